import type { BlockTally, Match } from './block';
import { addPairs, emptyPairs } from './pairs';
import { comparisonOf, reportOf, type Comparison, type Report } from './report';
import { addTally, emptyTally } from './tally';

/** Why no more games are played: all were, the shares are known closely enough, or somebody or a limit ended it. */
export type Ending = 'done' | 'precise' | 'cancelled' | 'time';

/** What a batch came to, so far or for good. */
export interface Result extends Report {
  /** How many games were asked for. */
  readonly asked: number;
  /** Absent: more are to come. */
  readonly ended?: Ending;
  /** Of a comparison: the other side, and what it has more than this one. */
  readonly against?: { readonly report: Report; readonly comparison: Comparison };
}

/** Fewer games are never precise enough: chance may look calm for a while. */
const LEAST_GAMES = 100;

/**
 * Hands out the blocks of a match and gathers what comes back, in the order of the blocks: so neither the number of workers
 * nor their speed has a say in the result.
 */
export class Gathering {
  readonly #match: Match;
  readonly #tally;
  readonly #against;
  readonly #pairs;
  readonly #early = new Map<number, BlockTally>();
  #given = 0;
  #taken = 0;
  #ended: Ending | undefined;

  constructor(match: Match) {
    this.#match = match;
    this.#tally = emptyTally(match.side.players);
    this.#against = emptyTally(match.side.players);
    this.#pairs = emptyPairs(match.side.players);
  }

  /** The next block to play; undefined once none is left. */
  next(): number | undefined {
    return this.#ended === undefined && this.#given < this.#match.blocks ? this.#given++ : undefined;
  }

  /** Takes what came of a block. */
  take(block: number, played: BlockTally): void {
    this.#early.set(block, played);
    for (let next = this.#early.get(this.#taken); next; next = this.#early.get(this.#taken)) {
      this.#early.delete(this.#taken);
      if (this.#ended !== undefined) return;
      this.#taken++;
      addTally(this.#tally, next.tally);
      if (next.against) addTally(this.#against, next.against);
      if (next.pairs) addPairs(this.#pairs, next.pairs);
      if (this.#taken === this.#match.blocks) this.#ended = 'done';
      else if (this.#isPrecise()) this.#ended = 'precise';
    }
  }

  /** No more games. */
  end(why: Ending): void {
    this.#ended ??= why;
  }

  get ended(): Ending | undefined {
    return this.#ended;
  }
  get games(): number {
    return this.#tally.games;
  }

  #isPrecise(): boolean {
    const { precision } = this.#match.wish;
    if (precision === undefined || this.#tally.games < LEAST_GAMES) return false;
    const spans = this.#match.against
      ? comparisonOf(this.#pairs).wins
      : reportOf(this.#tally, { seed: '', unit: '', endings: {}, entries: [] }).wins;
    return spans.every(({ low, high }) => (high - low) / 2 <= precision);
  }

  /** All that is known by now. */
  result(): Result {
    const { wish, side, against } = this.#match;
    const { endings } = side.playable;
    const about = { seed: wish.seed, unit: side.unit, endings };
    return {
      ...reportOf(this.#tally, { ...about, entries: side.entries }),
      asked: wish.games,
      ...(this.#ended === undefined ? {} : { ended: this.#ended }),
      ...(against
        ? {
            against: {
              report: reportOf(this.#against, { ...about, entries: against.entries }),
              comparison: comparisonOf(this.#pairs),
            },
          }
        : {}),
    };
  }
}
