import { monsters } from '../../../catalogue';
import { transform, type Creature } from '../../../catalogue/creatures';
import { noThings } from '../../../lists';
import { level } from '../../../reckon/harm';
import { monsterFoe } from '../fighters/foes';
import type { Foe, FoeSide, Shape } from '../state';

/** Of whoever is himself. */
export const NO_SHAPES: readonly Shape[] = noThings();

/** What Melt Into Mist makes of somebody. (MR-S32) */
export const MIST = 'mist';
/** Strengths of the three spells: the stronger nullifies the weaker. (MR-B26) */
const rankOf = (id: string): number => (id === MIST ? 2 : transform.some(({ name }) => name === id) ? 1 : 0);

/** What he is now: the strongest, and of monsters the one that got its color last; '' for himself. (MR-B26, MR-S24) */
export function strongest(shapes: readonly Shape[]): string {
  let found = '';
  for (const { id } of shapes) if (found === '' || rankOf(id) >= rankOf(found)) found = id;
  return found;
}

export const creatureOf = (id: string): Creature | undefined => transform.find(({ name }) => name === id);

const sideOf = ({ harm, attackTime = 0, moveTime }: Creature): FoeSide => ({
  attack: harm === undefined ? 'NONE' : 'HARM',
  harm: harm === undefined ? 0 : level(harm),
  stars: 0,
  time: attackTime,
  move: moveTime,
  length: 0,
});

/** Values of a creature, which has but one side. (MR-S34) */
function creatureBody(creature: Creature): Foe {
  const side = sideOf(creature);
  return {
    id: creature.name,
    name: creature.name,
    icon: '',
    vulnerability: level(creature.size),
    armored: creature.armored,
    native: false,
    leader: false,
    missile: 0,
    sides: [side, side],
    changed: true,
    ...(creature.flies ? { flies: true as const } : {}),
    fame: 0,
    notoriety: 0,
    gold: 0,
  };
}

/** Mist strikes nobody, and runs with T4. (MR-S32) */
const mist = creatureBody({ name: MIST, size: 'T', armored: false, moveTime: 4, flies: false });

function makeBody(id: string, heads: boolean): Foe {
  if (id === MIST) return mist;
  const creature = creatureOf(id);
  if (creature) return creatureBody(creature);
  const monster = monsters.find((one) => one.id === id);
  if (!monster) throw new Error(`there is no shape ${id}`);
  return monsterFoe(monster, monster.name, heads);
}

const made = new Map<string, Foe>();
/** Combat values of a shape. @throws where there is no such shape */
export function bodyOf(id: string, heads: boolean): Foe {
  const key = heads ? `${id} breathing` : id;
  let body = made.get(key);
  if (!body) made.set(key, (body = makeBody(id, heads)));
  return body;
}

const changed = new WeakMap<Foe, Map<string, Foe>>();
/** A denizen with the values of what a spell has made of it; who it is stays the same, and its horse is gone. (MR-B29) */
export function foeAs(foe: Foe, id: string): Foe {
  let all = changed.get(foe);
  if (!all) changed.set(foe, (all = new Map()));
  let as = all.get(id);
  if (!as) {
    const { vulnerability, armored, missile, sides } = bodyOf(id, false);
    const { part: _, horse: __, ...own } = foe;
    all.set(id, (as = { ...own, vulnerability, armored, missile, sides, changed: true }));
  }
  return as;
}
