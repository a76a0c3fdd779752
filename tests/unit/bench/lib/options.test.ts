import {expect, test} from 'vitest';
import {parseOptions} from '../../../../bench/lib/options.mjs';

const parse = (...args: string[]) =>
  parseOptions(args, ['bytes', 'paint', 'growth'], ['home', 'guide'], [30, 300]);

test('without options, everything is built and measured five times', () => {
  expect(parse()).toMatchObject({
    sections: ['bytes', 'paint', 'growth'],
    build: true,
    against: undefined,
    peers: false,
    runs: 5,
    json: undefined,
    sizes: [30, 300],
  });
});

test('options set the sections, pages, sizes, the other sites and selectors', () => {
  const options = parse(
    ...['--only', 'paint,bytes', '--no-build', '--against', '../other', '--runs', '3'],
    ...['--page', 'guide=/vpn.html', '--sizes', '10,20', '--search-button', '.find', '--peers'],
  );
  expect(options).toMatchObject({
    sections: ['bytes', 'paint'],
    build: false,
    against: '../other',
    peers: true,
    runs: 3,
    sizes: [10, 20],
  });
  expect(options.pages).toEqual(new Map([['guide', '/vpn.html']]));
  expect(options.selectors.searchButton).toBe('.find');
});

test.each([
  [['--only', 'speed'], '--only has no section "speed"; choose from bytes, paint, growth.'],
  [['--runs', 'many'], '--runs takes whole numbers above 0, not "many".'],
  [['--runs', '0'], '--runs takes whole numbers above 0, not "0".'],
  [['--sizes', '30,1.5'], '--sizes takes whole numbers above 0, not "1.5".'],
  [['--page', 'guide'], '--page takes KIND=/PATH with a kind of home, guide, not "guide".'],
  [['--page', 'shop=/x'], '--page takes KIND=/PATH with a kind of home, guide, not "shop=/x".'],
])('%j is a usage error', (args, message) => {
  expect(() => parse(...args)).toThrow(message);
});

test('an unknown option is a usage error', () => {
  expect(() => parse('--fast')).toThrow('--fast');
});
