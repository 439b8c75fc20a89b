import type { Asked, Thought } from './thinker';

/** Questions that wait at a time, of one caller and of all. */
const MOST_OF_ONE = 2;
const MOST = 24;
/** With nothing to think of a thread goes home. */
const IDLE_MS = 60_000;

/** A thread that thinks, as its employer sees it. */
export interface Thinker {
  ask(question: Asked): void;
  dismiss(): void;
}
/** Gets one. `here`: it has come to life; `lost`: it is dead, or never came to life. */
export type HireThinker = (on: { here(): void; thought(answer: Thought): void; lost(): void }) => Thinker;

interface Waiting {
  readonly caller: string;
  tell(nth: number | undefined): void;
}

/** One thread and the questions that wait for it. */
export class Desk {
  readonly #hire: HireThinker;
  readonly #waiting = new Map<number, Waiting>();
  #thinker: Thinker | undefined;
  #isWithout = false;
  #asked = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(hire: HireThinker) {
    this.#hire = hire;
  }

  /** No thread came to life here: none is tried again, and whoever asks thinks himself. */
  get isWithout(): boolean {
    return this.#isWithout;
  }

  /** Which choice the thread takes; undefined where too much is to be thought of already, or it died over it. */
  ask(caller: string, question: Omit<Asked, 'n'>): Promise<number | undefined> {
    const own = [...this.#waiting.values()].filter((one) => one.caller === caller).length;
    if (this.#isWithout || this.#waiting.size >= MOST || own >= MOST_OF_ONE)
      return Promise.resolve(undefined);
    const n = ++this.#asked;
    return new Promise((resolve) => {
      this.#waiting.set(n, { caller, tell: resolve });
      try {
        this.#thinker ??= this.#start();
        this.#thinker.ask({ ...question, n });
      } catch {
        this.#isWithout = this.#thinker === undefined;
        this.#waiting.delete(n);
        resolve(undefined);
      }
    });
  }

  #start(): Thinker {
    let isHere = false;
    return this.#hire({
      here: () => (isHere = true),
      thought: ({ n, nth }) => {
        this.#waiting.get(n)?.tell(nth);
        this.#waiting.delete(n);
        this.#goHome();
      },
      lost: () => {
        this.#thinker = undefined;
        this.#isWithout = !isHere;
        for (const { tell } of this.#waiting.values()) tell(undefined);
        this.#waiting.clear();
      },
    });
  }

  #goHome(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      if (this.#waiting.size > 0) return;
      this.#thinker?.dismiss();
      this.#thinker = undefined;
    }, IDLE_MS);
    this.#idle.unref();
  }
}
