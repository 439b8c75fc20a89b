import type { Seat } from '../../../../kernel/game/engine';
import { entries } from '../../catalogue';
import type { Activity } from '../../catalogue/vocabulary';
import { rollFor, type Roller } from '../../odds/roller';
import { touches, type NamedTable } from '../../reckon/roll-of';
import { isWorn } from '../engine/kit';
import { isMover } from '../engine/movers/individuals';
import { rollBy } from '../engine/rolls';
import type { RealmState } from '../engine/state';

const PLACES = ['elsewhere', 'cave', 'woods-tile', 'lost-castle', 'lost-city', 'ruins'];

const helping = (table: NamedTable): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ id, kind, effects }) =>
      kind !== 'character' && effects.some((e) => e.kind === 'dice' && touches(e, table)) ? [id] : [],
    ),
  );
const helps = new Map<NamedTable, ReadonlySet<string>>();

/** How a seat rolls, as questions of chance ask for it; undefined: no place that they know gives his dice. */
export function rollerOf(
  s: RealmState,
  seat: Seat,
  table: NamedTable,
  activity?: Activity,
): Roller | undefined {
  // Those who move for somebody roll without his advantages. (MR-B10)
  if (isMover(s, seat)) return undefined;
  let known = helps.get(table);
  if (!known) helps.set(table, (known = helping(table)));
  const { id: who, level, items } = s.who[seat]!;
  const own = items.filter((held) => isWorn(held) && known.has(held.id)).map(({ id }) => id);
  const real = rollBy(s, seat, table, activity);
  for (const place of PLACES) {
    const roller = { who, level, place, helps: [...new Set(own)], plus: 0 };
    const { dice, plus } = rollFor(roller, table, activity ? { activity } : {});
    if (dice === real.dice) return { ...roller, plus: real.plus - plus };
  }
  return undefined;
}
