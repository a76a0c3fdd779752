import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {frontMatterProblems} from './validate';

/**
 * Docusaurus's front matter parser, with a schema: a missing, unknown or wrong field stops the
 * build and names file, line and what to do.
 */
const parseFrontMatter: ParseFrontMatter = async (params) => {
  const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
  const problems = frontMatterProblems(file, params.fileContent);
  if (problems.length > 0) {
    throw new Error(problems.map(({line, message}) => `${file}:${line}: ${message}.`).join('\n'));
  }
  return params.defaultParseFrontMatter(params);
};

export default parseFrontMatter;
