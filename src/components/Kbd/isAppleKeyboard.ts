/** Whether the reader's keyboard has a Command key, which takes the role of Ctrl there. */
export default function isAppleKeyboard(): boolean {
  return /Mac|iP(?:hone|od|ad)/.test(navigator.platform);
}
