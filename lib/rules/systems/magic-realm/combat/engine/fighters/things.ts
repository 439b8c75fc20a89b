import { itemSpells } from '../../../catalogue/spells';
import type { ActionChit, Armor, Treasure } from '../../../catalogue/types';
import { magicTypes, type AttackDirection } from '../../../catalogue/vocabulary';
import { level } from '../../../reckon/harm';
import type { Item } from '../../../sheet';
import { flightChit } from '../magic/conjured';
import type { Playing, Thing } from '../state';

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

/** Worth of treasures and treasure counters when they are destroyed. (MR-B58) */
const ruinsOf = (ruins?: number): Pick<Thing, 'ruins'> => (ruins === undefined ? {} : { ruins });

const things = new WeakMap<Item, Thing>();

/** A belonging with all that a combat needs to know of it. */
export function thingOf(item: Item): Thing {
  let thing = things.get(item);
  if (!thing) things.set(item, (thing = makeThing(item)));
  return thing;
}

function makeThing(item: Item): Thing {
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
        ...ruinsOf(item.gold.destroyed),
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
        ...ruinsOf(item.effects.find((e) => e.kind === 'armor')?.destroyedGold),
        ...thrown(item),
        effects: item.effects,
      };
    }
  }
}

/** A card that is thrown like a weapon. (MR-T02) */
function thrown({ effects }: Treasure): Pick<Thing, 'weapon'> {
  const attack = effects.find((e) => e.kind === 'attack');
  if (!attack) return {};
  const { harm, stars, time = -1, method, length } = attack;
  const edge = { time, harm: level(harm), stars };
  return {
    weapon: {
      missile: method === 'missile',
      bow: false,
      card: true,
      length,
      unalerted: edge,
      alerted: edge,
    },
  };
}

const playings = new WeakMap<ActionChit, Playing>();

/** A chit as it is played. */
export function playingOf(chit: ActionChit): Playing {
  let playing = playings.get(chit);
  if (!playing) playings.set(chit, (playing = makePlaying(chit)));
  return playing;
}

const makePlaying = (chit: ActionChit): Playing => ({
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
export function playedAs(item: Item, at: number): readonly Playing[] {
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
  if (item.kind !== 'treasure') return [];
  return item.effects.flatMap((e): readonly Playing[] => {
    switch (e.kind) {
      case 'acts-as': {
        const { chit: kind, strength, time } = e;
        return [{ ...base, code: `${item.name} ${strength}${time}`, kind, strength: level(strength), time }];
      }
      case 'casts':
        return [casterOf(item.name, at, magicTypes.indexOf(e.type))];
      case 'casts-own': {
        const own = itemSpells.find(({ id }) => id === e.spell);
        const flights = own ? flightChit(item.name, own.effects, at) : [];
        return flights.length > 0 ? flights : [casterOf(item.name, at, -1)];
      }
      default:
        return [];
    }
  });
}

/** Artifacts, books and cards with a spell of their own cast with time 0. (MR-126) */
const casterOf = (code: string, item: number, magic: number): Playing => ({
  code,
  kind: 'MAGIC',
  strength: 0,
  time: 0,
  asterisks: 0,
  magic,
  item,
  walks: false,
});
