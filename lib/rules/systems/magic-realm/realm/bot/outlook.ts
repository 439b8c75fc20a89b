import type { Seat } from '../../../../kernel/game/engine';
import { mapChits, tiles } from '../../catalogue';
import type { Relation, WarningLetter } from '../../catalogue/vocabulary';
import { calledBoxes } from '../../reckon/realm';
import type { RealmState } from '../engine/state';
import { relationTo } from '../engine/trade/relation';
import { groupsAt, membersAt } from '../engine/world/company';
import { boxes, denizens, ON_CARD, type ChartBox } from '../engine/world/denizens';
import { clearingNo, tileAt, type Place } from '../engine/world/ground';
import { mightOf, type Might } from './might';
import { lifeWorth, weightsOf, type Weights } from './worth';

/** What one seat makes of its view: how strong it is, what it wants, and what it has to fear where. */
export interface Outlook {
  readonly s: RealmState;
  readonly seat: Seat;
  readonly might: Might;
  readonly weights: Weights;
  /** Points of score that he stands to lose by dying. */
  readonly life: number;
  /** Clearings with monsters in nobody’s service, and those of one of them. */
  haunts(): Iterable<Place>;
  monstersAt(place: Place): readonly number[];
  /** Points of score that it costs him, if what stands there finds him. */
  peril(place: Place): number;
  /** The same for what comes there or is there, if he ends his turn unhidden. */
  perilAtEnd(place: Place): number;
}

/** By the kind of tile, how often the end of a turn brings something where he does not know the chits. */
const comesUnknown: Readonly<Record<WarningLetter, number>> = { C: 0.3, M: 0.25, W: 0.1, V: 0 };
/** How likely he dies of what he does not know. */
const UNKNOWN = 0.4;
/** Whoever is found loses the rest of his day, and what he fatigues in the evening. */
const TROUBLE = 1.5;
/** How often a group battles whom it meets in the evening. (MR-096, MR-X19 to MR-X26) */
const battling: Readonly<Record<Relation, number>> = {
  enemy: 32 / 36,
  unfriendly: 11 / 36,
  neutral: 0.09,
  friendly: 0,
  ally: 0,
};
/** What insults and challenges of an unfriendly group cost on an average. */
const AFFRONT = 0.5;

const ROWS = [1, 2, 3, 4, 5, 6];

/** The chits of a tile, by their places in the catalogue; undefined: he does not know all of them. */
function chitsOn(s: RealmState, tile: number): readonly number[] | undefined {
  const out: number[] = [];
  for (const { id, tile: at } of s.chits) {
    if (at !== tile) continue;
    if (id < 0) return undefined;
    out.push(id);
  }
  return out;
}

const boxesOf = (row: number, group: number): readonly ChartBox[] =>
  boxes.filter((box) => box.row === row && box.group === group);

/** The boxes of each group that a chit calls, in a tile of that letter. (MR-087, MR-088) */
const callsIn = (letter: WarningLetter): readonly (readonly (readonly ChartBox[])[])[] =>
  mapChits.map((chit) =>
    ROWS.flatMap((row) => calledBoxes(row, letter, [chit], 1).map(({ group }) => boxesOf(row, group))),
  );
const calls = { C: callsIn('C'), M: callsIn('M'), W: callsIn('W'), V: callsIn('V') };

/** Monsters that the chits of the tile would call to a clearing, by the row that prowls. */
function calledTo(s: RealmState, chits: readonly number[], place: Place): readonly (readonly number[])[] {
  const out: number[][] = ROWS.map(() => []);
  const { letter } = tiles[tileAt(place)]!;
  for (const id of chits) {
    const { chit, clearing } = mapChits[id]!;
    if (chit !== 'warning' && clearing !== undefined && clearing !== clearingNo(place)) continue;
    for (const group of calls[letter][id]!) {
      const box = group.find((one) => one.denizens.some((i) => s.at[i] === ON_CARD));
      if (box) out[box.row - 1]!.push(...box.denizens.filter((i) => s.at[i] === ON_CARD));
    }
  }
  return out;
}

/** Monsters in nobody’s service, by clearing. */
function standing(s: RealmState): ReadonlyMap<Place, readonly number[]> {
  const out = new Map<Place, number[]>();
  for (let i = 0; i < s.at.length; i++) {
    const place = s.at[i]!;
    if (place < 0 || s.hirer[i]! >= 0 || !denizens[i]!.monster) continue;
    const there = out.get(place);
    if (there) there.push(i);
    else out.set(place, [i]);
  }
  return out;
}

/** Reckoned once for each clearing that is asked for. */
function kept(reckon: (place: Place) => number): (place: Place) => number {
  const known: number[] = [];
  return (place) => (known[place] ??= reckon(place));
}

const NOBODY: readonly number[] = [];

export function outlookOf(s: RealmState, seat: Seat): Outlook {
  const might = mightOf(s, seat);
  const weights = weightsOf(s, seat);
  const life = lifeWorth(s, seat, weights);
  const all = standing(s);
  const monstersAt = (place: Place): readonly number[] => all.get(place) ?? NOBODY;
  const costOf = (found: readonly number[]): number =>
    found.length === 0 ? 0 : TROUBLE + life * might.risk(found);

  /** What groups there may do to him in the evening. (MR-096) */
  const battlesAt = (place: Place): number => {
    let sum = 0;
    for (const group of groupsAt(s, place)) {
      const relation = relationTo(s, seat, group);
      if (battling[relation] > 0) sum += battling[relation] * costOf(membersAt(s, group, place));
      if (relation === 'unfriendly') sum += AFFRONT;
    }
    return sum;
  };
  /** What prowls in the tile comes, what the chits call comes, and what is there stays. (MR-085 to MR-088) */
  const comesTo = (place: Place): number => {
    const tile = tileAt(place);
    const here = monstersAt(place);
    const near = [...all].flatMap(([at, some]) => (at !== place && tileAt(at) === tile ? some : []));
    const chits = chitsOn(s, tile);
    const unknown = chits ? 0 : comesUnknown[tiles[tile]!.letter] * (TROUBLE + life * UNKNOWN);
    if (near.length === 0 && here.length === 0 && !chits?.length) return unknown;
    const called = calledTo(s, chits ?? NOBODY, place);
    let sum = 0;
    for (const row of ROWS) {
      const come = near.filter((i) => denizens[i]!.row === 0 || denizens[i]!.row === row);
      sum += costOf([...here, ...come, ...called[row - 1]!]);
    }
    return sum / ROWS.length + unknown;
  };
  return {
    s,
    seat,
    might,
    weights,
    life,
    haunts: () => all.keys(),
    monstersAt,
    peril: kept((place) => costOf(monstersAt(place))),
    perilAtEnd: kept((place) => comesTo(place) + battlesAt(place)),
  };
}
