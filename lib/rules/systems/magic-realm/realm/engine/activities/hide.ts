import type { Seat } from '../../../../../kernel/game/engine';
import { rollTables } from '../../../catalogue/tables';
import type { Doings } from '../activity';
import { sharersOf } from '../day/sharing';
import type { Told } from '../events';
import { isCursed, SQUEAK } from '../kit';
import { rollOn } from '../rolls';
import type { RealmState } from '../state';
import { bandOf } from '../world/warband';

export type HideEvent =
  | Told<
      'hide-roll',
      {
        readonly seat: Seat;
        readonly faces: readonly number[];
        readonly success: boolean;
        /** Who is hidden by it. */
        readonly hides: readonly Seat[];
      }
    >
  /** Nobody there can become hidden by it: all are hidden, or squeak. */
  | Told<'no-hiding', { readonly seat: Seat; readonly cursed: boolean }>;

const rows = rollTables.find(({ id }) => id === 'hide')!.rows;

const mayHide = (s: RealmState, seat: Seat): boolean =>
  s.who[seat]!.hidden === 0 && !isCursed(s.who[seat]!, SQUEAK);

export const hideDeeds: Doings<'hide'> = {
  /** One roll for him and for all who follow, hirelings too; a curse keeps its owner unhidden. (MR-029, MR-030, MR-B46, MR-X02) */
  hide(s, seat, _deed, dice, tell) {
    const sharers = sharersOf(s, seat);
    const who = sharers.filter((one) => mayHide(s, one));
    const hired = sharers.flatMap((one) => bandOf(s, one)).filter((i) => s.hiding[i] === 0);
    if (who.length + hired.length === 0) {
      const cursed = isCursed(s.who[seat]!, SQUEAK);
      tell?.({ type: 'no-hiding', rule: cursed ? 'MR-X02' : 'MR-029', seat, cursed });
      return;
    }
    const { faces, result } = rollOn(s, seat, 'hide', dice, 'HIDE');
    const success = rows[result - 1] === 'hidden';
    if (success) {
      for (const one of who) s.who[one]!.hidden = 1;
      for (const i of hired) s.hiding[i] = 1;
    }
    tell?.({ type: 'hide-roll', rule: 'MR-029', seat, faces, success, hides: success ? who : [] });
  },
};
