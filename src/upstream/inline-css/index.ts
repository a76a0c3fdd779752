import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type {BuildStep} from '../../plugins/after-build';
import {eachPage} from '../../plugins/after-build/eachPage';
import {separateSheets} from '../chunk-groups/groups';
import {
  loadedSheet,
  sheetsOf,
  withSectionSheets,
  withSheetsInline,
  type SectionSheet,
} from './inline';

/**
 * Puts the style sheets that a finished page names into the page itself. Readers mostly come with an
 * empty cache, from a search engine, and then a sheet costs another trip before anything is drawn:
 * with 150 ms to an answer the first paint comes 0.4 s later. Navigating inside the site loads none of
 * them again, but the first step into the blog loads its sheet.
 */
export default function inlineCss(): BuildStep {
  return {
    name: 'inline-css',
    async postBuild({outDir}) {
      const texts = new Map<string, string>();
      const sections = await sectionSheets(outDir);
      await writeFileAtomic(path.join(outDir, loadedSheet.href), loadedSheet.text);
      await eachPage(outDir, async (file) => {
        const html = withSectionSheets(await readFile(file, 'utf8'), sections);
        const sheets = sheetsOf(html);
        for (const {href} of sheets) {
          if (!texts.has(href)) {
            texts.set(href, await readFile(path.join(outDir, href), 'utf8'));
          }
        }
        if (sheets.length > 0) {
          await writeFileAtomic(file, withSheetsInline(html, sheets, texts));
        }
      });
    },
  };
}

/** Finds the sheets of single sections by the names that `chunk-groups` gives them. */
async function sectionSheets(outDir: string): Promise<SectionSheet[]> {
  const {name, pageClass} = separateSheets.blog;
  const files = await readdir(path.join(outDir, 'assets/css'));
  return files
    .filter((file) => file.startsWith(`${name}.`) && file.endsWith('.css'))
    .map((file) => ({href: `/assets/css/${file}`, pageClass}));
}
