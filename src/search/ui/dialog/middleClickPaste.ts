/**
 * Keeps a middle click on a hit from changing the query. On Linux the browser pastes the selection
 * into the focused field on every middle click, wherever the pointer is, and the field of the search
 * keeps the focus while hits are clicked.
 *
 * @param input keeps its text unless the click is on the input itself
 * @param signal ends it
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
