/** A command or an output in a terminal session. */
export interface Entry {
  kind: 'command' | 'output';
  /** A command without its prompt, or output as it is. Both may have several lines. */
  text: string;
}

/** The prompt before a command in a `console` fence. */
const prompt = '$ ';

/**
 * Separates the commands of a session from their output. A command begins with `$ `, and continues
 * on the next line if its line ends with a backslash.
 */
export function sessionOf(text: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of text.replace(/\n$/, '').split('\n')) {
    const last = entries.at(-1);
    if (last?.kind === 'command' && last.text.endsWith('\\')) {
      last.text += `\n${line.replace(/^> /, '')}`;
    } else if (line.startsWith(prompt)) {
      entries.push({kind: 'command', text: line.slice(prompt.length)});
    } else if (last?.kind === 'output') {
      last.text += `\n${line}`;
    } else {
      entries.push({kind: 'output', text: line});
    }
  }
  return entries;
}
