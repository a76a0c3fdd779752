import {expect, test} from 'vitest';
import {noBackground} from '../../../../src/search/core/background';
import {explain} from '../../../../src/search/evaluation/explain';
import {recordsOfPage} from '../../support/records';

const records = [
  ...recordsOfPage('A tunnel for your network.', {url: '/vpn', title: 'VPN'}),
  ...recordsOfPage('Roll back to the image from before.', {url: '/rollback', title: 'Updates'}),
];

test('the words of a query stand with the terms that they stand for', () => {
  expect(explain(records, noBackground, 'tunnel zebra').slice(0, 3)).toEqual([
    'Words, and the terms of the index they stand for:',
    '  tunnel: tunnel × 1.00',
    '  zebra: on no page',
  ]);
});

test('a hit stands with the fields that match, and the factors that change its score', () => {
  const lines = explain(records, noBackground, 'vpn tunnel');
  const at = lines.indexOf('/vpn');
  expect(lines.slice(at + 1, at + 4)).toEqual([
    '  in title: vpn',
    '  in path: vpn',
    '  in content: tunnel',
  ]);
  expect(lines[at + 4]).toMatch(/^ {2}\w+ [\d.]+.* = [\d.]+$/);
  expect(lines[at + 4]).not.toMatch(/ 1\.00(?: ×| =)/);
});

test('a query like an unanswered question stands with that question', () => {
  const speed = '## Speed\n\n{/* asked as: tunnel is slow */}\n\nThe network of a tunnel is slow.';
  const explained = (...unanswered: string[]) =>
    explain(
      [...recordsOfPage(speed, {url: '/vpn', title: 'VPN'}), ...records.slice(1)],
      {...noBackground, unanswered},
      'slow tunnel and slow network speed',
    ).join('\n');
  expect(explained()).not.toContain('a part of it');
  expect(explained('tunnel for the network of a friend is slow')).toContain(
    'The query is like "tunnel for the network of a friend is slow", which no page answers. These have a part of it.',
  );
});
