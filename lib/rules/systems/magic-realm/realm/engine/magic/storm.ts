import { dwellings } from '../../../catalogue';
import { rollTables } from '../../../catalogue/tables';
import { limited } from '../../../reckon/dice';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import { rollBy } from '../rolls';
import { phasesLeft } from '../day/choosing';
import { dayOf, isMover, placeOf } from '../movers/individuals';
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
  /** Its place in the record; −1: it is not recorded. */
  readonly at: number;
  /** What gives the phase to somebody who chooses his phases as they come. (MR-T70) */
  readonly by?: string;
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

/** Phases that he has yet to choose; alike ones are several. (MR-T70) */
const unchosen = (s: RealmState, seat: Who): readonly string[] =>
  !isMover(s, seat) && s.who[seat]!.chooses === 1 ? phasesLeft(s, seat).map(({ by }) => by) : [];

function lose(s: RealmState, seat: Who, at: number, count: number): void {
  const { record, phases } = dayOf(s, seat);
  record.splice(at, count);
  phases.splice(at, count);
}

/** A phase that was to be chosen is used up as if he had passed it long ago. */
function pass(s: RealmState, seat: Who, by: string): void {
  const { record, phases } = dayOf(s, seat);
  record.unshift({ type: 'blank' });
  phases.unshift(by);
  s.turn!.phase++;
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
  const later = unchosen(s, seat);
  const all = before.length + later.length;
  if (phases === 0 || all === 0) return;
  turn.stormed = 1;
  const count = Math.min(phases, all);
  tell?.({ type: 'storm-takes', rule: 'MR-S23', seat, count });
  if (count === all) {
    lose(s, seat, turn.phase, before.length);
    for (const by of later) pass(s, seat, by);
  } else s.asks.push({ type: 'storm', seat, left: count });
}

export const stormAsks: Questions<StormAsk['type']> = {
  storm: {
    choices: (s, { seat }) => [
      ...rest(s, seat).map((at) => ({ type: 'lose-phase', at }) as const),
      ...[...new Set(unchosen(s, seat))].map((by) => ({ type: 'lose-phase', at: -1, by }) as const),
    ],
    answer(s, { seat, left }, choice) {
      if (choice.type !== 'lose-phase') return;
      if (choice.by === undefined) lose(s, seat, choice.at, 1);
      else pass(s, seat, choice.by);
      if (left > 1) s.asks.push({ type: 'storm', seat, left: left - 1 });
    },
  },
};
