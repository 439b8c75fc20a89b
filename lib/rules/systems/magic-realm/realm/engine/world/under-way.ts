import type { Seat } from '../../../../../kernel/game/engine';
import type { Telling } from '../activity';
import { takeTask } from '../day/tasks';
import type { RealmState } from '../state';
import { denizens } from './denizens';
import type { Newcomer } from './fresh';
import { turnedOver } from './garrisons';

/** The card of a spell that is awake lies with its artifact or book, and nowhere else. (MR-B30) */
function wake(s: RealmState, item: string, spell: string): void {
  for (const cards of Object.values(s.spells)) {
    const at = cards.indexOf(spell);
    if (at < 0) continue;
    cards.splice(at, 1);
    break;
  }
  (s.awake[item] ??= []).push(spell);
}

/**
 * Whoever comes from a game that is under way brings his hirelings, and what is awake in his things. Where and when he took up
 * his tasks no sheet says: their terms run, and their ways are reckoned, from where he sets out. (MR-B30, MR-B44, MR-B50)
 */
export function bringAlong(s: RealmState, seat: Seat, { underWay }: Newcomer, tell: Telling): void {
  if (!underWay) return;
  const { items, place } = s.who[seat]!;
  for (const [item, spell] of underWay.awake) if (items.some(({ id }) => id === item)) wake(s, item, spell);
  for (const { id, until } of underWay.hires) {
    const native = denizens.findIndex((one, i) => one.id === id && s.hirer[i]! < 0);
    if (native < 0 || until <= s.day) continue;
    s.at[native] = place;
    s.hirer[native] = seat;
    s.term[native] = until;
  }
  for (const task of underWay.tasks) {
    // Its chit lies with its bearer, and in no box of the set-up.
    s.waiting = s.waiting.map((face) => (turnedOver(face) === task ? task : face));
    takeTask(s, seat, task, tell);
  }
}
