import {readFileSync} from 'node:fs';

/**
 * @param {string} svg
 * @this {{getOptions: () => {tokens: string}, addDependency: (file: string) => void}}
 */
export default function loader(svg) {
  const {tokens} = this.getOptions();
  this.addDependency(tokens);
  return colorDrawing(svg, readFileSync(tokens, 'utf8'));
}

/**
 * Defines the custom properties that a drawing uses, for both color modes. Their fallbacks, which
 * make the file legible on its own, are then no longer needed.
 *
 * @param {string} svg
 * @param {string} css the text of src/css/tokens.css: the light mode, then the dark one
 */
export function colorDrawing(svg, css) {
  const names = [...new Set(svg.match(/--aurora-[\w-]+/g))];
  const [light = '', dark = ''] = css.split("[data-theme='dark']").map((mode) => {
    const values = [...mode.matchAll(/(--aurora-[\w-]+):\s*([^;]+);/g)];
    const used = values.filter(([, name]) => names.includes(String(name)));
    return `svg{${used.map(([, name, value]) => `${name}:${value}`).join(';')}}`;
  });
  const style = `<style>${light}@media (prefers-color-scheme: dark){${dark}}</style>`;
  // Most drawings are part of their pages.
  return svg
    .replace(/(var\(--[\w-]+), \w+\)/g, '$1)')
    .replace(/<svg[^>]*>/, `$&${style}`)
    .replaceAll('--aurora-', '--')
    .replace(/<!--.*?-->/gs, '')
    .replace(/(?<=[>;{}])\s*\n\s*/g, '');
}
