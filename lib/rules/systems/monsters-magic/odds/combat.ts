import { z } from 'zod';
import { asPercent, fraction, type Fraction } from '../../../kernel/game/odds';
import { defineSituation, type Chance, type Chances } from '../../../kernel/game/situation';
import type { Entry } from '../../../kernel/catalogue/entry';
import type { Ally } from '../catalogue/entry';
import { handsOf, heldCards } from './hands';
import { totals } from './round';
import { SQUARE, tally } from './tally';

const Force = z.int().min(-10).max(30);
const Cards = z.array(z.int().min(0).max(12)).max(12).default([]);
/** More of them are reckoned as so many: the rest would hardly be played. */
export const MOST_UNSEEN = 16;
const Unseen = z.array(z.int().min(0).max(12)).max(256).default([]);

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
  attackCardsGarrison: Cards.meta({
    title: 'The attacker’s cards against the garrison',
    description: 'The same cards in the same order; left empty they add as much as against the figure.',
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
  defenceCardsGarrison: Cards.meta({
    title: 'The defender’s cards for the garrison',
    description: 'The same cards in the same order; left empty they add as much as to the figure.',
  }),
  defenceUnseen: z.int().min(0).max(MOST_UNSEEN).default(0).meta({
    title: 'Cards the defender holds unseen',
    description: 'Any of the unseen cards, each as likely.',
  }),
  unseen: z
    .int()
    .min(0)
    .max(256)
    .default(0)
    .meta({ title: 'Unseen cards', description: 'In the deck and in hidden hands together.' }),
  unseenForce: Unseen.meta({
    title: 'Unseen cards that would help the defender',
    description: 'Force of each.',
  }),
  unseenForceGarrison: Unseen.meta({
    title: 'Unseen cards that would help the garrison',
    description: 'The same cards in the same order; left empty they add as much as to the figure.',
  }),
  defenceTies: z
    .boolean()
    .default(true)
    .meta({ title: 'Defender plays to tie', description: 'Where he cannot win; otherwise only to win.' }),
});
export type CombatQuestion = z.input<typeof CombatQuestion>;
export type AskedCombat = z.output<typeof CombatQuestion>;

/** The ends of a combat, in ways of all that dice and unseen cards can do. */
interface Ends {
  taken: bigint;
  emptied: bigint;
  garrisonLeft: bigint;
  held: bigint;
  readonly attackSpent: bigint[];
  readonly defenceSpent: bigint[];
  all: bigint;
}

const addTo = (sums: bigint[], ways: readonly number[], times: bigint): void =>
  ways.forEach((n, i) => (sums[i] = (sums[i] ?? 0n) + times * BigInt(n)));

/** Every hand that the defender may hold, with the weight of its chance. */
function endsOf(q: AskedCombat): Ends {
  const ends: Ends = {
    taken: 0n,
    emptied: 0n,
    garrisonLeft: 0n,
    held: 0n,
    attackSpent: [],
    defenceSpent: [],
    all: 0n,
  };
  const helpful = heldCards(q.unseenForce, q.unseenForceGarrison);
  for (const { cards, ways } of handsOf(q.defenceUnseen, q.unseen, helpful)) {
    const t = tally(q, cards);
    ends.taken += ways * BigInt(t.taken);
    ends.emptied += ways * BigInt(t.emptied);
    ends.garrisonLeft += ways * BigInt(t.garrisonLeft);
    ends.held += ways * BigInt(t.held);
    addTo(ends.attackSpent, t.attackSpent, ways);
    addTo(ends.defenceSpent, t.defenceSpent, ways);
    ends.all += ways * BigInt(SQUARE);
  }
  return ends;
}

