import { MIST } from '../../../combat/engine/magic/shapes';
import { isMist, shapeOfDenizen } from '../magic/changes';
import { chart, mapChits, tiles, visitorBoxes } from '../../../catalogue';
import type { MapChit } from '../../../catalogue/types';
import type { NativeGroupId } from '../../../catalogue/vocabulary';
import { calledBoxes } from '../../../reckon/realm';
import type { Telling } from '../activity';
import { isInTheAir } from '../belongings/wearing';
import type { Told } from '../events';
import { hasEffect, itemOf } from '../kit';
import { dayOf, individualsAt, isBodiless, isHidden, placeOf } from '../movers/individuals';
import type { RealmState, Who } from '../state';
import { leaderAt } from '../world/company';
import { boxes, denizens, ON_CARD } from '../world/denizens';
import { isCarried, VISITORS } from '../world/garrisons';
import { clearingNo, placeOn, tileAt, type Place } from '../world/ground';
import { faceUpSites } from '../world/sites';
import { dwellingsAt, openAt } from '../world/surroundings';
import { turnUp, type ChitEvent } from '../world/turn-up';
import { blockSeat, mayBlock } from './block';
import { followersOf } from './sharing';
import { isProwling } from './sunrise';

export type SummonEvent =
  | ChitEvent
  /** Prowling monsters of the tile come to whoever ends his turn. */
  | Told<'monsters-come', { readonly denizens: readonly number[]; readonly place: Place }>
  /** `by` is the id of the chit or card that called them. */
  | Told<'arrived', { readonly denizens: readonly number[]; readonly place: Place; readonly by: string }>
  | Told<'natives-arrived', { readonly group: NativeGroupId; readonly place: Place }>
  | Told<'visitor-arrived', { readonly visitor: string; readonly place: Place }>;

/** Prowling monsters of the tile that did not block and were not blocked come. (MR-085, MR-B48, MR-R17) */
function come(s: RealmState, place: Place, tell: Telling): readonly number[] {
  const coming: number[] = [];
  for (let i = 0; i < s.at.length; i++) {
    const at = s.at[i]!;
    if (at < 0 || at === place || tileAt(at) !== tileAt(place) || s.hirer[i]! >= 0) continue;
    if (denizens[i]!.monster && s.stopped[i] === 0 && isProwling(s, i)) coming.push(i);
  }
  for (const i of coming) s.at[i] = place;
  if (coming.length > 0) tell?.({ type: 'monsters-come', rule: 'MR-085', denizens: coming, place });
  return coming;
}

/** Cards of the clearing that call like a warning chit. (MR-T18) */
const asWarnings = (s: RealmState, place: Place): readonly MapChit[] =>
  openAt(s, place).flatMap((id) =>
    itemOf(id).effects.flatMap((e) => {
      if (e.kind !== 'works-as-warning') return [];
      const letter = e.letters.find((one) => one === tiles[tileAt(place)]!.letter);
      const chit = mapChits.find((one) => one.id === `warning-${e.name}-${letter?.toLowerCase()}`);
      return chit ? [chit] : [];
    }),
  );

/** Boxes of each row of the chart, by group. */
const boxesOf = chart.map(({ row, monsters }) =>
  monsters.map((_, group) => boxes.filter((one) => one.row === row && one.group === group)),
);
const inBox = (s: RealmState, row: number, group: number, at: number): readonly number[] =>
  (boxesOf[row - 1]?.[group]?.[at]?.denizens ?? []).filter((i) => s.at[i] === ON_CARD);

/** Monsters that the chits call out of the boxes of the prowling rows. (MR-086 to MR-088, MR-B48) */
function callMonsters(s: RealmState, callers: readonly MapChit[], place: Place, tell: Telling): number[] {
  const tile = tileAt(place);
  const { letter } = tiles[tile]!;
  const isEmpty = (row: number) => (group: number, box: number) => inBox(s, row, group, box).length === 0;
  return s.prowling.flatMap((row) =>
    calledBoxes(row, letter, callers, clearingNo(place), isEmpty(row)).flatMap(
      ({ group, box, clearing, by }) => {
        const coming = inBox(s, row, group, box);
        const to = placeOn(tile, clearing);
        for (const i of coming) s.at[i] = to;
        const rule = by.startsWith('warning') ? 'MR-087' : 'MR-088';
        tell?.({ type: 'arrived', rule, denizens: coming, place: to, by });
        return coming;
      },
    ),
  );
}

