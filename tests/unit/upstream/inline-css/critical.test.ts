import {describe, expect, test} from 'vitest';
import {splitStyles} from '../../../../src/upstream/inline-css/critical';

describe('what a page needs at once', () => {
  test.each([
    ['elements', 'p{color:red}'],
    ['classes', '.card{color:red}'],
    ['ids', '#top{color:red}'],
    ['elements whose tags a page may leave out', 'html body tbody{color:red}'],
    ['attributes that scripts set', '[data-theme=dark] .card{color:red}'],
    ['selectors without a name', ':is(.card,p):first-child,:focus-visible,::selection{color:red}'],
    ['other media', '@media print{.card{color:red}}'],
  ])('has the rules of its %s, and the rest is empty', async (_what, rule) => {
    expect(await splitStyles([rule], ['p', 'card', 'top'])).toEqual({critical: rule, rest: ['']});
  });

  test('has no rule that the page does not use, which is in the rest of its sheet', async () => {
    const sheets = ['p{color:red}.card p{top:0}', 'i{top:0}@media print{p{top:0}i{top:1px}}'];
    expect(await splitStyles(sheets, ['p'])).toEqual({
      critical: 'p{color:red}@media print{p{top:0}}',
      rest: ['.card p{top:0}', 'i{top:0}@media print{i{top:1px}}'],
    });
  });

  test('has the whole of a rule of which one selector fits', async () => {
    const rule = ':is(.card,p) i,.card{top:0}';
    expect(await splitStyles([`${rule}.card{top:1px}`], ['p', 'i'])).toEqual({
      critical: rule,
      rest: ['.card{top:1px}'],
    });
  });

  test('has the width of columns, so that a later rule about phones goes on winning', async () => {
    const columns = '.col--9{width:75%}@media (max-width:996px){.col{width:100%}}';
    expect(await splitStyles([columns], ['col'])).toEqual({critical: columns, rest: ['']});
  });

  test('has all animations and fonts', async () => {
    const needed = '@keyframes x{to{top:0}}@font-face{font-family:x}';
    expect(await splitStyles([`.card{animation:x}${needed}`], ['p'])).toEqual({
      critical: needed,
      rest: ['.card{animation:x}'],
    });
  });

  test('keeps the order of layers, also of those without a rule', async () => {
    const sheet = '@layer b{.card{color:red}}@layer a{p{color:red}}@layer c,b;@layer d{p{top:0}}';
    const {critical} = await splitStyles([sheet], ['p']);
    expect(critical).toMatch(/^@layer b,a,c,b,d;/);
  });
});
