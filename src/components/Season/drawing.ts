import type {SeasonName} from './names';

/** What a path shows, which decides its color. */
export type Part =
  'far' | 'middle' | 'near' | 'cabin' | 'tree' | 'light' | 'line' | 'way' | 'stars' | 'ribbon';

export type Shape = readonly [part: Part, path: string];

/** What is behind the hills. The upper third is cut off where the view is wide. */
export const sky: Readonly<Record<SeasonName, readonly Shape[]>> = {
  get: [['light', 'M283 62a15 15 0 1 1 30 0 15 15 0 1 1-30 0']],
  use: [
    ['light', 'M414 48a10 10 0 1 1 20 0 10 10 0 1 1-20 0'],
    ['line', 'M368 43q5-5 8 0 3-5 8 0M392 50q4-4 6 0 2-4 6 0'],
  ],
  develop: [['light', 'M184 64a14 14 0 1 1 28 0 14 14 0 1 1-28 0']],
  fix: [
    ['stars', 'M226 44h0M262 38h0M292 52h0M318 40h0M336 56h0M374 36h0M464 40h0M448 58h0'],
    ['ribbon', 'M424 92C352 84 372 62 404 54S440 32 430-8'],
  ],
};

export const hills: readonly Shape[] = [
  [
    'far',
    'M0 80 40 62Q46 59 52 62L82 76 138 48Q144 45 150 48L198 76 246 56Q252 53 258 56L300 76 350 44Q356 41 362 44L410 72 440 60Q446 57 452 60L480 74V120H0z',
  ],
  ['middle', 'M0 94C90 74 170 98 250 87S400 74 480 88V120H0z'],
];

/** What stands on the hills. */
export const land: Readonly<Record<SeasonName, readonly Shape[]>> = {
  get: [['tree', 'M392 98l8-24 8 24zM412 99l6-18 6 18z']],
  use: [
    [
      'tree',
      'M390 98V86a9 9 0 1 1 3 0v12zM414 99V89a7 7 0 1 1 2 0v10zM306 100V92a6 6 0 1 1 2 0v8z',
    ],
  ],
  develop: [
    ['line', 'M392 98V42M382 50H428M392 42l-10 8M392 42l36 8M420 50V68'],
    ['tree', 'M412 68h16v9h-16zM404 98V86h22v12z'],
  ],
  fix: [
    ['line', 'M321 99 333 77M327 100 339 78M325 92h6M328 86h6M331 81h6'],
    ['tree', 'M392 98l9-28 9 28zM414 99l6-20 6 20zM296 101l5-16 5 16z'],
  ],
};

export const cabin: readonly Shape[] = [
  ['cabin', 'M330 102V85l-3 1 15-12 15 12-3-1v17z'],
  ['light', 'M335 87h5v5h-5zM344 87h5v5h-5z'],
];

export const ground: Shape = ['near', 'M-5 113Q240 90 485 108V126H-5z'];

/** What lies on the ground. */
export const way: Shape = ['way', 'M276 124C290 110 338 116 342 101'];
