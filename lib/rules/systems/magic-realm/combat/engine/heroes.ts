import { characters, entries } from '../../catalogue';
import type { Effect } from '../../catalogue/effects';
import type { ActionChit, Armor, Character, Spell, Treasure } from '../../catalogue/types';
import { magicTypes, type AttackDirection } from '../../catalogue/vocabulary';
import { chitName, namesInOrder } from '../../chits';
import type { House } from '../../house';
import type { ItemState, Member } from '../../options';
import { level } from '../../reckon/harm';
import { usualOrder } from '../../seating';
import { isItem, levelView, type CharacterView, type Item, type LevelView } from '../../sheet';
import { isCombatItem, isCombatSpell, isCast } from './covered';
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
  type Playing,
  type Thing,
} from './state';

const byId: ReadonlyMap<string, (typeof entries)[number]> = new Map(entries.map((one) => [one.id, one]));
const attacks: readonly AttackDirection[] = ['THRUST', 'SWING', 'SMASH'];
const bitsOf = (protects: readonly AttackDirection[]): number =>
  protects.reduce((bits, one) => bits | (1 << attacks.indexOf(one)), 0);

/** What is met first: ointment, shield, armor card, breastplate or helmet, suit. (MR-B58, MR-R34) */
const orderOf = (place: Armor['place']): number => (place === 'shield' ? 1 : place === 'suit' ? 4 : 3);

const armorCard = ({ effects }: Treasure): Thing['armor'] => {
  const armor = effects.find((e) => e.kind === 'armor');
  return (
    armor && {
      toughness: level(armor.toughness),
      order: armor.first ? 0 : 2,
      against: bitsOf(armor.protects),
      card: true,
    }
  );
};

function thingOf(item: Item): Thing {
  const { id, name } = item;
  switch (item.kind) {
    case 'weapon': {
      const edge = ({ time = -1, harm, stars }: typeof item.alerted) => ({ time, harm: level(harm), stars });
      return {
        id,
        name,
        weight: level(item.weight),
        slot: 'weapon',
        weapon: {
          missile: item.method === 'missile',
          bow: item.method === 'missile',
          length: item.length,
          unalerted: edge(item.unalerted),
          alerted: edge(item.alerted),
        },
        effects: [],
      };
    }
    case 'armor':
      return {
        id,
        name,
        weight: level(item.weight),
        slot: item.place,
        armor: {
          toughness: level(item.weight),
          order: orderOf(item.place),
          against: item.protects === 'any-one' ? 0 : bitsOf(item.protects),
          card: false,
        },
        effects: [],
      };
    case 'horse':
      return {
        id,
        name,
        weight: -1,
        slot: 'horse',
        horse: { vulnerability: level(item.vulnerability), armored: item.armored },
        effects: [],
      };
    case 'treasure': {
      const armor = armorCard(item);
      return {
        id,
        name,
        weight: level(item.weight ?? 'N'),
        slot: item.form === 'boots' || item.form === 'gloves' ? item.form : '',
        ...(armor ? { armor } : {}),
        effects: item.effects,
      };
    }
  }
}

const playingOf = (chit: ActionChit): Playing => ({
  code: chit.code,
  kind: chit.kind,
  strength: chit.kind === 'MAGIC' ? 0 : level(chit.strength),
  time: chit.time,
  asterisks: chit.asterisks,
  magic: chit.kind === 'MAGIC' ? magicTypes.indexOf(chit.magic) : -1,
  item: -1,
  walks: false,
});

/** Gloves are a FIGHT chit, boots a MOVE chit, a horse one for each of its sides. (MR-146, MR-B17) */
function playedAs(item: Item, at: number): readonly Playing[] {
  const base = { asterisks: 0, magic: -1, item: at, walks: false } as const;
  if (item.kind === 'horse')
    return (['walk', 'gallop'] as const).map((side) => ({
      ...base,
      walks: side === 'walk',
      code: `${item.name}, ${side}ing`,
      kind: 'MOVE',
      strength: level(item[side].strength),
      time: item[side].moveTime,
    }));
  const chit = item.kind === 'treasure' ? item.effects.find((e) => e.kind === 'acts-as') : undefined;
  if (!chit) return [];
  const { chit: kind, strength, time } = chit;
  return [{ ...base, code: `${item.name} ${strength}${time}`, kind, strength: level(strength), time }];
}

