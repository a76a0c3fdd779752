import type {Problem} from '../lib/problem';
import type {BuiltPage} from '../lib/site';

/**
 * Finds errors in the heading outline of a built page, by which screen readers navigate. markdownlint
 * reports skipped levels and duplicate headings in the sources (MD001, MD024).
 */
export function headingProblems({file, $}: BuiltPage): Problem[] {
  const headings = $('h1, h2, h3, h4, h5, h6')
    .get()
    .map((element) => ({
      level: Number(element.tagName.slice(1)),
      id: $(element).attr('id'),
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
  outline.forEach(({id, text}, index) => {
    const first = outline.findIndex((heading) => heading.id === id);
    if (id !== undefined && first < index) {
      problems.push({
        file,
        message: `heading "${text}" has the id of "${outline[first]?.text}"; change its {#${id}}`,
      });
    }
  });
  return problems;
}
