import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hostedEnvironment} from '../../scripts/lib/hosted-site.mjs';
import {askOrigins, readAskSettings} from '../../src/config/ask';
import {readSearchSettings} from '../../src/config/search';
import {searchOrigins} from '../../src/search/algolia/hosts';
import {searchConfigOf} from '../../src/search/core/config';

/** The text of a file, and what stands there in a build for hosted services. */
type Change = readonly [from: string, to: string];

/**
 * Writes the files in which a build for hosted services differs from the finished site, so that it
 * needs no second build: the settings in the site's main code, and the hosts in the security policy
 * of each page. Each night, the tests visit a true build (scripts/build-hosted.mjs).
 *
 * @param build the folder of the finished site
 * @param folder where to write the files; what was there is lost
 * @throws Error if the finished site does not contain the text of its own settings
 */
export function writeHostedFiles(build: string, folder: string): void {
  const search = readSearchSettings(hostedEnvironment);
  const ask = readAskSettings(hostedEnvironment);
  const origins = [...searchOrigins(searchConfigOf(search)), ...askOrigins(ask)];
  const customFields = {...search.customFields, ask};
  const algolia = {contextualSearch: true, searchParameters: {}, ...search.themeConfig.algolia};

  rmSync(folder, {recursive: true, force: true});
  const names = readdirSync(build, {recursive: true, encoding: 'utf8'});
  const write = (pattern: RegExp, changes: readonly Change[]) => {
    for (const name of names.filter((each) => pattern.test(each))) {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), {recursive: true});
      const text = readFileSync(path.join(build, name), 'utf8');
      writeFileSync(
        file,
        changes.reduce((before, change) => replaceOnce(name, before, change), text),
      );
    }
  };
  write(/^assets\/js\/main\.\w+\.js$/, [
    [`customFields:{ask:{allowsLocal:!0}}`, `customFields:${JSON.stringify(customFields)}`],
    ['prism:{theme:', `algolia:${JSON.stringify(algolia)},prism:{theme:`],
  ]);
  write(/\.html$/, [["connect-src 'self'", `connect-src 'self' ${origins.join(' ')}`]]);
}

function replaceOnce(name: string, text: string, [from, to]: Change): string {
  const parts = text.split(from);
  if (parts.length !== 2) {
    throw new Error(
      `${name} contains ${from} ${parts.length - 1} times instead of once. See what a build for hosted services has there, and change tests/e2e/hostedSite.ts.`,
    );
  }
  return parts.join(to);
}
