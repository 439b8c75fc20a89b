import type { ListEntry } from '../../kernel/list/list';
import type { Sample } from '../../kernel/system';
import { armyEntries, standardArmy } from './legality/check';
import { standardPile } from './forms/pile';
import type { Options } from './options';

const sample = (
  id: string,
  name: string,
  entries: readonly ListEntry[],
  options: Options,
  expect: Pick<Sample, 'legal'> & Partial<Pick<Sample, 'codes' | 'example' | 'house'>>,
): Sample => ({
  id,
  list: {
    format: 'muster-list/1',
    system: 'swords-sorcery',
    name,
    entries: [...entries],
    options: JSON.parse(JSON.stringify(options)) as Sample['list']['options'],
  },
  house: {},
  ...expect,
});

const hand = (...ids: readonly string[]): ListEntry[] => ids.map((entry) => ({ entry, count: 1 }));

const nineteen = hand('swords', 'protection', 'speed', 'magic-missile', 'wisdom', 'sleep');
const elevenPieces = armyEntries({ ...standardArmy, pion: 7 });
const printedPile = standardPile({ banned: new Set(), allowed: undefined });

/** A wizard on the nexus behind two lines of pieces, with the warrior at a gate. */
const guardedKeep: Options = {
  form: 'muster',
  domain: 'ss-house-2',
  placement: {
    N: 'wizard',
    K1: 'guard',
    K5: 'guard',
    K3: 'pion',
    K7: 'pion',
    K2: 'pion',
    K6: 'pion',
    L4: 'pion',
    R2: 'pion',
    R5: 'warrior',
  },
};

export const samples: readonly Sample[] = [
  sample('standard-pile', 'The printed pile', printedPile, { form: 'pile' }, { legal: true }),
  sample(
    'quick-grimoire',
    'Quick hands',
    hand('swords', 'seven-league-boots', 'teleport', 'sleep', 'horse', 'anti-spell'),
    { form: 'grimoire' },
    { legal: true, house: { cardSource: 'grimoire' } },
  ),
  sample('ten-pieces', 'Ten pieces', armyEntries(standardArmy), { form: 'army' }, { legal: true }),
  sample('guarded-keep', 'The guarded keep', armyEntries(standardArmy), guardedKeep, { legal: true }),
  sample(
    'warriors',
    'Four warriors and their wizard',
    armyEntries({ pion: 0, guard: 2, warrior: 4, wizard: 1 }),
    { form: 'army' },
    { legal: true, house: { armyMode: 'points' } },
  ),
  sample(
    'ss-e28',
    'Nineteen levels',
    nineteen,
    { form: 'grimoire' },
    {
      legal: false,
      codes: ['SS-L09'],
      example: 'SS-E28',
      house: { players: 2, levelTotal: 18, cardSource: 'grimoire' },
    },
  ),
  sample(
    'ss-e28-blank-0',
    'Eighteen levels, a blank one as 0',
    nineteen,
    { form: 'grimoire' },
    {
      legal: true,
      codes: [],
      example: 'SS-E28',
      house: { players: 2, levelTotal: 18, cardSource: 'grimoire', blankLevel: 0 },
    },
  ),
  ...[2, 3, 4, 5, 6, 7].map((players) =>
    sample(
      `ss-e29-${players}`,
      `The pile for ${players} players`,
      printedPile,
      { form: 'pile', deal: 8 - players },
      { legal: true, codes: [], example: 'SS-E29', house: { players } },
    ),
  ),
  sample(
    'ss-e30-standard',
    'Eleven pieces',
    elevenPieces,
    { form: 'army' },
    { legal: false, codes: ['SS-L15'], example: 'SS-E30' },
  ),
  sample(
    'ss-e30-points',
    'Eleven pieces for 24 points',
    elevenPieces,
    { form: 'army' },
    {
      legal: false,
      codes: ['SS-L17'],
      example: 'SS-E30',
      house: { armyMode: 'points', armyPoints: 22 },
    },
  ),
  sample(
    'misplaced',
    'A warrior on a pad',
    armyEntries(standardArmy),
    {
      form: 'muster',
      domain: 'ss-house-2',
      placement: Object.fromEntries(
        Object.entries(guardedKeep.form === 'muster' ? guardedKeep.placement : {}).map(([spot, piece]) => [
          piece === 'warrior' ? 'TXR' : spot,
          piece,
        ]),
      ),
    },
    { legal: false, codes: ['SS-L21'] },
  ),
];
