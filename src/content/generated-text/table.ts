/**
 * A Markdown table.
 *
 * @param rows the first is the head; cells hold inline Markdown
 */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  const rule = `| ${(rows[0] ?? []).map(() => '---').join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** A literal in Markdown. */
export function code(text: string): string {
  return `\`${text}\``;
}
