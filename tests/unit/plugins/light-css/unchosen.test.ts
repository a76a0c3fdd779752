import {expect, test} from 'vitest';
import {unchosenClasses} from '../../../../src/plugins/light-css/unchosen';

const all = ['navbar--dark', 'navbar--primary', 'footer--dark', 'footer__logo'];

test('without a choice, every look is one that is not chosen', () => {
  expect(unchosenClasses({navbar: {items: []}, footer: {style: 'light', links: []}})).toEqual(all);
});

const choices: readonly (readonly [string, Partial<Parameters<typeof unchosenClasses>[0]>])[] = [
  ['navbar--dark', {navbar: {style: 'dark', items: []}}],
  ['navbar--primary', {navbar: {style: 'primary', items: []}}],
  ['footer--dark', {footer: {style: 'dark', links: []}}],
  ['footer__logo', {footer: {style: 'light', links: [], logo: {src: '/logo.svg'}}}],
];

test.each(choices)('%s stays when it is chosen', (name, chosen) => {
  expect(unchosenClasses({navbar: {items: []}, ...chosen})).toEqual(
    all.filter((other) => other !== name),
  );
});
