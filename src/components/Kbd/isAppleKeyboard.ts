/** Whether the reader's keyboard has a Command key, which does there what Ctrl does elsewhere. */
export default function isAppleKeyboard(): boolean {
  return /Mac|iP(?:hone|od|ad)/.test(navigator.platform);
}
