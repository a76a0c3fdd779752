import type {JudgedQuery} from '../../../src/search/evaluation/queries';
import type {Problem} from '../lib/problem';
import type {BuiltSite} from '../lib/site';

/**
 * Judgments of search queries that name a page or a section which the built site does not have.
 *
 * The queries themselves are not in the problems, so that a sealed set stays unread.
 */
export function judgedSectionProblems(
  {pages}: BuiltSite,
  file: string,
  queries: readonly JudgedQuery[],
): Problem[] {
  return queries.flatMap(({id, relevant}) =>
    relevant.flatMap(({route, heading}) => {
      const page = pages.get(route);
      if (!page || page.redirectsTo !== undefined) {
        return [{file, message: `${id} names the page ${route}, which is not built; correct it`}];
      }
      const ids = page
        .$('h1, h2, h3, h4, h5, h6')
        .map((_index, element) => page.$(element).attr('id'))
        .get();
      return heading === undefined || ids.includes(heading)
        ? []
        : [
            {
              file,
              message: `${id} names the section ${route}#${heading}, which does not exist; use the id of a heading of that page`,
            },
          ];
    }),
  );
}
