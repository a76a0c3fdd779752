import type {LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {escape} from 'html-escaper';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {searchPagePath} from '../../config/search';

const fileName = 'opensearch.xml';

/**
 * Adds the search page, and the OpenSearch description with which browsers can search the site from
 * the address bar. With Algolia, Docusaurus' own theme does both.
 */
export default function searchPage({baseUrl, siteConfig}: LoadContext): Plugin {
  const name = 'search-page';
  if (siteConfig.themeConfig.algolia) {
    return {name};
  }
  return {
    name,
    contentLoaded({actions}) {
      actions.addRoute({
        path: normalizeUrl([baseUrl, searchPagePath]),
        component: '@theme/SearchPage',
        exact: true,
      });
    },
    injectHtmlTags: () => ({
      headTags: [
        {
          tagName: 'link',
          attributes: {
            rel: 'search',
            type: 'application/opensearchdescription+xml',
            title: siteConfig.title,
            href: normalizeUrl([baseUrl, fileName]),
          },
        },
      ],
    }),
    async postBuild({outDir}) {
      const {title, url, favicon = ''} = siteConfig;
      const absolute = (file: string) => normalizeUrl([url, baseUrl, file]);
      await writeFile(
        path.join(outDir, fileName),
        openSearchDescription({
          title,
          page: absolute(searchPagePath),
          icon: absolute(favicon),
          self: absolute(fileName),
        }),
      );
    },
  };
}

/** The data of an OpenSearch description. All fields except the title are absolute URLs. */
interface Addresses {
  title: string;
  page: string;
  icon: string;
  self: string;
}

/** @see https://developer.mozilla.org/en-US/docs/Web/XML/Guides/OpenSearch */
export function openSearchDescription({title, page, icon, self}: Addresses): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escape(title)}</ShortName>
  <Description>${escape(`Search ${title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image>${escape(icon)}</Image>
  <Url type="text/html" template="${escape(page)}?q={searchTerms}"/>
  <Url type="application/opensearchdescription+xml" rel="self" template="${escape(self)}"/>
</OpenSearchDescription>
`;
}
