// cspell:ignore TIMEDOUT
import {expect, test} from 'vitest';
import {buildFailure, installFailure} from '../../../../bench/peers/failures.mjs';

const lines = Array.from({length: 40}, (_value, index) => `line ${index + 1}`);

test.each(['ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED', 'ETIMEDOUT', 'ERR_SOCKET_TIMEOUT', 'E503'])(
  '%s of npm is one sentence about the connection',
  (code) => {
    const output = `npm error code ${code}\nnpm error network request failed`;
    expect(installFailure('Starlight', output)).toBe(
      `The npm registry cannot be reached (${code}), so Starlight cannot be installed; check the connection with "npm ping" and try again, or leave out --peers.`,
    );
  },
);

test('other failures of npm name the peer and its last lines', () => {
  const output = ['npm error code E404', ...lines].join('\n');
  const message = installFailure('Starlight', `${output}\n\n`);
  expect(message).toMatch(/^Starlight cannot be installed; .+ leave out --peers\./);
  expect(message).toMatch(/:\n {2}line 29\n[^]* {2}line 40$/);
  expect(message).not.toContain('line 28');
});

test('a failed build names the peer and its last lines', () => {
  const message = buildFailure('VitePress', lines.join('\n'));
  expect(message).toMatch(/^VitePress cannot build the pages; .+ leave out --peers\./);
  expect(message).toMatch(/:\n {2}line 29\n[^]* {2}line 40$/);
});
