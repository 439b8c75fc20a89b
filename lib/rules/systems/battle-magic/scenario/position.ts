import { z } from 'zod';
import { seededDice } from '../../../kernel/game/dice';
import type { Seat } from '../../../kernel/game/engine';
import { fixtureF1, plainMap } from '../boards/fixture';
import type { BmMap } from '../boards/map';
import { cards } from '../catalogue/cards';
import { classById } from '../catalogue/classes';
import { counters, empireRowById } from '../catalogue/empires';
import { empireIds, specialIds, terrainIds, unitClasses } from '../catalogue/vocabulary';
import { engine } from '../engine';
import { ATTACHED, CUP, PILE, type BmState } from '../engine/state';
import type { BmSetLine, BmTable } from '../engine/table';
import { put } from '../engine/units';
import { House } from '../house';
import { own, OwnUnit } from '../own';

const counterById = new Map(counters.map((counter) => [counter.id, counter]));

/** A printed set of counters. */
const empireSet = (empire: string): readonly BmSetLine[] =>
  empireRowById.get(empire)!.counters.map(({ unit, name, count }) => ({
    entry: counterById.get(`${empire}-${unit}`)!,
    count,
    name,
  }));

/** Classes by number, as a set of one's own; units of one's own design by their card. */
export const customSet = (
  counts: Readonly<Record<string, number>>,
  ...designs: readonly { readonly unit: Parameters<typeof own.toEntry>[0]; readonly count: number }[]
): readonly BmSetLine[] => [
  ...Object.entries(counts).map(([id, count]) => ({ entry: classById.get(id)!, count, name: id })),
  ...designs.map(({ unit, count }) => ({ entry: own.toEntry(unit), count, name: unit.name })),
];

export const tableOf = (
  map: BmMap,
  house: Readonly<Record<string, unknown>> = {},
  empires: readonly (string | readonly BmSetLine[])[] = [],
): BmTable => {
  const read = House.parse(house) as BmTable['house'];
  return {
    house: read,
    map,
    sets: Array.from({ length: read.players }, (_, seat) => {
      const set = empires[seat] ?? 'human';
      return typeof set === 'string' ? empireSet(set) : set;
    }),
  };
};

/** `move-2` as the state writes it. */
export const card = (id: string): number => cards.findIndex((one) => one.id === `bm-${id}`);

/** A position drawn by hand on a map, in the turn of seat 0; territories by their numbers on paper. */
export interface Position {
  readonly house?: Readonly<Record<string, unknown>>;
  readonly map?: BmMap;
  readonly empires?: readonly (string | readonly BmSetLine[])[];
  /** Number, then seat and classes there; `hero+2` bears two artifacts, `ship(army,hero)` has them aboard. */
  readonly units: Readonly<Record<number, readonly [seat: Seat, ...units: readonly string[]]>>;
  readonly hands?: readonly (readonly string[])[];
  readonly piles?: readonly (readonly string[])[];
  /** Cards drawn next, the first one first; all others lie beneath in the order of the catalogue. */
  readonly deck?: readonly string[];
  /** Absent: the Move Phase. */
  readonly phase?: Phase;
}

const phases = ['move', 'battle', 'recruit'] as const;
type Phase = (typeof phases)[number];

const ids = z.array(z.array(z.string()));
type Borders = Parameters<typeof plainMap>[1];
const Drawn = z
  .strictObject({
    terrains: z.array(z.enum(terrainIds)),
    borders: z.array(z.tuple([z.int(), z.int(), z.literal('river').optional()])),
    specials: z.record(z.string(), z.enum(specialIds)).optional(),
  })
  .transform(({ terrains, borders, specials }) => plainMap(terrains, borders as Borders, specials));

/** A set of one's own in a file: classes by number, and units of the players' own design by their card. */
const OwnSet = z
  .strictObject({
    classes: z.partialRecord(z.enum(unitClasses), z.int().min(1)),
    own: z.array(z.strictObject({ unit: OwnUnit, count: z.int().min(1) })).default([]),
  })
  .transform(({ classes, own: designs }) => customSet(classes as Record<string, number>, ...designs));

/** As files write it: the map by its terrains and neighbours alone, absent the ledger's F1. */
export const Position = z.strictObject({
  house: z.record(z.string(), z.json()).optional(),
  map: Drawn.optional(),
  empires: z.array(z.union([z.enum(empireIds), OwnSet])).optional(),
  units: z.record(z.string().regex(/^\d+$/, 'a territory'), z.tuple([z.int().min(0)], z.string())),
  hands: ids.optional(),
  piles: ids.optional(),
  deck: z.array(z.string()).optional(),
  phase: z.enum(phases).optional(),
}) as unknown as z.ZodType<Position>;

/** A chit of that class in the seat's cup. @throws where the cup has none */
function chitOf(s: BmState, seat: Seat, id: string): number {
  const { first, kindOf, kinds } = s.game;
  for (let chit = first[seat]!; chit < first[seat + 1]!; chit++)
    if (s.at[chit] === CUP && kinds[kindOf[chit]!]!.id === id) return chit;
  throw new Error(`the cup of seat ${seat} has no ${id}`);
}

/** The state of that position. @throws where it names what there is not */
export function position(given: Position): BmState {
  const { house = {}, map = fixtureF1, empires = [], units, hands = [], piles = [], deck = [] } = given;
  const s = engine.setup(tableOf(map, house, empires), seededDice('position'));
  s.phase = given.phase ?? 'move';
  s.order = s.alive.map((_, seat) => seat);
  s.active = 0;
  const stand = (seat: Seat, spec: string, at: number): number => {
    const [, id, artifacts, aboard] = /^([a-z:-]+)(?:\+(\d))?(?:\((.*)\))?$/.exec(spec)!;
    const chit = chitOf(s, seat, id!);
    put(s, chit, at);
    if (s.game.kinds[s.game.kindOf[chit]!]!.keepsAlive) s.castles[seat]!++;
    for (let i = 0; i < Number(artifacts ?? 0); i++) {
      const artifact = chitOf(s, seat, 'artifact');
      s.at[artifact] = ATTACHED;
      s.on[artifact] = chit;
    }
    for (const one of aboard?.split(',') ?? []) s.on[stand(seat, one, at)] = chit;
    return chit;
  };
  for (const [number, [seat, ...specs]] of Object.entries(units))
    for (const spec of specs) stand(seat, spec, Number(number) - 1);
  s.deck = [...s.game.deck];
  const take = (id: string): number => {
    const code = card(id);
    const at = s.deck.indexOf(code);
    if (at < 0) throw new Error(`the deck has no ${id}`);
    s.deck.splice(at, 1);
    return code;
  };
  for (let seat = 0; seat < s.game.players; seat++) {
    s.hand[seat] = (hands[seat] ?? []).map(take);
    s.pile[seat] = (piles[seat] ?? []).map((id) => {
      const chit = chitOf(s, seat, id);
      s.at[chit] = PILE;
      return chit;
    });
  }
  const next = deck.map(take);
  s.deck.push(...next.reverse());
  return s;
}
