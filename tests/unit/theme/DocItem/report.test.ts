import {expect, test} from 'vitest';
import {reportUrl} from '../../../../src/theme/DocItem/Footer/report';

const page = {
  title: 'Connect to a VPN',
  permalink: '/guides/vpn',
  verified: {date: '2026-08-22', version: '44'},
};

const fieldsOf = (url: string) => Object.fromEntries(new URL(url).searchParams);

test('a report contains the page, URL, section and version', () => {
  expect(fieldsOf(reportUrl(page, '#tailscale'))).toEqual({
    template: 'wrong-page.yml',
    title: 'Problem on "Connect to a VPN": ',
    page: 'https://docs.getaurora.dev/guides/vpn#tailscale',
    section: '#tailscale',
    checked: 'against Aurora 44 on 2026-08-22',
  });
});

test('section and version are optional', () => {
  expect(fieldsOf(reportUrl({...page, verified: undefined}))).toEqual({
    template: 'wrong-page.yml',
    title: 'Problem on "Connect to a VPN": ',
    page: 'https://docs.getaurora.dev/guides/vpn',
  });
});
