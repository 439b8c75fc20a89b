import { effectsOf, hasGift } from '../../../abilities';
import { characters, entries } from '../../../catalogue';
import type { Effect } from '../../../catalogue/effects';
import { itemSpells } from '../../../catalogue/spells';
import type { ActionChit, Character, Spell } from '../../../catalogue/types';
import { magicTypes } from '../../../catalogue/vocabulary';
import { chitName, namesInOrder } from '../../../chits';
import type { House } from '../../../house';
import type { ItemState, Member } from '../../../options';
import { level } from '../../../reckon/harm';
import { usualOrder } from '../../../seating';
import { curseIds } from '../../../sheet-words';
import { isItem, levelView, type CharacterView, type Item, type LevelView } from '../../../sheet';
import { isCast } from '../covered';
import {
  ACTIVE,
  ALERTED,
  COLOR,
  COMMITTED,
  DAMAGED,
  FATIGUED,
  WORN,
  WOUNDED,
  type Casting,
  type Hero,
} from '../state';
import { playedAs, playingOf, thingOf } from './things';
import { thingsOf } from '../../../lists';

const byId: ReadonlyMap<string, (typeof entries)[number]> = new Map(entries.map((one) => [one.id, one]));

/** The spell that a card has of its own, if it is cast in a combat. (MR-T19) */
export const ownCastings = (item: Item, at: number): readonly Casting[] =>
  item.effects.flatMap((e): Casting[] => {
    if (e.kind !== 'casts-own' || !isCast(e.spell)) return [];
    const name = itemSpells.find(({ id }) => id === e.spell)?.name ?? item.name;
    return [{ id: e.spell, name, magic: -1, color: e.color, item: at }];
  });

type Casts = Extract<Effect, { readonly kind: 'casts' }>;
/** With what spells an artifact or book casts. */
export const castsOf = (item: Item): Casts | undefined => item.effects.find((e) => e.kind === 'casts');

/** Spells that a sheet calls awake in what it carries, where both are of one type. (MR-125) */
const awakeCastings = (carried: readonly Carried[]): readonly Casting[] =>
  carried.flatMap(({ item, state }, at) =>
    awakeIn(item, state).flatMap((spell): Casting[] =>
      isCast(spell.id) ? [{ ...castingOf(spell), item: at }] : [],
    ),
  );

/** Spells of the sheet that are awake in a thing and can be cast with it. (MR-125) */
const awakeIn = (item: Item, { awake = [] }: ItemState): readonly Spell[] =>
  awake.flatMap((id): Spell[] => {
    const spell = byId.get(id);
    return spell?.kind === 'spell' && spell.type === castsOf(item)?.type ? [spell] : [];
  });

/** A belonging, and how it lies. */
export interface Carried {
  readonly item: Item;
  readonly state: ItemState;
}

/** What he has: the sheet's things, and what his level gives where the sheet does not say otherwise. (MR-B06) */
export function carriedBy({ has, items, member }: CharacterView, isContinued: boolean): readonly Carried[] {
  const named = items.map(({ item, state }) => ({ item, state }));
  if (isContinued && named.length > 0) return named;
  const left = [...named];
  const own = has.equipment.flatMap((id): Carried[] => {
    const at = left.findIndex(({ item }) => item.id === id);
    const found = at < 0 ? undefined : left.splice(at, 1)[0];
    const item = byId.get(id) as Item | undefined;
    return item ? [{ item, state: { active: true, ...(found?.state ?? member.inventory?.[id]) } }] : [];
  });
  const slotOf = ({ item }: Carried) => thingOf(item).slot;
  const taken = left.filter(({ state }) => state.active).map(slotOf);
  // What the sheet wears lies where the starting piece would.
  return [
    ...own.map((one) =>
      taken.includes(slotOf(one)) ? { ...one, state: { ...one.state, active: false } } : one,
    ),
    ...left,
  ];
}

/** Bits of the state of a thing, by the sheet. */
export const bits = ({ active, side, damaged }: ItemState): number =>
  (active ? WORN : 0) | (side === 'alerted' ? ALERTED : 0) | (damaged ? DAMAGED : 0);

/** Curses of a sheet as bits, in the order of their table. (MR-B28) */
export const curseBits = ({ curses = [] }: Member): number =>
  curses.reduce((all, one) => all | (1 << curseIds.indexOf(one)), 0);

const states = { active: ACTIVE, fatigued: FATIGUED, wounded: WOUNDED, committed: COMMITTED, color: COLOR };

