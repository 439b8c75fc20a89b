import type { Result } from '@/lib/rules';
import { openMatch, playBlock, setUpForNothing, type BlockTally, type Match } from './block';
import type { SimWish } from './wish';

/** What a worker is told. `run` names the batch. */
export type ToHand =
  | { readonly type: 'open'; readonly run: number; readonly wish: SimWish }
  | { readonly type: 'play'; readonly run: number; readonly block: number }
  | { readonly type: 'close'; readonly run: number };

/** What it answers; `ms` is the time of its own that the block took, or has taken by now. */
export type FromHand =
  | {
      readonly type: 'played';
      readonly run: number;
      readonly block: number;
      readonly tally: BlockTally;
      readonly ms: number;
    }
  | { readonly type: 'working'; readonly run: number; readonly ms: number }
  | { readonly type: 'failed'; readonly run: number; readonly why: string };

/** What a worker needs of the place where it stands. */
export interface Place {
  send(message: FromHand): void;
  /** Lets what is waiting come in. */
  breathe(): Promise<void>;
  now(): number;
  /** Reads a wish; by the registry unless a test brings its own. */
  readonly open?: (wish: SimWish) => Promise<Result<Match>>;
}

/** How long a worker plays before it looks whether it was told something. */
const SPELL_MS = 20;
/** A long block says now and then that it is still at work. */
const WORKING_MS = 500;

/** A worker: plays the blocks that it is given, one after the other, and stops in the middle when its batch is closed. */
export function makeHand({ send, breathe, now, open = openMatch }: Place): (message: ToHand) => void {
  const matches = new Map<number, Promise<Match>>();
  const rehearsed = new Set<string>();

  const read = async (wish: SimWish): Promise<Match> => {
    const match = await open(wish);
    if (!match.ok) throw new Error(match.problems[0]?.message ?? 'refused');
    return match.value;
  };

  /**
   * Opens a game twice before the first batch is played. V8 settles what the objects of a place in the code hold when it makes
   * them for the second time: left to the second batch, all that was compiled for the first would be thrown away.
   */
  async function rehearse(wish: SimWish): Promise<void> {
    if (rehearsed.has(wish.system)) return;
    rehearsed.add(wish.system);
    for (let time = 0; time < 2; time++) setUpForNothing(await read(wish));
  }

  async function play(run: number, block: number): Promise<void> {
    const match = await matches.get(run);
    if (!match) return;
    const playing = playBlock(match, block);
    let ms = 0;
    let said = 0;
    for (;;) {
      const from = now();
      let step = playing.next();
      while (!step.done && now() - from < SPELL_MS) step = playing.next();
      ms += now() - from;
      if (step.done) return send({ type: 'played', run, block, tally: step.value, ms });
      if (ms - said >= WORKING_MS) send({ type: 'working', run, ms: (said = ms) });
      await breathe();
      if (!matches.has(run)) return;
    }
  }

  let last = Promise.resolve();
  return (message) => {
    const { run } = message;
    const fail = (error: unknown): void =>
      send({ type: 'failed', run, why: error instanceof Error ? error.message : String(error) });
    switch (message.type) {
      case 'open': {
        const { wish } = message;
        const opening = rehearse(wish).then(() => read(wish));
        // Whoever plays by it hears of the failure.
        opening.catch(() => undefined);
        matches.set(run, opening);
        break;
      }
      case 'play':
        last = last.then(() => play(run, message.block)).catch(fail);
        break;
      case 'close':
        matches.delete(run);
        break;
    }
  };
}
