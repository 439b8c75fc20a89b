import type { Effect } from '../../catalogue/effects';
import type { Item } from '../../sheet';

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
} as const;
/** Spells of the days may also be aimed at another character, or else at the whole place. */
export type Aim = (typeof castSpells)[keyof typeof castSpells] | 'rival-or-place';

export const isCast = (id: string): id is keyof typeof castSpells => Object.hasOwn(castSpells, id);

/** They last to the end of the combat, and tie their chits up till then. (MR-B25, MR-B26) */
export const lasting: ReadonlySet<string> = new Set(['elven-grace', 'poison']);

/** Spells that change nothing in the clearing on the evening of the combat. */
const idle: ReadonlySet<string> = new Set([
  'blend-into-background',
  'fog',
  'prophecy',
  'talk-to-wise-bird',
  'illusion',
  'lost',
  'see-hidden-signs',
  'blazing-light',
  'violent-storm',
  'ask-demon',
  'enchant-artifact',
  'phantasm',
  'peace-with-nature',
  'premonition',
  'sense-danger',
  'whistle-for-monsters',
]);
export const isCombatSpell = (id: string): boolean => !idle.has(id);

/** Effects of belongings that are carried out here. */
const carriedOut: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'armor',
  'weapon-change',
  'acts-as',
  'chit-strength',
  'chit-time',
  'effort',
  'no-wounds-through-armor',
  'wounds-become-fatigue',
  'color',
]);
/** Effects that would change a combat and are not carried out. */
const left: ReadonlySet<Effect['kind']> = new Set<Effect['kind']>([
  'attack',
  'redirect',
  'casts',
  'casts-own',
  'choose-die',
  'break',
  'fly-chit',
  'roll',
  'immune-to-magic',
]);

/** Is all that the thing does in a combat carried out? What it does on other days does not count. */
export const isCombatItem = (item: Item): boolean => !item.effects.some(({ kind }) => left.has(kind));

/** Has a treasure a use in a combat, so that it is worth activating there? */
export const isUseful = (effects: readonly Effect[]): boolean =>
  effects.some(
    (e) =>
      carriedOut.has(e.kind) ||
      (e.kind === 'dice' && e.tables.some((one) => one === 'any' || one === 'missile')),
  );
