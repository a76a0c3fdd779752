/** The values of the site's custom properties in dark mode, by name, such as `--aurora-text`. */
export type Tokens = ReadonlyMap<string, string>;

/**
 * Reads the custom properties of the site. Social cards show a night sky, so the values of the dark
 * mode take precedence, as they come last.
 *
 * @param css the text of src/css/tokens.css
 */
export function readTokens(css: string): Tokens {
  const declarations = css.matchAll(/(?<name>--aurora-[\w-]+):\s*(?<value>[^;]+);/g);
  return new Map(
    Array.from(declarations, ({groups}): [string, string] => [
      groups?.name ?? '',
      groups?.value ?? '',
    ]),
  );
}

/**
 * Replaces `var(--aurora-…)` in an SVG picture with its value, as librsvg does not support it.
 *
 * @throws Error if a custom property does not exist
 */
export function resolveTokens(svg: string, tokens: Tokens): string {
  return svg.replace(/var\((?<name>--[\w-]+)\)/g, (_reference, name: string) => {
    const value = tokens.get(name);
    if (value === undefined) {
      throw new Error(`Social cards use ${name}, which src/css/tokens.css does not define.`);
    }
    return value;
  });
}
