import { big, choose, falling, keptIn, orders, plain, type Arithmetic, type Counted } from './counting';
import type { Draw, Draws } from './hands';
import type { IdleWays } from './idle';
import { total, type SeenDeck } from './seen-deck';

const DIGIT = 64;

/**
 * Counts orders of the whole deck in which certain cards are drawn and any number of level pairs (BM-137). A level pair has one
 * worth, so that cards of each worth are dealt apart from the others. What is worth nothing to who draws it comes last: for that
 * only matters how many pairs were dealt and how many cards are left that count for one side alone.
 */
export class Ways {
  readonly #deck: SeenDeck;
  readonly #isShared: boolean;
  /** Level pairs that are worth something, at most. */
  readonly #pairs: number;
  /** A place of what was counted is level pairs × stride + cards drawn that count for the defender alone. */
  readonly #stride: number;
  readonly #dealt = new Map<number, Counted>();

  constructor(deck: SeenDeck) {
    const [attack, defence, both] = [total(deck.attack), total(deck.defence), total(deck.both)];
    this.#deck = deck;
    this.#isShared = both > 0;
    this.#pairs = Math.min(attack, defence) + both;
    this.#stride = defence + 1;
  }

  /** Orders of the deck with one of these draws and the level pairs that may come with it. */
  of(draws: Draws, idle: IdleWays): bigint {
    let all = 0n;
    for (const alike of draws.sorted()) {
      const { mine, theirs } = alike[0]![0]!;
      this.#dealAll(alike).forEach((ways, at) => {
        if (!ways) return;
        const pairs = Math.floor(at / this.#stride);
        all += BigInt(ways) * idle.of(mine[0]!, theirs[0]!, pairs, at % this.#stride);
      });
    }
    return all;
  }

  /** Ways to deal all cards that are worth something. */
  #dealAll(groups: readonly (readonly Draw[])[]): readonly (number | bigint)[] {
    const sums = this.#dealBy(plain, groups);
    return sums.every((sum) => sum <= Number.MAX_SAFE_INTEGER) ? sums : this.#dealBy(big, groups);
  }

  #dealBy<N>(by: Arithmetic<N>, groups: readonly (readonly Draw[])[]): readonly N[] {
    const size = (this.#pairs + 1) * this.#stride;
    const all = new Array<N>(size).fill(by.none);
    for (const draws of groups) {
      const { mine, theirs } = draws[0]!;
      const one = this.#deal(1, mine[1]!, theirs[1]!);
      const high = this.#dealHigh(by, draws, size);
      for (let at = 0; at < size; at++) if (high[at] !== by.none) by.addTo(all, at, high[at]!, one);
    }
    return all;
  }

  /** Ways to deal the cards worth 2 and 3. */
  #dealHigh<N>(by: Arithmetic<N>, draws: readonly Draw[], size: number): readonly N[] {
    const sums = new Array<N>(size).fill(by.none);
    for (const { mine, theirs, ways } of draws) {
      const [two, three] = [this.#deal(2, mine[2]!, theirs[2]!), this.#deal(3, mine[3]!, theirs[3]!)];
      const often = by.of(ways);
      by.read(three).forEach((n, i) => by.addTo(sums, three.at[i]!, by.times(often, n), two));
    }
    return sums;
  }

  /** Ways to deal cards of one worth: so many to each side, and one more to each for every level pair. */
  #deal(worth: number, mine: number, theirs: number): Counted {
    const key = (worth * DIGIT + mine) * DIGIT + theirs;
    return keptIn(this.#dealt, key, () => this.#dealing(worth - 1, mine, theirs));
  }

  #dealing(of: number, mine: number, theirs: number): Counted {
    const { attack, defence, both } = this.#deck;
    const at: number[] = [];
    const ways: bigint[] = [];
    for (let pairs = 0; pairs <= this.#pairs; pairs++) {
      const [a, b] = [mine + pairs, theirs + pairs];
      // How many of the defender's cards count for him alone.
      const [least, most] = [this.#isShared ? Math.max(0, a + b - both[of]!) : b, Math.min(b, defence[of]!)];
      if (a > attack[of]! + both[of]!) break;
      for (let own = least; own <= most; own++) {
        const others = this.#isShared
          ? falling(both[of]!, a + b - own) * choose(b, own)
          : falling(attack[of]!, a);
        at.push(pairs * this.#stride + own);
        ways.push((others * falling(defence[of]!, own)) / orders(pairs));
      }
    }
    return { at, ways, plain: ways.map(Number) };
  }
}
