import { z } from 'zod';
import { asPercent, fraction, type Fraction } from '../../../kernel/odds';
import { defineSituation, type Chance, type Chances } from '../../../kernel/situation';
import { closeWindow, margins, roundWays, totals, WAYS, type Reserve } from './round';

const Force = z.int().min(-10).max(30);
const Cards = z.array(z.int().min(1).max(12)).max(6).default([]);

export const CombatQuestion = z.strictObject({
  defenders: z
    .enum(['figure', 'garrison', 'both'])
    .default('figure')
    .meta({ title: 'Defenders', description: 'A figure fights first, a garrison after it.' }),
  attackFigure: Force.default(0).meta({ title: 'Attacker’s Force against the figure' }),
  figure: Force.default(0).meta({ title: 'Force of the figure' }),
  attackGarrison: Force.default(0).meta({ title: 'Attacker’s Force against the garrison' }),
  garrison: Force.default(-2).meta({ title: 'Force of the garrison' }),
  attackCards: Cards.meta({
    title: 'Cards the attacker may add',
    description:
      'Force of each hand card that he would play after the dice; it counts to the end of the combat.',
  }),
  attackTies: z
    .boolean()
    .default(true)
    .meta({ title: 'Attacker plays to tie', description: 'Where he cannot win; otherwise only to win.' }),
  defenceCards: Cards.meta({
    title: 'Cards the defender may add',
    description:
      'Force of each hand card that he would play after the dice; it counts to the end of the combat.',
  }),
  defenceTies: z
    .boolean()
    .default(true)
    .meta({ title: 'Defender plays to tie', description: 'Where he cannot win; otherwise only to win.' }),
});
export type CombatQuestion = z.input<typeof CombatQuestion>;
type Asked = z.output<typeof CombatQuestion>;

/** Ways of 1296 × 1296 by what is left, and by cards played. */
export interface Tally {
  /** The attacker holds the space. */
  taken: number;
  /** Nobody is left. */
  emptied: number;
  /** Only the garrison is left. */
  garrisonLeft: number;
  /** All who defended are left. */
  held: number;
  readonly attackSpent: number[];
  readonly defenceSpent: number[];
}

const SQUARE = WAYS * WAYS;

const highestFirst = (cards: readonly number[]): readonly number[] => [...cards].sort((a, b) => b - a);

/** Every way the dice of one or two rounds can fall, counted (MM-083 to MM-092). */
export function tally(q: Asked): Tally {
  const attack: Reserve = { cards: highestFirst(q.attackCards), ties: q.attackTies };
  const defence: Reserve = { cards: highestFirst(q.defenceCards), ties: q.defenceTies };
  const out: Tally = {
    taken: 0,
    emptied: 0,
    garrisonLeft: 0,
    held: 0,
    attackSpent: new Array<number>(attack.cards.length + 1).fill(0),
    defenceSpent: new Array<number>(defence.cards.length + 1).fill(0),
  };
  const spent = (mine: number, theirs: number, ways: number): void => {
    out.attackSpent[attack.cards.length - mine]! += ways;
    out.defenceSpent[defence.cards.length - theirs]! += ways;
  };
  const last = (difference: number, mine: Reserve, theirs: Reserve, before: number, alone: boolean): void => {
    if (mine.cards.length + theirs.cards.length === 0) {
      const { win, tie, lose } = roundWays(difference);
      out.taken += before * win;
      out.emptied += before * tie;
      if (alone) out.held += before * lose;
      else out.garrisonLeft += before * lose;
      return spent(0, 0, before * WAYS);
    }
    for (let i = 0; i < 21; i++) {
      const ways = before * margins[i]!;
      const end = closeWindow(difference + i - 10, mine, theirs);
      if (end.margin > 0) out.taken += ways;
      else if (end.margin === 0) out.emptied += ways;
      else if (alone) out.held += ways;
      else out.garrisonLeft += ways;
      spent(end.attack.length, end.defence.length, ways);
    }
  };
  if (q.defenders !== 'both') {
    const difference = q.defenders === 'figure' ? q.attackFigure - q.figure : q.attackGarrison - q.garrison;
    last(difference, attack, defence, WAYS, true);
    return out;
  }
  const [first, second] = [q.attackFigure - q.figure, q.attackGarrison - q.garrison];
  if (attack.cards.length + defence.cards.length === 0) {
    const { win, tie, lose } = roundWays(first);
    out.garrisonLeft += tie * WAYS;
    out.held += lose * WAYS;
    last(second, attack, defence, win, false);
    spent(0, 0, (tie + lose) * WAYS);
    return out;
  }
  for (let i = 0; i < 21; i++) {
    const ways = margins[i]!;
    const end = closeWindow(first + i - 10, attack, defence);
    if (end.margin > 0) {
      // What was played goes on counting against the garrison (MM-059).
      const added = end.margin - (first + i - 10);
      last(second + added, { ...attack, cards: end.attack }, { ...defence, cards: end.defence }, ways, false);
      continue;
    }
    if (end.margin === 0) out.garrisonLeft += ways * WAYS;
    else out.held += ways * WAYS;
    spent(end.attack.length, end.defence.length, ways * WAYS);
  }
  return out;
}

