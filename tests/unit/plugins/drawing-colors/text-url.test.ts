import {expect, test} from 'vitest';
import toTextUrl from '../../../../src/plugins/drawing-colors/text-url.mjs';

const svg = '<svg fill="#fff" data-a=\'é\'><text>100% "a"</text></svg>';

test('a drawing in Base64 becomes text, which a browser reads as the same drawing', async () => {
  const base64 = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const code = toTextUrl(`export default "${base64}"`);
  expect(code).not.toContain('base64');
  const url: unknown = JSON.parse(code.replace('export default ', ''));
  expect(url).not.toMatch(/[<>#]/);
  expect(await (await fetch(String(url))).text()).toBe(svg);
});

test('a drawing that is a file of its own stays one', () => {
  const code = 'export default __webpack_public_path__ + "assets/images/a-1.svg";';
  expect(toTextUrl(code)).toBe(code);
});
