import {expect, test} from 'vitest';
import {reportUrl} from '../../../../src/theme/DocItem/Footer/report';

const page = {
  title: 'Connect to a VPN',
  permalink: '/guides/vpn',
  verified: {date: '2026-08-22', version: '44'},
};

function issueOf(url: string) {
  const {searchParams} = new URL(url);
  return {title: searchParams.get('title'), lines: searchParams.get('body')?.split('\n')};
}

test('a report names page, address, section and version', () => {
  expect(issueOf(reportUrl(page, '#tailscale'))).toEqual({
    title: 'Problem on "Connect to a VPN": ',
    lines: [
      'Page: Connect to a VPN',
      'Address: https://docs.getaurora.dev/guides/vpn#tailscale',
      'Section: #tailscale',
      'Checked: against Aurora 44 on 2026-08-22',
      '',
      'What is wrong, and what should it say?',
      '',
      '',
    ],
  });
});

test('without a script the section is not known, and a page may not say what it was checked with', () => {
  const {lines} = issueOf(reportUrl({...page, verified: undefined}));
  expect(lines?.slice(0, 4)).toEqual([
    'Page: Connect to a VPN',
    'Address: https://docs.getaurora.dev/guides/vpn',
    'Section: not known',
    '',
  ]);
});
