import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { isAtPeace } from '../magic/charms';
import type { MrChoice } from '../choices';
import type { MrEvent } from '../events';
import { carries } from '../magic/flying';
import { moveInEncounter } from '../magic/steered';
import { deployChoices, playDeploy } from '../fighters/hirelings';
import { freeOnes, spend, timeOf } from '../fighters/playing';
import { ALIVE, type MrState } from '../state';
import { isMist, isThere, sees } from '../who';

/** Charging another character, with a MOVE chit or a horse. (MR-116) */
function charges(s: MrState, seat: Seat): MrChoice[] {
  if (!s.game.rivals || !isThere(s, seat) || isAtPeace(s, seat)) return [];
  if (s.heroes[seat]!.charge >= 0) return [];
  const out: MrChoice[] = [];
  const moves = isMist(s, seat)
    ? []
    : freeOnes(s, seat, ({ kind, flies }, chit) => kind === 'MOVE' && (!flies || carries(s, seat, chit)));
  s.heroes.forEach((other, at) => {
    if (at === seat || other.life !== ALIVE || !sees(s, seat, at) || isMist(s, at)) return;
    for (const chit of moves) out.push({ type: 'charge', at, chit });
  });
  return out;
}

/** In the same turn hirelings are deployed and another character is charged. (MR-102, MR-110, MR-116) */
export function chargeChoices(s: MrState, seat: Seat): MrChoice[] {
  const out = [...deployChoices(s, seat), ...charges(s, seat)];
  if (out.length > 0) out.push({ type: 'stay' });
  return out;
}

export function playCharge(s: MrState, seat: Seat, choice: MrChoice, dice: Dice, tell?: Tell<MrEvent>): void {
  if (choice.type === 'stay') s.heroes[seat]!.lured = 2;
  if (choice.type === 'deploy') return playDeploy(s, seat, choice, tell);
  if (choice.type === 'charge') moveInEncounter(s, seat, choice.chit, choice.at, dice, tell);
}

/** He comes to the sheet of the other one with a chit, or with what carries him instead of it. (MR-116, MR-S26) */
export function chargeWith(
  s: MrState,
  seat: Seat,
  at: Seat,
  chit: number,
  carrier: number,
  tell?: Tell<MrEvent>,
): void {
  const hero = s.heroes[seat]!;
  hero.hidden = 0;
  s.heroes[at]!.hidden = 0;
  hero.charge = at;
  hero.chargeTime = timeOf(s, seat, carrier);
  spend(s, seat, chit);
  if (carrier !== chit) spend(s, seat, carrier);
  tell?.({ type: 'charged', rule: 'MR-116', seat, at, chit });
}