const divisor = (a: number, b: number): number => {
  while (b > 0) [a, b] = [b, a % b];
  return a;
};
/** Reduced while the numbers are still small enough for doubles: several times faster than in big ones. */
const of = (ways: number): Fraction => {
  const by = divisor(SQUARE, ways);
  return { top: BigInt(ways / by), bottom: BigInt(SQUARE / by) };
};

const dice = totals.map((ways) => fraction(BigInt(ways), 36n));

const spread = (label: string, force: number) => ({
  label,
  values: dice.map((chance, i) => ({ value: i + 2 + force, chance })),
});

const cardsSpread = (label: string, ways: readonly number[]) =>
  ways.length < 2 ? [] : [{ label, values: ways.map((n, value) => ({ value, chance: of(n) })) }];

export function solveCombat(q: Asked): Chances {
  const t = tally(q);
  const both = q.defenders === 'both';
  const outcomes: Chance[] = [
    { key: 'taken', words: 'the attacker takes the space', chance: of(t.taken) },
    { key: 'emptied', words: 'the last two destroy each other', chance: of(t.emptied) },
    ...(both
      ? [{ key: 'garrison-left', words: 'only the garrison is left', chance: of(t.garrisonLeft) }]
      : []),
    {
      key: 'held',
      words: both ? 'figure and garrison hold the space' : 'the defender holds the space',
      chance: of(t.held),
    },
  ];
  const [mine, theirs] =
    q.defenders === 'garrison' ? [q.attackGarrison, q.garrison] : [q.attackFigure, q.figure];
  return {
    outcomes,
    explained: `The attacker survives and takes the space in ${asPercent(of(t.taken))}, the defence keeps it in ${asPercent(of(t.held + t.garrisonLeft))}.`,
    spreads: [
      spread('Total of the attacker', mine),
      spread('Total of the defender', theirs),
      ...cardsSpread('Cards the attacker plays', t.attackSpent),
      ...cardsSpread('Cards the defender plays', t.defenceSpent),
    ],
  };
}

export const combat = defineSituation<Asked>({
  kind: 'combat',
  title: 'A combat',
  explains:
    'One attacker against a figure, a garrison or both: two dice and Force on each side, ties destroy both.',
  rules: ['MM-086', 'MM-087', 'MM-090', 'MM-092', 'MM-R11'],
  schema: CombatQuestion as unknown as z.ZodType<Asked>,
  example: CombatQuestion.parse({
    defenders: 'both',
    attackFigure: 1,
    figure: 0,
    attackGarrison: 1,
    garrison: -2,
  }),
  solve: solveCombat,
});
