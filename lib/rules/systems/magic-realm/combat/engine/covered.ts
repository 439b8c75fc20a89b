import type { Effect } from '../../catalogue/effects';
import { itemSpells, spells } from '../../catalogue/spells';
import type { Duration } from '../../catalogue/vocabulary';

/** Spells that are cast here, with what is aimed at. */
export const castSpells = {
  'stones-fly': 'foes',
  'fiery-blast': 'foes',
  'lightning-bolt': 'one',
  'roof-collapses': 'all',
  exorcise: 'place',
  'make-whole': 'hero',
  curse: 'rival',
  'power-of-the-pit': 'one',
  'elven-grace': 'any',
  poison: 'armed',
  'witchs-brew': 'own-chits',
  'faerie-lights': 'own-chits',
  'elemental-spirit': 'own-chits',
  'unleash-power': 'own-chits',
  'absorb-essence': 'monster',
  'melt-into-mist': 'any',
  transform: 'any',
  persuade: 'beasts',
  'control-bats': 'beasts',
  'deal-with-goblins': 'beasts',
  'guide-spider-or-octopus': 'beasts',
  'control-dragon': 'beasts',
  peace: 'any',
  'hurricane-winds': 'any',
  broomstick: 'light',
  pentangle: 'any',
  'world-fades': 'hero',
  'protection-from-magic': 'hero',
  'small-blessing': 'hero',
  'dissolve-spell': 'place',
  remedy: 'place',
  'bad-luck': 'rival',
} as const;
/** Spells of the days may also be aimed at another character or else at the whole place, and at whoever has turns of his own. */
export type Aim = (typeof castSpells)[keyof typeof castSpells] | 'rival-or-place' | 'individual' | 'own-item';

export const isCast = (id: string): id is keyof typeof castSpells => Object.hasOwn(castSpells, id);

const durations: ReadonlyMap<string, Duration> = new Map(
  [...spells, ...itemSpells].map(({ id, duration }) => [id, duration]),
);

/** Does it stay in effect beyond its round, and tie its chit up till then? Winds have done their work when the round is over. (MR-B25, MR-B26, MR-S20) */
export function isLasting(id: string): boolean {
  const duration = durations.get(id);
  return duration !== 'instant' && duration !== 'attack' && id !== 'hurricane-winds';
}

/** Effects of belongings that have a use in a combat once they are active. */
const useful: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'armor',
  'weapon-change',
  'acts-as',
  'chit-strength',
  'chit-time',
  'effort',
  'no-wounds-through-armor',
  'wounds-become-fatigue',
  'color',
  'attack',
  'redirect',
  'choose-die',
  'break',
  'roll',
  'immune-to-magic',
]);

/** Has a treasure a use in a combat, so that it is worth activating there? */
export const isUseful = (effects: readonly Effect[]): boolean =>
  effects.some(
    (e) =>
      useful.has(e.kind) || (e.kind === 'dice' && e.tables.some((one) => one === 'any' || one === 'missile')),
  );
