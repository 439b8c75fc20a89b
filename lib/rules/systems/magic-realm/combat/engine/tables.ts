import type { Dice } from '../../../../kernel/game/dice';
import type { Seat } from '../../../../kernel/game/engine';
import type { Effect } from '../../catalogue/effects';
import { limited, TWO_DICE, type Roll } from '../../reckon/dice';
import { rollOf, type Circumstances, type NamedTable } from '../../reckon/roll-of';
import { isWorn } from './playing';
import { isThere, type MrState } from './state';

/** Assignment is a roll on no table: only what changes every roll counts for it. */
const NO_TABLE: NamedTable = 'lost';

/** What changes the dice of a character: abilities, his cards, and cards that trouble everyone there. (MR-B10) */
function effectsOf(s: MrState, seat: Seat): readonly Effect[] {
  const out: Effect[] = [...s.game.heroes[seat]!.dice];
  s.game.heroes.forEach(({ things }, other) => {
    if (!isThere(s, other)) return;
    things.forEach(({ effects }, item) => {
      for (const effect of effects)
        if (effect.kind === 'dice' && isWorn(s, other, item))
          if (other === seat || effect.who === 'everyone-there') out.push(effect);
    });
  });
  return out;
}

/** How a character rolls on a table. */
export function rollBy(s: MrState, seat: Seat, table: NamedTable | 'assign', here: Circumstances = {}): Roll {
  const { dice, plus } = rollOf(effectsOf(s, seat), table === 'assign' ? NO_TABLE : table, {
    places: s.game.clearing === 'cave' ? ['cave-clearing'] : [],
    ...here,
  });
  return { dice, plus: plus + s.heroes[seat]!.plus };
}

/** Dice of a table roll as they fall; the higher one counts. (MR-035) */
export const throwDice = ({ dice }: Pick<Roll, 'dice'>, from: Dice): readonly number[] =>
  dice === 1 ? [from.roll(6)] : [from.roll(6), from.roll(6)];

/** A table roll: 1 to 6. */
export const tableRoll = (
  roll: Roll,
  from: Dice,
): { readonly faces: readonly number[]; readonly result: number } => {
  const faces = throwDice(roll, from);
  return { faces, result: limited(Math.max(...faces) + roll.plus) };
};

/** A roll whose result is not limited to 1 to 6; own modifiers count only for who is there himself. (MR-B53) */
export function chanceRoll(s: MrState, seat: Seat, table: 'assign', from: Dice): number {
  const roll = isThere(s, seat) ? rollBy(s, seat, table) : TWO_DICE;
  return Math.max(...throwDice(roll, from)) + roll.plus;
}
