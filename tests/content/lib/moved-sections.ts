import {parse} from 'yaml';
import type {SourceFile} from './sources';

/** Sections that have left a page, and the routes of both pages. */
interface Moved {
  from: string;
  to: string;
  ids: string[];
}

/** Reads `moved_sections` of the front matter of all pages. */
export function movedSections(sources: readonly SourceFile[]): Moved[] {
  return sources.flatMap(({file, text}) => {
    const block = /^---\n(.*?)\n---\n/s.exec(text)?.[1] ?? '';
    const {slug, moved_sections: moved = {}} = parse(block) as {
      slug?: string;
      moved_sections?: Record<string, string[]>;
    };
    const from = slug ?? file.replace(/^docs|\.mdx?$/g, '');
    return Object.entries(moved).map(([to, ids]) => ({from, to, ids}));
  });
}
