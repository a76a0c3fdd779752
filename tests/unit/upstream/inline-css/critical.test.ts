import {describe, expect, test} from 'vitest';
import {criticalStyles} from '../../../../src/upstream/inline-css/critical';

describe('the critical styles of a page', () => {
  test.each([
    ['elements', 'p{color:red}'],
    ['classes', '.card{color:red}'],
    ['ids', '#top{color:red}'],
    ['elements whose tags a page may leave out', 'html body tbody{color:red}'],
    ['attributes that scripts set', '[data-theme=dark] .card{color:red}'],
    ['selectors without a name', ':is(.card,p):first-child,:focus-visible,::selection{color:red}'],
    ['other media', '@media print{.card{color:red}}'],
  ])('contain the rules of its %s', async (_what, rule) => {
    expect(await criticalStyles(rule, ['p', 'card', 'top'])).toBe(rule);
  });

  test('contain no rule, keyframes or custom property that it does not use', async () => {
    const used = ':root{--used:red}p{color:var(--used)}';
    const sheet =
      ':root{--used:red;--unused:blue}p{color:var(--used)}' +
      '.card p{color:var(--unused)}.card{animation:x}@keyframes x{to{top:0}}';
    expect(await criticalStyles(sheet, ['p'])).toBe(used);
  });

  test('keep the order of layers, also of those without a rule', async () => {
    const sheet = '@layer b{.card{color:red}}@layer a{p{color:red}}@layer c,b;@layer d{p{top:0}}';
    expect(await criticalStyles(sheet, ['p'])).toMatch(/^@layer b,a,c,b,d;/);
  });
});
