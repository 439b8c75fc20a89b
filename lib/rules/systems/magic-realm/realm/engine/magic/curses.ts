import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { throwDice } from '../../../combat/engine/tables';
import { limited } from '../../../reckon/dice';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import { ownEffects } from '../kit';
import { rollBy } from '../rolls';
import type { RealmState } from '../state';
import { curse, type CursingEvent } from './cursing';
import type { DyingEvent } from './dying';
import { sufferPit } from './pit';
import { teleportAsks, type TeleportAsk, type TeleportChoice, type TeleportEvent } from './teleport';
import { grant, wishAsks, type WishAsk, type WishChoice, type WishEvent } from './wishes';

/** Tables of spells, which other things roll on as well. */
export type FateTable = 'curse' | 'wish' | 'power-of-the-pit';

export type CurseAsk =
  /** What shall the red die show? (MR-T45) */
  | {
      readonly type: 'red-die';
      readonly seat: Seat;
      readonly tables: readonly FateTable[];
    }
  | WishAsk
  | TeleportAsk;
export type CurseChoice = { readonly type: 'red-die'; readonly face: number } | WishChoice | TeleportChoice;
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

/** What the dice say on one table. */
function befall(s: RealmState, seat: Seat, table: FateTable, faces: readonly number[], tell: Telling): void {
  const result = limited(Math.max(...faces) + rollBy(s, seat, table).plus);
  const rule = `MR-X${String(rules[table] + result).padStart(2, '0')}`;
  tell?.({ type: 'fate', rule, seat, table, faces, result });
  if (table === 'curse') curse(s, seat, result - 1, tell);
  else if (table === 'wish') grant(s, seat, result, tell);
  else sufferPit(s, seat, result, tell);
}

/** Who holds the Magic Wand chooses one die, so he is asked first. (MR-T45) */
const choosesDie = (s: RealmState, seat: Seat, tables: readonly FateTable[]): boolean =>
  ownEffects(s, seat).some(
    (e) => e.kind === 'choose-die' && tables.some((table) => e.tables.includes(table)),
  );

/** One roll that is read on each of the tables. (MR-T74, MR-B28) */
export function rollFates(
  s: RealmState,
  seat: Seat,
  tables: readonly FateTable[],
  dice: Dice,
  tell: Telling,
): void {
  if (choosesDie(s, seat, tables)) {
    s.asks.push({ type: 'red-die', seat, tables });
    return;
  }
  const faces = throwDice(rollBy(s, seat, tables[0]!), dice);
  for (const table of tables) befall(s, seat, table, faces, tell);
}

export const rollCurse = (s: RealmState, seat: Seat, dice: Dice, tell: Telling): void =>
  rollFates(s, seat, ['curse'], dice, tell);
export const rollWish = (s: RealmState, seat: Seat, dice: Dice, tell: Telling): void =>
  rollFates(s, seat, ['wish'], dice, tell);
export const rollPit = (s: RealmState, seat: Seat, dice: Dice, tell: Telling): void =>
  rollFates(s, seat, ['power-of-the-pit'], dice, tell);

export const curseAsks: Questions<CurseAsk['type']> = {
  ...wishAsks,
  ...teleportAsks,
  'red-die': {
    choices: () => [1, 2, 3, 4, 5, 6].map((face) => ({ type: 'red-die', face })),
    answer(s, { seat, tables }, choice, dice, tell) {
      if (choice.type !== 'red-die') return;
      const others = rollBy(s, seat, tables[0]!).dice === 1 ? [] : [dice.roll(6)];
      for (const table of tables) befall(s, seat, table, [choice.face, ...others], tell);
    },
  },
};
