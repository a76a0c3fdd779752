import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Fact} from './fact';

/** A mention of `ujust NAME` in a page. */
export interface RecipeCall {
  name: string;
  /** Line of the file, counted from 1. */
  line: number;
  /** Whether it is in code. Elsewhere, the word after "ujust" may be any word. */
  inCode: boolean;
}

/** A mention of `ghcr.io/ublue-os/IMAGE:TAG` in a page. */
export interface ImageReference {
  image: string;
  tag: string | null;
  line: number;
}

/** A fact of the snapshot that a page mentions. */
export interface Mention {
  fact: Fact;
  /** What the page calls it, for example `ujust upgrade`. */
  label: string;
  line: number;
}

/** A piece of a page that readers perceive as a unit. */
interface Passage {
  text: string;
  /** The line it starts on. */
  line: number;
  kind: 'text' | 'code' | 'block';
}

/**
 * Returns every `ujust NAME` in a page, known or not. Names in capitals are placeholders.
 *
 * @param tree the page, as parseMarkdown reads it
 */
export function recipeCalls(tree: Root): RecipeCall[] {
  const pattern = /\bujust(?:[ \t]+--?[\w-]+)*[ \t]+(?<name>[a-z_][\w-]*)/g;
  return passagesOf(tree).flatMap((passage) =>
    found(passage, pattern).map(({groups, line}) => ({
      name: groups.name ?? '',
      line,
      inCode: passage.kind !== 'text',
    })),
  );
}

/** Returns every reference to a Universal Blue image in a page, known or not. */
export function imageReferences(tree: Root): ImageReference[] {
  const pattern =
    /ghcr\.io\/ublue-os\/(?<image>[a-z\d]+(?:-[a-z\d]+)*)(?::(?<tag>\w+(?:[.-]\w+)*))?/g;
  return passagesOf(tree).flatMap((passage) =>
    found(passage, pattern).map(({groups, line}) => ({
      image: groups.image ?? '',
      tag: groups.tag ?? null,
      line,
    })),
  );
}

/**
 * Returns the facts that a page mentions: recipes by `ujust NAME`, images and streams by a
 * reference or by their name in backticks, files by their path, units by their name.
 *
 * @param tree the page, as parseMarkdown reads it
 */
export function mentionsIn(tree: Root, facts: readonly Fact[]): Mention[] {
  const find = (kinds: readonly Fact['kind'][], name: string) =>
    facts.find((fact) => kinds.includes(fact.kind) && [fact.name, ...fact.aliases].includes(name));
  const mentions: Mention[] = [];
  const add = (fact: Fact | undefined, label: string, line: number) => {
    if (fact) {
      mentions.push({fact, label, line});
    }
  };
  for (const {name, line} of recipeCalls(tree)) {
    add(find(['recipe'], name), `ujust ${name}`, line);
  }
  for (const {image, tag, line} of imageReferences(tree)) {
    add(find(['image'], image), image, line);
    const stream = tag?.split('-')[0] ?? '';
    add(find(['stream'], stream), stream, line);
  }
  for (const passage of passagesOf(tree)) {
    for (const {text, line} of found(passage, /(?<![\w.~}/-])\/(?:usr|etc)\/[\w.@/-]*\w/g)) {
      add(find(['file'], text), text, line);
    }
    for (const {text, line} of found(passage, /[\w@.-]+\.(?:service|socket|timer)\b/g)) {
      add(find(['unit'], text), text, line);
    }
    if (passage.kind === 'code') {
      add(find(['image', 'stream'], passage.text), passage.text, passage.line);
    }
  }
  return mentions.sort((a, b) => a.line - b.line);
}

/** Returns the text and code of a page, without the front matter. */
function passagesOf(tree: Root): Passage[] {
  const passages: Passage[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'text') {
      passages.push({text: node.value, line, kind: 'text'});
    } else if (node.type === 'inlineCode') {
      passages.push({text: node.value, line, kind: 'code'});
    } else if (node.type === 'code') {
      // The content begins on the line after the fence.
      passages.push({text: node.value, line: line + 1, kind: 'block'});
    }
  });
  return passages;
}

function found(
  {text, line}: Passage,
  pattern: RegExp,
): {text: string; groups: Record<string, string | undefined>; line: number}[] {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    groups: match.groups ?? {},
    line: line + (text.slice(0, match.index).match(/\n/g)?.length ?? 0),
  }));
}
