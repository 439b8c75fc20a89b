import type { MrEvent } from '../engine/events';
import { thingAt, weaponOf } from '../engine/playing';
import { foeOf, isFoe, type MrState, type Who } from '../engine/state';

const entryOf = (s: MrState, who: Who): string => (isFoe(who) ? foeOf(s, who).id : s.game.heroes[who]!.id);

/** Catalogue entries at work in an event: who strikes with what, spells, and things that are used. */
export function entriesOf(event: MrEvent, s: MrState): readonly string[] {
  switch (event.type) {
    case 'began':
      return [...new Set(event.foes.map((who) => entryOf(s, who)))];
    case 'hired':
      return event.foes.map((who) => entryOf(s, who));
    case 'deployed':
    case 'took':
    case 'picked':
      return [entryOf(s, event.by)];
    case 'cast':
    case 'spell':
      return [s.game.heroes[event.seat]!.spells[event.spell]!.id];
    case 'activated':
      return [thingAt(s, event.seat, event.item).id];
    case 'revealed': {
      const item = weaponOf(s, event.seat);
      return event.attack < 0 || item < 0 || s.heroes[event.seat]!.spellState === 1
        ? []
        : [thingAt(s, event.seat, item).id];
    }
    case 'struck':
      return [entryOf(s, event.by), ...(event.met === 'armor' ? [thingAt(s, event.at, event.item).id] : [])];
    case 'grabbed':
    case 'rolled':
      return [entryOf(s, event.by)];
    default:
      return [];
  }
}
