import { dwellings } from '../../../catalogue';
import { rollTables } from '../../../catalogue/tables';
import { limited } from '../../../reckon/dice';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import { rollBy } from '../rolls';
import { dayOf, placeOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { typeAt } from '../world/ground';
import { dwellingsAt } from '../world/surroundings';
import { enchantmentOf } from './day-spells';
import { spellsOn } from './in-effect';

/** Which of his remaining phases does the storm take? (MR-S23) */
export type StormAsk = {
  readonly type: 'storm';
  readonly seat: Who;
  /** How many are still to be lost. */
  readonly left: number;
};
export type StormChoice = {
  readonly type: 'lose-phase';
  /** Its place in the record. */
  readonly at: number;
};
export type StormEvent =
  | Told<
      'storm-rolled',
      {
        readonly seat: Who;
        readonly faces: readonly number[];
        readonly result: number;
        readonly row: string;
      }
    >
  | Told<'storm-takes', { readonly seat: Who; readonly count: number }>;

const rows = rollTables.find(({ id }) => id === 'violent-storm')!.rows;

/** A storm that has just been called: the dice say how many phases it takes. (MR-S23) */
export function breakOut(s: RealmState, by: Who, faces: readonly number[], tell: Telling): void {
  const result = limited(Math.max(...faces) + rollBy(s, by, 'violent-storm').plus);
  const row = rows[result - 1]!;
  const storm = s.effects.findLast((one) => one.by === by && isStorm(one.spell));
  if (storm) storm.phases = Number.parseInt(row, 10);
  tell?.({ type: 'storm-rolled', rule: 'MR-S23', seat: by, faces, result, row });
}

/** Does such a spell take phases? */
export const isStorm = (spell: string): boolean =>
  enchantmentOf(spell).effects.some(({ kind }) => kind === 'lose-phases');

/** Phases that he has still before him. */
const rest = (s: RealmState, seat: Who): readonly number[] => {
  const { record } = dayOf(s, seat);
  return record.flatMap((_, at) => (at >= s.turn!.phase ? [at] : []));
};

function lose(s: RealmState, seat: Who, at: number, count: number): void {
  const { record, phases } = dayOf(s, seat);
  record.splice(at, count);
  phases.splice(at, count);
}

/** A campfire is no roof. */
const buildings: ReadonlySet<string> = new Set(
  dwellings.flatMap(({ id, building }) => (building ? [id] : [])),
);

/** A storm is met in the open: in woods or mountains, where no building is. (MR-S23) */
function stormAt(s: RealmState, seat: Who): number {
  const place = placeOf(s, seat);
  if (dayOf(s, seat).toward >= 0 || s.turn!.over >= 0 || typeAt(s.sides, place) === 'cave') return 0;
  if (dwellingsAt(s, place).some((id) => buildings.has(id))) return 0;
  return Math.max(0, ...spellsOn(s, seat).map(({ phases }) => phases));
}

/** Whoever ends a phase in a storm loses phases of his choice, once in a turn. (MR-S23) */
export function meetStorm(s: RealmState, seat: Who, tell: Telling): void {
  const turn = s.turn!;
  const phases = turn.stormed === 1 ? 0 : stormAt(s, seat);
  const before = rest(s, seat);
  if (phases === 0 || before.length === 0) return;
  turn.stormed = 1;
  const count = Math.min(phases, before.length);
  tell?.({ type: 'storm-takes', rule: 'MR-S23', seat, count });
  if (count === before.length) lose(s, seat, before[0]!, count);
  else s.asks.push({ type: 'storm', seat, left: count });
}

export const stormAsks: Questions<StormAsk['type']> = {
  storm: {
    choices: (s, { seat }) => rest(s, seat).map((at) => ({ type: 'lose-phase', at })),
    answer(s, { seat, left }, choice) {
      if (choice.type !== 'lose-phase') return;
      lose(s, seat, choice.at, 1);
      if (left > 1) s.asks.push({ type: 'storm', seat, left: left - 1 });
    },
  },
};
