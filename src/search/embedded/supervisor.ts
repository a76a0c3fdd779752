/** An engine that runs where it may fail, such as in a worker. */
export interface RunningEngine<Engine> {
  engine: Engine;
  /** Rejects when the engine has failed; never resolves. */
  failure: Promise<never>;
  /** Stops the engine permanently. */
  stop: () => void;
}

interface Options<Engine> {
  start: () => Promise<RunningEngine<Engine>>;
  /** Timeout in milliseconds for the first call, while the index is loaded and built. */
  firstTimeout: number;
  /** Timeout in milliseconds for later calls. */
  timeout: number;
  /**
   * Milliseconds without an answer after which a standby is started beside an engine that has
   * answered before. Doubled for an engine that was only slow.
   */
  standbyDelay: number;
}

/** An engine that is restarted when it fails. */
interface SupervisedEngine<Engine> {
  /** Starts the engine before the first call. */
  start: () => void;
  /** Resolves once an engine has started, but does not start one. */
  started: Promise<void>;
  /** Calls the engine. Rejects if it has failed twice during the call. */
  call: Call<Engine>;
  /** Makes a call that takes as long as a start, so that no standby is started meanwhile. */
  callSlow: Call<Engine>;
}

type Call<Engine> = <Answer>(task: (engine: Engine) => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps an engine running: starts it on the first call, and restarts it when it fails or stops
 * answering, as a worker does that the browser has terminated.
 *
 * A terminated engine cannot be told from a busy one. So an unresponsive one is kept until its
 * standby has started, and stays in use if it answers before that.
 */
export function supervise<Engine>({
  start,
  firstTimeout,
  timeout,
  standbyDelay,
}: Options<Engine>): SupervisedEngine<Engine> {
  interface Run extends RunningEngine<Engine> {
    hasAnswered: boolean;
    standbyDelay: number;
    hasStandby: boolean;
    /** Rejects when the engine is abandoned; never resolves. */
    abandoned: Promise<never>;
    /** Stops the engine, and makes its pending calls try the next one. */
    abandon: () => void;
  }
  let current: Promise<Run> | undefined;
  let resolveStarted: () => void;
  const started = new Promise<void>((resolve) => {
    resolveStarted = resolve;
  });

  async function launch(): Promise<Run> {
    const engine = await start();
    resolveStarted();
    let abandon = () => {};
    const abandoned = new Promise<never>((_resolve, reject) => {
      abandon = () => {
        engine.stop();
        reject(new Error('The engine has been abandoned.'));
      };
    });
    // There may be no pending call.
    abandoned.catch(() => undefined);
    return {...engine, hasAnswered: false, standbyDelay, hasStandby: false, abandoned, abandon};
  }

  function running(): Promise<Run> {
    current ??= launch();
    return current;
  }

  /** Starts a standby, which replaces an unresponsive engine unless that has answered by then. */
  async function startStandby(unresponsive: Run, used: Promise<Run>): Promise<void> {
    if (unresponsive.hasStandby || current !== used) {
      return;
    }
    unresponsive.hasStandby = true;
    const launched = launch();
    const standby = await launched;
    if (unresponsive.hasStandby && current === used) {
      current = launched;
      unresponsive.abandon();
    } else {
      standby.abandon();
    }
  }

  async function attempt<Answer>(
    task: (engine: Engine) => Promise<Answer>,
    isSlow: boolean,
  ): Promise<Answer> {
    const used = running();
    let run: Run | undefined;
    let standbyTimer: ReturnType<typeof setTimeout> | undefined;
    try {
      run = await used;
      const {engine, failure, abandoned, hasAnswered} = run;
      if (hasAnswered && !isSlow) {
        const waiting = run;
        standbyTimer = setTimeout(() => {
          // The engine may still answer; if it does not, the timeout is reported.
          startStandby(waiting, used).catch(() => undefined);
        }, run.standbyDelay);
      }
      const answer = await withTimeout(
        Promise.race([task(engine), failure, abandoned]),
        hasAnswered && !isSlow ? timeout : firstTimeout,
      );
      run.hasAnswered = true;
      if (run.hasStandby) {
        run.hasStandby = false;
        run.standbyDelay *= 2;
      }
      return answer;
    } catch (error) {
      run?.abandon();
      // Another call may have restarted it by now.
      if (current === used) {
        current = undefined;
      }
      throw error;
    } finally {
      clearTimeout(standbyTimer);
    }
  }

  const createCall =
    (isSlow: boolean): Call<Engine> =>
    async (task) => {
      try {
        return await attempt(task, isSlow);
      } catch {
        return attempt(task, isSlow);
      }
    };

  return {
    start() {
      // The first call reports a failure.
      running().catch(() => undefined);
    },
    started,
    call: createCall(false),
    callSlow: createCall(true),
  };
}

function withTimeout<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The search engine did not answer within ${milliseconds} ms.`)),
      milliseconds,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
