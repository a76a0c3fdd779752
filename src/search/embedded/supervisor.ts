/** An engine that runs somewhere it can break down, such as a worker. */
export interface RunningEngine<Engine> {
  engine: Engine;
  /** Rejects when the engine has broken down; never resolves. */
  failure: Promise<never>;
  /** Ends the engine for good. */
  stop: () => void;
}

interface Options<Engine> {
  start: () => Promise<RunningEngine<Engine>>;
  /** Milliseconds to wait for the first answer, for which the index has to be loaded and built. */
  firstPatience: number;
  /** Milliseconds to wait for each later answer. */
  patience: number;
}

/** An engine that is started anew when it breaks down. */
export interface Supervised<Engine> {
  /** Starts the engine ahead of the first question. */
  start: () => void;
  /** Resolves once an engine has started; starts none itself. */
  started: Promise<void>;
  /** Asks the engine something. Rejects when it has broken down twice over the same question. */
  ask: <Answer>(question: (engine: Engine) => Promise<Answer>) => Promise<Answer>;
}

/**
 * Keeps an engine running: it is started when it is first asked, and started anew when it breaks
 * down or says nothing, as a worker does that the browser has ended.
 */
export function supervise<Engine>({
  start,
  firstPatience,
  patience,
}: Options<Engine>): Supervised<Engine> {
  interface Run extends RunningEngine<Engine> {
    hasAnswered: boolean;
  }
  let current: Promise<Run> | undefined;
  let tellStarted: () => void;
  const started = new Promise<void>((resolve) => {
    tellStarted = resolve;
  });

  function running(): Promise<Run> {
    current ??= start().then((engine) => {
      tellStarted();
      return {...engine, hasAnswered: false};
    });
    return current;
  }

  async function attempt<Answer>(question: (engine: Engine) => Promise<Answer>): Promise<Answer> {
    const asked = running();
    let run: Run | undefined;
    try {
      run = await asked;
      const answer = await withinPatience(
        Promise.race([question(run.engine), run.failure]),
        run.hasAnswered ? patience : firstPatience,
      );
      run.hasAnswered = true;
      return answer;
    } catch (error) {
      run?.stop();
      // Another question may have started it anew by now.
      if (current === asked) {
        current = undefined;
      }
      throw error;
    }
  }

  return {
    start() {
      // Whoever asks first is told what has failed.
      running().catch(() => undefined);
    },
    started,
    async ask(question) {
      try {
        return await attempt(question);
      } catch {
        return attempt(question);
      }
    },
  };
}

function withinPatience<Answer>(answer: Promise<Answer>, milliseconds: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The engine has not answered for ${milliseconds} ms.`)),
      milliseconds,
    );
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
