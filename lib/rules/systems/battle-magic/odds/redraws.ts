import { orders, PRIMES, primes, reduced } from './remainders';

/** Cards that count alike: what one is worth to the attacker and to the defender, and how many a full deck has. */
export interface CardClass {
  readonly attack: number;
  readonly defence: number;
  readonly most: number;
}

/**
 * For every deck that can be left: in how many orders all its cards can be drawn two by two, so that the sides stay level
 * for a while, from the beginning, and then anything may come (BM-137). One number for each way to stop being level:
 * with it every tie, however long, is summed up at once.
 */
export interface Redraws {
  readonly classes: readonly CardClass[];
  /** By how much a card of the class moves the place in the table. */
  readonly stride: readonly number[];
  /** Remainders by the primes, side by side, for each deck. */
  readonly level: Float64Array;
}

interface Table extends Redraws {
  /** Decks of an even number of cards are reckoned apart from the others: a battle needs only one kind. */
  readonly reckoned: [even: boolean, odd: boolean];
}

const tables = new Map<string, Table>();
const keyOf = (classes: readonly CardClass[]): string =>
  classes.map(({ attack, defence, most }) => `${attack}.${defence}.${most}`).join(' ');
/** Tables kept at a time: the largest take eleven megabytes. */
const KEPT = 3;

/** @param size of the deck that is asked about, or any number as even or odd as it */
export function redraws(classes: readonly CardClass[], size: number): Redraws {
  const key = keyOf(classes);
  let table = tables.get(key);
  if (!table) {
    for (const first of tables.keys()) {
      if (tables.size < KEPT) break;
      tables.delete(first);
    }
    tables.set(key, (table = empty(classes)));
  }
  const odd = size % 2 === 0 ? 0 : 1;
  if (!table.reckoned[odd]) reckon(table, odd);
  table.reckoned[odd] = true;
  return table;
}

function empty(classes: readonly CardClass[]): Table {
  const stride: number[] = [];
  let decks = 1;
  for (const { most } of classes) {
    stride.push(decks);
    decks *= most + 1;
  }
  return { classes, stride, level: new Float64Array(decks * PRIMES), reckoned: [false, false] };
}

function reckon({ classes, stride, level }: Table, odd: 0 | 1): void {
  // Pairs of classes by which the sides stay level.
  const pairs = classes.flatMap(({ attack }, x) =>
    classes.flatMap(({ defence }, y) =>
      attack === defence ? [{ x, y, back: stride[x]! + stride[y]! }] : [],
    ),
  );
  const first = Int32Array.from(pairs, ({ x }) => x);
  const second = Int32Array.from(pairs, ({ y }) => y);
  const back = Int32Array.from(pairs, (pair) => pair.back * PRIMES);
  const all = classes.reduce((sum, { most }) => sum + most, 0);
  const anything = Float64Array.from(
    Array.from({ length: all + 1 }, (_, n) => primes.map((p) => Number(orders(n) % BigInt(p)))).flat(),
  );

  const left = new Int32Array(classes.length);
  let cards = 0;
  for (let at = 0; at < level.length; at += PRIMES) {
    if ((cards & 1) === odd) {
      const begin = cards * PRIMES;
      let a = anything[begin]!;
      let b = anything[begin + 1]!;
      let c = anything[begin + 2]!;
      let d = anything[begin + 3]!;
      let e = anything[begin + 4]!;
      for (let i = 0; i < back.length; i++) {
        const x = first[i]!;
        const y = second[i]!;
        const ways = x === y ? left[x]! * (left[x]! - 1) : left[x]! * left[y]!;
        if (ways === 0) continue;
        const from = at - back[i]!;
        a += ways * level[from]!;
        b += ways * level[from + 1]!;
        c += ways * level[from + 2]!;
        d += ways * level[from + 3]!;
        e += ways * level[from + 4]!;
      }
      level[at] = reduced(a, 0);
      level[at + 1] = reduced(b, 1);
      level[at + 2] = reduced(c, 2);
      level[at + 3] = reduced(d, 3);
      level[at + 4] = reduced(e, 4);
    }
    // The next deck: one card more of the first class that is not full yet.
    for (let i = 0; i < classes.length; i++) {
      if (left[i]! < classes[i]!.most) {
        left[i]!++;
        cards++;
        break;
      }
      cards -= left[i]!;
      left[i] = 0;
    }
  }
}
