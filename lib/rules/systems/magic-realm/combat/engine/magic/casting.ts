import type { Seat } from '../../../../../kernel/game/engine';
import { isAlteringSpell } from '../../../altered-chits';
import { hasToAlter } from './changing';
import type { MrChoice } from '../choices';
import { isAtPeace } from './charms';
import { chitsOfColor, colorsHere } from './colors';
import { preyOfSpell } from './holding';
import { freeOnes, timeOf } from '../fighters/playing';
import { aimOf } from './spells';
import { NOBODY, type MrState, type Playing } from '../state';

type Add = (choice: MrChoice) => void;

/** Casting: a MAGIC chit of the type or the thing in which the spell is awake or that serves as a chit, and the color from the clearing (−1) or an own color chit. (MR-124, MR-125, MR-127, MR-B70) */
export function addCasts(s: MrState, seat: Seat, fastest: number, add: Add): void {
  if (s.truce > 0) return;
  const hero = s.heroes[seat]!;
  const { spells } = s.game.heroes[seat]!;
  if (spells.length === 0) return;
  const here = colorsHere(s);
  const names = new Set<string>();
  spells.forEach(({ id, magic, color, needs, item = -1 }, spell) => {
    const name = `${id} ${item}`;
    if (id === '' || names.has(name) || (needs && needs !== s.game.clearing)) return;
    // Its box is taken as long as it is in effect. (MR-B26)
    if ((hero.bound & (1 << spell)) !== 0) return;
    names.add(name);
    if (aimOf(s, seat, spell) === 'rival' && !s.game.rivals) return;
    if (aimOf(s, seat, spell) === 'beasts' && preyOfSpell(s, seat, id).length === 0) return;
    // Whom a spell keeps in peace aims at nobody. (MR-S03)
    if (isAtPeace(s, seat) && aimOf(s, seat, spell) !== 'place') return;
    const isThereColor = color === 'any' ? here.length > 0 : here.includes(color);
    const sources = isThereColor ? [NOBODY] : chitsOfColor(s, seat, color);
    const serves = (of: number): boolean =>
      of === item || (item < 0 && s.game.optional?.enhancedItems === true);
    const isOfType = ({ kind, magic: type, item: of }: Playing): boolean =>
      kind === 'MAGIC' && type === magic && serves(of);
    for (const chit of freeOnes(s, seat, isOfType))
      if (timeOf(s, seat, chit) <= fastest && (!isAlteringSpell(id) || hasToAlter(s, seat, id, chit)))
        for (const source of sources) add({ type: 'cast', spell, chit, color: source });
  });
}
