import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {headerProblems, securityPolicyProblems} from './checks/security-policy';
import {fromRoot} from './lib/paths';
import {sentences} from './lib/problem';
import {readSite} from './lib/site';

test('every page has a strict security policy that allows nothing but its own content', () => {
  const pages = [...readSite().pages.values()];
  expect(sentences(pages.flatMap(securityPolicyProblems))).toEqual([]);
});

test('the headers for hosts allow what the pages allow', () => {
  const pages = [...readSite().pages.values()];
  const text = readFileSync(fromRoot('build/_headers'), 'utf8');
  expect(sentences(headerProblems('build/_headers', text, pages))).toEqual([]);
});

const fixture = 'tests/fixtures/content/security-policy';
const site = readSite(fixture);

const problemsOf = (name: string) => {
  const page = site.pages.get(name === 'index' ? '/' : `/${name}.html`);
  return sentences(page ? securityPolicyProblems(page) : []).map((sentence) =>
    sentence.slice(`${fixture}/${name}.html: `.length),
  );
};

test('a correct page has no problems', () => {
  expect(problemsOf('index')).toEqual([]);
});

test('a missing policy, and one after a style sheet, is reported', () => {
  const message = 'has no security policy directly after its encoding; build it again.';
  expect(problemsOf('none')).toEqual([message]);
  expect(problemsOf('late')).toEqual([message]);
});

test('a policy that allows too much is reported', () => {
  expect(problemsOf('weak')).toEqual([
    `allows 'unsafe-inline' in script-src; name what it is for.`,
    `allows 'unsafe-eval' in script-src; name what it is for.`,
    'allows https: in connect-src; name what it is for.',
    'allows * in img-src; name what it is for.',
    `does not say default-src 'none' in its policy.`,
    `does not say object-src 'none' in its policy.`,
    `does not say frame-src 'none' in its policy.`,
    `does not say base-uri 'self' in its policy.`,
    'allows 1 texts in script-src that it does not have.',
  ]);
});

test('inline code that the policy does not allow, or that no policy may allow, is reported', () => {
  expect(problemsOf('inline')).toEqual([
    'has 2 inline texts that its script-src does not allow.',
    'has 1 inline texts that its style-src does not allow.',
    'has 2 inline texts that its style-src-attr does not allow.',
    'has onload on <body>; listen from a script instead.',
    'has style="color: red" on <p>; use a class instead.',
    'has href="javascript:alert(1)" on <a>; lead to a page instead.',
    'has src="data:text/html,hello" on <iframe>; lead to a page instead.',
  ]);
});

test('headers that block what a page allows, permit frames or are too long are reported', () => {
  const text = `/nothing\n  Content-Security-Policy: default-src 'none'; script-src 'self'\n  X-Long: ${'x'.repeat(2000)}\n`;
  const page = site.pages.get('/');
  expect(sentences(headerProblems('_headers', text, page ? [page] : []))).toEqual([
    '_headers: does not begin with /*.',
    "_headers: does not say frame-ancestors 'none'.",
    '_headers: refuses something that / allows.',
    '_headers: has a line of 2010 characters; hosts read 2000 at most.',
  ]);
});
