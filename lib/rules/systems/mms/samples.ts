import type { ListEntry } from '../../kernel/list/list';
import type { Sample } from '../../kernel/system';

interface Draft extends Omit<Sample, 'list' | 'house'> {
  readonly name: string;
  readonly house?: Sample['house'];
  readonly entries: readonly ListEntry[];
}

const one = (entry: string, ...parts: readonly string[]): ListEntry => ({
  entry,
  count: 1,
  ...(parts.length > 0 ? { with: [...parts] } : {}),
});

const sample = ({ name, entries, house = {}, ...rest }: Draft): Sample => ({
  ...rest,
  house,
  list: {
    format: 'muster-list/1',
    system: 'mms',
    name,
    entries: [...entries],
    options: { form: 'army' },
  },
});

/** Armies that show something: the two of the rules themselves, typical ones, and broken ones. */
export const samples: readonly Sample[] = [
  {
    id: 'rules-first-army',
    name: 'Krag’s band',
    example: 'MMS-E01',
    legal: true,
    codes: [],
    entries: [
      one('krag', 'pendant-of-chance', 'magical-long-sword'),
      one('cleric', 'magical-flail'),
      one('woods'),
      one('haunted-forest'),
    ],
  },
  {
    id: 'rules-second-army',
    name: 'Mageron and his beasts',
    example: 'MMS-E02',
    legal: true,
    codes: [],
    entries: [one('horned-dragon'), one('mageron'), one('war-gryphon')],
  },
  {
    id: 'shield-alone',
    name: 'A shield and nobody',
    example: 'MMS-E03',
    house: { levelTotal: 100 },
    legal: false,
    codes: ['MMS-L03'],
    entries: [one('shield-of-death')],
  },
  {
    id: 'mageron-alone',
    name: 'Mageron alone',
    example: 'MMS-E03',
    house: { levelTotal: 500 },
    legal: true,
    codes: [],
    entries: [one('mageron')],
  },
  {
    id: 'village-alone',
    name: 'An empty village',
    example: 'MMS-E03',
    house: { levelTotal: 2500 },
    legal: false,
    codes: ['MMS-L03'],
    entries: [one('village')],
  },
  {
    id: 'haunted-forest-alone',
    name: 'A forest and nobody',
    example: 'MMS-E03',
    house: { levelTotal: 100 },
    legal: false,
    codes: ['MMS-L03'],
    entries: [one('haunted-forest')],
  },
  {
    id: 'four-archers',
    name: 'Four archers',
    example: 'MMS-E04',
    house: { levelTotal: 150 },
    legal: false,
    codes: ['MMS-L01'],
    entries: [{ entry: 'archer', count: 4 }],
  },
  {
    id: 'three-archers',
    name: 'Three archers',
    example: 'MMS-E04',
    house: { levelTotal: 150 },
    legal: true,
    codes: [],
    entries: [{ entry: 'archer', count: 3 }],
  },
  {
    id: 'krag-with-two-weapons',
    name: 'Krag with two weapons',
    example: 'MMS-E30',
    house: { onePerSlot: true, maxAttachments: 3, rollPenaltyCap: 50, neutralRows: 4, buildMinutes: 15 },
    legal: false,
    codes: ['MMS-L09'],
    entries: [one('krag', 'magical-long-sword', 'magical-flail')],
  },
  {
    id: 'krag-with-two-weapons-as-printed',
    name: 'Krag with two weapons, as printed',
    example: 'MMS-E30',
    legal: true,
    codes: [],
    entries: [one('krag', 'magical-long-sword', 'magical-flail')],
  },
  {
    id: 'border-watch',
    name: 'The border watch',
    legal: true,
    codes: [],
    entries: [
      one('knight', 'chain-mail'),
      { entry: 'longbowman', count: 2, designation: 'A, B' },
      one('spearman', 'lucky-horseshoe'),
      one('novice-cleric', 'seekers-lantern'),
      one('watch-post'),
    ],
  },
  {
    id: 'siege-train',
    name: 'The siege train',
    house: { levelTotal: 600 },
    legal: true,
    codes: [],
    entries: [
      one('stone-giant'),
      one('engineer', 'hand-ram'),
      one('trebuchet'),
      { entry: 'halberdier', count: 3, with: ['leather-jerkin'], designation: 'A–C' },
      { entry: 'crossbowman', count: 2, designation: 'A, B' },
      one('wolf-shaman', 'healers-staff'),
      one('barricade'),
    ],
  },
].map(sample);