interface Carried {
  readonly item: Item;
  readonly state: ItemState;
}

/** What he has: the sheet's things, and what his level gives where the sheet does not say otherwise. (MR-B06) */
function carriedBy({ has, items, member }: CharacterView, isContinued: boolean): readonly Carried[] {
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

const bits = ({ active, side, damaged }: ItemState): number =>
  (active ? WORN : 0) | (side === 'alerted' ? ALERTED : 0) | (damaged ? DAMAGED : 0);

const states = { active: ACTIVE, fatigued: FATIGUED, wounded: WOUNDED, committed: COMMITTED, color: COLOR };

/** How each chit is when the combat begins, by the sheet. (MR-B11) */
function chitStates(has: readonly ActionChit[], { chits = {}, colorChits = [] }: Member): readonly number[] {
  const said = new Map<string, number>();
  for (const [key, value] of Object.entries(chits))
    (Array.isArray(value) ? value : [value]).forEach((one, i) => {
      const name = Array.isArray(value) ? chitName(`${key.replace(/#\d+$/, '')}#${i + 1}`) : chitName(key);
      said.set(name, states[one]);
    });
  for (const name of namesInOrder(colorChits)) said.set(name, COLOR);
  const nth = new Map<string, number>();
  return has.map(({ code }) => {
    const n = (nth.get(code) ?? 0) + 1;
    nth.set(code, n);
    return said.get(`${code}#${n}`) ?? ACTIVE;
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

const abilitiesOf = ({ advantages }: Character, at: number): readonly Effect[] =>
  advantages.filter(({ fromLevel }) => fromLevel <= at).flatMap(({ effects }) => effects);

const namesOf = (things: readonly { readonly id: string }[]): readonly string[] => [
  ...new Set(things.map(({ id }) => id)),
];

/** A character with what he brings: chits first among all that he may play, then what his belongings are played as. */
export function makeHero(
  { id, name, icon, vulnerability }: Character,
  abilities: readonly Effect[],
  chits: readonly ActionChit[],
  carried: readonly Item[],
  spells: readonly Casting[],
): Omit<Hero, 'chits' | 'items' | 'recorded' | 'without'> {
  return {
    id,
    name,
    icon,
    vulnerability: level(vulnerability),
    playings: [...chits.map(playingOf), ...carried.flatMap(playedAs)],
    things: carried.map(thingOf),
    spells,
    dice: abilities.filter(({ kind }) => kind === 'dice'),
    shunned: abilities.flatMap((e) => (e.kind === 'protected-from' ? e.beasts : [])),
  };
}

/** A character of a sheet with all that he may play. */
export function heroOf(who: CharacterView, isContinued: boolean): Hero {
  const { entry, member, plays, spells, level: at } = who;
  const carried = carriedBy(who, isContinued);
  const items = carried.map(({ item }) => item);
  const cast = spells.filter(({ id }) => isCast(id));
  return {
    ...makeHero(entry, abilitiesOf(entry, at), plays, items, cast.map(castingOf)),
    chits: chitStates(plays, member),
    items: carried.map(({ state }) => bits(state)),
    recorded: {
      notoriety: member.recorded?.notoriety ?? 0,
      gold: member.recorded?.gold ?? (isContinued ? 0 : 10),
    },
    without: namesOf([
      ...spells.filter(({ id }) => !isCast(id) && isCombatSpell(id)),
      ...items.filter((item) => !isCombatItem(item)),
    ]),
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
  );
}

/** The usual character of a seat, at the agreed level. */
export const usualHero = (seat: number, house: House): Hero =>
  heroFrom(usualOrder[seat % usualOrder.length]!, house);
