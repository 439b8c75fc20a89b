import { z } from 'zod';
import { asPercent, type Fraction } from '../../../kernel/odds';
import { defineSituation, type Chances } from '../../../kernel/situation';
import { cards } from '../catalogue/cards';
import { classById } from '../catalogue/classes';
import { classWords, oneOf, unitClasses, type UnitClass } from '../catalogue/vocabulary';
import { advantageOf } from '../engine/kinds';
import { battleChances, type BattleChances, type Fighter } from './battle-chances';
import { deckLeft, Decks, goneFields } from './deck';

const attackers = unitClasses.filter((unit) => unit !== 'castle' && unit !== 'artifact');
const defenders = unitClasses.filter((unit) => unit !== 'artifact');
const held = ['none', 'sword-1', 'sword-2', 'sword-3', 'magic-1', 'magic-2', 'magic-3'] as const;
type Held = (typeof held)[number];

const Artifacts = z.int().min(0).max(2).default(0);
const Draws = z.int().min(0).max(5).optional();
const Plus = z.int().min(0).max(9).default(0);
const Holds = z.enum(held).default('none');

/** Code of a card in hand, −1: none. */
const codeOf = (card: Held): number =>
  card === 'none' ? -1 : cards.findIndex(({ id }) => id === `bm-${card}`);

const statsOf = (unit: UnitClass) => classById.get(unit)!.stats!;
const countsOf = (unit: UnitClass): number =>
  statsOf(unit).counts.reduce((bits, type) => bits | (type === 'sword' ? 2 : 8), 0);
const usable = (unit: UnitClass, card: Held): boolean =>
  card === 'none' || statsOf(unit).counts.some((type) => card.startsWith(type));
const bears = (unit: UnitClass): boolean =>
  classById.get(unit)!.effects.some(({ kind }) => kind === 'bears-artifacts');

export const BattleQuestion = z
  .strictObject({
    attacker: z.enum(attackers).default('army').meta({ title: 'Attacker' }),
    defender: z.enum(defenders).default('castle').meta({ title: 'Defender' }),
    sheltered: z.boolean().default(false).meta({
      title: 'Beside its castle',
      description: 'The defender stands in a territory with its own castle.',
    }),
    attackerArtifacts: Artifacts.meta({ title: 'Artifacts on the attacker' }),
    defenderArtifacts: Artifacts.meta({ title: 'Artifacts on the defender' }),
    attackerHolds: Holds.meta({
      title: 'The attacker substitutes',
      description: 'A card from hand, used when none of the first cards counts.',
    }),
    defenderHolds: Holds.meta({
      title: 'The defender substitutes',
      description: 'A card from hand, used when none of the first cards counts.',
    }),
    until: z
      .enum(['decided', 'first-cards'])
      .default('decided')
      .meta({ title: 'How far', description: 'Until the ties are broken, or the first cards only.' }),
    attackerPlus: Plus.meta({ title: 'More for the attacker', description: 'Bonuses of house variations.' }),
    defenderPlus: Plus.meta({ title: 'More for the defender', description: 'Bonuses of house variations.' }),
    attackerDraws: Draws.meta({
      title: 'Cards of the attacker',
      description: 'Only where the table agreed on another number.',
    }),
    defenderDraws: Draws.meta({
      title: 'Cards of the defender',
      description: 'Only where the table agreed on another number.',
    }),
    decks: Decks,
    ...goneFields,
  })
  .superRefine((q, context) => {
    const wrong = (field: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [field], message });
    const { attacker, defender } = q;
    const barred = classById
      .get(attacker)!
      .effects.some((e) => e.kind === 'cannot-attack' && e.units.includes(defender as UnitClass));
    if (barred) wrong('defender', `${classWords[attacker].many} do not attack ${classWords[defender].many}.`);
    if (q.sheltered && defender === 'ship')
      wrong('sheltered', 'A ship is never in the territory of a castle.');
    for (const side of ['attacker', 'defender'] as const) {
      const unit = q[side];
      if (q[`${side}Artifacts`] > 0 && !bears(unit))
        wrong(`${side}Artifacts`, `Only heroes and wizards carry artifacts.`);
      if (!usable(unit, q[`${side}Holds`])) wrong(`${side}Holds`, `${oneOf(unit)} cannot use this card.`);
    }
    const left = deckLeft(q, [codeOf(q.attackerHolds), codeOf(q.defenderHolds)]);
    const short = left.findIndex((n) => n < 0);
    if (short >= 0) wrong('attackerHolds', `There are not so many cards ${cards[short]!.name}.`);
    else if (left.reduce((sum, n) => sum + n, 0) < drawsOf(q, 'attacker') + drawsOf(q, 'defender'))
      wrong('attackerDraws', 'The deck holds too few cards for the first draw.');
  });
