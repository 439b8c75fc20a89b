import { MOST_CARDS, orders, PRIMES, primes, reduced } from './remainders';

/** Cards that count alike: what one is worth to the attacker and to the defender, and how many a deck may have. */
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
  /** By class: how many cards of it the table knows, and by how much one moves the place in it. */
  readonly most: readonly number[];
  readonly stride: readonly number[];
  /** Remainders by the primes, side by side, for each deck. */
  readonly level: Float64Array;
}

interface Table extends Pick<Redraws, 'stride' | 'level'> {
  readonly classes: readonly CardClass[];
  /** Decks of an even number of cards are reckoned apart from the others: a battle needs only one kind. */
  readonly reckoned: [even: boolean, odd: boolean];
}

const tables = new Map<string, Table>();
/** Tables kept at a time: the largest take eleven megabytes. */
const KEPT = 3;

/** Places of the classes in the table when they are sorted by what they are worth to this side, then to the other. */
const ordered = (classes: readonly CardClass[], code: (one: CardClass) => number): readonly number[] =>
  [...classes.keys()].sort((x, y) => code(classes[x]!) - code(classes[y]!));
const MANY = 64;

/**
 * The table for these classes. What is level stays so when the sides are exchanged, so that a table serves both ways round.
 * @param classes of the deck at hand, which no later one exceeds
 * @param size of the deck that is asked about, or any number as even or odd as it
 */
export function redraws(classes: readonly CardClass[], size: number): Redraws {
  const straight = ordered(classes, ({ attack, defence }) => attack * MANY + defence);
  const crossed = ordered(classes, ({ attack, defence }) => defence * MANY + attack);
  const inTable = straight.map((i) => classes[i]!);
  const mirrored = crossed.map((i): CardClass => {
    const { attack, defence, most } = classes[i]!;
    return { attack: defence, defence: attack, most };
  });
  const isStraight = keyOf(inTable) <= keyOf(mirrored);
  const table = tableOf(isStraight ? inTable : mirrored);
  const odd = size % 2 === 0 ? 0 : 1;
  if (!table.reckoned[odd]) reckon(table, odd);
  table.reckoned[odd] = true;
  const order = isStraight ? straight : crossed;
  const place = classes.map((_, i) => order.indexOf(i));
  return {
    most: place.map((i) => table.classes[i]!.most),
    stride: place.map((i) => table.stride[i]!),
    level: table.level,
  };
}

const keyOf = (classes: readonly CardClass[]): string =>
  classes.map(({ attack, defence, most }) => `${attack}.${defence}.${most}`).join(' ');

const worthsOf = (classes: readonly CardClass[]): string =>
  classes.map(({ attack, defence }) => `${attack}.${defence}`).join(' ');

/** Decks of a table that is still quickly reckoned; all of the printed deck make 275,625 at most. */
const LARGEST = 300_000;
const decksOf = (classes: readonly CardClass[]): number =>
  classes.reduce((decks, { most }) => decks * (most + 1), 1);

/** Are so many cards few enough for remainders, and their decks for a table? */
export const isReckonable = (classes: readonly CardClass[]): boolean =>
  classes.reduce((sum, { most }) => sum + most, 0) <= MOST_CARDS && decksOf(classes) <= LARGEST;

/** The table at hand if it holds these decks; else a new one for them, and for those of the old one where that is not too much. */
function tableOf(classes: readonly CardClass[]): Table {
  const key = worthsOf(classes);
  const known = tables.get(key);
  if (known && classes.every(({ most }, i) => most <= known.classes[i]!.most)) return known;
  const both = classes.map((one, i) => ({
    ...one,
    most: Math.max(one.most, known?.classes[i]?.most ?? 0),
  }));
  tables.delete(key);
  for (const first of tables.keys()) {
    if (tables.size < KEPT) break;
    tables.delete(first);
  }
  const table = empty(isReckonable(both) ? both : classes);
  tables.set(key, table);
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

/** Orders of so many cards, as remainders. */
const anyOrders = (most: number): Float64Array =>
  Float64Array.from(
    Array.from({ length: most + 1 }, (_, n) => primes.map((p) => Number(orders(n) % BigInt(p)))).flat(),
  );

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
  const anything = anyOrders(all);

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
