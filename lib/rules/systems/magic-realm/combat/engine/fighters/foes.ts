import { monsters, natives } from '../../../catalogue';
import { titled } from '../../../catalogue/words-helpers';
import type { DenizenSide, Monster, Native, PartSide } from '../../../catalogue/types';
import type { ClearingType } from '../../../catalogue/vocabulary';
import { level } from '../../../reckon/harm';
import type { Edge, Foe, FoeSide } from '../state';

/** Length and kind of attack of dragon heads where they breathe. (MR-B70) */
const BREATH = { 'tremendous-dragon': 15, 'tremendous-flying-dragon': 13 } as const;

const UNHARMED = { harm: 0, stars: 0, length: 0 } as const;

function sideOf(side: DenizenSide, id: string): FoeSide {
  const move = side.moveTime;
  switch (side.attack) {
    case 'HARM':
      return {
        attack: 'HARM',
        harm: level(side.harm),
        stars: side.stars,
        time: side.attackTime,
        move,
        length: side.length,
      };
    case 'GRAB':
      return { ...UNHARMED, attack: 'GRAB', time: side.attackTime, move };
    case 'MAGIC':
      return {
        ...UNHARMED,
        attack: id === 'imp' ? 'CURSE' : 'PIT',
        time: side.attackTime,
        move,
        length: side.length,
      };
    case 'NONE':
      return { ...UNHARMED, attack: 'NONE', time: 0, move };
  }
}

const edgeOf = ({ harm, stars, attackTime }: PartSide): Edge => ({
  harm: level(harm),
  stars,
  time: attackTime,
});

/** Is it a dragon whose head is a missile? */
const breath = (id: string): number => (BREATH as Readonly<Record<string, number>>)[id] ?? 0;

/** @param heads whether dragon heads breathe (MR-B70) */
export function monsterFoe(monster: Monster, name: string, heads: boolean): Foe {
  const { id, icon, vulnerability, armored, fame, notoriety, part } = monster;
  const length = heads ? breath(id) : 0;
  return {
    id,
    name,
    icon,
    vulnerability: level(vulnerability),
    armored,
    native: false,
    leader: false,
    missile: 0,
    sides: [sideOf(monster.light, id), sideOf(monster.dark, id)],
    ...(part
      ? {
          part: {
            name: part.part,
            missile: length > 0,
            sides: [edgeOf(part.light), edgeOf(part.dark)] as const,
            length: length > 0 ? length : part.light.length,
          },
        }
      : {}),
    ...(monster.flies ? { flies: true as const } : {}),
    fame,
    notoriety,
    gold: 0,
  };
}

/** In a cave natives fight on foot. (MR-152, MR-L48) */
export function nativeFoe(native: Native, clearing: ClearingType): Foe {
  const { id, code, icon, type, group, leader, vulnerability, armored, missileDice, notoriety, gold, horse } =
    native;
  return {
    id,
    name: `${titled(type)} ${code}`,
    icon,
    vulnerability: level(vulnerability),
    armored,
    native: true,
    group,
    leader,
    missile: missileDice ?? 0,
    sides: [sideOf(native.light, id), sideOf(native.dark, id)],
    ...(horse && clearing !== 'cave'
      ? {
          horse: {
            vulnerability: level(horse.vulnerability),
            armored: horse.armored,
            walk: horse.walk.moveTime,
            gallop: horse.gallop.moveTime,
          },
        }
      : {}),
    fame: 0,
    notoriety,
    gold,
  };
}

/** Denizens by id and number, strongest first; equal ones are told apart by number. */
export function foesOf(
  denizens: Readonly<Record<string, number>>,
  clearing: ClearingType,
  heads: boolean,
): readonly Foe[] {
  const out: Foe[] = [];
  for (const monster of monsters) {
    const count = denizens[monster.id] ?? 0;
    for (let n = 1; n <= count; n++)
      out.push(monsterFoe(monster, count > 1 ? `${monster.name} ${n}` : monster.name, heads));
  }
  for (const native of natives) if (denizens[native.id]) out.push(nativeFoe(native, clearing));
  return out;
}
