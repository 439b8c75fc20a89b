import { isMist } from '../magic/changes';
import { rollTables } from '../../../catalogue/tables';
import type { DeedRules } from '../activity';
import { sharersOf } from '../day/sharing';
import type { Told } from '../events';
import { isCursed, SQUEAK } from '../kit';
import { rollOn } from '../rolls';
import { isBodiless, isHidden, isMover, setHidden } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { bandOf } from '../world/warband';

export type HideEvent =
  | Told<
      'hide-roll',
      {
        readonly seat: Who;
        readonly faces: readonly number[];
        readonly success: boolean;
        /** Who is hidden by it. */
        readonly hides: readonly Who[];
      }
    >
  /** Nobody there can become hidden by it: all are hidden, or squeak. */
  | Told<'no-hiding', { readonly seat: Who; readonly cursed: boolean }>;

const rows = rollTables.find(({ id }) => id === 'hide')!.rows;

/** Curses do not trouble mist. (MR-S32) */
const squeaks = (s: RealmState, who: Who): boolean =>
  !isMover(s, who) && isCursed(s.who[who]!, SQUEAK) && !isMist(s, who);
const mayHide = (s: RealmState, who: Who): boolean =>
  !isHidden(s, who) && !isBodiless(s, who) && !squeaks(s, who);

export const hideDeeds: DeedRules<'hide'> = {
  /** One roll for him and for all who follow, hirelings too; a curse keeps its owner unhidden. (MR-029, MR-030, MR-B46, MR-X02) */
  hide(s, seat, _deed, dice, tell) {
    const sharers = sharersOf(s, seat);
    const who = sharers.filter((one) => mayHide(s, one));
    const hired = sharers.flatMap((one) => bandOf(s, one)).filter((i) => s.hiding[i] === 0);
    if (who.length + hired.length === 0) {
      const cursed = squeaks(s, seat);
      tell?.({ type: 'no-hiding', rule: cursed ? 'MR-X02' : 'MR-029', seat, cursed });
      return;
    }
    const { faces, result } = rollOn(s, seat, 'hide', dice, 'HIDE');
    const success = rows[result - 1] === 'hidden';
    if (success) {
      for (const one of who) setHidden(s, one, 1);
      for (const i of hired) s.hiding[i] = 1;
    }
    tell?.({ type: 'hide-roll', rule: 'MR-029', seat, faces, success, hides: success ? who : [] });
  },
};
