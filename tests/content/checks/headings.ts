import {headingsOf} from '../lib/prose';
import type {Page} from '../lib/pages';
import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/** What is wrong with the heading outline of a page, by which screen readers navigate. */
export function headingProblems({file, $}: BuiltPage): Problem[] {
  const headings = $('h1, h2, h3, h4, h5, h6')
    .get()
    .map((element) => ({
      level: Number(element.tagName.slice(1)),
      // Docusaurus ends a heading with a link that holds an invisible character.
      text: $(element).text().replaceAll('\u200B', '').trim(),
    }));
  const titles = headings.filter(({level}) => level === 1);
  const problems: Problem[] = [];
  if (titles.length !== 1) {
    problems.push({
      file,
      message: `has ${titles.length} h1 headings; keep one, the title in the front matter`,
    });
  }
  const outline = headings.slice(headings.findIndex(({level}) => level === 1));
  outline.forEach(({level, text}, index) => {
    const above = outline[index - 1]?.level ?? level;
    if (level > above + 1) {
      problems.push({
        file,
        message: `heading "${text}" is an h${level} below an h${above}; make it an h${above + 1}`,
      });
    }
  });
  return problems;
}

/**
 * What is wrong with the headings in a page's source: a skipped level, a title beside the one in the
 * front matter, a heading or an id that the page has twice, so that neither can be linked to for good.
 */
export function sourceHeadingProblems(page: Page): Problem[] {
  const texts = new Map<string, number>();
  const ids = new Map<string, number>();
  let above = 1;
  return headingsOf(page).flatMap(({file, line, depth, text, id}) => {
    const messages: string[] = [];
    if (depth === 1) {
      messages.push(`heading "${text}" is a second title; make it a ##`);
    } else if (depth > above + 1) {
      messages.push(
        `heading "${text}" is a ${'#'.repeat(depth)} below a ${above === 1 ? 'title' : '#'.repeat(above)}; make it a ${'#'.repeat(above + 1)}`,
      );
    }
    const sameText = texts.get(text.toLowerCase());
    if (sameText !== undefined) {
      messages.push(`heading "${text}" is also in line ${sameText}; say what sets it apart`);
    }
    const sameId = id === undefined ? undefined : ids.get(id);
    if (sameId !== undefined) {
      messages.push(`id {#${id}} is also in line ${sameId}; give this heading its own`);
    }
    above = depth;
    texts.set(text.toLowerCase(), line);
    if (id !== undefined) {
      ids.set(id, line);
    }
    return messages.map((message) => ({file, line, message}));
  });
}
