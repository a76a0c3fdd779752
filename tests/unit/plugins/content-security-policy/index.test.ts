import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import contentSecurityPolicy from '../../../../src/plugins/content-security-policy';

type PostBuildProps = Parameters<NonNullable<Plugin['postBuild']>>[0];

const siteDir = mkdtempSync(path.join(tmpdir(), 'policy-'));

afterEach(() => rmSync(siteDir, {recursive: true, force: true}));

const page = '<!doctype html><head><meta charset=UTF-8><title>x</title></head>';

/** Writes a site of two pages and runs the plugin's step after the build. */
async function finish(outDir: string, second = `${page}<script>run()</script>`) {
  mkdirSync(path.join(siteDir, outDir, 'guide'), {recursive: true});
  writeFileSync(path.join(siteDir, outDir, 'index.html'), page);
  writeFileSync(path.join(siteDir, outDir, 'guide/index.html'), second);
  const context: Partial<LoadContext> = {
    siteConfig: {themeConfig: {}} as LoadContext['siteConfig'],
  };
  const plugin = contentSecurityPolicy(context as LoadContext);
  const props: Partial<PostBuildProps> & Partial<LoadContext> = {
    siteDir,
    outDir: path.join(siteDir, outDir),
  };
  await plugin.postBuild?.(props as PostBuildProps);
}

const read = (file: string) => readFileSync(path.join(siteDir, file), 'utf8');

test('each page has its own policy, and the headers have one for all pages', async () => {
  await finish('build');
  expect(read('build/index.html')).toContain("script-src 'self';");
  const [hash = ''] = /'sha256-[^']+'/.exec(read('build/guide/index.html')) ?? [];
  expect(hash).not.toBe('');
  for (const file of [
    'build/_headers',
    'deploy/generated/security-headers.nginx.conf',
    'deploy/generated/security-headers.caddy',
  ]) {
    expect(read(file)).toContain(`script-src 'self' ${hash};`);
  }
});

test('a build into another folder does not change the server configuration', async () => {
  await finish('build-hosted');
  expect(read('build-hosted/_headers')).toContain('Content-Security-Policy');
  expect(existsSync(path.join(siteDir, 'deploy'))).toBe(false);
});

test('a page that cannot have a policy stops the build', async () => {
  await expect(finish('build', '<title>x</title>')).rejects.toThrow(
    /^guide\/index\.html: has no <meta charset="utf-8"> before its scripts and styles; put it first\.$/,
  );
});
