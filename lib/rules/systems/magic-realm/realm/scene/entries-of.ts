import { entries, mapChits, visitorChits } from '../../catalogue';
import { entriesOf as combatEntries } from '../../combat/scene/entries-of';
import { chitOfTask } from '../../tasks';
import type { RealmEvent } from '../engine/events';
import { isMover, moverOf } from '../engine/movers/individuals';
import type { RealmState, Who } from '../engine/state';
import { denizens } from '../engine/world/denizens';
import { foughtIn } from './fight';

const kinds = (all: readonly number[]): readonly string[] => [...new Set(all.map((i) => denizens[i]!.id))];
const chits = (ids: readonly number[]): readonly string[] => ids.flatMap((id) => mapChits[id]?.id ?? []);

const ids: ReadonlySet<string> = new Set(entries.map(({ id }) => id));
/** Abandoned piles, groups and secret cards are none. */
const known = (all: readonly string[]): readonly string[] => all.filter((id) => ids.has(id));

/** A character, or the leader or monster that acts for him; a familiar and a phantasm are none. */
function entryOf(s: RealmState, who: Who): readonly string[] {
  if (!isMover(s, who)) return [s.who[who]!.id];
  const { denizen } = moverOf(s, who);
  return denizen < 0 ? [] : [denizens[denizen]!.id];
}

/** Catalogue entries at work in an event: who comes and acts, what is turned up, found and used. */
export function entriesOf(event: RealmEvent, s: RealmState): readonly string[] {
  switch (event.type) {
    case 'fought': {
      const combat = foughtIn(s, event)?.combat;
      return combat ? combatEntries(event.event, combat) : [];
    }
    case 'begins':
      return [s.who[event.seat]!.id];
    case 'turn':
      return entryOf(s, event.seat);
    case 'monsters-come':
      return kinds(event.denizens);
    case 'arrived':
      return [...kinds(event.denizens), event.by];
    case 'regenerated':
    case 'natives-hired':
      return kinds(event.denizens);
    case 'chits-up':
      return chits(event.chits);
    case 'lost-found':
      return chits([event.chit]);
    case 'sites-found':
      return known(event.sites);
    case 'spell-begins':
    case 'spell-over':
    case 'spell-energized':
    case 'spell-learned':
    case 'spell-awakened':
    case 'spell-taught':
      return [event.spell];
    case 'loot-rolled':
    case 'site-rolled':
    case 'site-opened':
    case 'runes-read':
      return known([event.from]);
    case 'blocked':
      return known([event.by]);
    case 'bought':
    case 'sold':
    case 'paid-in-kind':
      return known([event.item]);
    case 'visitor-arrived':
      return visitorChits.flatMap(({ id, faces }) =>
        faces.some((face) => face === event.visitor) ? [id] : [],
      );
    case 'task-taken':
    case 'task-done':
    case 'task-failed':
    case 'task-dropped':
      return known([chitOfTask(event.task)?.id ?? '']);
    case 'lot-sold':
      return known(event.items);
    case 'got-item':
    case 'laid-down':
    case 'picked-up':
    case 'cached':
    case 'uncached':
    case 'item-worn':
    case 'card-acts':
    case 'chest-opened':
    case 'card-returned':
    case 'gear-lost':
      return [event.id];
    case 'campfire':
      return [event.dwelling];
    default:
      return [];
  }
}
