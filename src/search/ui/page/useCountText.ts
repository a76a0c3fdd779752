import {interpolate} from '@docusaurus/Interpolate';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';

/** Returns a function that states the number of results for a query, and of which section they are. */
export function useCountText(): (count: number, query: string, section?: string) => string {
  const {selectMessage} = usePluralForm();
  return (count, query, section) => {
    if (count === 0) {
      return translate(
        {
          id: 'theme.SearchPage.none',
          message: 'No results found for "{query}"',
          description: 'Shown on the search page when nothing is found',
        },
        {query},
      );
    }
    // The query is inserted last: as user input, it may contain the separator of the plural forms.
    const message = section
      ? translate({
          id: 'theme.SearchPage.countIn',
          message:
            'One result for "{query}" in {section}|{count} results for "{query}" in {section}',
          description:
            'How many results the search page has found in the chosen section; plural forms separated by "|"',
        })
      : translate({
          id: 'theme.SearchPage.count',
          message: 'One result for "{query}"|{count} results for "{query}"',
          description: 'How many results the search page has found; plural forms separated by "|"',
        });
    return interpolate(selectMessage(count, message), {count, query, section});
  };
}
