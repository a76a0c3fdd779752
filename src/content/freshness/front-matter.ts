import type {ParseFrontMatter} from '@docusaurus/types';
import {VFileMessage} from 'vfile-message';
import {files, images, ujust} from '../facts/facts';
import {factsOf, type Fact} from './fact';
import {changesSince, type Change} from './freshness';
import {mentionsIn} from './mentions';
import {parseMarkdown} from '../markdown/parse';

/** The snapshot of the image that pages are compared with. */
export const facts: readonly Fact[] = factsOf({ujust, images, files});

/**
 * Returns what has changed since a page was verified.
 *
 * @param content the whole file
 * @param since the date of its `verified`
 */
export function changesOf(content: string, since: string, all = facts): Change[] {
  // Most pages were verified after the latest change of any fact, so they need not be parsed.
  if (!all.some(({changed}) => changed > since)) {
    return [];
  }
  try {
    return changesSince(since, mentionsIn(parseMarkdown(content).tree, all));
  } catch (error) {
    if (error instanceof VFileMessage) {
      // Not valid MDX: the content check reports where, and stops the build.
      return [];
    }
    throw error;
  }
}

/**
 * Parses front matter, and adds `changes` if the page may be outdated. Only such pages have the
 * list, in their own metadata.
 */
export const parseFrontMatter: ParseFrontMatter = async (parameters) => {
  const result = await parameters.defaultParseFrontMatter(parameters);
  const {verified} = result.frontMatter;
  if (!hasDate(verified)) {
    return result;
  }
  const changes = changesOf(parameters.fileContent, verified.date);
  return changes.length === 0 ? result : {...result, frontMatter: {...result.frontMatter, changes}};
};

function hasDate(verified: unknown): verified is {date: string} {
  return (
    typeof verified === 'object' &&
    verified !== null &&
    'date' in verified &&
    typeof verified.date === 'string'
  );
}
