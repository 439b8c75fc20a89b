import { printedRelation } from '../abilities';
import { relations, type Trader } from '../catalogue/vocabulary';
import { bits, carriedBy, chitStates, curseBits } from '../combat/engine/fighters/heroes';
import { COMMITTED, FATIGUED } from '../combat/engine/state';
import type { House } from '../house';
import { lastDay } from '../legality/hires';
import type { Options } from '../options';
import type { CharacterView, NativeView } from '../sheet';
import { tasks } from '../tasks';
import type { UnderWay } from './engine/world/fresh';

/** Spells of the start come first; all others were learned. (MR-B06, MR-B65) */
const learnedIn = ({ spells, has }: CharacterView): readonly number[] =>
  spells.map((_, i) => (i < has.development.startingSpells ? 0 : 1));

/** How traders have come to meet him otherwise than by his sheet. (MR-B42, MR-B50) */
function esteemOf({ entry, level, member }: CharacterView, house: House): UnderWay['esteem'] {
  const stated = Object.entries(member.relations ?? {}).flatMap(([trader, relation]) => {
    const at = relations.findIndex((one) => one === relation);
    const printed = relations.indexOf(printedRelation(entry, level, house, trader as Trader));
    return at < 0 || at === printed ? [] : [[trader, at - printed] as const];
  });
  return Object.fromEntries(stated);
}

/** What a sheet says of a character whose game is under way; a chit that is tied to a spell has no spell to be tied to. (MR-B11) */
export function underWay(
  who: CharacterView,
  natives: readonly NativeView[],
  { day = 1 }: Pick<Options, 'day'>,
  house: House,
): UnderWay {
  const { member, plays } = who;
  const carried = carriedBy(who, true);
  return {
    chits: chitStates(plays, member).map((state) => (state === COMMITTED ? FATIGUED : state)),
    items: carried.map(({ item, state }) => ({ id: item.id, state: bits(state) })),
    awake: carried.flatMap(({ item, state: { awake = [] } }) =>
      awake.map((spell) => [item.id, spell] as const),
    ),
    learned: learnedIn(who),
    gold: member.recorded?.gold ?? 0,
    fame: member.recorded?.fame ?? 0,
    notoriety: member.recorded?.notoriety ?? 0,
    curses: curseBits(member),
    tasks: (member.tasks ?? []).filter((id) => tasks.has(id)),
    esteem: esteemOf(who, house),
    hires: natives.flatMap(({ entry, hired, hire }) =>
      hired ? [{ id: entry.id, until: lastDay(hire?.day ?? day, hire?.terms) }] : [],
    ),
  };
}
