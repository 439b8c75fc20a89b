import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { throwDice } from '../../../combat/engine/tables';
import { FACES } from '../../../reckon/dice';
import { strayBy } from '../activities/move';
import type { Questions, Telling } from '../activity';
import { ownEffects } from '../kit';
import { rollBy } from '../rolls';
import type { RealmState } from '../state';
import { befall, isFate, type FateTable } from './curses';
import { breakOut } from './storm';

/** Tables of spells on which the Magic Wand lets its owner choose one die. (MR-T45) */
export type WandTable = FateTable | 'lost' | 'violent-storm';

/** What shall the red die show? (MR-T45) */
export type RedDieAsk = {
  readonly type: 'red-die';
  readonly seat: Seat;
  readonly tables: readonly WandTable[];
};
export type RedDieChoice = { readonly type: 'red-die'; readonly face: number };

/** What the dice say on one table. */
function read(s: RealmState, seat: Seat, table: WandTable, faces: readonly number[], tell: Telling): void {
  if (isFate(table)) befall(s, seat, table, faces, tell);
  else if (table === 'lost') strayBy(s, seat, faces, tell);
  else breakOut(s, seat, faces, tell);
}

const choosesDie = (s: RealmState, seat: Seat, tables: readonly WandTable[]): boolean =>
  ownEffects(s, seat).some(
    (e) => e.kind === 'choose-die' && tables.some((table) => e.tables.includes(table)),
  );

/** One roll that is read on each of the tables; who holds the Magic Wand is asked before the other die falls. (MR-T45, MR-T74, MR-B28) */
export function rollOnTables(
  s: RealmState,
  seat: Seat,
  tables: readonly WandTable[],
  dice: Dice,
  tell: Telling,
): void {
  if (choosesDie(s, seat, tables)) {
    s.asks.push({ type: 'red-die', seat, tables });
    return;
  }
  const faces = throwDice(rollBy(s, seat, tables[0]!), dice);
  for (const table of tables) read(s, seat, table, faces, tell);
}

export const redDieAsks: Questions<RedDieAsk['type']> = {
  'red-die': {
    choices: () => FACES.map((face) => ({ type: 'red-die', face })),
    answer(s, { seat, tables }, choice, dice, tell) {
      if (choice.type !== 'red-die') return;
      const others = rollBy(s, seat, tables[0]!).dice === 1 ? [] : [dice.roll(6)];
      for (const table of tables) read(s, seat, table, [choice.face, ...others], tell);
    },
  },
};
