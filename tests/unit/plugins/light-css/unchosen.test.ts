import {expect, test} from 'vitest';
import {unchosenClasses} from '../../../../src/plugins/light-css/unchosen';

const all = ['navbar--dark', 'navbar--primary', 'footer--dark', 'footer__logo'];

test('without a choice, every look is one that is not chosen', () => {
  expect(unchosenClasses({navbar: {items: []}, footer: {style: 'light', links: []}})).toEqual(all);
});

test.each([
  ['navbar--dark', {navbar: {style: 'dark', items: []}}],
  ['navbar--primary', {navbar: {style: 'primary', items: []}}],
  ['footer--dark', {footer: {style: 'dark', links: []}}],
  ['footer__logo', {footer: {style: 'light', links: [], logo: {src: '/logo.svg'}}}],
] as const)('%s stays when it is chosen', (name, chosen) => {
  const config = {navbar: {items: []}, ...chosen} as Parameters<typeof unchosenClasses>[0];
  expect(unchosenClasses(config)).toEqual(all.filter((other) => other !== name));
});
