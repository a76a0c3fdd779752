import {parse} from 'postcss';
import {PurgeCSS} from 'purgecss';

/** Classes that no script names in one piece. */
const composedClasses = [
  // The theme adds the level to it.
  /^theme-doc-sidebar-item-(?:category|link)-level-/,
];

/**
 * Classes of Infima and the theme that scripts name, but that no page of this site has: what the
 * configuration turns off, and what only components show that the site does not use. A page that gets
 * one of them is reported by `tests/content/style-sheets.test.ts`; take the class off the list then.
 */
export const absentClasses = [
  'avatar__photo',
  'badge',
  'badge--secondary',
  'card',
  'footer--dark',
  'footer__link-separator',
  'hero',
  'hero__title',
  'menu__list-item-collapsible--active',
  'navbar--dark',
  'navbar--primary',
  'pagination',
  'shadow--lw',
  'tabs--block',
  // In CSS modules, before the hash: of the sidebar that can be hidden, and of the navbar's dark style.
  /^(?:collapseSidebarButton|collapseSidebarButtonIcon|docSidebarContainerHidden|docItemWrapperEnhanced)_/,
  /^(?:expandButton|expandButtonIcon|sidebarHidden|darkNavbarColorModeToggle|menuHtmlItem)_/,
  // Icons of authors' accounts, of which this site's authors name none.
  /^(?:github|x|linkedin|bluesky|instagram|threads|youtube|mastodon|twitch)Svg_/,
];

/**
 * A rule of Docusaurus that hides the outline of what a mouse has focused. All supported browsers do
 * that by themselves (`:focus-visible`), and with the rule, each change of this class at the press of
 * a button and after a step to another page makes them restyle every element.
 */
export const obsoleteSelector = 'body:not(.navigation-with-keyboard) :not(input):focus';

/**
 * Elements that scripts name, but no page has: only answers of a model quote (src/ask), and they have
 * styles of their own.
 */
export const absentElements = ['blockquote'];

/**
 * Drops the selectors, custom properties and keyframes of a style sheet that no page can use.
 *
 * @param sheet one style sheet of the site
 * @param scripts the text of all its scripts, from which every page is rendered
 * @param otherSheets the other sheets, which may read its custom properties and keyframes
 */
export async function purge(
  sheet: string,
  scripts: readonly string[],
  otherSheets: readonly string[] = [],
): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: scripts.map((raw) => ({raw, extension: 'js'})),
    css: [{raw: withUniversal(withoutObsolete(sheet))}],
    variables: true,
    keyframes: true,
    blocklist: [...absentClasses, ...absentElements],
    safelist: {
      standard: composedClasses,
      // PurgeCSS looks for them neither in scripts nor in keyframes.
      variables: [...scripts, ...keyframesOf(sheet), ...otherSheets].flatMap(
        (text) => text.match(/--[\w-]+/g) ?? [],
      ),
      keyframes: otherSheets.flatMap((text) => text.match(/[\w-]+/g) ?? []),
    },
  });
  if (!result) {
    throw new Error('PurgeCSS returned no style sheet.');
  }
  return withoutUniversal(result.css);
}

function withoutObsolete(sheet: string): string {
  const root = parse(sheet);
  root.walkRules((rule) => {
    if (rule.selector === obsoleteSelector) {
      rule.remove();
    }
  });
  return root.toString();
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
