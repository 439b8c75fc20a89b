import type { ListEntry, ListOptions } from '../../kernel/list/list';
import type { Sample } from '../../kernel/system';

interface Draft extends Omit<Sample, 'list' | 'house'> {
  readonly name: string;
  readonly house?: Sample['house'];
  readonly entries: readonly ListEntry[];
  readonly options: ListOptions;
}

const one = (entry: string, ...parts: readonly string[]): ListEntry => ({
  entry,
  count: 1,
  ...(parts.length > 0 ? { with: [...parts] } : {}),
});

const sample = ({ name, entries, options, house = {}, ...rest }: Draft): Sample => ({
  ...rest,
  house,
  list: { format: 'muster-list/1', system: 'magic-realm', name, entries: [...entries], options },
});

const points = (greatTreasures: number, spells: number, fame: number, notoriety: number, gold: number) => ({
  greatTreasures,
  spells,
  fame,
  notoriety,
  gold,
});

/** The ledger’s worked sheets, a whole sheet of each form, and sheets that break something. */
export const samples: readonly Sample[] = [
  sample({
    id: 'amazon-abroad',
    name: 'The Amazon’s five points',
    example: 'W01',
    legal: true,
    codes: [],
    entries: [one('amazon')],
    options: { form: 'party', members: { amazon: { level: 4, victory: points(1, 0, 2, 2, 0) } } },
  }),
  sample({
    id: 'amazon-too-eager',
    name: 'One point too many',
    example: 'W02',
    legal: false,
    codes: ['MR-L08'],
    entries: [one('amazon')],
    options: { form: 'party', members: { amazon: { level: 4, victory: points(2, 1, 2, 1, 0) } } },
  }),
  sample({
    id: 'white-knight-peace',
    name: 'The White Knight and his spell',
    example: 'W03',
    legal: true,
    codes: [],
    entries: [one('white-knight', 'peace')],
    options: { form: 'party', members: { 'white-knight': { level: 4 } } },
  }),
  sample({
    id: 'white-knight-curse',
    name: 'A knight with a curse',
    example: 'W04',
    legal: false,
    codes: ['MR-L18', 'MR-L19'],
    entries: [one('white-knight', 'peace', 'curse')],
    options: { form: 'party', members: { 'white-knight': { level: 4 } } },
  }),
  sample({
    id: 'dwarf-at-the-house',
    name: 'The Dwarf at the wrong door',
    example: 'W05',
    legal: false,
    codes: ['MR-L14'],
    entries: [one('dwarf')],
    options: { form: 'party', members: { dwarf: { start: 'house' } } },
  }),
  sample({
    id: 'band-of-three',
    name: 'Three characters of one player',
    example: 'W07',
    legal: true,
    codes: [],
    house: { 'party.charactersPerPlayer': 3, 'party.extraPoint': 1 },
    entries: [one('captain'), one('wizard', 'stones-fly', 'fiery-blast'), one('pilgrim', 'small-blessing')],
    options: {
      form: 'party',
      whole: true,
      members: {
        captain: { level: 4, start: 'guardhouse', victory: points(0, 0, 2, 1, 2) },
        wizard: { level: 4, start: 'house', victory: points(1, 1, 1, 2, 1) },
        pilgrim: { level: 4, start: 'chapel', victory: points(3, 1, 0, 1, 2) },
      },
    },
  }),
  sample({
    id: 'sorceror-in-full',
    name: 'The Sorceror, ready to play',
    legal: true,
    codes: [],
    entries: [one('sorceror', 'fiery-blast', 'lightning-bolt', 'unleash-power')],
    options: {
      form: 'party',
      whole: true,
      members: {
        sorceror: {
          level: 4,
          start: 'inn',
          victory: points(1, 1, 1, 2, 0),
          colorChits: ['MAGIC IV4*', 'MAGIC IV3*'],
        },
      },
    },
  }),
  sample({
    id: 'rogues-at-the-inn',
    name: 'Rogues hired at the Inn',
    legal: true,
    codes: [],
    entries: [one('r7'), one('r6'), one('r5'), one('r4')],
    options: {
      form: 'warband',
      whole: true,
      day: 9,
      hires: { r7: { day: 3 }, r6: { day: 3 }, r5: { day: 4 }, r4: { day: 8 } },
    },
  }),
  sample({
    id: 'half-a-patrol',
    name: 'Half a patrol, and the wrong rogue',
    legal: false,
    codes: ['MR-L38', 'MR-L39'],
    entries: [one('phq'), one('p1'), one('r6')],
    options: { form: 'warband', day: 2 },
  }),
  sample({
    id: 'trolls-under-the-mountain',
    name: 'Trolls against the Black Knight’s lancers',
    legal: true,
    codes: [],
    house: { 'roster.goldBudget': 40 },
    entries: [
      one('black-knight', 'warhorse-h4-h6'),
      one('lhq'),
      one('l1'),
      one('l2'),
      one('l3'),
      { entry: 'heavy-troll', count: 2 },
    ],
    options: {
      form: 'roster',
      clearing: 'mountain',
      round: 1,
      members: { 'black-knight': { level: 4, inventory: { 'warhorse-h4-h6': { active: true } } } },
    },
  }),
  sample({
    id: 'too-dear-a-battle',
    name: 'The Company costs too much',
    legal: false,
    codes: ['MR-L47'],
    house: { 'roster.goldBudget': 30 },
    entries: [
      one('swordsman'),
      ...['chq', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'].map((id) => one(id)),
      { entry: 'ogre', count: 2 },
    ],
    options: { form: 'roster', clearing: 'woods', round: 1 },
  }),
  sample({
    id: 'overloaded-wizard',
    name: 'A wizard who wears everything',
    legal: false,
    codes: ['MR-L30', 'MR-L33', 'MR-L35'],
    entries: [one('wizard', 'staff', 'great-sword', 'elven-slippers', 'sacred-grail')],
    options: {
      form: 'party',
      continued: true,
      day: 12,
      members: {
        wizard: {
          level: 4,
          inventory: {
            staff: { active: true },
            'great-sword': { active: true },
            'elven-slippers': { active: true },
            'sacred-grail': { active: false },
          },
        },
      },
    },
  }),
];
