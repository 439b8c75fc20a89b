import type { Seat } from '../../../../kernel/game/engine';
import { mapChits, tiles } from '../../catalogue';
import type { Relation, WarningLetter } from '../../catalogue/vocabulary';
import type { RealmState } from '../engine/state';
import { relationTo } from '../engine/trade/relation';
import { groupsAt, membersAt } from '../engine/world/company';
import { tileAt, type Place } from '../engine/world/ground';
import { calledTo, calls, chitsOn, nextOf, NOBODY, rowOf, ROWS, standing } from './arrivals';
import { bountyOf } from './bounty';
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
  /** Does anything stand there that would find him? */
  isHaunted(place: Place): boolean;
  /** Points of score that it costs him, if what stands there finds him; below zero: he would like to fight it. */
  peril(place: Place): number;
  /** The same for what comes there or is there, if he ends his turn unhidden. */
  perilAtEnd(place: Place): number;
  /** What he may win there in the evening, if he ends his turn hidden and fights only what he likes. */
  sport(place: Place): number;
}

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

/** Reckoned once for each that is asked for. */
function keptBy<K, T>(reckon: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    let found = known.get(key);
    if (found === undefined) known.set(key, (found = reckon(key)));
    return found;
  };
}

/** What it costs whoever is found, and what it brings whoever is not. */
interface Meeting {
  readonly cost: number;
  readonly gain: number;
}
const NOTHING: Meeting = { cost: 0, gain: 0 };
const both = (a: Meeting, b: Meeting): Meeting => ({ cost: a.cost + b.cost, gain: a.gain + b.gain });
const average = (all: readonly Meeting[]): Meeting => {
  const { cost, gain } = all.reduce(both, NOTHING);
  const n = Math.max(1, all.length);
  return { cost: cost / n, gain: gain / n };
};

export function outlookOf(s: RealmState, seat: Seat): Outlook {
  const might = mightOf(s, seat);
  const weights = weightsOf(s, seat);
  const life = lifeWorth(s, seat);
  const all = standing(s);
  const monstersAt = (place: Place): readonly number[] => all.get(place) ?? NOBODY;
  /** Whoever is found fights or flees; whoever is hidden fights what he likes. */
  const meeting = (found: readonly number[]): Meeting => {
    if (found.length === 0) return NOTHING;
    const bounty = bountyOf({ s, seat, might, weights, life }, found);
    return bounty > 0
      ? { cost: TROUBLE - bounty, gain: bounty }
      : { cost: TROUBLE + life * might.risk(found), gain: 0 };
  };

  /** What groups there may do to him in the evening. (MR-096) */
  const battlesAt = (place: Place): number => {
    let sum = 0;
    for (const group of groupsAt(s, place)) {
      const relation = relationTo(s, seat, group);
      const members = battling[relation] > 0 ? membersAt(s, group, place) : NOBODY;
      if (members.length > 0) sum += battling[relation] * (TROUBLE + life * might.risk(members));
      if (relation === 'unfriendly') sum += AFFRONT;
    }
    return sum;
  };
  /** What the warning chits that may lie in a tile of that letter would call, on an average. (MR-B08) */
  const unknown = keptBy((letter: WarningLetter): Meeting => {
    const known = new Set(s.chits.map(({ id }) => id));
    const may = mapChits.flatMap(({ chit, letter: one }, id) =>
      chit === 'warning' && one === letter && !known.has(id) ? [id] : [],
    );
    return average(
      may.flatMap((id) =>
        ROWS.map((row) =>
          meeting(calls[letter][id]!.flatMap((group) => nextOf(s, group)).filter((i) => rowOf(i) === row)),
        ),
      ),
    );
  });
  /** What prowls in the tile comes, what the chits call comes, and what is there stays. (MR-085 to MR-088) */
  const comesTo = keptBy((place: Place): Meeting => {
    const tile = tileAt(place);
    const here = monstersAt(place);
    const near = [...all].flatMap(([at, some]) => (at !== place && tileAt(at) === tile ? some : []));
    const chits = chitsOn(s, tile);
    const called = calledTo(s, chits ?? NOBODY, place);
    const known =
      near.length === 0 && here.length === 0 && !chits?.length
        ? NOTHING
        : average(
            ROWS.map((row) => {
              const come = near.filter((i) => rowOf(i) === 0 || rowOf(i) === row);
              return meeting([...here, ...come, ...called[row - 1]!]);
            }),
          );
    return chits ? known : both(known, unknown(tiles[tile]!.letter));
  });
  return {
    s,
    seat,
    might,
    weights,
    life,
    haunts: () => all.keys(),
    monstersAt,
    isHaunted: (place) => monstersAt(place).length > 0,
    peril: keptBy((place: Place) => meeting(monstersAt(place)).cost),
    perilAtEnd: keptBy((place: Place) => comesTo(place).cost + battlesAt(place)),
    sport: (place) => comesTo(place).gain,
  };
}
