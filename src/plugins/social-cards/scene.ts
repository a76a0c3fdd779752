import {cabin, hills, land, sky, way, type Part, type Shape} from '../../components/Season/drawing';
import type {SeasonName} from '../../components/Season/names';

/** The color of each season, as in src/components/Season/tints.module.css. */
const tints: Readonly<Record<SeasonName, string>> = {
  get: 'var(--aurora-light-green)',
  use: 'var(--aurora-light-blue)',
  develop: 'var(--aurora-scene-window)',
  fix: 'var(--aurora-light-violet)',
};

const outline = 'fill="none" stroke-linecap="round"';

/** Where the scene of a season is on a card: its hills meet the ground of the background. */
const place = 'transform="translate(240 300) scale(2)"';

/**
 * Returns the background of a card with the view of its season on the horizon, in place of the
 * background's own ground, which comes in front of it.
 *
 * @throws Error if the background has no ground
 */
export function withScene(background: string, season: SeasonName | undefined): string {
  if (season === undefined) {
    return background;
  }
  const ground = /<path id="ground"[^>]*>/;
  if (!ground.test(background)) {
    throw new Error('The background of the social cards has no element with the id "ground".');
  }
  const draw = (shapes: readonly Shape[]) => shapes.map((shape) => drawShape(shape, season));
  // The background has lights and stars of its own.
  const light = sky[season].filter(([part]) => part === 'light' || part === 'line');
  const valley = draw(hills).join('');
  // The valley goes on to the left as its own reflection.
  const scene = [...draw(light), `<g transform="scale(-1 1)">${valley}</g>`, valley];
  const objects = draw([...land[season], ...cabin]);
  const path = season === 'get' ? draw([way]) : [];
  return background.replace(
    ground,
    (own) =>
      `<g ${place}>${[...scene, ...objects].join('')}</g>${own}<g ${place}>${path.join('')}</g>`,
  );
}

function drawShape([part, path]: Shape, season: SeasonName): string {
  return attributesOf(part, season)
    .map((attributes) => `<path ${attributes} d="${path}"/>`)
    .join('');
}

/** How a part is painted. librsvg mixes no colors, so that a tint is a layer of its own. */
function attributesOf(part: Part, season: SeasonName): string[] {
  switch (part) {
    case 'far':
      return ['fill="var(--aurora-scene-far)"', `fill="${tints[season]}" fill-opacity=".2"`];
    case 'middle':
      return ['fill="var(--aurora-scene-near)"', `fill="${tints[season]}" fill-opacity=".14"`];
    case 'light':
      return ['fill="var(--aurora-scene-window)"'];
    case 'line':
      return [`${outline} stroke="var(--aurora-scene-tree)" stroke-width="1.5"`];
    case 'way':
      return [`${outline} stroke="var(--aurora-scene-edge)" stroke-width="3"`];
    default:
      return ['fill="var(--aurora-scene-tree)"'];
  }
}