/** How each chit is when the combat begins, by the sheet; Wither leaves no asterisk in play. (MR-B11, MR-X03) */
export function chitStates(
  has: readonly ActionChit[],
  { chits = {}, colorChits = [], curses = [] }: Member,
): readonly number[] {
  const said = new Map<string, number>();
  for (const [key, value] of Object.entries(chits))
    (Array.isArray(value) ? value : [value]).forEach((one, i, all) => {
      // Several states are those of equal chits, one after the other; a single one is that of the chit named.
      const name = chitName(all.length > 1 ? `${key.replace(/#\d+$/, '')}#${i + 1}` : key);
      said.set(name, states[one]);
    });
  for (const name of namesInOrder(colorChits)) said.set(name, COLOR);
  const nth = new Map<string, number>();
  const isWithered = curses.includes('wither');
  return has.map(({ code, asterisks }) => {
    const n = (nth.get(code) ?? 0) + 1;
    nth.set(code, n);
    const state = said.get(`${code}#${n}`) ?? ACTIVE;
    return isWithered && asterisks > 0 && (state === ACTIVE || state === COLOR) ? FATIGUED : state;
  });
}

/** A recorded spell as it is cast. */
export const castingOf = ({ id, name, type, color, needs }: Spell): Casting => ({
  id,
  name,
  magic: magicTypes.indexOf(type),
  color,
  ...(needs ? { needs } : {}),
});

/** What abilities do in every combat; those of a character at a level are one list, and so reckoned once. */
function giftsOf(abilities: readonly Effect[]): Pick<Hero, 'dice' | 'shunned'> {
  let known = gifts.get(abilities);
  if (!known) {
    known = {
      dice: abilities.filter(({ kind }) => kind === 'dice'),
      shunned: abilities.flatMap((e) => (e.kind === 'protected-from' ? e.beasts : [])),
    };
    gifts.set(abilities, known);
  }
  return known;
}
const gifts = new WeakMap<readonly Effect[], Pick<Hero, 'dice' | 'shunned'>>();

/** A character with what he brings: chits first among all that he may play, then what his belongings are played as. */
export function makeHero(
  { id, name, icon, vulnerability }: Character,
  abilities: readonly Effect[],
  chits: readonly ActionChit[],
  carried: readonly Item[],
  spells: readonly Casting[],
): Omit<Hero, 'chits' | 'items' | 'recorded' | 'curses'> {
  const { dice, shunned } = giftsOf(abilities);
  return {
    id,
    name,
    icon,
    vulnerability: level(vulnerability),
    playings: [...chits.map(playingOf), ...carried.flatMap(playedAs)],
    things: thingsOf(carried, thingOf),
    spells,
    dice,
    shunned,
  };
}

/** A character of a sheet with all that he may play. */
export function heroOf(who: CharacterView, isContinued: boolean, house: House): Hero {
  const { entry, member, plays, spells, level: at } = who;
  const carried = carriedBy(who, isContinued);
  const items = carried.map(({ item }) => item);
  const cast = spells.filter(({ id }) => isCast(id));
  return {
    ...makeHero(entry, effectsOf(entry, at, house), plays, items, [
      ...cast.map(castingOf),
      ...awakeCastings(carried),
      ...items.flatMap(ownCastings),
    ]),
    chits: chitStates(plays, member),
    items: carried.map(({ state }) => bits(state)),
    recorded: {
      notoriety: member.recorded?.notoriety ?? 0,
      gold: member.recorded?.gold ?? (isContinued ? 0 : 10),
    },
    curses: curseBits(member),
    ...(hasGift(entry, at, house, 'curses-do-nothing') ? { uncursed: true as const } : {}),
  };
}

/** A character without a sheet: by id, with things and spells by id. @throws where there is no such */
export function heroFrom(
  id: string,
  house: House,
  {
    level: at = house['party.level'],
    with: parts = [],
    ...member
  }: Member & { readonly with?: readonly string[] | undefined } = {},
): Hero {
  const entry = characters.find((one) => one.id === id);
  if (!entry) throw new Error(`there is no character ${id}`);
  const has: LevelView = levelView(entry, at, house);
  const brought = parts.map((part) => {
    const found = byId.get(part);
    if (!found) throw new Error(`there is no ${part}`);
    return found;
  });
  return heroOf(
    {
      at: 0,
      count: 1,
      key: id,
      entry,
      member,
      level: at,
      has,
      plays: has.chits,
      spells: brought.filter((one) => one.kind === 'spell'),
      spellsGiven: true,
      items: brought
        .filter(isItem)
        .map((item) => ({ item, key: item.id, state: member.inventory?.[item.id] ?? {} })),
    },
    false,
    house,
  );
}

/** The usual character of a seat, at the agreed level. */
export const usualHero = (seat: number, house: House): Hero =>
  heroFrom(usualOrder[seat % usualOrder.length]!, house);
