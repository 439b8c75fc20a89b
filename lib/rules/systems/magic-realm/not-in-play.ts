import { entries, tiles } from './catalogue';
import { isCast } from './combat/engine/covered';

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

const DAYS = 'belongs to the 28 days: what is played is the combat of one evening';
const HIRED = 'is about hirelings, whom the table of a combat refuses';
const SPELL =
  'is a spell that a combat does not carry out: whoever brings it is told so by name, where it matters there';
const CARD =
  'is a card whose power a combat does not carry out: whoever brings it is told so by name, where it matters there';
const WORDS = 'says what a thing is called, or where a list comes from';

/** Spells and cards whose powers are not carried out; those that need not be are told apart in `combat/engine/covered.ts`. */
const idle = entries.flatMap(({ id, kind }): readonly (readonly [string, string])[] => {
  switch (kind) {
    case 'spell':
      return isCast(id) ? [] : [[id, SPELL]];
    case 'item-spell':
      return [[id, SPELL]];
    case 'treasure':
      return [[id, CARD]];
    case 'map-chit':
    case 'dwelling':
    case 'visitor-mission-chit':
      return [[id, DAYS]];
    default:
      return [];
  }
});

/** Rows that no combat can show, each with the reason. */
export const notInPlay: Readonly<Record<string, string>> = Object.fromEntries([
  ...idle,
  ...tiles.map(({ id }) => [id, DAYS] as const),
  // Counters that differ from others of their kind in numbers alone.
  ...entries.flatMap(({ id, kind }): readonly (readonly [string, string])[] =>
    kind === 'horse' || kind === 'native' || kind === 'weapon' || kind === 'armor'
      ? [[id, 'fights by the same rules as the others of its kind']]
      : [],
  ),
  ...because(
    DAYS,
    'MR-001, MR-002, MR-004 to 006, MR-008 to 010, MR-015 to 020, MR-022 to 028, MR-031 to 033, MR-036 to 041, MR-043, MR-046, MR-049, MR-051, MR-055 to 066, MR-068 to 076, MR-078 to 083, MR-085, MR-089, MR-198 to 203',
  ),
  ...because(
    DAYS,
    'MR-B03 to 005, MR-B07, MR-B09, MR-B14, MR-B15, MR-B19 to 021, MR-B29, MR-B31 to 033, MR-B35, MR-B36, MR-B40 to 042, MR-B46, MR-B47, MR-B50, MR-B51, MR-B64 to 067'.replace(
      /MR-B(\d\d) to 0(\d\d)/g,
      'MR-B$1 to $2',
    ),
  ),
  ...because(
    DAYS,
    'MR-A01 to 03, MR-A05 to 10, MR-A12, MR-A13, MR-A15, MR-A16, MR-A18 to 32, MR-X01, MR-X02, MR-X04, MR-X06 to 12, MR-X21, MR-X27 to 31, MR-X33 to 35',
  ),
  ...because(
    DAYS,
    'MR-R06, MR-R12, MR-R13, MR-R15 to 18, MR-R44, MR-R47, MR-R50, MR-R36, MR-table-peer, MR-table-locate, MR-table-reading-runes, MR-table-magic-sight, MR-table-wish, MR-table-violent-storm, MR-table-lost, MR-table-transform, MR-table-weather, MR-X05',
  ),
  ...because(
    DAYS,
    ['enemy', 'unfriendly', 'neutral', 'friendly', 'ally']
      .flatMap((column) => [`MR-table-meeting-${column}`, `MR-table-commerce-${column}`])
      .join(', '),
  ),
  ...because(
    DAYS,
    ['MR-table-commerce-meaning', ...Array.from({ length: 13 }, (_, i) => `MR-table-season-${i + 1}`)].join(
      ', ',
    ),
  ),
  ...because(
    'is an optional table: an agreement that uses it is refused',
    'MR-table-missile-adjusted, MR-table-fumble-adjusted, MR-table-stumble-adjusted',
  ),
  ...because(
    HIRED,
    'MR-092, MR-104, MR-110 to 115, MR-133, MR-140, MR-141, MR-154, MR-155, MR-159, MR-185, MR-B45, MR-R07',
  ),
  ...because(
    'is settled by the board: all natives of the clearing battle everybody',
    'MR-097 to 099, MR-B52',
  ),
  ...because(
    'is judged among the sheets of a table',
    'MR-L03-match, MR-L04-match, MR-L17-match, MR-L29-match, MR-L40-match',
  ),
  ...because(WORDS, 'MR-007, MR-095, MR-R01, MR-R02, MR-R22, MR-R46'),
  ...because('is about what is done with a thing after the evening', 'MR-183, MR-186, MR-195'),
  ...because('is about spells and items that no sheet can have awakened or prepared', 'MR-125, MR-126'),

  ...because('is what is played: a clearing where nobody is to be fought is refused', 'MR-091, MR-R19'),
  ...because(
    'is rolled on, and its results are rows of their own',
    'MR-table-missile, MR-table-curse, MR-table-power-of-the-pit',
  ),
]);