type Asked = z.output<typeof BattleQuestion>;

type Side = 'attacker' | 'defender';
function drawsOf(
  q: { readonly attacker: UnitClass; readonly defender: UnitClass } & Partial<
    Record<`${Side}Draws`, number | undefined>
  >,
  side: Side,
): number {
  return q[`${side}Draws`] ?? statsOf(q[side]).draws;
}

/** What a side adds to its cards, in words that explain it: advantage, shelter, artifacts (BM-140..BM-147, BM-079). */
function bonusOf(q: Asked, side: Side): number {
  const [own, foe] = side === 'attacker' ? [q.attacker, q.defender] : [q.defender, q.attacker];
  const shelter = side === 'defender' && q.sheltered && own !== 'castle' ? 1 : 0;
  return advantageOf(classById.get(own)!.effects, foe) + shelter + q[`${side}Artifacts`] + q[`${side}Plus`];
}

const fighterOf = (q: Asked, side: Side): Fighter => ({
  draws: drawsOf(q, side),
  counts: countsOf(q[side]),
  plus: bonusOf(q, side),
  holds: q[`${side}Holds`] === 'none' ? 0 : Number(q[`${side}Holds`].at(-1)),
});

const answered = new Map<string, BattleChances>();
/** Answers kept: a page asks about the same few battles again and again. */
const KEPT = 300;

export function solveNumbers(q: Asked): BattleChances {
  const asked = [
    fighterOf(q, 'attacker'),
    fighterOf(q, 'defender'),
    deckLeft(q, [codeOf(q.attackerHolds), codeOf(q.defenderHolds)]),
  ] as const;
  const key = JSON.stringify(asked);
  let found = answered.get(key);
  if (!found) {
    if (answered.size >= KEPT) answered.clear();
    answered.set(key, (found = battleChances(...asked)));
  }
  return found;
}

const safe = (unit: UnitClass): boolean =>
  classById.get(unit)!.effects.some(({ kind }) => kind === 'safe-when-attacking');
const withBonus = (n: number): string => (n === 0 ? '' : ` + ${n}`);
const cardsOf = (n: number): string => `${n} ${n === 1 ? 'card' : 'cards'}`;

function explained(q: Asked, { win, lose, first }: BattleChances): string {
  const [a, b] = [fighterOf(q, 'attacker'), fighterOf(q, 'defender')];
  const draws = `The ${classWords[q.attacker].one} draws ${cardsOf(a.draws)}${withBonus(a.plus)}, the ${classWords[q.defender].one} ${cardsOf(b.draws)}${withBonus(b.plus)}`;
  const begins = `the first cards give ${asPercent(first.win)} won, ${asPercent(first.tie)} level, ${asPercent(first.lose)} lost`;
  if (q.until === 'first-cards') return `${draws}: ${begins}.`;
  return `${draws}: ${begins}. With all ties broken the attacker wins ${asPercent(win)} and loses ${asPercent(lose)}${
    safe(q.attacker) ? '; it is not destroyed when it loses' : ''
  }.`;
}

const spread = (label: string, of: ReadonlyMap<number, Fraction>) => ({
  label,
  values: [...of].map(([value, chance]) => ({ value, chance })),
});

export function solveBattle(q: Asked): Chances {
  const found = solveNumbers(q);
  const { win, lose, open, first, totals } = found;
  const lost = safe(q.attacker)
    ? 'the attacker loses, and stays'
    : q.attacker === 'hero'
      ? 'the attacker loses, and must retreat or is destroyed'
      : 'the attacker is destroyed';
  const won =
    q.defender === 'hero'
      ? 'the defender loses, and must retreat or is destroyed'
      : 'the defender is destroyed';
  const both = q.until === 'first-cards';
  return {
    outcomes: [
      { key: 'attacker-wins', words: won, chance: both ? first.win : win },
      {
        key: 'level',
        words: both ? 'both are level' : 'both are level when the deck runs out',
        chance: both ? first.tie : open,
      },
      { key: 'defender-wins', words: lost, chance: both ? first.lose : lose },
    ],
    explained: explained(q, found),
    spreads: [
      spread('First total of the attacker', totals[0]),
      spread('First total of the defender', totals[1]),
    ],
  };
}

export const battle = defineSituation<Asked>({
  kind: 'battle',
  title: 'A battle',
  explains:
    'Two units draw from the common deck, ties draw on until they are broken. Cards that you know to be out of the deck can be taken out.',
  rules: ['BM-125', 'BM-130', 'BM-131', 'BM-136', 'BM-137', 'BM-R22', 'BM-R23', 'BM-R24'],
  schema: BattleQuestion as unknown as z.ZodType<Asked>,
  example: BattleQuestion.parse({ attacker: 'dragon', defender: 'castle' }),
  solve: solveBattle,
});
