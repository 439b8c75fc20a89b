import type { Match } from './block';
import { Gathering, type Ending, type Result } from './gathering';
import type { FromHand, ToHand } from './hand';

/** A worker as its employer sees it. */
export interface Hand {
  send(message: ToHand): void;
  /** Lets it go, in the middle of its work if need be. */
  dismiss(): void;
}
/** Gets a worker. `lost`: it is dead, or never came to life. */
export type Hire = (on: (message: FromHand) => void, lost: (why: string) => void) => Hand;

export interface RunOptions {
  /** Runs of the same owner share what all of them get. */
  readonly owner?: string;
  /** Time of workers after which the batch ends as it is. */
  readonly limitMs?: number;
  /** Told of the time of workers as it is spent. */
  readonly onSpent?: (ms: number) => void;
  /** Told soon after the start and then about ten times a second. */
  readonly onProgress?: (soFar: Result) => void;
  readonly signal?: AbortSignal;
}

interface Run {
  readonly id: number;
  readonly owner: string;
  readonly match: Match;
  readonly gathering: Gathering;
  readonly options: RunOptions;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
  /** Blocks that were handed out and lost with their worker. */
  readonly again: number[];
  /** No longer waits for its signal: others may follow by the same. */
  leave(): void;
  spentMs: number;
  toldAt: number;
}

interface Worker {
  readonly hand: Hand;
  readonly opened: Set<number>;
  /** It has said something: it lives. */
  hasSpoken: boolean;
  /** What it is at. */
  at?: { readonly run: Run; readonly block: number; saidMs: number } | undefined;
}

const PROGRESS_MS = 100;

/**
 * Some workers and the batches that they are at. A worker that is free gets a block of the owner who has had the least by
 * then, so that nobody waits for somebody else's large batch to end.
 */
export class Crew {
  readonly #hire: Hire;
  readonly #spare: Hire;
  readonly #size: number;
  readonly #now: () => number;
  readonly #runs = new Map<number, Run>();
  readonly #workers = new Set<Worker>();
  readonly #spent = new Map<string, number>();
  #hireSpare = false;
  #nextId = 1;

  /** `spare` is hired once where others do not come to life. */
  constructor(size: number, hire: Hire, spare: Hire, now: () => number) {
    this.#size = size;
    this.#hire = hire;
    this.#spare = spare;
    this.#now = now;
  }

  /** Batches that are not over. */
  get busy(): number {
    return this.#runs.size;
  }

  /** Plays a match that was read before. Rejects only for a defect. */
  run(match: Match, options: RunOptions = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      const cancel = (): void => this.#end(run, 'cancelled');
      const run: Run = {
        id: this.#nextId++,
        owner: options.owner ?? '',
        match,
        gathering: new Gathering(match),
        options,
        resolve,
        reject,
        again: [],
        leave: () => options.signal?.removeEventListener('abort', cancel),
        spentMs: 0,
        toldAt: this.#now() - PROGRESS_MS,
      };
      // Who comes anew begins where the least served stands, and not with all the time that he did not use.
      const least = [...this.#runs.values()].map(({ owner }) => this.#spent.get(owner) ?? 0);
      const floor = least.length === 0 ? 0 : Math.min(...least);
      if (this.#runs.size === 0) this.#spent.clear();
      this.#spent.set(run.owner, Math.max(floor, this.#spent.get(run.owner) ?? 0));
      this.#runs.set(run.id, run);
      if (options.signal?.aborted) return cancel();
      options.signal?.addEventListener('abort', cancel);
      this.#employ();
    });
  }

  /** Lets all workers go; what is under way ends as it is. */
  dismiss(): void {
    for (const run of [...this.#runs.values()]) this.#end(run, 'cancelled');
    for (const { hand } of this.#workers) hand.dismiss();
    this.#workers.clear();
  }

  #employ(): void {
    const wanted = Math.min(this.#hireSpare ? 1 : this.#size, this.#blocksWanted());
    while (this.#workers.size < wanted) this.#add(this.#hireSpare ? this.#spare : this.#hire);
    for (const worker of this.#workers) this.#assign(worker);
  }

  #blocksWanted(): number {
    let blocks = 0;
    for (const { match } of this.#runs.values()) blocks += match.blocks;
    return blocks;
  }

  #add(hire: Hire): void {
    const worker: Worker = {
      hand: hire(
        (message) => this.#hear(worker, message),
        (why) => this.#lose(worker, why),
      ),
      opened: new Set(),
      hasSpoken: false,
    };
    this.#workers.add(worker);
  }

  #lose(worker: Worker, why: string): void {
    if (!this.#workers.delete(worker)) return;
    worker.hand.dismiss();
    if (worker.hasSpoken) {
      // It died of its work, and so would the next one.
      if (worker.at) this.#fail(worker.at.run, why);
    } else {
      if (worker.at) worker.at.run.again.push(worker.at.block);
      this.#hireSpare = true;
    }
    this.#employ();
  }

  #fail(run: Run, why: string): void {
    this.#close(run);
    run.reject(new Error(why));
  }

  #assign(worker: Worker): void {
    if (worker.at) return;
    const served = ({ owner }: Run): number => this.#spent.get(owner) ?? 0;
    const waiting = [...this.#runs.values()].sort((a, b) => served(a) - served(b) || a.id - b.id);
    for (const run of waiting) {
      const block = run.again.pop() ?? run.gathering.next();
      if (block === undefined) continue;
      worker.at = { run, block, saidMs: 0 };
      if (!worker.opened.has(run.id)) {
        worker.opened.add(run.id);
        worker.hand.send({ type: 'open', run: run.id, wish: run.match.wish });
      }
      worker.hand.send({ type: 'play', run: run.id, block });
      return;
    }
  }

  #hear(worker: Worker, message: FromHand): void {
    const { at } = worker;
    worker.hasSpoken = true;
    // What comes late of a batch that is over.
    if (!at || at.run.id !== message.run) return;
    const { run, block } = at;
    if (message.type === 'failed') {
      this.#fail(run, message.why);
      return this.#employ();
    }
    const ms = message.ms - at.saidMs;
    at.saidMs = message.ms;
    run.spentMs += ms;
    run.options.onSpent?.(ms);
    this.#spent.set(run.owner, (this.#spent.get(run.owner) ?? 0) + ms);
    if (message.type === 'played') {
      worker.at = undefined;
      run.gathering.take(block, message.tally);
    }
    if (run.gathering.ended !== undefined) this.#end(run, run.gathering.ended);
    else if (run.spentMs >= (run.options.limitMs ?? Infinity)) this.#end(run, 'time');
    else if (
      message.type === 'played' &&
      this.#now() - run.toldAt >= PROGRESS_MS &&
      run.gathering.games > 0
    ) {
      run.toldAt = this.#now();
      run.options.onProgress?.(run.gathering.result());
    }
    this.#assign(worker);
  }

  #end(run: Run, why: Ending): void {
    if (!this.#runs.has(run.id)) return;
    run.gathering.end(why);
    this.#close(run);
    run.resolve(run.gathering.result());
    this.#employ();
  }

  #close(run: Run): void {
    this.#runs.delete(run.id);
    run.leave();
    for (const worker of this.#workers) {
      if (worker.opened.delete(run.id)) worker.hand.send({ type: 'close', run: run.id });
      if (worker.at?.run === run) worker.at = undefined;
    }
  }
}
