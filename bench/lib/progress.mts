import {SingleBar} from 'cli-progress';
import type {Progress} from './types.mjs';

/** Shows progress on standard error, because standard output is for the tables. */
export function terminalProgress(): Progress {
  return process.stderr.isTTY ? bar() : lines();
}

function bar(): Progress {
  let current: SingleBar | undefined;
  return {
    start(name, steps) {
      current = new SingleBar({
        format: `${name} {bar} {value} of {total}, {duration_formatted} {detail}`,
        hideCursor: true,
        clearOnComplete: true,
      });
      current.start(steps, 0, {detail: ''});
    },
    step(detail) {
      current?.increment({detail});
    },
    stop() {
      current?.stop();
    },
  };
}

/** For outputs whose lines cannot be overwritten. */
function lines(): Progress {
  return {
    start(name, steps) {
      console.error(`${name}: ${steps} ${steps === 1 ? 'step' : 'steps'} …`);
    },
    step: () => undefined,
    stop: () => undefined,
  };
}
