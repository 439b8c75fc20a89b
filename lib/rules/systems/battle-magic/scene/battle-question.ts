import { classById } from '../catalogue/classes';
import type { UnitClass } from '../catalogue/vocabulary';
import type { Seat } from '../../../kernel/engine';
import { advantageOf } from '../engine/kinds';
import { ATTACHED, type BmState } from '../engine/state';
import { goneOf } from '../odds/deck';
import { strengthOf, typeOf } from '../engine/cards';
import { kindOf } from './names';

const heldNames = ['none', 'sword-1', 'sword-2', 'sword-3', 'magic-1', 'magic-2', 'magic-3'] as const;

function artifactsOn(s: BmState, unit: number): number {
  return s.at.reduce((n, at, chit) => (at === ATTACHED && s.on[chit] === unit ? n + 1 : n), 0);
}

/** The best card of the hand that the unit could substitute; −1: none, or it is not played so (BM-136). */
function bestHeld(s: BmState, seat: Seat, unit: number): number {
  if (s.game.house.substitution === 'off') return -1;
  const { counts } = kindOf(s, unit);
  return s.hand[seat]!.reduce(
    (best, card) =>
      card >= 0 && (counts >> typeOf(card)) & 1 && (best < 0 || strengthOf(card) > strengthOf(best))
        ? card
        : best,
    -1,
  );
}

/**
 * The question of chance that an attack raises, for what the seat can see: cards discarded, turned up or in its own hand are
 * out of the deck. None where a unit of the players' own design fights, or where the deck is too short for the first cards:
 * what is left of it comes before the discard pile then (BM-R24), and the question knows one deck. Where a card from hand may
 * break a tie as well, the question ends at the first cards (BM-R22).
 */
export function battleQuestion(
  s: BmState,
  seat: Seat,
  attacker: number,
  target: number,
): ({ readonly kind: string } & Readonly<Record<string, unknown>>) | undefined {
  const [mine, foe] = [kindOf(s, attacker), kindOf(s, target)];
  if (mine.unit === 'own' || foe.unit === 'own') return undefined;
  if (s.deck.length < mine.draws + foe.draws) return undefined;
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
  const held = bestHeld(s, seat, attacker);
  const rest = [...s.hand[seat]!.filter((card) => card >= 0)];
  if (held >= 0) rest.splice(rest.indexOf(held), 1);
  const artifacts = [artifactsOn(s, attacker), artifactsOn(s, target)] as const;
  const decks = s.game.house.deckCopies;
  return {
    kind: 'battle',
    attacker: mine.unit,
    defender: foe.unit,
    ...(castle && foe.unit !== 'castle' ? { sheltered: true } : {}),
    ...(artifacts[0] > 0 ? { attackerArtifacts: artifacts[0] } : {}),
    ...(artifacts[1] > 0 ? { defenderArtifacts: artifacts[1] } : {}),
    ...(held < 0 ? {} : { attackerHolds: heldNames[(typeOf(held) === 1 ? 0 : 3) + strengthOf(held)]! }),
    ...(held >= 0 && s.game.house.substitution === 'alsoInTieBreak' ? { until: 'first-cards' } : {}),
    ...(attackerPlus > 0 ? { attackerPlus } : {}),
    ...(defenderPlus > 0 ? { defenderPlus } : {}),
    ...(mine.draws === a.stats!.draws ? {} : { attackerDraws: mine.draws }),
    ...(foe.draws === b.stats!.draws ? {} : { defenderDraws: foe.draws }),
    ...(decks > 1 ? { decks } : {}),
    ...goneOf([...rest, ...s.discard], decks),
  };
}
