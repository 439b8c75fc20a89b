import type { Seat } from '../../../../kernel/game/engine';
import { characters, entries } from '../../catalogue';
import type { Effect } from '../../catalogue/effects';
import type { ActionChit, Character } from '../../catalogue/types';
import type { Strength } from '../../catalogue/vocabulary';
import { level } from '../../reckon/harm';
import { isItem, levelView, type Item } from '../../sheet';
import { bewitching } from './magic/in-effect';
import { ACTIVE, PREPARED, WORN, type Adventurer, type Held, type RealmState } from './state';

const byId: ReadonlyMap<string, (typeof entries)[number]> = new Map(entries.map((one) => [one.id, one]));
const characterById: ReadonlyMap<string, Character> = new Map(characters.map((one) => [one.id, one]));

export const characterOf = ({ id }: Pick<Adventurer, 'id'>): Character => characterById.get(id)!;
/** His action chits, in the order of `chits`. */
export const chitsOf = (s: RealmState, seat: Seat): readonly ActionChit[] =>
  levelView(characterOf(s.who[seat]!), s.who[seat]!.level, s.game.house).chits;

/** `Amazon`; a second one of a kind by number. */
export function seatName(s: RealmState, seat: Seat): string {
  const { id } = s.who[seat]!;
  const { name } = characterOf({ id });
  const before = s.who.slice(0, seat).filter((one) => one.id === id).length;
  return before > 0 ? `${name} ${before + 1}` : name;
}

/** The entry of a belonging. @throws where the id names no belonging */
export function itemOf(id: string): Item {
  const entry = byId.get(id);
  if (!entry || !isItem(entry)) throw new Error(`${id} is no belonging`);
  return entry;
}

export const isWorn = ({ state }: Pick<Held, 'state'>): boolean => (state & WORN) !== 0;

/** Treasure cards lie face down until they are active; counters lie open. (MR-B16) */
export const isFaceDown = ({ id, state }: Held): boolean =>
  id !== '' && itemOf(id).kind === 'treasure' && (state & WORN) === 0;

/** Ready to be played: prepared MAGIC chits are. */
export const isInPlay = (state: number): boolean => state === ACTIVE || state === PREPARED;

/** What his abilities at his level do. */
export const abilitiesOf = (s: RealmState, seat: Seat): readonly Effect[] => {
  const { level: at } = s.who[seat]!;
  return characterOf(s.who[seat]!).advantages.flatMap(({ fromLevel, effects }) =>
    fromLevel <= at ? effects : [],
  );
};

/** Effects of his abilities, of what he has in use, and of spells on him. */
export const ownEffects = (s: RealmState, seat: Seat): readonly Effect[] => [
  ...abilitiesOf(s, seat),
  ...s.who[seat]!.items.flatMap((held) => (isWorn(held) ? itemOf(held.id).effects : [])),
  ...bewitching(s, seat),
];

export const hasEffect = (s: RealmState, seat: Seat, kind: Effect['kind']): boolean =>
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

/** The strongest of his active MOVE chits, his active horse and his active boots, in levels. (MR-028, MR-R06, MR-T08) */
export function carries(s: RealmState, seat: Seat): number {
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
