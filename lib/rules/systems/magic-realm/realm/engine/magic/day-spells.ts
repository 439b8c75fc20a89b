import { spells } from '../../../catalogue';
import { itemSpells } from '../../../catalogue/spells';
import type { Effect } from '../../../catalogue/effects';
import type { ItemSpell, Spell } from '../../../catalogue/types';
import type { Aim } from '../../../combat/engine/covered';

/** Spells whose work belongs to the days and is carried out there, with what is aimed at. */
const aims = {
  'small-blessing': 'hero',
  'blend-into-background': 'individual',
  fog: 'place',
  prophecy: 'hero',
  'talk-to-wise-bird': 'hero',
  illusion: 'rival-or-place',
  lost: 'rival-or-place',
  'see-hidden-signs': 'hero',
  'blazing-light': 'place',
  'violent-storm': 'place',
  'ask-demon': 'beasts',
  'dissolve-spell': 'place',
  'peace-with-nature': 'individual',
  premonition: 'hero',
  'sense-danger': 'hero',
  'bad-luck': 'rival',
  remedy: 'place',
  'whistle-for-monsters': 'place',
  'enchant-artifact': 'own-item',
  phantasm: 'hero',
  broomstick: 'light',
  'world-fades': 'hero',
  'protection-from-magic': 'hero',
} as const satisfies Readonly<Record<string, Aim>>;

export type DaySpell = keyof typeof aims;
export const daySpells = Object.keys(aims) as readonly DaySpell[];
export const isDaySpell = (id: string): id is DaySpell => Object.hasOwn(aims, id);
export const aimOfDay = (id: DaySpell): Aim => aims[id];

const byId: ReadonlyMap<string, Spell> = new Map(spells.map((one) => [one.id, one]));
/** @throws where there is no such spell */
export function spellOf(id: string): Spell {
  const found = byId.get(id);
  if (!found) throw new Error(`${id} is no spell`);
  return found;
}

const ofItems: ReadonlyMap<string, ItemSpell> = new Map(itemSpells.map((one) => [one.id, one]));
/** Also a spell that belongs to a treasure. @throws where there is no such spell */
export const enchantmentOf = (id: string): Spell | ItemSpell => ofItems.get(id) ?? spellOf(id);

/** It is kept until it is used, however long that is. (MR-B25) */
export const isKept = (id: string): boolean => ['fly', 'phase'].includes(enchantmentOf(id).duration);
export const isPermanent = (id: string): boolean => enchantmentOf(id).duration === 'permanent';

/** Is it on the clearing alone, and not on the whole tile? */
export const isOnClearing = ({ effects }: Pick<Spell, 'effects'>): boolean =>
  effects.some((e: Effect) => e.kind === 'extra-phase' && e.where === 'own-clearing');
