/** Whether a key press belongs to a field the reader is typing in, and so is no shortcut. */
export default function isTyping(target: EventTarget | null | undefined): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