const divisor = (a: number, b: number): number => {
  while (b > 0) [a, b] = [b, a % b];
  return a;
};
const LARGE = BigInt(Number.MAX_SAFE_INTEGER);
/** Reduced while the numbers are still small enough for doubles: several times faster than in big ones. */
function share(ways: bigint, all: bigint): Fraction {
  if (all > LARGE) return fraction(ways, all);
  const [top, bottom] = [Number(ways), Number(all)];
  const by = divisor(bottom, top);
  return { top: BigInt(top / by), bottom: BigInt(bottom / by) };
}

const dice = totals.map((ways) => fraction(BigInt(ways), 36n));

const spread = (label: string, force: number) => ({
  label,
  values: dice.map((chance, i) => ({ value: i + 2 + force, chance })),
});

const unseenWords = ({ defenceUnseen, unseen, unseenForce }: AskedCombat): string =>
  defenceUnseen === 0
    ? ''
    : ` He holds ${defenceUnseen} of ${Math.max(unseen, unseenForce.length)} unseen cards; ${unseenForce.length} of them would help him.`;

export function solveCombat(q: AskedCombat): Chances {
  const ends = endsOf(q);
  const of = (ways: bigint): Fraction => share(ways, ends.all);
  const cardsSpread = (label: string, ways: readonly bigint[]) =>
    ways.length < 2 ? [] : [{ label, values: ways.map((n, value) => ({ value, chance: of(n) })) }];
  const both = q.defenders === 'both';
  const outcomes: Chance[] = [
    { key: 'taken', words: 'the attacker takes the space', chance: of(ends.taken) },
    { key: 'emptied', words: 'the last two destroy each other', chance: of(ends.emptied) },
    ...(both
      ? [{ key: 'garrison-left', words: 'only the garrison is left', chance: of(ends.garrisonLeft) }]
      : []),
    {
      key: 'held',
      words: both ? 'figure and garrison hold the space' : 'the defender holds the space',
      chance: of(ends.held),
    },
  ];
  const [mine, theirs] =
    q.defenders === 'garrison' ? [q.attackGarrison, q.garrison] : [q.attackFigure, q.figure];
  return {
    outcomes,
    explained: `The attacker survives and takes the space in ${asPercent(of(ends.taken))}, the defence keeps it in ${asPercent(of(ends.held + ends.garrisonLeft))}.${unseenWords(q)}`,
    spreads: [
      spread('Total of the attacker', mine),
      spread('Total of the defender', theirs),
      ...cardsSpread('Cards the attacker plays', ends.attackSpent),
      ...cardsSpread('Cards the defender plays', ends.defenceSpent),
    ],
  };
}

/** An entry in a combat: a unit as itself, a card by its Force for whom it helps. */
function partInCombat(entry: Entry): CombatQuestion | undefined {
  if (entry.id === 'garrison') return { defenders: 'garrison' };
  if (entry.kind === 'unit') return { defenders: 'figure', attackFigure: 0, figure: 0 };
  const effects = entry.kind === 'ally' ? (entry as Ally).effects : [];
  for (const effect of effects) {
    if (effect.kind !== 'force' || effect.value <= 0) continue;
    const defends = effect.role === 'defend';
    if (effect.use === 'hc')
      return { defenders: 'figure', [defends ? 'defenceCards' : 'attackCards']: [effect.value] };
    return { defenders: 'figure', [defends ? 'figure' : 'attackFigure']: effect.value };
  }
  return undefined;
}

export const combat = defineSituation<AskedCombat>({
  kind: 'combat',
  title: 'A combat',
  explains:
    'One attacker against a figure, a garrison or both: two dice and Force on each side, ties destroy both.',
  rules: ['MM-086', 'MM-087', 'MM-090', 'MM-092', 'MM-R11'],
  schema: CombatQuestion as unknown as z.ZodType<AskedCombat>,
  example: CombatQuestion.parse({
    defenders: 'both',
    attackFigure: 1,
    figure: 0,
    attackGarrison: 1,
    garrison: -2,
  }),
  about: (entry) => {
    const part = partInCombat(entry);
    return part && { attackFigure: 0, attackGarrison: 0, ...part };
  },
  solve: solveCombat,
});
