import { entries, mapChits, relations, tiles } from './catalogue';
import { SEE_WEATHER } from './realm/engine/magic/see-weather';

/** `MR-008 to MR-010` names those between as well. */
function idsIn(text: string): readonly string[] {
  return text.split(/,\s*/).flatMap((part) => {
    const [, prefix = '', from = '', to] = /^(MR-[A-Z]?)(\d+)(?: to (\d+))?$/.exec(part) ?? [];
    if (prefix === '') return [part];
    return Array.from(
      { length: Number(to ?? from) - Number(from) + 1 },
      (_, i) => `${prefix}${String(Number(from) + i).padStart(from.length, '0')}`,
    );
  });
}

const because = (reason: string, ids: string): readonly (readonly [string, string])[] =>
  idsIn(ids).map((id) => [id, reason]);

const CARD = 'is a card whose power the rows of its effect show';
const OPTIONAL = 'belongs to an optional rule, which is played only where a table agreed on it';
const WORDS = 'says what a thing is called, or where a list comes from';

/** Cards, which the rows of their effects show, and what only optional rules bring about. */
const idle = entries.flatMap(({ id, kind }): readonly (readonly [string, string])[] => {
  switch (kind) {
    case 'item-spell':
      return id === SEE_WEATHER ? [[id, OPTIONAL]] : [];
    case 'treasure':
      return [[id, CARD]];
    default:
      return [];
  }
});

/** Rows that no game shows, each with the reason. */
export const notInPlay: Readonly<Record<string, string>> = Object.fromEntries([
  ...idle,
  // Counters that differ from others of their kind in numbers alone.
  ...entries.flatMap(({ id, kind }): readonly (readonly [string, string])[] =>
    kind === 'horse' || kind === 'native' || kind === 'weapon' || kind === 'armor'
      ? [[id, 'fights by the same rules as the others of its kind']]
      : [],
  ),
  ...tiles.map(({ id }) => [id, 'is walked like every other tile'] as const),
  ...mapChits.flatMap(({ id, letter }) =>
    letter === 'V' ? [[id, 'is exchanged for a dwelling or the ghosts before the first day'] as const] : [],
  ),
  ...because('says what a game is made of', 'MR-001, MR-002, MR-004, MR-022, MR-024, MR-027'),
  ...because('says what does not happen: nobody is offered it', 'MR-032, MR-061, MR-082'),
  ...because('is judged on the map', 'MR-B04'),
  ...because('says again what other rows say, and those are named', 'MR-B35, MR-R18, MR-195'),
  ...because(
    'changes the dice of rolls, which the event of each roll shows',
    'MR-A01, MR-A05, MR-A07, MR-A12, MR-A16, MR-A18, MR-A19, MR-A25, MR-A27, MR-A31, MR-A32',
  ),
  ...because(
    OPTIONAL,
    [
      ...relations.map((relation) => `MR-table-commerce-${relation}`),
      'MR-table-commerce-meaning, MR-table-weather',
      ...Array.from({ length: 13 }, (_, i) => `MR-table-season-${i + 1}`),
    ].join(', '),
  ),
  ...because(OPTIONAL, 'MR-table-missile-adjusted, MR-table-fumble-adjusted, MR-table-stumble-adjusted'),
  ...because(
    'is judged among the sheets of a table',
    'MR-L03-match, MR-L04-match, MR-L17-match, MR-L29-match, MR-L40-match',
  ),
  ...because(WORDS, 'MR-007, MR-095, MR-R01, MR-R02, MR-R22, MR-R46'),
  ...because(
    'is rolled on, and its results are rows of their own',
    [
      'MR-table-missile, MR-table-curse, MR-table-power-of-the-pit, MR-table-peer, MR-table-locate',
      'MR-table-reading-runes, MR-table-magic-sight, MR-table-wish, MR-table-violent-storm, MR-table-lost',
      ...relations.map((relation) => `MR-table-meeting-${relation}`),
    ].join(', '),
  ),
]);
