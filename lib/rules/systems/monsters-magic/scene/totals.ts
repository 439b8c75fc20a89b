import { forceFrom, forceOf, sidesOf } from '../engine/force';
import type { MmState } from '../engine/state';

/** Totals of attacker and defender as they stand, or as they would with one more card of the side that is asked. */
export function totalsWith(s: MmState, card = -1): readonly [number, number] {
  const [attack, defence] = sidesOf(s);
  const totals: [number, number] = [
    s.combat.attackRoll + forceOf(s, attack),
    s.combat.defenceRoll + forceOf(s, defence),
  ];
  const played = s.game.cards[card];
  if (played) {
    const side = s.combat.turn === 0 ? attack : defence;
    totals[s.combat.turn]! += forceFrom(s, played.hc, side);
    if (s.combat.turn === 0)
      for (const action of played.hc.actions) if (action.kind === 'forceTarget') totals[0] += action.value;
  }
  return totals;
}

/** `10 against 8, the attacker wins`. */
export const verdictOf = ([attack, defence]: readonly [number, number]): string =>
  `${attack} against ${defence}, ${
    attack > defence ? 'the attacker wins' : attack < defence ? 'the defender wins' : 'both are destroyed'
  }`;
