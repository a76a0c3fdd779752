/**
 * Returns a Markdown table.
 *
 * @param rows the first one is the header; cells contain inline Markdown
 * @param alignments such as `:--` and `--:`, one for each column; one that has no content longer
 *   than a few words should have one, as it is then no wider than that (src/css/content.css)
 */
export function tableOf(
  rows: readonly (readonly string[])[],
  alignments: readonly string[] = [],
): string {
  const lines = rows.map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  const rule = `| ${(rows[0] ?? []).map((_name, column) => alignments[column] ?? '---').join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** Escapes text as a Markdown literal. */
export function code(text: string): string {
  return `\`${text}\``;
}
