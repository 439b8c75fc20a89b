import type { MrEvent } from '../engine/events';
import { playingAt, thingAt, weaponOf } from '../engine/fighters/playing';
import { isFoe, WORKING, type MrState, type Who } from '../engine/state';
import { foeOf } from '../engine/who';

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
    case 'flew': {
      const { item } = playingAt(s, event.seat, event.chit);
      // A body that a spell has given him flies by itself. (MR-S34)
      if (item < 0) return [];
      const { id, effects } = thingAt(s, event.seat, item);
      return [id, ...effects.flatMap((e) => (e.kind === 'casts-own' ? [e.spell] : []))];
    }
    case 'unbound':
      return [s.game.heroes[event.seat]!.spells[event.spell]!.id];
    case 'seized':
    case 'blown':
      return ['hurricane-winds'];
    case 'faded':
      return ['world-fades'];
    case 'broomed':
      return ['broomstick'];
    case 'redirected':
      return ['battle-bracelets'];
    case 'eluded':
      return ['elusive-cloak'];
    case 'lit':
    case 'activated':
      return [thingAt(s, event.seat, event.item).id];
    case 'revealed': {
      const item = weaponOf(s, event.seat);
      return event.attack < 0 || item < 0 || s.heroes[event.seat]!.spellState === WORKING
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
