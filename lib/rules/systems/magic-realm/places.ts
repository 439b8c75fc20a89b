import type { DwellingId, StartPlace } from './catalogue/vocabulary';

/** Places by their names in a sentence. */
export const placeNames: Readonly<Record<DwellingId | StartPlace, string>> = {
  inn: 'the Inn',
  house: 'the House',
  chapel: 'the Chapel',
  guardhouse: 'the Guardhouse',
  'small-campfire': 'the small campfire',
  'large-campfire': 'the large campfire',
  ghosts: 'the ghosts',
};

export const placeName = (id: string): string =>
  Object.hasOwn(placeNames, id) ? placeNames[id as keyof typeof placeNames] : `“${id}”`;
