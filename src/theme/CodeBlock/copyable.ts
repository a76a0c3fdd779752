/**
 * Returns what the copy button copies: the code of a block, or only the commands of a terminal
 * session.
 */
export function copyable(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll('.terminal-prompt, .terminal-output')) {
    element.remove();
  }
  return copy.textContent.replace(/\n$/, '');
}
