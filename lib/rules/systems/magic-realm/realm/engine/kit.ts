import type { Seat } from '../../../../kernel/game/engine';
import { effectsOf, hasGift, played } from '../../abilities';
import { characters, entries } from '../../catalogue';
import type { Effect } from '../../catalogue/effects';
import type { ActionChit, Character, Gift } from '../../catalogue/types';
import type { Strength } from '../../catalogue/vocabulary';
import type { House } from '../../house';
import { level } from '../../reckon/harm';
import { isItem, levelView, type Item } from '../../sheet';
import { alteredChits, isChanged, type Chit } from './magic/changes';
import { bewitching } from './magic/in-effect';
import { isMover, moverOf } from './movers/individuals';
import { mountOf } from './movers/riding';
import { ACTIVE, PREPARED, WORN, type Adventurer, type Held, type RealmState, type Who } from './state';
import { denizenName, denizens } from './world/denizens';

const NONE: readonly never[] = [];
const items: ReadonlyMap<string, Item> = new Map(entries.filter(isItem).map((one) => [one.id, one]));
const characterById: ReadonlyMap<string, Character> = new Map(characters.map((one) => [one.id, one]));

export const characterOf = ({ id }: Pick<Adventurer, 'id'>): Character => characterById.get(id)!;
const chitsFor = (who: Adventurer, house: House): readonly ActionChit[] => {
  const entry = characterOf(who);
  return played(entry, who.ability, levelView(entry, who.level, house).chits, house);
};
/** His action chits as they are printed, in the order of `chits`. */
export const printedChitsOf = (s: RealmState, seat: Seat): readonly ActionChit[] =>
  isMover(s, seat) ? NONE : chitsFor(s.who[seat]!, s.game.house);
/** His action chits as spells have altered them, in the order of `chits`. (MR-S10, MR-S12, MR-S18, MR-S35) */
export const chitsOf = (s: RealmState, seat: Seat): readonly Chit[] =>
  alteredChits(s, seat, printedChitsOf(s, seat));

/** `Lancer LHQ`, `Giant Bat 2`, `Witch’s Familiar`. */
function moverName(s: RealmState, who: Who): string {
  const mover = s.movers[who - s.who.length];
  // What is told of somebody who came in this moment is read before it, too.
  if (!mover) return 'Hireling';
  const { kind, denizen, by } = mover;
  if (denizen < 0) return `${seatName(s, by)}’s ${kind === 'familiar' ? 'Familiar' : 'Phantasm'}`;
  return denizenName(denizen);
}

/** `Amazon`; a second one of a kind by number. */
export function seatName(s: RealmState, seat: Who): string {
  if (isMover(s, seat)) return moverName(s, seat);
  const { id } = s.who[seat]!;
  const { name } = characterOf({ id });
  const before = s.who.slice(0, seat).filter((one) => one.id === id).length;
  return before > 0 ? `${name} ${before + 1}` : name;
}

/** The entry of a belonging. @throws where the id names no belonging */
export function itemOf(id: string): Item {
  const item = items.get(id);
  if (!item) throw new Error(`${id} is no belonging`);
  return item;
}

export const isWorn = ({ state }: Pick<Held, 'state'>): boolean => (state & WORN) !== 0;

/** Treasure cards lie face down until they are active; counters lie open. (MR-B16) */
export const isFaceDown = ({ id, state }: Held): boolean =>
  id !== '' && itemOf(id).kind === 'treasure' && (state & WORN) === 0;

/** Ready to be played: prepared MAGIC chits are. */
export const isInPlay = (state: number): boolean => state === ACTIVE || state === PREPARED;

/** By house, character and level, as they never change. */
const abilities = new WeakMap<House, Map<string, (readonly Effect[])[]>>();

/** What his abilities at his level do. */
export function abilitiesOf(s: RealmState, seat: Who): readonly Effect[] {
  if (isMover(s, seat)) return NONE;
  const { id, level: at } = s.who[seat]!;
  const { house } = s.game;
  let known = abilities.get(house);
  if (!known) abilities.set(house, (known = new Map()));
  let byLevel = known.get(id);
  if (!byLevel) known.set(id, (byLevel = []));
  return (byLevel[at] ??= effectsOf(characterOf({ id }), at, house));
}

