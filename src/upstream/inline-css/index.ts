import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type {BuildStep} from '../../plugins/after-build';
import {eachPage} from '../../plugins/after-build/eachPage';
import {separateSheets} from '../chunk-groups/groups';
import {splitStyles, type SplitStyles} from './critical';
import {kindOf, loadedSheet, stylesOf, withStyles} from './inline';

/** What the pages of one kind share. */
interface Kind {
  /** The paths of their style sheets. */
  sheets: readonly string[];
  names: Set<string>;
  styles: SplitStyles;
}

/**
 * Puts the style sheets of a finished page into the page itself: what it uses into the head, and the
 * rest at the end. Readers mostly come with an empty cache, from a search engine, and then a sheet
 * costs another trip before anything is drawn: with 150 ms to an answer the first paint comes 0.4 s
 * later. Navigating inside the site loads none of them again, but the first step into the blog loads
 * its sheet.
 */
export default function inlineCss(): BuildStep {
  return {
    name: 'inline-css',
    async postBuild({outDir}) {
      const sections = await sectionSheets(outDir);
      await writeFileAtomic(path.join(outDir, loadedSheet.href), loadedSheet.text);
      const kinds = new Map<string, Kind>();
      await eachPage(outDir, async (file) => {
        const {links, classes, names} = stylesOf(await readFile(file, 'utf8'));
        if (links.length > 0) {
          const own = sections.filter(({pageClass}) => classes.includes(pageClass));
          const sheets = [...links, ...own].map(({href}) => href);
          const kind = kinds.get(kindOf(classes)) ?? {
            sheets,
            names: new Set(),
            styles: {critical: '', rest: []},
          };
          names.forEach((name) => kind.names.add(name));
          kinds.set(kindOf(classes), kind);
        }
      });
      for (const kind of kinds.values()) {
        const texts = kind.sheets.map((href) => readFile(path.join(outDir, href), 'utf8'));
        kind.styles = await splitStyles(await Promise.all(texts), kind.names);
      }
      await eachPage(outDir, async (file) => {
        const html = await readFile(file, 'utf8');
        const {links, classes} = stylesOf(html);
        const kind = kinds.get(kindOf(classes));
        if (kind && links.length > 0) {
          await writeFileAtomic(file, withStyles(html, links, kind.sheets, kind.styles));
        }
      });
    },
  };
}

/** Finds the sheets of single sections by the names that `chunk-groups` gives them. */
async function sectionSheets(outDir: string): Promise<{href: string; pageClass: string}[]> {
  const {name, pageClass} = separateSheets.blog;
  const files = await readdir(path.join(outDir, 'assets/css'));
  return files
    .filter((file) => file.startsWith(`${name}.`) && file.endsWith('.css'))
    .map((file) => ({href: `/assets/css/${file}`, pageClass}));
}
