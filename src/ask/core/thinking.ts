/**
 * Returns an answer without what a model thinks aloud before it. Servers that know the model send that
 * apart; others leave it in the text between two tags.
 *
 * @returns an empty answer as long as the model is only thinking
 */
export function withoutThinking(text: string): string {
  return text.replace(/^\s*<think>(?:[^]*?<\/think>\s*|[^]*$)/, '');
}
