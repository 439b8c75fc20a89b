import type { Dice } from '../../../../kernel/game/dice';
import type { Seat } from '../../../../kernel/game/engine';
import type { Effect } from '../../catalogue/effects';
import { limited, TWO_DICE, type Roll } from '../../reckon/dice';
import { rollOf, type Circumstances, type NamedTable } from '../../reckon/roll-of';
import { lyingThing } from './encounter/laying';
import { isWarded } from './magic/charms';
import { isWorn } from './fighters/playing';
import { DEAD, GONE, LEFT_BEHIND, WORN, type MrState } from './state';
import { isThere } from './who';

/** Assignment is a roll on no table, and nothing helps on those of stumbling: only what changes every roll counts for them. */
const NO_TABLE: NamedTable = 'lost';

const isForAll = (effect: Effect): boolean => effect.kind === 'dice' && effect.who === 'everyone-there';

/** Does a card that is in use for ever work in this clearing: with somebody there, whatever a spell has made of him, or left behind? (MR-B18, MR-B29) */
function worksHere(s: MrState, seat: Seat, item: number): boolean {
  const { life, items } = s.heroes[seat]!;
  const state = items[item]!;
  if ((state & LEFT_BEHIND) !== 0) return true;
  return (isThere(s, seat) || life === DEAD) && (state & (WORN | GONE)) === WORN;
}

/** What changes the dice of a character: abilities, his cards, and cards that trouble everyone there. (MR-B10, MR-T14) */
function effectsOf(s: MrState, seat: Seat): readonly Effect[] {
  const out: Effect[] = [...s.game.heroes[seat]!.dice];
  const isUsed = (other: Seat, item: number): boolean =>
    other === seat && isThere(s, seat) && isWorn(s, seat, item);
  s.game.heroes.forEach(({ things }, other) => {
    things.forEach(({ effects }, item) => {
      for (const effect of effects)
        if (effect.kind === 'dice' && (isForAll(effect) ? worksHere(s, other, item) : isUsed(other, item)))
          out.push(effect);
    });
  });
  for (const laid of s.lying) out.push(...lyingThing(s, laid).thing.effects.filter(isForAll));
  return out;
}

type Unnamed = 'assign' | 'fumble' | 'stumble';
const isNamed = (table: NamedTable | Unnamed): table is NamedTable =>
  table !== 'assign' && table !== 'fumble' && table !== 'stumble';

/** How a character rolls on a table. */
export function rollBy(s: MrState, seat: Seat, table: NamedTable | Unnamed, here: Circumstances = {}): Roll {
  const { dice, plus } = rollOf(effectsOf(s, seat), isNamed(table) ? table : NO_TABLE, {
    places: s.game.places ?? (s.game.clearing === 'cave' ? ['cave-clearing'] : []),
    ...here,
  });
  // Spells on whom magic does not reach add nothing. (MR-S42, MR-S40)
  const { plus: added, jinx } = s.heroes[seat]!;
  return { dice, plus: plus + added + (jinx > 0 && !isWarded(s, seat) ? jinx : 0) };
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

/** By the Hide table only its worst result shows somebody. (MR-030) */
export const staysHidden = (result: number): boolean => result < 6;

/** A roll whose result is not limited to 1 to 6; own modifiers count only for who is there himself. (MR-B53) */
export function chanceRoll(s: MrState, seat: Seat, table: 'assign', from: Dice): number {
  const roll = isThere(s, seat) ? rollBy(s, seat, table) : TWO_DICE;
  return Math.max(...throwDice(roll, from)) + roll.plus;
}
