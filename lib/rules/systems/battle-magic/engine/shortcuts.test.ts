import { describe, expect, test } from 'vitest';
import { attackChoices, canAttack } from './attack';
import { engine } from './index';
import { canMove, moveChoices, playMove } from './move';
import { canBuy, playBuy, recruitChoices } from './recruit';
import { playDrop } from './sharing';
import type { BmChoice, BmState } from './state';
import { crowdedStates } from './testing';
import { kindAt } from './units';

/* The engine finds out in short ways whether anything is possible; here the long ways say the same. */

const isDeed = ({ type }: BmChoice): boolean => type !== 'done';

/** Does the pool bring anybody anywhere, if need be once some have been set down (BM-R44)? */
const leadsOn = (s: BmState): boolean =>
  moveChoices(s).some((one) => {
    if (one.type !== 'drop') return one.type === 'step' || one.type === 'board' || one.type === 'land';
    const lighter = engine.clone(s);
    playDrop(lighter, one.unit);
    return leadsOn(lighter);
  });

/** Does a card do anything for the unit, alone or with others after it? */
function serves(s: BmState, unit: number, card: number): boolean {
  const kind = kindAt(s, unit);
  if (s.used[unit]! >= kind.cards || (kind.moveCards & (1 << card)) === 0) return false;
  const next = engine.clone(s);
  playMove(next, unit, card);
  if (leadsOn(next)) return true;
  return [...new Set(next.hand[s.active]!)].some((more) => serves(next, unit, more));
}

/** Cargo on water that went with another leader keeps its ship where it is (BM-R13). */
const isBound = (s: BmState, unit: number): boolean =>
  !s.game.ground.land[s.at[unit]!] &&
  s.at.some((_, other) => {
    const isCargo = (kindAt(s, other).bit & kindAt(s, unit).cargo) !== 0;
    return s.on[other] === unit && isCargo && ![0, unit + 1].includes(s.rode[other]!);
  });

describe.each([
  ['as printed', {}],
  [
    'rooms shared, bearers at castles, nobody fights aboard',
    {
      recruitSpace: 'stackable',
      artifactPlacement: 'bearerAtCastle',
      embarkedCombat: 'none',
    },
  ],
] as const)('%s', (name, house) => {
  const all = Array.from({ length: 25 }, (_, i) => i).flatMap((i) => crowdedStates(`${name} ${i}`, house));

  test('a phase ends by itself where there is nothing to do in it, and nowhere else (BM-092)', () => {
    for (const s of all) {
      expect(canBuy(s)).toBe(recruitChoices(s).some(isDeed));
      if (s.leader >= 0) continue;
      expect(canMove(s)).toBe(moveChoices(s).some(isDeed));
      expect(canAttack(s)).toBe(attackChoices(s).some(isDeed));
      // And whoever is asked can do something.
      expect(engine.choices(s, s.active).some(isDeed)).toBe(true);
    }
  });

  test('a chit can be bought exactly where it can be placed (BM-151, BM-152, BM-R32)', () => {
    for (const s of all) {
      s.hand[s.active] = [...s.game.deck];
      const bought = recruitChoices(s).flatMap((one) => (one.type === 'buy' ? [one.chit] : []));
      const kinds = new Set(bought.map((chit) => kindAt(s, chit).id));
      for (const chit of s.pile[s.active]!) {
        const next = engine.clone(s);
        playBuy(next, chit);
        expect(kinds.has(kindAt(s, chit).id)).toBe(recruitChoices(next).length > 0);
      }
    }
  });

  test('a card is offered to a unit exactly where it serves it (BM-R50)', () => {
    for (const s of all) {
      if (s.phase !== 'move') continue;
      const choices = moveChoices(s);
      const offered = choices.flatMap((one) => (one.type === 'move' ? [`${one.unit} ${one.card}`] : []));
      // Who cannot rest where it is goes on first.
      const movers = choices.some(({ type }) => type === 'done') ? s.units[s.active]! : [s.leader];
      const serving = movers.flatMap((unit) =>
        [...new Set(s.hand[s.active]!)]
          .filter(
            (card) => !((unit !== s.leader || s.pool === 0) && isBound(s, unit)) && serves(s, unit, card),
          )
          .map((card) => `${unit} ${card}`),
      );
      expect(offered.sort()).toEqual(serving.sort());
    }
  });
});
