import { choose, chosenOf, falling, keptIn, orders } from './counting';
import { total, type Course, type SeenDeck } from './seen-deck';

/**
 * Ways of all that is worth nothing to who draws it, and of the cards that nobody draws, where a deck goes this course. Each
 * side may draw cards that count for nobody, and those that count for the other alone.
 */
export class IdleWays {
  readonly #deck: SeenDeck;
  readonly #course: Course;
  readonly #attack: number;
  readonly #defence: number;
  readonly #isShared: boolean;
  /** Level pairs that may come, and the cards that are there for them. */
  readonly #least: number;
  readonly #most: number;
  readonly #left: number;
  readonly #kept = new Map<number, bigint>();
  readonly #theirs = new Map<number, readonly bigint[]>();
  readonly #beside = new Map<number, bigint[]>();

  constructor(deck: SeenDeck, course: Course) {
    this.#deck = deck;
    this.#course = course;
    this.#attack = total(deck.attack);
    this.#defence = total(deck.defence);
    this.#isShared = total(deck.both) > 0;
    this.#left = deck.size - course.mine - course.theirs;
    this.#least = course.pairs[0];
    this.#most = Math.min(course.pairs[1], Math.floor(this.#left / 2));
  }

  /**
   * @param mine of the attacker's cards in the course that are worth nothing to him, level pairs apart; `theirs` likewise
   * @param pairs level pairs that are worth something
   * @param own cards drawn that count for the defender alone
   */
  of(mine: number, theirs: number, pairs: number, own: number): bigint {
    const { size } = this.#deck;
    const key = ((mine * DIGIT + theirs) * (size + 1) + pairs) * (size + 1) + own;
    const defence = this.#defence - own;
    return keptIn(this.#kept, key, () =>
      this.#isShared
        ? this.#defenderFirst(mine, theirs, pairs, defence)
        : this.#apart(mine, theirs, pairs, defence),
    );
  }

  /** Without cards for the attacker alone: what the defender draws is of no use to anybody. */
  #defenderFirst(mine: number, theirs: number, pairs: number, defence: number): bigint {
    const left = this.#deck.idle - theirs + defence;
    let all = 0n;
    this.#theirsOf(theirs, pairs).forEach((ways, more) => (all += ways * falling(left - more, mine + more)));
    return all;
  }

  /** Ways of the defender's idle cards and of when level pairs come, by the number of idle pairs. */
  #theirsOf(theirs: number, pairs: number): readonly bigint[] {
    return keptIn(this.#theirs, pairs * DIGIT + theirs, () => {
      const most = Math.min(this.#mostIdle(pairs), this.#deck.idle - theirs);
      return Array.from(
        { length: Math.max(0, most + 1) },
        (_, more) => falling(this.#deck.idle, theirs + more) * this.#mingled(pairs, more),
      );
    });
  }

  /** Idle pairs that may be level, at most. */
  #mostIdle(pairs: number): number {
    return this.#course.idle ? this.#most - pairs : Math.min(0, this.#most - pairs);
  }

  /** Ways in which idle pairs come between those that are worth something, and the rest of the deck after them. */
  #mingled(pairs: number, more: number): bigint {
    if (pairs + more < this.#least) return 0n;
    return mingled(pairs, more, this.#course.costly) * orders(this.#left - 2 * (pairs + more));
  }

  /** Where no card counts for both. */
  #apart(mine: number, theirs: number, pairs: number, defence: number): bigint {
    const attack = this.#attack - (this.#course.mine - mine + pairs);
    const ofUseToHim = chosenOf(defence);
    let all = 0n;
    for (let more = 0; more <= this.#mostIdle(pairs); more++) {
      const drawn = mine + more;
      const plainest = Math.min(drawn, this.#deck.idle);
      const beside = this.#besideOf(attack, theirs + more, plainest);
      let ways = 0n;
      for (let plain = Math.max(0, drawn - defence); plain <= plainest; plain++)
        ways += ofUseToHim[drawn - plain]! * beside[plain]!;
      if (ways === 0n) break;
      all += ways * orders(drawn) * this.#mingled(pairs, more);
    }
    return all;
  }

  /** Ways to choose idle cards for the attacker, by their number up to `most`, and to draw the defender's out of what is left. */
  #besideOf(attack: number, theirs: number, most: number): readonly bigint[] {
    const { idle, size } = this.#deck;
    const ways = keptIn(this.#beside, attack * (size + 1) + theirs, (): bigint[] => []);
    for (let plain = ways.length; plain <= most; plain++)
      ways.push(choose(idle, plain) * falling(idle - plain + attack, theirs));
    return ways;
  }
}

const DIGIT = 64;

/** Ways in which pairs, each another, come between costly ones in their order, with idle ones, all alike, after the last of those. */
function mingled(pairs: number, more: number, costly: number): bigint {
  if (costly === 0) return falling(pairs + more, pairs);
  let all = 0n;
  for (let before = 0; before <= pairs; before++)
    all +=
      choose(pairs, before) *
      falling(before + costly - 1, before) *
      falling(pairs - before + more, pairs - before);
  return all;
}
