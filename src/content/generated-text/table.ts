/**
 * Returns a Markdown table.
 *
 * @param rows the first one is the header; cells contain inline Markdown
 */
export function tableOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map(
    (cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`,
  );
  const rule = `| ${(rows[0] ?? []).map(() => '---').join(' | ')} |`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** Escapes text as a Markdown literal. */
export function code(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}
