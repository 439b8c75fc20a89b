import { after, compared, pairOf, spendings, type Bout, type Held, type Sides } from './bout';
import { orders } from './counting';
import { handsOf, withOne, WORTHS } from './hands';
import { IdleWays } from './idle';
import type { Course, SeenDeck } from './seen-deck';
import { Left, Sorted } from './sorted';
import { Ways } from './ways';

/** How one deck is drawn from. */
export interface Rules {
  /** Which side draws first: the attacker (BM-125). */
  readonly begins: 0 | 1;
  /** Whether cards from hand count in tie-breaks too (BM-R22). */
  readonly inTies: boolean;
}

/** What becomes of a bout while a deck lasts, in orders of that deck. */
export interface Stage {
  readonly all: bigint;
  readonly win: bigint;
  readonly lose: bigint;
  /** By the first comparison alone. */
  readonly first: { readonly win: bigint; readonly tie: bigint };
  /** How the battle stands when the deck has run out, and is not decided. */
  readonly left: readonly { readonly bout: Bout; readonly ways: bigint }[];
}

const worths = Array.from({ length: WORTHS }, (_, worth) => worth);
const add = (a: readonly number[], b: readonly number[]): readonly number[] => a.map((n, i) => n + b[i]!);

/** A deck of which so many cards are drawn at most, the others being out of reach. */
export class Deck {
  readonly #seen: SeenDeck;
  readonly #cards: number;
  readonly #rules: Rules;
  readonly #ways: Ways;
  readonly #idle = new Map<string, IdleWays>();

  constructor(seen: SeenDeck, cards: number, rules: Rules) {
    this.#seen = seen;
    this.#cards = cards;
    this.#rules = rules;
    this.#ways = new Ways(seen);
  }

  /** The bout, and tie-breaks until one side wins or the deck has run out. */
  fight(bout: Bout): Stage {
    const [mine, theirs] = bout.draws;
    return mine + theirs > this.#cards ? this.#cutShort(bout) : this.#fought(bout);
  }

  #count(sorted: Sorted): bigint {
    let all = 0n;
    for (const { course, draws } of sorted.all()) {
      const key = JSON.stringify(course);
      let idle = this.#idle.get(key);
      if (!idle) this.#idle.set(key, (idle = new IdleWays(this.#seen, course)));
      all += this.#ways.of(draws, idle);
    }
    return all;
  }

  /** The deck runs out before both have drawn: whoever begins has what there is. */
  #cutShort(bout: Bout): Stage {
    const { begins } = this.#rules;
    const drawn = [0, 0];
    drawn[begins] = Math.min(bout.draws[begins], this.#cards);
    drawn[1 - begins] = this.#cards - drawn[begins];
    const [mine, theirs] = [drawn[0]!, drawn[1]!];
    const open: Sides<number> = [bout.draws[0] - mine, bout.draws[1] - theirs];
    const left = new Left();
    for (const a of handsOf(mine))
      for (const b of handsOf(theirs))
        left
          .at(after(bout, a.sum, b.sum, open))
          .at(only(mine, theirs))
          .add(a.of, b.of, a.orders * b.orders);
    const all = orders(this.#seen.size);
    return { all, win: 0n, lose: 0n, first: { win: 0n, tie: 0n }, left: this.#counted(left) };
  }

  #counted(left: Left) {
    return left
      .all()
      .map(({ bout, sorted }) => ({ bout, ways: this.#count(sorted) }))
      .filter(({ ways }) => ways > 0n);
  }

  #fought(bout: Bout): Stage {
    const [mine, theirs] = bout.draws;
    const won = new Sorted();
    const level = new Sorted();
    const later = new Sorted();
    const left = new Left();
    const ties = new Map<string, { readonly held: Sides<Held>; readonly draws: Tie[] }>();
    for (const a of handsOf(mine))
      for (const b of handsOf(theirs)) {
        const { lead, held } = compared(bout, a.sum, b.sum);
        const ways = a.orders * b.orders;
        if (lead > 0) won.at(only(mine, theirs)).add(a.of, b.of, ways);
        if (lead !== 0) continue;
        level.at(only(mine, theirs)).add(a.of, b.of, ways);
        const then: Sides<Held> = this.#rules.inTies ? held : [[], []];
        const key = JSON.stringify(then);
        const known = ties.get(key) ?? { held: then, draws: [] };
        known.draws.push({ mine: a.of, theirs: b.of, ways });
        ties.set(key, known);
      }
    for (const { held, draws } of ties.values()) this.#breakTies(bout.draws, held, draws, later, left);
    const all = orders(this.#seen.size);
    const first = { win: this.#count(won), tie: this.#count(level) };
    const open = this.#counted(left);
    const win = first.win + this.#count(later);
    const lose = open.reduce((rest, { ways }) => rest - ways, all - win);
    return { all, win, lose, first, left: open };
  }

  /** Level draws go on: to a pair that decides, or to the end of the deck. */
  #breakTies(drawn: Sides<number>, held: Sides<Held>, ties: readonly Tie[], later: Sorted, left: Left): void {
    const rest = this.#cards - drawn[0] - drawn[1];
    const pairs = Math.floor(rest / 2);
    const odd = rest % 2 === 1;
    const { begins } = this.#rules;
    for (const spent of spendings(held, this.#fits)) {
      const { costly } = spent;
      if (costly > pairs) continue;
      const idle = spent.held[0].length === 0 && spent.held[1].length === 0;
      const course = (mine: number, theirs: number, least: number, most: number): Course => ({
        mine: drawn[0] + costly + mine,
        theirs: drawn[1] + costly + theirs,
        pairs: [least, most],
        costly,
        idle,
      });
      const next = pairOf(spent.held);
      const decisive = costly < pairs ? later.at(course(1, 1, 0, pairs - 1 - costly)) : undefined;
      const end = pairs - costly;
      const even = odd ? undefined : left.at(next).at(course(0, 0, end, end));
      // The last card goes to whoever begins, and the other draws from the deck made anew.
      const cut = odd
        ? worths.map((x) =>
            begins === 0
              ? left.at(after(next, x, 0, [0, 1])).at(course(1, 0, end, end))
              : left.at(after(next, 0, x, [1, 0])).at(course(0, 1, end, end)),
          )
        : [];
      for (const tie of ties) {
        const ways = tie.ways * spent.ways;
        const [mine, theirs] = [add(tie.mine, spent.mine), add(tie.theirs, spent.theirs)];
        if (decisive)
          for (const x of worths)
            for (const y of worths)
              if (compared(next, x, y).lead > 0) decisive.add(withOne(mine, x), withOne(theirs, y), ways);
        even?.add(mine, theirs, ways);
        cut.forEach((draws, x) =>
          begins === 0
            ? draws.add(withOne(mine, x), theirs, ways)
            : draws.add(mine, withOne(theirs, x), ways),
        );
      }
    }
  }

  readonly #fits = (mine: readonly number[], theirs: readonly number[]): boolean => {
    const { attack, defence, both } = this.#seen;
    return [1, 2, 3].every((worth) => {
      const [a, b, shared] = [attack[worth - 1]!, defence[worth - 1]!, both[worth - 1]!];
      const [x, y] = [mine[worth]!, theirs[worth]!];
      return x <= a + shared && y <= b + shared && x + y <= a + b + shared;
    });
  };
}

interface Tie {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
  readonly ways: number;
}

/** So many cards and no more. */
const only = (mine: number, theirs: number): Course => ({
  mine,
  theirs,
  pairs: [0, 0],
  costly: 0,
  idle: true,
});
