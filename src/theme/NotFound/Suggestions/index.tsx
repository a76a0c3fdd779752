import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {searchPagePath} from '../../../config/search';
import {newIssueUrl, site} from '../../../config/site';
import {limits} from '../../../search/core/client';
import styles from './styles.module.css';
import useSuggestions from './useSuggestions';

interface Props {
  /** The path without a page. */
  path: string;
}

/**
 * A search for the words of an address that does not exist, pages with a similar address, and where
 * to report it.
 */
export default function Suggestions({path}: Props): ReactNode {
  const {query, pages} = useSuggestions(path);
  const searchPage = useBaseUrl(`/${searchPagePath}`);
  const issue = newIssueUrl('broken-site', `Broken link: ${path}`, {
    address: `${site.url}${path}`,
    problem: 'A link leads to this address, and there is no page. I found the link here: ',
  });
  return (
    <>
      <form role="search" className={styles.search} action={searchPage}>
        <input
          type="search"
          name="q"
          className="text-field"
          autoComplete="off"
          maxLength={limits.queryLength}
          aria-label={translate({
            id: 'theme.NotFound.searchField',
            message: 'Search the documentation',
            description: 'The name of the input of the 404 page, which holds words of the address',
          })}
          defaultValue={query}
        />
        <button type="submit" className="button button--primary">
          <Translate
            id="theme.NotFound.search"
            description="The button of the 404 page that searches for the text in its input"
          >
            Search
          </Translate>
        </button>
      </form>
      <p>
        <Link href={issue}>
          <Translate
            id="theme.NotFound.report"
            description="The link of the 404 page that opens a new issue about the broken link"
          >
            Report the broken link
          </Translate>
        </Link>
      </p>
      <p role="status">{summaryOf(pages?.length)}</p>
      {pages && pages.length > 0 && (
        <ul className={styles.pages}>
          {pages.map(({path: target, title}) => (
            <li key={target}>
              <Link to={target}>{title}</Link>
              <span className={styles.address}>{target}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function summaryOf(count: number | undefined): string {
  if (count === undefined) {
    return translate({
      id: 'theme.NotFound.looking',
      message: 'Looking for similar pages …',
      description: 'Shown on the 404 page while the search is running',
    });
  }
  return count === 0
    ? translate({
        id: 'theme.NotFound.none',
        message: 'No other page has a similar address.',
        description: 'Shown on the 404 page when there is nothing to suggest',
      })
    : translate({
        id: 'theme.NotFound.near',
        message: 'You may be looking for one of these:',
        description: 'Introduces the list of similar pages on the 404 page',
      });
}
