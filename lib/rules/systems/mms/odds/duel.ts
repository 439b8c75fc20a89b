import { z } from 'zod';
import { asPercent, certain, fraction, never, sum, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chances } from '../../../kernel/game/situation';
import { blowOf, type Blow } from './blow';
import {
  agreedFields,
  areasOf,
  attachmentField,
  capField,
  cardOf,
  cardsOf,
  characterField,
  rivalOf,
  shelterField,
} from './fields';
import { decimal } from './words';

export const DuelQuestion = z.strictObject({
  first: characterField('warrior', 'First'),
  firstCap: capField('CAP of the first'),
  firstCarries: attachmentField('The first carries'),
  firstShelters: shelterField(
    'Areas that protect the first',
    'Its own side controls them, and it stands in them',
  ),
  second: characterField('orc', 'Second'),
  secondCap: capField('CAP of the second'),
  secondCarries: attachmentField('The second carries'),
  secondShelters: shelterField(
    'Areas that protect the second',
    'Its own side controls them, and it stands in them',
  ),
  ...agreedFields,
});
type Asked = z.output<typeof DuelQuestion>;

/**
 * The chance that it takes so many hits that take something until a CAP is used up, by hits: when they fall does not matter,
 * so misses are left out here.
 */
export function hitsNeeded({ ways }: Blow, cap: number): readonly Fraction[] {
  const hits = [...ways].filter(([taken]) => taken > 0).map(([taken, n]) => [taken, BigInt(n)] as const);
  if (hits.length === 0) return [];
  const of = hits.reduce((all, [, n]) => all + n, 0n);
  const needed: Fraction[] = [never];
  let left = new Map<number, bigint>([[cap, 1n]]);
  for (let bottom = of; left.size > 0; bottom *= of) {
    const next = new Map<number, bigint>();
    let done = 0n;
    for (const [before, n] of left)
      for (const [taken, more] of hits)
        if (before <= taken) done += n * more;
        else next.set(before - taken, (next.get(before - taken) ?? 0n) + n * more);
    needed.push(fraction(done, bottom));
    left = next;
  }
  return needed;
}

interface Race {
  readonly first: Fraction;
  readonly second: Fraction;
  readonly both: Fraction;
  readonly rounds: number;
}

/** Ways of all throws in which a blow takes something. */
const hitting = ({ ways }: Blow): bigint =>
  [...ways].reduce((n, [taken, more]) => n + (taken > 0 ? BigInt(more) : 0n), 0n);

/**
 * Who is down first, each attacking the other once a round and both acting until the round is over (MMS-076, MMS-079). Every
 * cell asks: with so many hits still needed on each side, how does it end? Rounds in which both miss change nothing and drop
 * out.
 */
function race(a: Blow, b: Blow, needsA: readonly Fraction[], needsB: readonly Fraction[]): Race {
  const [hitA, hitB] = [hitting(a), hitting(b)];
  const [allA, allB] = [BigInt(a.throws.all), BigInt(b.throws.all)];
  const [missA, missB] = [allA - hitA, allB - hitB];
  const stir = allA * allB - missA * missB;
  const whole = Number(allA * allB);
  interface Cell {
    readonly ways: readonly [first: bigint, second: bigint, both: bigint];
    readonly power: number;
    readonly rounds: number;
  }
  const grid: Cell[][] = [];
  // By hits that each still needs; 0 on one side has ended, and is counted over `stir` to the power of the sum.
  const at = (i: number, j: number): Cell =>
    i > 0 && j > 0
      ? grid[i]![j]!
      : {
          ways: i === 0 && j === 0 ? [0n, 0n, 1n] : i === 0 ? [1n, 0n, 0n] : [0n, 1n, 0n],
          power: 0,
          rounds: 0,
        };
  for (let i = 1; i < needsA.length; i++) {
    grid[i] = [];
    for (let j = 1; j < needsB.length; j++) {
      const steps = [
        [hitA * hitB, at(i - 1, j - 1)],
        [hitA * missB, at(i - 1, j)],
        [missA * hitB, at(i, j - 1)],
      ] as const;
      const power = i + j;
      const end = (k: 0 | 1 | 2): bigint =>
        steps.reduce(
          (n, [ways, cell]) => n + ways * cell.ways[k] * stir ** BigInt(power - 1 - cell.power),
          0n,
        );
      const rounds =
        (whole + steps.reduce((n, [ways, cell]) => n + Number(ways) * cell.rounds, 0)) / Number(stir);
      grid[i]![j] = { ways: [end(0), end(1), end(2)], power, rounds };
    }
  }
  let [first, second, both, rounds] = [never, never, never, 0];
  needsA.forEach((chanceA, i) =>
    needsB.forEach((chanceB, j) => {
      if (i === 0 || j === 0 || chanceA.top === 0n || chanceB.top === 0n) return;
      const { ways, power, rounds: lasts } = grid[i]![j]!;
      const top = chanceA.top * chanceB.top;
      const bottom = chanceA.bottom * chanceB.bottom;
      const part = (n: bigint): Fraction => fraction(top * n, bottom * stir ** BigInt(power));
      first = sum(first, part(ways[0]));
      second = sum(second, part(ways[1]));
      both = sum(both, part(ways[2]));
      rounds += (Number((top * 10n ** 15n) / bottom) / 1e15) * lasts;
    }),
  );
  return { first, second, both, rounds };
}

