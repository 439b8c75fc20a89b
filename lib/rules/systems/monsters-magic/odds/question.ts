import type { Seat } from '../../../kernel/game/engine';
import { figureTypes } from '../catalogue/vocabulary';
import { playsInCombat } from '../engine/cards';
import { BIT, controlInCombat } from '../engine/control';
import { forceFrom, forceOf, sidesOf, type Side } from '../engine/force';
import { seatOf, type MmState } from '../engine/state';
import { liftFigure, spareFigure } from '../engine/units';
import { MOST_UNSEEN, type CombatQuestion } from './combat';
import type { RecruitQuestion } from './recruit';

/** One round that would be fought: both sides, and the state as it would be then. */
interface Round {
  readonly s: MmState;
  readonly attack: Side;
  readonly defence: Side;
}

const roundIn = (s: MmState): Round => {
  const [attack, defence] = sidesOf(s);
  return { s, attack, defence };
};

/** What a hand card would add to the side; to the attacker also what a card gives one figure of his choice (MM-R37). */
const addsTo = (s: MmState, side: Side, card: number): number => {
  const known = s.game.cards[card]!;
  if (!playsInCombat(known, side.role - 1)) return 0;
  // One that is at work already adds nothing more, should it be drawn again.
  const force = s.lasting[side.seat]!.includes(card) ? 0 : forceFrom(s, known.hc, side);
  return force + (side.role === 1 ? known.hc.charge : 0);
};

/** Force of the cards in each round that would be fought; cards that add nothing in any of them are left out. */
function forcesOf(rounds: readonly Round[], side: 'attack' | 'defence', cards: readonly number[]) {
  const adding = cards
    .map((card) => rounds.map((round) => Math.max(0, addsTo(round.s, round[side], card))))
    .filter((forces) => forces.some((force) => force > 0));
  return { first: adding.map(([force]) => force!), second: adding.flatMap(([, force]) => force ?? []) };
}

/** Cards that the view shows nowhere: in the deck and in hidden hands. */
function unseenIn(view: MmState): readonly number[] {
  const shown = new Set([
    ...view.discard,
    ...view.hand.flat(),
    ...view.permanents.flat(),
    ...view.pack.flat(),
  ]);
  return view.game.cards.flatMap((_, card) => (shown.has(card) ? [] : [card]));
}

/** Hand cards of both sides, where they are played after the dice: the attacker's own, and all that the other may hold. */
function cardsFor(view: MmState, rounds: readonly Round[]): CombatQuestion {
  if (view.game.house.combatCards !== 'afterDiceAlternate') return {};
  const [{ attack, defence }] = rounds as readonly [Round];
  const known = (seat: Seat): readonly number[] => view.hand[seat]!.filter((card) => card >= 0);
  const charges = view.permanents[attack.seat]!.map((card) =>
    view.used.includes(card) ? 0 : view.game.cards[card]!.pc.charge,
  ).filter((force) => force > 0);
  const mine = forcesOf(rounds, 'attack', known(attack.seat));
  const theirs = forcesOf(rounds, 'defence', known(defence.seat));
  const defenceUnseen = Math.min(MOST_UNSEEN, view.hand[defence.seat]!.length - known(defence.seat).length);
  const unseen = defenceUnseen > 0 ? unseenIn(view) : [];
  const hidden = forcesOf(rounds, 'defence', unseen);
  const isTwofold = rounds.length > 1;
  return {
    attackCards: [...mine.first, ...charges],
    attackCardsGarrison: isTwofold ? [...mine.second, ...charges] : [],
    defenceCards: theirs.first,
    defenceCardsGarrison: theirs.second,
    defenceUnseen,
    unseen: unseen.length,
    unseenForce: hidden.first,
    unseenForceGarrison: hidden.second,
  };
}

/** What does not differ from the form's own beginning need not be said. */
const spoken = (question: CombatQuestion): CombatQuestion =>
  Object.fromEntries(
    Object.entries(question).filter(
      ([, value]) => value !== 0 && (!Array.isArray(value) || value.length > 0),
    ),
  );

/**
 * The combat that would follow if the figure entered the space now, for all that the view shows: Force of both, the own hand,
 * and what the other may hold unseen.
 */
export function combatQuestion(
  view: MmState,
  figure: number,
  space: number,
): { readonly kind: 'combat' } & CombatQuestion {
  const from = view.at[figure]!;
  const there: MmState = {
    ...view,
    at: view.at.slice(),
    figureOn: view.figureOn.slice(),
    resting: view.resting.slice(),
    control: view.control.slice(),
    combat: { ...view.combat, attacker: figure, space, from },
  };
  // Who has left his space is no neighbour of the contested one any more (MM-R15).
  liftFigure(there, figure);
  there.at[figure] = space;
  there.control[seatOf(figure)] = controlInCombat(there, seatOf(figure), space);
  const garrison = view.garrison[space]!;
  const guarded = garrison >= 0 && garrison !== seatOf(figure);
  const first = roundIn(there);
  const force = ({ s, attack, defence }: Round) => [forceOf(s, attack), forceOf(s, defence)] as const;
  const [attacks, defends] = force(first);
  if (there.figureOn[space]! < 0)
    return {
      kind: 'combat',
      defenders: 'garrison',
      attackGarrison: attacks,
      garrison: defends,
      ...spoken(cardsFor(view, [first])),
    };
  if (!guarded)
    return {
      kind: 'combat',
      defenders: 'figure',
      attackFigure: attacks,
      figure: defends,
      ...spoken(cardsFor(view, [first])),
    };
  const second = roundIn({ ...there, figureOn: there.figureOn.with(space, -1) });
  const [attacksAgain, defendsAgain] = force(second);
  return {
    kind: 'combat',
    defenders: 'both',
    attackFigure: attacks,
    figure: defends,
    attackGarrison: attacksAgain,
    garrison: defendsAgain,
    ...spoken(cardsFor(view, [first, second])),
  };
}

/** The Recruit Roll that the seat has before it (MM-096, MM-104, MM-106). */
export const recruitQuestion = (s: MmState, seat: Seat): { readonly kind: 'recruit' } & RecruitQuestion => ({
  kind: 'recruit',
  villages: (s.control[seat]! & BIT.village) !== 0,
  full: figureTypes.filter((_, type) => spareFigure(s, seat, type) < 0),
});
