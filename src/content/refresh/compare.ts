import {factsOf, type Fact} from '../freshness/fact';
import {mentionsIn} from '../freshness/mentions';
import type {Page} from '../freshness/pages';
import {canonical} from './canonical';
import type {Snapshot} from './snapshot';

/** What happened to something in the snapshot. */
interface Difference {
  how: 'added' | 'removed' | 'changed';
  fact: Fact;
}

/** The differences between two snapshots. */
function differences(before: Snapshot, after: Snapshot): Difference[] {
  const old = definitions(before);
  const now = definitions(after);
  return [
    ...[...now].flatMap(([key, {fact, text}]): Difference[] => {
      const then = old.get(key);
      if (!then) {
        return [{how: 'added', fact}];
      }
      return then.text === text ? [] : [{how: 'changed', fact}];
    }),
    ...[...old].flatMap(([key, {fact}]): Difference[] =>
      now.has(key) ? [] : [{how: 'removed', fact}],
    ),
  ];
}

/** Returns everything in a snapshot that a page can mention, with all its details. */
function definitions(snapshot: Snapshot): Map<string, {fact: Fact; text: string}> {
  const {'ujust.json': ujust, 'images.json': images, 'files.json': files} = snapshot;
  const data = new Map<string, unknown>([
    ...ujust.recipes.map((recipe) => [`recipe ${recipe.name}`, recipe] as const),
    ...images.images.map((image) => [`image ${image.name}`, image] as const),
    ...images.streams.map((stream) => [`stream ${stream.name}`, stream] as const),
    ...files.files.map((file) => [`file ${file.path}`, file] as const),
    ...files.units.map((unit) => [`unit ${unit.name}`, unit] as const),
  ]);
  return new Map(
    factsOf({ujust, images, files}).map((fact) => {
      const key = `${fact.kind} ${fact.name}`;
      return [key, {fact, text: canonical(data.get(key))}];
    }),
  );
}

/** Describes the changes for maintainers: one line each, followed by the pages that mention it. */
export function reportLines(before: Snapshot, after: Snapshot, pages: readonly Page[]): string[] {
  const all = differences(before, after);
  const mentions = pages.flatMap(({file, tree}) =>
    mentionsIn(
      tree,
      all.map(({fact}) => fact),
    ).map(({fact, line}) => ({fact, place: `${file}:${line}`})),
  );
  const lines = all.flatMap(({how, fact}) => [
    `${how}: ${fact.kind} ${fact.name}${how === 'changed' ? ` (on ${fact.changed})` : ''}`,
    ...mentions.filter((mention) => mention.fact === fact).map(({place}) => `  ${place}`),
  ]);
  return [...lines, ...linkLines(before, after)];
}

function linkLines(before: Snapshot, after: Snapshot): string[] {
  const urls = (snapshot: Snapshot) => snapshot['os-links.json'].links.map(({url}) => url);
  const [old, now] = [urls(before), urls(after)];
  return [
    ...now.filter((url) => !old.includes(url)).map((url) => `added: link ${url}`),
    ...old.filter((url) => !now.includes(url)).map((url) => `removed: link ${url}`),
  ];
}
