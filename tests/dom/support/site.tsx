import {render} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import type {DocusaurusContext} from '@docusaurus/types';
import {HelmetProvider} from 'react-helmet-async';
import {BrowserRouter, Route} from 'react-router-dom';
import type {DetachedWindowAPI} from 'happy-dom';
import {vi} from 'vitest';
import {readAskSettings} from '../../../src/config/ask';
import {readSearchSettings} from '../../../src/config/search';
import {site} from '../../../src/config/site';
import {indexParts} from './pages';

/** The simulated browser. */
declare const happyDOM: DetachedWindowAPI;

interface Options {
  /** The host of a hosted search; by default, the embedded engine answers. */
  host?: string;
  /** Serves a part of the embedded index instead of the site. */
  serve?: (part: 'first' | 'rest') => Promise<Response> | Response;
  /** Answers requests to servers for language models. By default, no server is there. */
  model?: (path: string, init: RequestInit) => Promise<Response>;
  /** The environment of the build, for the settings of Ask. */
  environment?: Record<string, string>;
  /** The width of the window in CSS pixels. */
  width?: number;
}

/** Serves a part of the index of the small site. */
export const serveIndex = (part: 'first' | 'rest') => Response.json(indexParts[part]);

/** What a browser says when nobody listens at an address. */
const noServer = () => Promise.reject(new TypeError('Failed to fetch'));

/** The Docusaurus context of this site, as far as the search uses it. */
function contextOf(
  host: string | undefined,
  environment: Record<string, string>,
): DocusaurusContext {
  const {themeConfig, customFields} = readSearchSettings(
    host === undefined
      ? {}
      : {
          ALGOLIA_APP_ID: 'APP',
          ALGOLIA_SEARCH_API_KEY: 'KEY',
          ALGOLIA_INDEX_NAME: 'hosted',
          ALGOLIA_HOSTS: host,
        },
  );
  const context = {
    siteConfig: {
      ...site,
      baseUrl: '/',
      titleDelimiter: '|',
      future: {},
      themeConfig: {...themeConfig, docs: {versionPersistence: 'localStorage'}},
      customFields: {...customFields, ask: readAskSettings(environment)},
    },
    i18n: {currentLocale: 'en', defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {}}},
    globalData: {},
    codeTranslations: {},
    siteMetadata: {},
  };
  // Its other settings are those of the build.
  return context as object as DocusaurusContext;
}

/** Opens a page in a new visit: with the search bar, and on /search with the search page. */
export async function visit(
  address: string,
  {host, serve = serveIndex, model = noServer, environment = {}, width = 1280}: Options = {},
): Promise<UserEvent> {
  // What a visit keeps in modules ends with it.
  vi.resetModules();
  vi.stubGlobal('docusaurus', {prefetch: vi.fn(), preload: vi.fn()});
  vi.stubGlobal('fetch', async (url: URL | string, init: RequestInit = {}) =>
    typeof url === 'string'
      ? model(url, init)
      : serve(url.pathname.endsWith('first.json') ? 'first' : 'rest'),
  );
  happyDOM.setViewport({width, height: 740});
  window.history.replaceState(null, '', address);
  const [
    {Context},
    {BrowserContextProvider},
    {RouteContextProvider},
    {DocsPreferredVersionContextProvider},
    {TitleFormatterProvider},
    {default: SearchBar},
    {default: SearchPage},
  ] = await Promise.all([
    import('@docusaurus/core/lib/client/docusaurusContext'),
    import('@docusaurus/core/lib/client/browserContext'),
    import('@docusaurus/core/lib/client/routeContext'),
    import('@docusaurus/plugin-content-docs/client'),
    import('@docusaurus/theme-common/internal'),
    import('../../../src/search/ui/bar'),
    import('../../../src/search/ui/page'),
    // So that no test waits for its code.
    import('../../../src/search/ui/dialog'),
    import('../../../src/ask/ui'),
    import('../../../src/ask/ui/markdown'),
  ]);
  render(
    <HelmetProvider>
      <Context.Provider value={contextOf(host, environment)}>
        <BrowserContextProvider>
          <BrowserRouter>
            <DocsPreferredVersionContextProvider>
              <TitleFormatterProvider formatter={({title}) => title ?? ''}>
                <RouteContextProvider value={{plugin: {name: 'page', id: 'default'}}}>
                  <SearchBar />
                  <Route path="/search">
                    <SearchPage />
                  </Route>
                </RouteContextProvider>
              </TitleFormatterProvider>
            </DocsPreferredVersionContextProvider>
          </BrowserRouter>
        </BrowserContextProvider>
      </Context.Provider>
    </HelmetProvider>,
  );
  return userEvent.setup({delay: null});
}

/** Selects a text on the page. */
export function select(text: string): void {
  const heading = document.createElement('h1');
  heading.textContent = text;
  document.body.append(heading);
  window.getSelection()?.selectAllChildren(heading);
}