/** Does his optional ability give him this? (MR-B70) */
export const isGifted = (s: RealmState, seat: Who, gift: Gift): boolean =>
  s.game.house['party.optionalAbilities'] &&
  !isMover(s, seat) &&
  hasGift(characterOf(s.who[seat]!), s.who[seat]!.level, s.game.house, gift);

/** Effects of his abilities, of what he has in use, and of spells on him. */
export function ownEffects(s: RealmState, seat: Who): readonly Effect[] {
  const out = abilitiesOf(s, seat).slice();
  // What he has is part of what a spell has made of him. (MR-B29)
  if (!isMover(s, seat) && !isChanged(s, seat))
    for (const held of s.who[seat]!.items) if (isWorn(held)) out.push(...itemOf(held.id).effects);
  out.push(...bewitching(s, seat));
  return out;
}

export const hasEffect = (s: RealmState, seat: Who, kind: Effect['kind']): boolean =>
  ownEffects(s, seat).some((e) => e.kind === kind);

/** Weight of a belonging in levels; −1: it walks, or is never carried. */
export const weightOf = (id: string): number => {
  const item = itemOf(id);
  return item.kind === 'horse' || item.weight === undefined ? -1 : level(item.weight);
};

/** Strength of a chit with what its owner has in use. (MR-T08) */
export function strengthOf(s: RealmState, seat: Seat, chit: ActionChit): Strength {
  if (chit.kind === 'MAGIC') return 'N';
  const belt = ownEffects(s, seat).find((e) => e.kind === 'chit-strength');
  return belt?.chits.includes(chit.kind) ? belt.by[chit.asterisks]! : chit.strength;
}

/** A leader carries by himself or on his horse, a monster by its size. (MR-B20, MR-R06) */
function moverCarries(s: RealmState, who: Who): number {
  const { denizen } = moverOf(s, who);
  if (denizen < 0) return 0;
  const { monster, native } = denizens[denizen]!;
  if (monster) return level(monster.vulnerability);
  const { moveStrength } = native!;
  const horse = mountOf(s, denizen);
  const mounted = horse ? [level(horse.walk.strength), level(horse.gallop.strength)] : [];
  return Math.max(level(moveStrength), ...mounted);
}

/** The strongest of his active MOVE chits, his active horse and his active boots, in levels. (MR-028, MR-R06, MR-T08) */
export function carries(s: RealmState, seat: Who): number {
  if (isMover(s, seat)) return moverCarries(s, seat);
  if (isChanged(s, seat)) return level('T');
  const who = s.who[seat]!;
  let most = 0;
  chitsOf(s, seat).forEach((chit, i) => {
    if (chit.kind === 'MOVE' && who.chits[i] === ACTIVE)
      most = Math.max(most, level(strengthOf(s, seat, chit)));
  });
  for (const held of who.items) {
    if (!isWorn(held)) continue;
    const item = itemOf(held.id);
    if (item.kind === 'horse') most = Math.max(most, level(item.walk.strength), level(item.gallop.strength));
    for (const e of item.effects)
      if (e.kind === 'acts-as' && e.chit === 'MOVE') most = Math.max(most, level(e.strength));
  }
  return most;
}

/** Has the curse of that row of the table, 0 for eyemist? (MR-X01 to MR-X06) */
export const isCursed = ({ curses }: Pick<Adventurer, 'curses'>, row: number): boolean =>
  (curses & (1 << row)) !== 0;
export const EYEMIST = 0;
export const SQUEAK = 1;
export const WITHER = 2;
export const ILL_HEALTH = 3;
export const ASHES = 4;
export const DISGUST = 5;
const CURSES = [EYEMIST, SQUEAK, WITHER, ILL_HEALTH, ASHES, DISGUST];
/** Rows of the curses that rest on him. */
export const cursesOn = (who: Pick<Adventurer, 'curses'>): readonly number[] =>
  CURSES.filter((row) => isCursed(who, row));
