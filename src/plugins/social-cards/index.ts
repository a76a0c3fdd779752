import logger from '@docusaurus/logger';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {dateFormatOf, formatDate} from '../../components/FormattedDate/dateFormat';
import {seasonNames, type SeasonName} from '../../components/Season/names';
import {socialCardPath, socialCards, type SocialCardsData} from '../../config/socialCards';
import {groupsOf} from '../../search/build';
import {wordsOfCard, type Card} from './card';
import {drawAll} from './draw';
import {withScene} from './scene';
import {readTokens, resolveTokens} from './tokens';

/**
 * Draws a social card for each page and post: its title and section in front of the lights. Cards are
 * only drawn in a build, unless `SOCIAL_CARDS=off` is set. Without them, every page uses the site's
 * card.
 */
export default function socialCardsPlugin(context: LoadContext): Plugin {
  const isOn = process.env.NODE_ENV === 'production' && process.env.SOCIAL_CARDS !== 'off';
  let cards = new Map<string, Card>();
  return {
    name: socialCards.name,
    allContentLoaded({allContent, actions}) {
      actions.setGlobalData({isOn} satisfies SocialCardsData);
      cards = cardsOf(allContent, context);
    },
    async postBuild({outDir, siteDir, siteConfig}) {
      if (!isOn) {
        return;
      }
      const started = performance.now();
      const site = new URL(siteConfig.url).host;
      const tokens = readTokens(await readFile(path.join(siteDir, 'src/css/tokens.css'), 'utf8'));
      const background = await readFile(
        path.join(siteDir, 'src/plugins/social-cards/background.svg'),
        'utf8',
      );
      const drawings = [...cards].map(([permalink, card]) => ({
        background: resolveTokens(withScene(background, card.season), tokens),
        words: resolveTokens(wordsOfCard(card, site), tokens),
        file: path.join(outDir, socialCardPath(permalink.slice(siteConfig.baseUrl.length))),
      }));
      const drawn = await drawAll(drawings, path.join(siteDir, 'node_modules/.cache/social-cards'));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      logger.info(
        `Social cards: ${drawings.length}, of which ${drawn} had to be drawn, in ${seconds} s.`,
      );
    },
  };
}

/** Returns the text of each page's card, by the path of the page. */
function cardsOf(allContent: AllContent, {i18n}: LoadContext): Map<string, Card> {
  const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  const format = dateFormatOf(i18n.currentLocale);
  return new Map([
    ...(docs?.loadedVersions ?? []).flatMap((version) => {
      const groups = groupsOf(version);
      const seasons = seasonsOf(version);
      return version.docs.map(({id, permalink, title}): [string, Card] => {
        const section = groups.get(id) ?? 'Documentation';
        return [permalink, {title, section, season: seasons.get(section)}];
      });
    }),
    ...(blog?.blogPosts ?? []).map(({metadata: {permalink, title, date}}): [string, Card] => [
      permalink,
      {title, section: `Blog, ${formatDate(date.toISOString(), format)}`},
    ]),
  ]);
}

/** Returns the season of each top-level category of the sidebar (sidebars.ts), by its label. */
function seasonsOf({sidebars}: LoadedVersion): Map<string, SeasonName> {
  return new Map(
    Object.values(sidebars)
      .flat()
      .flatMap((item): [string, SeasonName][] => {
        const name = seasonNames.find((each) => each === item.customProps?.season);
        return item.type === 'category' && name ? [[item.label, name]] : [];
      }),
  );
}