/** The natives of a prowling row come to a dwelling of their own where somebody ends his turn. (MR-B49, MR-R18) */
function callNatives(s: RealmState, place: Place, tell: Telling): void {
  const here = dwellingsAt(s, place);
  for (const { row, natives } of chart) {
    if (!natives || !s.prowling.includes(row) || !natives.at.some((id) => here.includes(id))) continue;
    const coming = denizens.flatMap(({ native }, i) =>
      native?.group === natives.group && s.at[i] === ON_CARD ? [i] : [],
    );
    for (const i of coming) s.at[i] = place;
    if (coming.length > 0) tell?.({ type: 'natives-arrived', rule: 'MR-B49', group: natives.group, place });
  }
}

/** Is the leader, site or card there to which the visitors of a box come? */
function isCallerThere(s: RealmState, by: string, place: Place): boolean {
  const [kind, ...rest] = by.split('-');
  const id = rest.join('-');
  if (kind === 'leader') return leaderAt(s, id as NativeGroupId, place) !== undefined;
  return kind === 'site'
    ? faceUpSites(s, place).includes(by)
    : s.siteCards.some((card) => card.id === id && card.place === place);
}

/** Visitors, missions and campaigns come to their unhired leader, site or card, and stay. (MR-B49, MR-R18) */
function callVisitors(s: RealmState, place: Place, tell: Telling): void {
  if (!s.prowling.includes(VISITORS)) return;
  visitorBoxes.forEach((by, box) => {
    const visitor = s.waiting[box] ?? '';
    if (visitor === '' || isCarried(s, visitor) || s.visitors.some(({ id }) => id === visitor)) return;
    if (!by.some((one) => isCallerThere(s, one, place))) return;
    s.visitors.push({ id: visitor, place });
    tell?.({ type: 'visitor-arrived', rule: 'MR-B49', visitor, place });
  });
}

/** Monsters that have just come block everyone unhidden, and prowl no more today. (MR-081, MR-085, MR-B47, MR-B48) */
function blockAll(s: RealmState, arrived: readonly number[], tell: Telling): void {
  for (const place of new Set(arrived.map((i) => s.at[i]!)))
    for (const seat of individualsAt(s, place)) {
      if (isHidden(s, seat) || isMist(s, seat) || isInTheAir(s, seat)) continue;
      const blockers = arrived.filter(
        (i) => s.at[i] === place && mayBlock(s, i, seat) && shapeOfDenizen(s, i) !== MIST,
      );
      for (const i of blockers) s.stopped[i] = 1;
      if (blockers.length > 0) blockSeat(s, seat, denizens[blockers[0]!]!.id, tell);
    }
}

/** Quiet monsters do not hear somebody hidden. (MR-B70) */
const isUnheard = (s: RealmState, seat: Who): boolean => s.game.house['monsters.quiet'] && isHidden(s, seat);

/** The tile answers to whoever ends his turn in it, once a day. @returns monsters that came (MR-086, MR-B48, MR-B49) */
function answer(s: RealmState, seat: Who, place: Place, tell: Telling): readonly number[] {
  const tile = tileAt(place);
  if (s.called.includes(tile)) return [];
  const arrived: number[] = [];
  if (!isUnheard(s, seat)) {
    // Chits that stay down may still be turned up by the next one.
    if (!hasEffect(s, seat, 'quiet-chits')) s.called.push(tile);
    const callers = [...asWarnings(s, place), ...turnUp(s, seat, tile, tell)];
    arrived.push(...callMonsters(s, callers, place, tell));
  }
  callNatives(s, place, tell);
  callVisitors(s, place, tell);
  return arrived;
}

/** The end of a turn, which his followers end with him: prowling monsters come, chits turn up and summon, arrivals block. (MR-084 to MR-088, MR-B48) */
export function endTurn(s: RealmState, seat: Who, tell: Telling): void {
  const place = placeOf(s, seat);
  if (place < 0 || dayOf(s, seat).toward >= 0 || isBodiless(s, seat)) return;
  const arrived = [...come(s, place, tell)];
  for (const one of [seat, ...followersOf(s, seat)].filter((one) => !isBodiless(s, one)))
    arrived.push(...answer(s, one, place, tell));
  blockAll(s, arrived, tell);
}
