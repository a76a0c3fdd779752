import {expect, test} from 'vitest';
import {colorDrawing} from '../../../../src/plugins/drawing-colors/loader.mjs';

test('a drawing gets the values of the custom properties it uses, for both color modes', () => {
  const css =
    ":root {\n  --aurora-a: #fff;\n  --aurora-b: #111;\n  --aurora-c: #222;\n}\n[data-theme='dark'] {\n  --aurora-a: #000;\n}";
  const path = '<path fill="var(--aurora-a, Canvas)" stroke="var(--aurora-b)"/>';
  expect(colorDrawing(`<svg width="1">${path}</svg>`, css)).toBe(
    '<svg width="1"><style>svg{--a:#fff;--b:#111}@media (prefers-color-scheme: dark){svg{--a:#000}}</style>' +
      '<path fill="var(--a)" stroke="var(--b)"/></svg>',
  );
});
