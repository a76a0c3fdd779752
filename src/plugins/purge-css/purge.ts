import {PurgeCSS} from 'purgecss';

/** Classes that no script names in one piece. */
const composedClasses = [
  // The theme adds the level to it.
  /^theme-doc-sidebar-item-(?:category|link)-level-/,
];

/**
 * Drops the selectors, custom properties and keyframes of a style sheet that no page can use.
 *
 * @param sheet the whole style sheet of the site
 * @param scripts the text of all its scripts, from which every page is rendered
 */
export async function purge(sheet: string, scripts: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: scripts.map((raw) => ({raw, extension: 'js'})),
    css: [{raw: withUniversal(sheet)}],
    variables: true,
    keyframes: true,
    safelist: {
      standard: composedClasses,
      // PurgeCSS looks for them neither in scripts nor in keyframes.
      variables: [...scripts, ...keyframesOf(sheet)].flatMap(
        (text) => text.match(/--[\w-]+/g) ?? [],
      ),
    },
  });
  if (!result) {
    throw new Error('PurgeCSS returned no style sheet.');
  }
  return withoutUniversal(result.css);
}

/**
 * Writes `*:hover` for `:hover`: PurgeCSS removes selectors, also those in `:is()` and `:where()`, that
 * name no element, class, id or attribute. The minifier leaves no such `*` of its own.
 */
function withUniversal(sheet: string): string {
  return sheet.replaceAll(/(?<=^|[(,{};]):(?=[a-z])/g, '*:');
}

function withoutUniversal(sheet: string): string {
  return sheet.replaceAll(/(?<=^|[(,{};])\*:(?=[a-z])/g, ':');
}

function keyframesOf(sheet: string): string[] {
  return sheet.match(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*/g) ?? [];
}
