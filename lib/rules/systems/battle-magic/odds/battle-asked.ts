import { z } from 'zod';
import { cards } from '../catalogue/cards';
import { classById } from '../catalogue/classes';
import { classWords, oneOf, unitClasses, type UnitClass } from '../catalogue/vocabulary';
import { deckLeft, Decks, Discarded, discardOf, fullDeck, goneFields, goneIn, MOST_DECKS } from './deck';

const attackers = unitClasses.filter((unit) => unit !== 'castle' && unit !== 'artifact');
/** Does the entry of that id attack? */
export const attacks = (id: string): boolean => (attackers as readonly string[]).includes(id);
const defenders = unitClasses.filter((unit) => unit !== 'artifact');
const held = ['none', 'sword-1', 'sword-2', 'sword-3', 'magic-1', 'magic-2', 'magic-3'] as const;
type Held = (typeof held)[number];

/** Code of a card in hand, −1: none. */
const codeOf = (card: Held): number =>
  card === 'none' ? -1 : cards.findIndex(({ id }) => id === `bm-${card}`);

const Artifacts = z.int().min(0).max(2).default(0);
const Draws = z.int().min(0).max(5).optional();
const Plus = z.int().min(0).max(9).default(0);
const Holds = z.enum(held).default('none');
const heldCards = ['sword1', 'sword2', 'sword3', 'magic1', 'magic2', 'magic3'] as const;
/** Code of a card by its name in a hand: `magic2`. */
const nameOf = (card: (typeof heldCards)[number]): Held => card.replace(/(?=\d)/, '-') as Held;
const codeIn = (card: (typeof heldCards)[number]): number => codeOf(nameOf(card));
const Hand = z
  .strictObject(
    Object.fromEntries(
      heldCards.map((card) => [
        card,
        z
          .int()
          .min(0)
          .max(fullDeck[codeIn(card)]! * MOST_DECKS)
          .default(0)
          .meta({ title: cards[codeIn(card)]!.name }),
      ]),
    ) as Record<(typeof heldCards)[number], z.ZodDefault<z.ZodInt>>,
  )
  .prefault({});

const statsOf = (unit: UnitClass) => classById.get(unit)!.stats!;
export const countsOf = (unit: UnitClass): number =>
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
      description: 'A card from hand, used when none of the cards drawn counts.',
    }),
    defenderHolds: Holds.meta({
      title: 'The defender substitutes',
      description: 'A card from hand, used when none of the cards drawn counts.',
    }),
    substitution: z
      .enum(['initialDrawOnly', 'alsoInTieBreak'])
      .default('initialDrawOnly')
      .meta({
        title: 'When cards from hand count',
        description: 'As the table agreed: after the first cards only, or in every tie-break too.',
        labels: { initialDrawOnly: 'After the first cards', alsoInTieBreak: 'In every tie-break too' },
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
    attackerHand: Hand.meta({
      title: 'More cards in the attacker’s hand',
      description: 'The best one is used first.',
    }),
    defenderHand: Hand.meta({
      title: 'More cards in the defender’s hand',
      description: 'The best one is used first.',
    }),
    decks: Decks,
    ...goneFields,
    deckCards: z
      .int()
      .min(0)
      .max(MOST_DECKS * 48)
      .optional()
      .meta({
        title: 'Cards in the deck',
        description: 'Where others lie in hands that you do not see; left open, all that are not out of it.',
      }),
    discarded: Discarded,
  })
  .superRefine((q, context) => {
    // A number that no field takes is refused already, and no hand is counted out of it.
    if (context.issues.length > 0) return;
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
      if (heldCards.some((card) => q[`${side}Hand`][card] > 0 && !usable(unit, nameOf(card))))
        wrong(`${side}Hand`, `${oneOf(unit)} cannot use these cards.`);
    }
    const left = deckLeft(q, handsOf(q));
    const short = left.findIndex((n) => n < 0);
    if (short >= 0) wrong('attackerHolds', `There are not so many cards ${cards[short]!.name}.`);
    else if ((q.deckCards ?? 0) > left.reduce((sum, n) => sum + n, 0))
      wrong('deckCards', 'There are not so many cards left for the deck.');
    const over = discardOf(q).findIndex((n, code) => n > goneIn(q, code));
    if (over >= 0)
      wrong('discarded', `Fewer cards ${cards[over]!.name} are out of the deck than in the discard pile.`);
  });
export type Asked = z.output<typeof BattleQuestion>;

export type Side = 'attacker' | 'defender';
type Hands = Readonly<
  Record<`${Side}Holds`, Held> & Record<`${Side}Hand`, Readonly<Record<(typeof heldCards)[number], number>>>
>;
export function drawsOf(
  q: { readonly attacker: UnitClass; readonly defender: UnitClass } & Partial<
    Record<`${Side}Draws`, number | undefined>
  >,
  side: Side,
): number {
  return q[`${side}Draws`] ?? statsOf(q[side]).draws;
}

/** Codes of the cards that a side could put down. */
export const handOf = (q: Hands, side: Side): readonly number[] => [
  ...(q[`${side}Holds`] === 'none' ? [] : [codeOf(q[`${side}Holds`])]),
  ...heldCards.flatMap((card) => new Array<number>(q[`${side}Hand`][card]).fill(codeIn(card))),
];
export const handsOf = (q: Hands): readonly number[] => [...handOf(q, 'attacker'), ...handOf(q, 'defender')];
