import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { boxesFor, countersOf, type Counter } from '../fighters/counters';
import type { MrEvent } from '../events';
import { defenders, isAimedAt, preyOf } from './sheets';
import { DIRECTIONS, NOBODY, type MrState, type Who } from '../state';
import { foeAt, foeOf, foesOn, isTremendous } from '../who';

/** Something on the sheet of a hireling that its player settles in secret: a side, or the box of a counter. */
export interface Post extends Counter {
  readonly sheet: Who;
  /** `side`: which side is up; `own`: red box of the defender; `square`: the target; `circle`: all other attackers. */
  readonly what: 'side' | 'own' | 'square' | 'circle';
}

/** All that a seat settles on the sheets of its hirelings who defend, in a fixed order. (MR-152, MR-154, MR-155) */
export function postsOf(s: MrState, seat: Seat): readonly Post[] {
  if (!s.foes.some(({ owner }) => owner === seat)) return [];
  return defenders(s).flatMap((sheet): Post[] => {
    if (foeAt(s, sheet).owner !== seat) return [];
    const prey = preyOf(s, sheet);
    const here = foesOn(s, sheet);
    const as = (what: Post['what'], all: readonly Who[]): Post[] =>
      countersOf(s, all).map((counter) => ({ ...counter, sheet, what }));
    return [
      { who: sheet, part: false, sheet, what: 'side' },
      ...as('own', [sheet]),
      ...as(
        'square',
        here.filter((who) => who === prey),
      ),
      ...as(
        'circle',
        here.filter((who) => who !== prey),
      ),
    ];
  });
}

const EVERYWHERE: readonly number[] = Array.from({ length: DIRECTIONS }, (_, i) => i);

/** Both sides, unless they are the same; Tremendous monsters turn only by what they hit. (MR-175) */
function sidesOf(s: MrState, who: Who): readonly number[] {
  if (isTremendous(foeOf(s, who))) return [foeAt(s, who).side];
  const [light, dark] = foeOf(s, who).sides;
  const isSame = light.harm === dark.harm && light.stars === dark.stars && light.time === dark.time;
  return isSame && light.move === dark.move ? [0] : [0, 1];
}

/**
 * What may be said of the next post. All that attacks a hireling is sent everywhere alike by its dice, so that only whether
 * horse and rider stand together matters; a character’s direction does not change, and so all boxes are open against him.
 */
export function postOptions(s: MrState, seat: Seat): readonly number[] {
  const { posts } = s.heroes[seat]!.plot;
  const all = postsOf(s, seat);
  const next = all[posts.length];
  if (!next) return [];
  const { sheet, what, part } = next;
  switch (what) {
    case 'side':
      return sidesOf(s, sheet);
    case 'own': {
      // A head or club is never where its body is. (MR-153)
      const body = part && foeOf(s, sheet).part ? posts.at(-1)! : NOBODY;
      const boxes = isAimedAt(s, sheet) ? EVERYWHERE : part ? [0, 1] : [0];
      return boxes.filter((box) => box !== body);
    }
    case 'square':
      return part ? [1] : [0];
    case 'circle': {
      const circles = all.flatMap((one, i) => (one.sheet === sheet && one.what === 'circle' ? [i] : []));
      return boxesFor(
        circles.map((i) => all[i]!),
        circles.flatMap((i) => (i < posts.length ? [posts[i]!] : [])),
      );
    }
  }
}

/** Puts everything on the sheets of a seat’s hirelings where it was plotted. (MR-160) */
export function showPosts(s: MrState, seat: Seat, tell?: Tell<MrEvent>): void {
  const { posts } = s.heroes[seat]!.plot;
  const all = postsOf(s, seat);
  all.forEach(({ who, part, what }, i) => {
    const foe = foeAt(s, who);
    const to = posts[i] ?? 0;
    if (what === 'side') foe.side = to;
    else if (part) foe.partBox = to;
    else foe.box = to;
  });
  for (const { who, what } of all)
    if (what === 'side') {
      const { side, box, partBox } = foeAt(s, who);
      tell?.({ type: 'stood', rule: 'MR-154', seat, who, side, box, horse: partBox });
    }
}
