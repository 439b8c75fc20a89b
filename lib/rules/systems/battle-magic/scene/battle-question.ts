import { classById } from '../catalogue/classes';
import type { UnitClass } from '../catalogue/vocabulary';
import type { Seat } from '../../../kernel/game/engine';
import { advantageOf } from '../engine/kinds';
import { ATTACHED, type BmState } from '../engine/state';
import { discardedOf, goneOf } from '../odds/deck';
import { strengthOf, SWORD, typeOf } from '../engine/cards';
import { kindOf } from './names';

const heldNames = ['none', 'sword-1', 'sword-2', 'sword-3', 'magic-1', 'magic-2', 'magic-3'] as const;

function artifactsOn(s: BmState, unit: number): number {
  return s.at.reduce((n, at, chit) => (at === ATTACHED && s.on[chit] === unit ? n + 1 : n), 0);
}

/** The cards of the hand that the unit could substitute, the best first (BM-136). */
function usableOf(s: BmState, seat: Seat, unit: number): readonly number[] {
  if (s.game.house.substitution === 'off') return [];
  const { counts } = kindOf(s, unit);
  return s.hand[seat]!.filter((card) => card >= 0 && (counts >> typeOf(card)) & 1).sort(
    (a, b) => strengthOf(b) - strengthOf(a),
  );
}

const heldIn = (card: number): (typeof heldNames)[number] =>
  heldNames[(typeOf(card) === SWORD ? 0 : 3) + strengthOf(card)]!;

/** Cards by how many there are of each, as a hand of the question. */
function handIn(cards: readonly number[]): Readonly<Record<string, number>> {
  const hand: Record<string, number> = {};
  for (const card of cards) {
    const name = heldIn(card).replace('-', '');
    hand[name] = (hand[name] ?? 0) + 1;
  }
  return hand;
}

/**
 * The question of chance that an attack raises, for what the seat can see: cards discarded, turned up or in its own hand are
 * out of the deck, and those discarded make the next one (BM-R24). Its own hand counts as far as it may be used (BM-R22); what
 * others hold it does not know. None where a unit of the players' own design fights.
 */
export function battleQuestion(
  s: BmState,
  seat: Seat,
  attacker: number,
  target: number,
): ({ readonly kind: string } & Readonly<Record<string, unknown>>) | undefined {
  const [mine, foe] = [kindOf(s, attacker), kindOf(s, target)];
  if (mine.unit === 'own' || foe.unit === 'own') return undefined;
  const [a, b] = [classById.get(mine.unit)!, classById.get(foe.unit)!];
  const at = s.at[target]!;
  let castle = false;
  for (let unit = s.head[at]!; unit >= 0; unit = s.next[unit]!)
    if (unit !== target && kindOf(s, unit).shelter > 0) castle = true;
  const { kinds, advantage, kindOf: kindsOf } = s.game;
  const bonus = (x: number, y: number): number => advantage[kindsOf[x]! * kinds.length + kindsOf[y]!]!;
  const more = (x: number, y: number, of: typeof a, against: UnitClass): number =>
    Math.max(0, bonus(x, y) - advantageOf(of.effects, against));
  const itself = foe.unit === 'castle' && s.game.house.castleOwnBonus ? foe.shelter : 0;
  const attackerPlus = more(attacker, target, a, foe.unit);
  const defenderPlus = more(target, attacker, b, mine.unit) + itself;
  const inTies = s.game.house.substitution === 'alsoInTieBreak';
  const held = usableOf(s, seat, attacker).slice(0, inTies ? undefined : 1);
  const [best, ...others] = held;
  const rest = s.hand[seat]!.filter((card) => card >= 0);
  for (const card of held) rest.splice(rest.indexOf(card), 1);
  const artifacts = [artifactsOn(s, attacker), artifactsOn(s, target)] as const;
  const decks = s.game.house.deckCopies;
  return {
    kind: 'battle',
    attacker: mine.unit,
    defender: foe.unit,
    ...(castle && foe.unit !== 'castle' ? { sheltered: true } : {}),
    ...(artifacts[0] > 0 ? { attackerArtifacts: artifacts[0] } : {}),
    ...(artifacts[1] > 0 ? { defenderArtifacts: artifacts[1] } : {}),
    ...(best === undefined ? {} : { attackerHolds: heldIn(best) }),
    ...(best !== undefined && inTies ? { substitution: 'alsoInTieBreak' } : {}),
    ...(others.length > 0 ? { attackerHand: handIn(others) } : {}),
    ...(attackerPlus > 0 ? { attackerPlus } : {}),
    ...(defenderPlus > 0 ? { defenderPlus } : {}),
    ...(mine.draws === a.stats!.draws ? {} : { attackerDraws: mine.draws }),
    ...(foe.draws === b.stats!.draws ? {} : { defenderDraws: foe.draws }),
    ...(decks > 1 ? { decks } : {}),
    ...goneOf([...rest, ...s.discard], decks),
    deckCards: s.deck.length,
    ...(s.discard.length > 0 ? { discarded: discardedOf(s.discard) } : {}),
  };
}
