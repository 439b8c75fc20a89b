import type { Stat } from '../../kernel/catalogue/face';
import { sideSigns, sideWords as denizenSide } from './catalogue/make-monster';
import type { DenizenSide } from './catalogue/types';

/** Signs of what crowded counters say, and what they mean. */
export const signs = [
  ['A', 'alerted side'],
  ['U', 'unalerted side'],
  ['Len', 'length'],
  ['Lt', 'light side'],
  ['Dk', 'dark side'],
  ['Rd', 'red side'],
  ['m', 'time of its move'],
  ['–', 'no attack'],
  ['w', 'walk'],
  ['g', 'gallop'],
  ['Th', 'stops thrust'],
  ['Sw', 'stops swing'],
  ['Sm', 'stops smash'],
  ['Dam', 'gold when damaged'],
  ['F', 'fame'],
  ['Not', 'notoriety'],
  ['G', 'gold'],
] as const;
export type Sign = (typeof signs)[number][0];

/** A value of a counter, with its sign where it has one. */
export const stat = (
  label: string,
  value: string | number | boolean,
  sign?: Sign,
  signed?: string,
): Stat => ({
  label,
  value: String(value),
  ...(sign === undefined ? {} : { brief: `${sign} ${signed ?? String(value)}` }),
});

const sides = { Light: 'Lt', Dark: 'Dk', Red: 'Rd' } as const satisfies Record<string, Sign>;

/** The light, dark or red side of a denizen. */
export const sideStat = (label: keyof typeof sides, side: DenizenSide): Stat =>
  stat(label, denizenSide(side), sides[label], sideSigns(side));
