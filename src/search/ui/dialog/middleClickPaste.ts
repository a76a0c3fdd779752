/**
 * Prevents a middle click on a hit from changing the query. On Linux, browsers paste the selection
 * into the focused field on every middle click, wherever the pointer is, and the search field keeps
 * the focus while hits are clicked.
 *
 * @param input the input whose text is kept unless the click is on the input itself
 * @param signal removes the listeners
 */
export function preventMiddleClickPaste(input: HTMLInputElement, signal: AbortSignal): void {
  let isStray = false;
  const options = {signal, capture: true};
  window.addEventListener(
    'mousedown',
    ({button, target}) => {
      isStray = button === 1 && target !== input;
    },
    options,
  );
  window.addEventListener(
    'keydown',
    () => {
      isStray = false;
    },
    options,
  );
  input.addEventListener(
    'paste',
    (event) => {
      if (isStray) {
        event.preventDefault();
      }
    },
    {signal},
  );
}
