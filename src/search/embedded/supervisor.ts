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
  /**
   * Milliseconds without an answer after which another engine is started beside one that has answered
   * before. Twice as many for an engine that was only slow.
   */
  doubt: number;
}

/** An engine that is started again when it breaks down. */
export interface Supervised<Engine> {
  /** Starts the engine ahead of the first question. */
  start: () => void;
  /** Resolves once an engine has started; starts none itself. */
  started: Promise<void>;
  /** Asks the engine something. Rejects when it has broken down twice over the same question. */
  ask: Ask<Engine>;
  /** Asks something that takes as long as a start, so that silence says nothing of the engine. */
  askAtLength: Ask<Engine>;
}

type Ask<Engine> = <Answer>(question: (engine: Engine) => Promise<Answer>) => Promise<Answer>;

/**
 * Keeps an engine running: it is started when it is first asked, and again when it breaks
 * down or says nothing, as a worker does that the browser has ended.
 *
 * Nothing tells an engine that is gone from one that is busy. So the silent one stays until another
 * has started, and goes on when it answers before that.
 */
export function supervise<Engine>({
  start,
  firstPatience,
  patience,
  doubt,
}: Options<Engine>): Supervised<Engine> {
  interface Run extends RunningEngine<Engine> {
    hasAnswered: boolean;
    doubt: number;
    /** Whether another engine is starting beside it. */
    isDoubted: boolean;
    /** Rejects when it has been given up; never resolves. */
    givenUp: Promise<never>;
    /** Ends it, and has every question that is out asked of the next. */
    giveUp: () => void;
  }
  let current: Promise<Run> | undefined;
  let tellStarted: () => void;
  const started = new Promise<void>((resolve) => {
    tellStarted = resolve;
  });

  async function launch(): Promise<Run> {
    const engine = await start();
    tellStarted();
    let giveUp = () => {};
    const givenUp = new Promise<never>((_resolve, reject) => {
      giveUp = () => {
        engine.stop();
        reject(new Error('The engine has been given up.'));
      };
    });
    // Nobody may be asking at the moment.
    givenUp.catch(() => undefined);
    return {...engine, hasAnswered: false, doubt, isDoubted: false, givenUp, giveUp};
  }

  function running(): Promise<Run> {
    current ??= launch();
    return current;
  }

  /** Starts another engine, which takes the place of a silent one unless that has answered by then. */
  async function replace(silent: Run, asked: Promise<Run>): Promise<void> {
    if (silent.isDoubted || current !== asked) {
      return;
    }
    silent.isDoubted = true;
    const launched = launch();
    const next = await launched;
    if (silent.isDoubted && current === asked) {
      current = launched;
      silent.giveUp();
    } else {
      next.giveUp();
    }
  }

  async function attempt<Answer>(
    question: (engine: Engine) => Promise<Answer>,
    isLong: boolean,
  ): Promise<Answer> {
    const asked = running();
    let run: Run | undefined;
    let doubting: ReturnType<typeof setTimeout> | undefined;
    try {
      run = await asked;
      const {engine, failure, givenUp, hasAnswered} = run;
      if (hasAnswered && !isLong) {
        const silent = run;
        doubting = setTimeout(() => {
          // The silent one may still answer, or is told of when patience ends.
          replace(silent, asked).catch(() => undefined);
        }, run.doubt);
      }
      const answer = await withinPatience(
        Promise.race([question(engine), failure, givenUp]),
        hasAnswered && !isLong ? patience : firstPatience,
      );
      run.hasAnswered = true;
      if (run.isDoubted) {
        run.isDoubted = false;
        run.doubt *= 2;
      }
      return answer;
    } catch (error) {
      run?.giveUp();
      // Another question may have started it again by now.
      if (current === asked) {
        current = undefined;
      }
      throw error;
    } finally {
      clearTimeout(doubting);
    }
  }

  const askFor =
    (isLong: boolean): Ask<Engine> =>
    async (question) => {
      try {
        return await attempt(question, isLong);
      } catch {
        return attempt(question, isLong);
      }
    };

  return {
    start() {
      // The first question reports what has failed.
      running().catch(() => undefined);
    },
    started,
    ask: askFor(false),
    askAtLength: askFor(true),
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
