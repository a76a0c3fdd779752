import {fromMarkdown} from 'mdast-util-from-markdown';
import {toString} from 'mdast-util-to-string';
import {messages as facts} from '../../content/facts/facts';
import type {Messages} from '../../content/facts/messages-schema';
import type {Page} from '../core/pages';
import {withTexts} from './texts';

/** The texts of the list of messages, which the search has with the sections that help. */
export const messageTexts = ['messages', 'parts'] as const;

const textOf = (markdown: string) => toString(fromMarkdown(markdown));

/**
 * Adds to each section the messages that lead to it, with what they mean, and the names of the
 * part that it is about. A pasted message finds what to do, rather than a list of messages.
 *
 * @throws Error naming a section that does not exist
 */
export function withMessages(pages: readonly Page[], {messages, parts}: Messages = facts): Page[] {
  const bySection = new Map<string, string[]>();
  const add = (section: string, text: string) =>
    bySection.set(section, [...(bySection.get(section) ?? []), text]);
  messages.forEach(({message, meaning, page}) => add(page, `${message} · ${textOf(meaning)}`));
  parts.forEach(({names, part, page}) => add(page, `${names.join(', ')} · ${part}`));
  return withTexts(pages, 'messages', bySection, 'src/content/facts/messages.json');
}
