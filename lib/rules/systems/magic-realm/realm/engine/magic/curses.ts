import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { limited } from '../../../reckon/dice';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import { rollBy } from '../rolls';
import type { RealmState } from '../state';
import { curse, type CursingEvent } from './cursing';
import type { DyingEvent } from './dying';
import { sufferPit } from './pit';
import { rollOnTables } from './red-die';
import { teleportAsks, type TeleportAsk, type TeleportChoice, type TeleportEvent } from './teleport';
import { grant, wishAsks, type WishAsk, type WishChoice, type WishEvent } from './wishes';

/** Tables of spells, which other things roll on as well. */
export type FateTable = 'curse' | 'wish' | 'power-of-the-pit';

export type CurseAsk = WishAsk | TeleportAsk;
export type CurseChoice = WishChoice | TeleportChoice;
export type CurseEvent =
  | Told<
      'fate',
      {
        readonly seat: Seat;
        readonly table: FateTable;
        readonly faces: readonly number[];
        readonly result: number;
      }
    >
  | CursingEvent
  | WishEvent
  | TeleportEvent
  | DyingEvent;

const rules: Readonly<Record<FateTable, number>> = { curse: 0, wish: 6, 'power-of-the-pit': 12 };

export const isFate = (table: string): table is FateTable => Object.hasOwn(rules, table);

/** What the dice say on one table. */
export function befall(
  s: RealmState,
  seat: Seat,
  table: FateTable,
  faces: readonly number[],
  tell: Telling,
): void {
  const result = limited(Math.max(...faces) + rollBy(s, seat, table).plus);
  const rule = `MR-X${String(rules[table] + result).padStart(2, '0')}`;
  tell?.({ type: 'fate', rule, seat, table, faces, result });
  if (table === 'curse') curse(s, seat, result - 1, tell);
  else if (table === 'wish') grant(s, seat, result, tell);
  else sufferPit(s, seat, result, tell);
}

export const rollCurse = (s: RealmState, seat: Seat, dice: Dice, tell: Telling): void =>
  rollOnTables(s, seat, ['curse'], dice, tell);
export const rollWish = (s: RealmState, seat: Seat, dice: Dice, tell: Telling): void =>
  rollOnTables(s, seat, ['wish'], dice, tell);
export const rollPit = (s: RealmState, seat: Seat, dice: Dice, tell: Telling): void =>
  rollOnTables(s, seat, ['power-of-the-pit'], dice, tell);

export const curseAsks: Questions<CurseAsk['type']> = {
  ...wishAsks,
  ...teleportAsks,
};
