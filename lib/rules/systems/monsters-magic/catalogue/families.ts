import type { AllyEffect, AllyEffectKind } from './effects';
import type { Window } from './vocabulary';

/** Families of cards, our own sorting by what a card does first. The base deck has all but `force-always`. */
export const familyNames = {
  'force-terrain': 'Force by terrain',
  'force-versus': 'Force by opponent',
  'force-role': 'Force by role',
  'force-adjacent': 'Force by neighbour',
  'force-structure': 'Force by structure',
  'force-garrison': 'Force of garrisons',
  'force-target': 'Force for one figure',
  'force-always': 'Force without condition',
  move: 'Movement',
  summon: 'Summoning',
  recruit: 'Recruiting',
  garrison: 'Garrisons',
  figures: 'Figures',
  cards: 'Cards',
  map: 'Map',
  information: 'Information',
} as const;
export type Family = keyof typeof familyNames;

/** What one card of a family is called where cards are counted. */
export const familyUnits: Readonly<Record<Family, string>> = {
  'force-terrain': 'terrain Force card',
  'force-versus': 'opponent Force card',
  'force-role': 'role Force card',
  'force-adjacent': 'neighbour Force card',
  'force-structure': 'structure Force card',
  'force-garrison': 'garrison Force card',
  'force-target': 'single-figure Force card',
  'force-always': 'unconditional Force card',
  move: 'movement card',
  summon: 'summoning card',
  recruit: 'recruiting card',
  garrison: 'garrison card',
  figures: 'figure card',
  cards: 'hand and draw card',
  map: 'map card',
  information: 'information card',
};
export const families = Object.keys(familyNames) as readonly Family[];

const familyOfKind = {
  forceTarget: 'force-target',
  mp: 'move',
  mpTarget: 'move',
  mpOnEnter: 'move',
  summon: 'summon',
  figureCap: 'recruit',
  recruit: 'recruit',
  placeGarrison: 'garrison',
  setTerrain: 'map',
  lookAtHand: 'information',
  discardXDrawX: 'cards',
  sacrificeFigureToDraw: 'cards',
  swapPermanentWithHand: 'cards',
  swapHands: 'cards',
  handSize: 'cards',
  draw: 'cards',
  changeFigureType: 'figures',
  swapTwoOwnUnits: 'figures',
} as const satisfies Readonly<Record<Exclude<AllyEffectKind, 'force'>, Family>>;

/** The family of a card by its first effect; the rarest condition names it. */
export function familyOf(effects: readonly AllyEffect[]): Family {
  const first = effects[0];
  if (!first) return 'force-always';
  if (first.kind !== 'force') return familyOfKind[first.kind];
  if (first.structure) return 'force-structure';
  if (first.adjacentTo) return 'force-adjacent';
  if (first.terrain) return 'force-terrain';
  if (first.vs) return 'force-versus';
  if (first.role) return 'force-role';
  return first.who.every((type) => type === 'garrison') ? 'force-garrison' : 'force-always';
}

/** When a card may leave the hand if it does not say: Force in any combat, aimed Force by the attacker (MM-R11, MM-R37). */
export function usualWindows(effects: readonly AllyEffect[]): readonly Window[] {
  if (effects.some((e) => e.kind === 'force')) return ['combat', 'main'];
  if (effects.some((e) => e.kind === 'forceTarget')) return ['combatAttacker', 'main'];
  return ['main'];
}
