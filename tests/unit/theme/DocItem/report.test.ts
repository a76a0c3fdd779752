import {expect, test} from 'vitest';
import {reportUrl} from '../../../../src/theme/DocItem/Footer/report';

const page = {
  title: 'Connect to a VPN',
  permalink: '/guides/vpn',
  verified: {date: '2026-08-22', version: '44'},
};

const fieldsOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

test('a report names page, address, section and version', () => {
  expect(fieldsOf(reportUrl(page, '#tailscale'))).toEqual({
    template: 'wrong-page.yml',
    title: 'Problem on "Connect to a VPN": ',
    page: 'https://docs.getaurora.dev/guides/vpn#tailscale',
    section: '#tailscale',
    checked: 'against Aurora 44 on 2026-08-22',
  });
});

test('the reader fills in the section when there is none, and a page may not have been checked', () => {
  expect(fieldsOf(reportUrl({...page, verified: undefined}))).toEqual({
    template: 'wrong-page.yml',
    title: 'Problem on "Connect to a VPN": ',
    page: 'https://docs.getaurora.dev/guides/vpn',
  });
});
