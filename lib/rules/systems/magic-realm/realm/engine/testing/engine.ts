import type { EngineUnderTest } from '../../../../../conformance/engine';
import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { mapChits } from '../../../catalogue';
import type { RealmChoice } from '../choices';
import { returningOf } from '../belongings/spent';
import { BASIC } from '../day/phases';
import type { Deed } from '../deeds';
import type { RealmEvent } from '../events';
import { engine } from '../index';
import { itemOf } from '../kit';
import { ALIVE, type Held, type RealmState } from '../state';
import { ABSORBED } from '../world/denizens';
import type { RealmTable } from '../world/setup';
import { isUnderling } from '../world/warband';

/** Warning chits of the woods by the campfire for which they are exchanged. (MR-B09) */
const campfires: ReadonlyMap<string, number> = new Map(
  mapChits.flatMap(({ letter, effects }, id) =>
    effects.flatMap((e) => (e.kind === 'becomes' && letter === 'W' ? [[e.what, id] as const] : [])),
  ),
);

const heldIn = (s: RealmState): Held[] => [
  ...Object.values(s.piles).flat(),
  ...Object.values(s.abandoned).flat(),
  ...Object.values(s.dropped).flat(),
  ...s.who.flatMap(({ items }) => items),
  ...s.movers.flatMap(({ items }) => items),
];

/** Killed horses, destroyed treasure armor, opened cards and, as agreed, used potions leave the game; all else lies somewhere to the end. */
const mayLeave = (s: RealmState, id: string): boolean => {
  const item = itemOf(id);
  return (
    item.kind === 'horse' ||
    (item.kind === 'armor' && item.returnsTo === undefined) ||
    (returningOf(id) !== undefined && s.game.house['items.potionReturn'] === 'removed') ||
    item.effects.some(({ kind }) => kind === 'armor' || kind === 'take')
  );
};

/** Each visitor and mission chit waits in its box, stands in one clearing or is carried by one. */
function checkVisitors(s: RealmState): void {
  const out = [...s.visitors.map(({ id }) => id), ...s.who.flatMap(({ tasks }) => tasks.map(({ id }) => id))];
  if (new Set(out).size !== out.length) throw new Error('a visitor or mission is in two places');
  for (const id of out) if (!s.waiting.includes(id)) throw new Error(`${id} comes from no box`);
}

/** For tests only: counters, cards and chits, none of which may appear or vanish. */
function census(s: RealmState): string {
  for (const at of s.at) if (at < ABSORBED) throw new Error(`a denizen is in ${at}`);
  for (const [i, hirer] of s.hirer.entries())
    if (hirer >= 0 && (s.at[i]! < 0 || s.who[hirer]!.life !== ALIVE || s.term[i]! < s.day))
      throw new Error(`denizen ${i} serves seat ${hirer}`);
  checkVisitors(s);
  const held = [...heldIn(s), ...s.siteCards].map(({ id }) => id);
  const fleeting = held.filter((id) => mayLeave(s, id));
  if (new Set(fleeting).size !== fleeting.length)
    throw new Error('something that was there once is there twice');
  const chits = [
    ...s.chits.map(({ id }) => id),
    ...s.lost.flat(),
    ...s.dwellings.flatMap(({ id }) => campfires.get(id) ?? []),
  ];
  return JSON.stringify([
    s.at.length,
    held.filter((id) => !mayLeave(s, id)).sort(),
    [...Object.values(s.spells), ...Object.values(s.awake)].flat().sort(),
    chits.sort((a, b) => a - b),
    s.waiting.filter((face) => face !== '').length,
    s.who.length,
  ]);
}

/** Puts other cards in the place of those that the seat does not see; color cards would show themselves on the ground. */
function mixCards(s: RealmState, seen: RealmState, dice: Dice): void {
  const shown = heldIn(seen);
  const hidden = heldIn(s).filter(
    ({ id }, i) => shown[i]!.id === '' && !itemOf(id).effects.some(({ kind }) => kind === 'color'),
  );
  const ids = dice.shuffle(hidden.map(({ id }) => id));
  hidden.forEach((held, i) => {
    held.id = ids[i]!;
  });
}

function mixSpells(s: RealmState, seen: RealmState, dice: Dice): void {
  for (const where of ['spells', 'awake'] as const) {
    const piles = Object.keys(s[where]).filter((key) => seen[where][key]!.includes(''));
    const cards = dice.shuffle(piles.flatMap((key) => s[where][key]!));
    for (const key of piles) s[where][key] = cards.splice(0, s[where][key]!.length);
  }
}

function mixChits(s: RealmState, seen: RealmState, dice: Dice): void {
  const hidden = s.chits.filter((_, i) => seen.chits[i]!.id < 0);
  const ids = dice.shuffle([...hidden.map(({ id }) => id), ...s.lost.flat()]);
  for (const one of hidden) one.id = ids.pop()!;
  s.lost = [ids.splice(0, s.lost[0].length), ids];
}

/** Other cards, spells and chits where they are hidden, and other secrets of the others. */
function conceal(s: RealmState, seat: Seat, dice: Dice): RealmState {
  const seen = engine.view(s, seat);
  mixCards(s, seen, dice);
  mixSpells(s, seen, dice);
  mixChits(s, seen, dice);
  if (s.forecast > 0 && seen.forecast === 0) s.forecast = 1 + dice.below(6);
  s.ahead = dice.shuffle(s.ahead);
  seen.caches.forEach(({ gold }, i) => {
    if (gold < 0) s.caches[i]!.gold = 1 + dice.below(20);
  });
  s.who.forEach((who, other) => {
    if (other === seat) return;
    who.gold = dice.below(50);
    for (const boon of who.boons) boon.gold = dice.below(50);
    who.victory = dice.shuffle(who.victory);
    who.paths = [];
    who.sites = [];
    who.seen = [];
    who.looked = [];
    who.spells.forEach((one) => {
      if (one.bound === 0) one.id = dice.pick(['fog', 'curse', 'exorcise']);
    });
    if (who.done === 1 && who.blocked === 0) return;
    const hidden = Array.from({ length: dice.below(4) }, (): Deed => ({ type: 'blank' }));
    who.record = [...seen.who[other]!.record, ...hidden];
    who.phases = who.record.map(() => BASIC);
  });
  s.movers.forEach((mover, k) => {
    if (mover.by === seat) return;
    Object.assign(mover, { paths: [], sites: [], seen: [], looked: [] });
    if (mover.done === 1 && mover.blocked === 0) return;
    const hidden = Array.from({ length: dice.below(4) }, (): Deed => ({ type: 'blank' }));
    mover.record = [...seen.movers[k]!.record, ...hidden];
    mover.phases = mover.record.map(() => BASIC);
  });
  if (s.part === 'birdsong')
    s.hirer.forEach((hirer, i) => {
      if (hirer < 0 || hirer === seat) return;
      // Who still writes after his own record has a leader who acts alone: that is seen.
      if (s.who[hirer]!.recorded === 1 && !isUnderling(s, i)) return;
      s.comes[i] = dice.below(2);
      s.after[i] = dice.below(s.who.length + 1) - 1;
    });
  return s;
}

export const underTest: EngineUnderTest<RealmTable, RealmState, RealmChoice, RealmEvent, RealmState> = {
  engine,
  count: census,
  conceal,
  bound: 100_000,
  constant: 'game',
};
