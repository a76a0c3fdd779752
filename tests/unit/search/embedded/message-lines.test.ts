// cspell:words xhci xrun
import {expect, test} from 'vitest';
import {rankLines} from '../../../../src/search/embedded/message-lines';
import {rank} from '../../../../src/search/embedded/ranking';
import {createSiteIndex} from '../../../../src/search/embedded/site-index';
import {recordsOfPage} from '../../support/records';

const records = [
  ...recordsOfPage('## Sound\n\nThe sound server has no node: cannot open the stream.', {
    url: '/sound',
  }),
  ...recordsOfPage(
    '## Network\n\nNetworkManager says that a device changes its state from config to ip-config. ' +
      'The kernel finds a new USB device with xhci_hcd.',
    {url: '/network'},
  ),
];
const steps = createSiteIndex(records, [], {words: {}, intents: []});
let step = steps.next();
while (!step.done) {
  step = steps.next();
}
const index = step.value;

const harmless = [
  'NetworkManager: device (wlp2s0): state change: config -> ip-config',
  'kernel: usb 1-2: new high-speed USB device using xhci_hcd',
];
const error = 'pipewire: cannot open the stream';
const firstOf = (lines: readonly string[]) =>
  rankLines(lines.join('\n'), index).matches[0]?.record.url;

test('the line that reports an error counts more than all others together', () => {
  const lines = [...harmless, error];
  expect(rank(lines.join('\n'), index).matches[0]?.record.url).toBe('/network#network');
  expect(firstOf(lines)).toBe('/sound#sound');
  expect(firstOf([error, ...harmless])).toBe('/sound#sound');
});

test('without an error, the line counts that matches best', () => {
  expect(firstOf(harmless)).toBe('/network#network');
});

test('one line is searched for as it is', () => {
  expect(rankLines(error, index)).toEqual(rank(error, index));
});

test('lines of a person are one query', () => {
  const query = 'stream\nnetwork';
  expect(rankLines(query, index)).toEqual(rank(query, index));
});

test('a section that surely has one line is not in doubt because of the others', () => {
  const lines = ['pipewire: xrun', 'the sound server has no node: cannot open the stream'].join(
    '\n',
  );
  const whole = rank(lines, index);
  expect(whole.matches[0]?.record.url).toBe('/sound#sound');
  expect(whole.closeness).toBeDefined();
  const ranking = rankLines(lines, index);
  expect(ranking.matches).toEqual(whole.matches);
  expect(ranking.closeness).toBeUndefined();
});