export function solveDuel(q: Asked): Chances {
  const [one, other] = [cardOf(q.first), cardOf(q.second)];
  const [mine, theirs] = [cardsOf(q.firstCarries), cardsOf(q.secondCarries)];
  const common = { strongholds: [], agreed: q };
  const a = blowOf({
    ...common,
    by: one,
    carries: mine,
    on: other,
    guards: theirs,
    shelters: areasOf(q.secondShelters),
  });
  const b = blowOf({
    ...common,
    by: other,
    carries: theirs,
    on: one,
    guards: mine,
    shelters: areasOf(q.firstShelters),
  });
  const needsA = hitsNeeded(a, q.secondCap ?? other.cap ?? 1);
  const needsB = hitsNeeded(b, q.firstCap ?? one.cap ?? 1);
  const [first, second] =
    one === other ? [`the first ${one.name}`, `the second ${other.name}`] : [one.name, other.name];
  if (needsA.length === 0 || needsB.length === 0) {
    const only =
      needsA.length > 0 ? ['first-wins', first] : needsB.length > 0 ? ['second-wins', second] : undefined;
    return only
      ? {
          outcomes: [{ key: only[0]!, words: `${only[1]} wins`, chance: certain }],
          explained: `Only ${only[1]} can hurt the other.`,
        }
      : {
          outcomes: [{ key: 'nobody', words: 'neither ever falls', chance: certain }],
          explained: 'Neither can hurt the other.',
        };
  }
  const { first: wins, second: loses, both, rounds } = race(a, b, needsA, needsB);
  return {
    outcomes: [
      { key: 'first-wins', words: `${first} wins`, chance: wins },
      { key: 'second-wins', words: `${second} wins`, chance: loses },
      { key: 'both-fall', words: 'both fall in the same round', chance: both },
    ],
    explained:
      `With a blow each in every round, ${first} is left in ${asPercent(wins)} and ${second} in ${asPercent(loses)}; ` +
      `both fall in the same round in ${asPercent(both)}. It lasts ${decimal(rounds)} rounds on average.`,
  };
}

export const duel = defineSituation<Asked>({
  kind: 'duel',
  title: 'Two characters in reach',
  explains:
    'Each attacks the other in every round until one is gone. Nobody leaves before the round is over, so both may fall together; no limit of rounds ends it.',
  rules: ['MMS-076', 'MMS-078', 'MMS-079', 'MMS-083', 'MMS-R18', 'MMS-R26'],
  schema: DuelQuestion as unknown as z.ZodType<Asked>,
  example: DuelQuestion.parse({}),
  about: ({ id }) => {
    const rival = rivalOf(id);
    return rival === undefined ? undefined : { first: id, second: rival };
  },
  solve: solveDuel,
});
