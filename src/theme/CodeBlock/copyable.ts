/** What the copy button takes of a block: its code; of a terminal session, the commands alone. */
export function copyable(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('.terminal-prompt, .terminal-output')) {
    element.remove();
  }
  return copy.textContent.replace(/\n$/, '');
}
