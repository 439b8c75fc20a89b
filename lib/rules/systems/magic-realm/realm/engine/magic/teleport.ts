import type { Seat } from '../../../../../kernel/game/engine';
import { cutTurn } from '../activities/flight';
import { putHorseAway } from '../activities/travel';
import type { Questions, Telling } from '../activity';
import { endTurn } from '../day/summon';
import type { Told } from '../events';
import { dayOf, everybody, isOut } from '../movers/individuals';
import type { RealmState } from '../state';
import { NOWHERE, placesOnMap, typeAt, type Place } from '../world/ground';
import { bandOf, leaveHired } from '../world/warband';

export type TeleportAsk = {
  readonly type: 'teleport';
  readonly seat: Seat;
  /** Only cave clearings. (MR-T71) */
  readonly caves: boolean;
  readonly rule: string;
};
export type TeleportChoice = { readonly type: 'teleport'; readonly to: Place };
export type TeleportEvent = Told<'teleported', { readonly seat: Seat; readonly to: Place }>;

/** He is somewhere else at once, with all that he has; who follows stays. (MR-X07, MR-X08, MR-T71) */
export function teleport(s: RealmState, seat: Seat, to: Place, rule: string, tell: Telling): void {
  const who = s.who[seat]!;
  leaveHired(s, seat, bandOf(s, seat), rule, tell);
  who.place = to;
  who.toward = NOWHERE;
  who.cameFrom = NOWHERE;
  // Who followed him stays and has ended his turn, and so has he if he followed.
  const parted = everybody(s).filter((other) => {
    const { guide } = dayOf(s, other);
    return guide === seat || (other === seat && guide >= 0);
  });
  for (const other of parted) Object.assign(dayOf(s, other), { guide: -1, done: 1 });
  const { turn } = s;
  if (turn?.seat === seat) {
    turn.climbed = 0;
    turn.climbing = NOWHERE;
    turn.over = -1;
    // In a cave after a sunlight phase his turn is over, as for one who lands. (MR-B31, MR-B37)
    if (typeAt(s.sides, to) === 'cave' && turn.sunlight > 0) cutTurn(s, seat);
  }
  tell?.({ type: 'teleported', rule, seat, to });
  putHorseAway(s, seat, tell);
  if (s.part !== 'daylight') return;
  for (const other of parted) if (isOut(s, other)) endTurn(s, other, tell);
}

export const teleportAsks: Questions<TeleportAsk['type']> = {
  teleport: {
    choices: (s, { seat, caves }) =>
      placesOnMap(s.game.map).flatMap((to) =>
        to !== s.who[seat]!.place && (!caves || typeAt(s.sides, to) === 'cave')
          ? [{ type: 'teleport', to }]
          : [],
      ),
    answer(s, { seat, rule }, choice, _dice, tell) {
      if (choice.type === 'teleport') teleport(s, seat, choice.to, rule, tell);
    },
  },
};
