/** Whether a key press goes to a field in which the reader is typing, and so is not a shortcut. */
export default function isTyping(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
