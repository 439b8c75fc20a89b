import type { SheetBlock } from '../../../../kernel/catalogue/paper';
import { linesBlock, told, type ByAgreement } from '../../../../kernel/catalogue/sheet-lines';
import { capital } from '../../../../kernel/words/words';
import type { CardEntry } from '../../catalogue/entry';
import { cards } from '../../catalogue/index';
import type { House } from '../../house';
import { levelOf } from '../../legality/check';

const cardById = new Map(cards.map((card) => [card.id, card]));

const movers = ['teleport', 'teleport-trap', 'doppelganger', 'reteleport', 'domain-teleport'];
const killers = [
  'kamakazi',
  'lesser-death-trap',
  'major-death-trap',
  'black-plague',
  'typhoid-mary',
  'magic-missile',
];

/** The cards that meet each ward and each hold (ledger 3.4); all others are not tested by level. */
const met: readonly (readonly [card: string, meets: readonly string[]])[] = [
  [
    'protection',
    [
      'ghost-army',
      'exorcise-ghosts',
      'sleep',
      'paralysis',
      'lesser-death-trap',
      'bear-trap',
      'black-plague',
      'nermals-curse',
      'typhoid-mary',
      'major-death-trap',
      ...movers,
      'traitor',
      'magic-missile',
      'magic-shield',
    ],
  ],
  ['magic-shield', ['exorcise-ghosts', ...killers]],
  ['transform-to-dragon', killers],
  ['sleep', ['horse', ...movers]],
  ['paralysis', ['horse', ...movers, 'speed']],
  ['ghost-army', ['horse', ...movers]],
  ['bear-trap', ['horse', ...movers, 'speed']],
];

const names = (of: readonly CardEntry[]): string =>
  of.length === 0
    ? '–'
    : [...of]
        .sort((a, b) => (a.level ?? 0) - (b.level ?? 0) || a.name.localeCompare(b.name))
        .map(({ name, level }) => (level === undefined ? name : `${name} ${level}`))
        .join(', ');

/** Rows that say the same stand as one. */
function alike(rows: readonly (readonly string[])[]): SheetBlock['rows'] {
  const of = new Map<string, string[]>();
  for (const [ward, ...cells] of rows) {
    const key = JSON.stringify(cells);
    of.set(key, [...(of.get(key) ?? []), ward!]);
  }
  return [...of].map(([key, wards]) => ({ cells: [wards.join(', '), ...(JSON.parse(key) as string[])] }));
}

/** What becomes of a card against a ward or a hold, as far as levels decide (SS-037, SS-038, SS-R06). */
export function clashes(house: House, by: ByAgreement<House>): readonly SheetBlock[] {
  const title = 'Clash of levels';
  if (house.levelRule === 'off')
    return [
      linesBlock(title, [
        told(
          'Levels',
          by(
            'No level counts: of two cards that contradict each other the one resolved later wins.',
            'levelRule',
          ),
          'SS-R06',
        ),
      ]),
    ];
  return [
    {
      title,
      columns: [
        { title: 'In play' },
        { title: 'No effect against it' },
        { title: 'Both destroyed' },
        { title: 'Works all the same' },
      ],
      rows: alike(
        met.map(([id, meets]) => {
          const ward = cardById.get(id)!;
          const level = (card: CardEntry): number => levelOf(card.level, house);
          const those = meets.map((other) => cardById.get(other)!);
          const found = (test: (difference: number) => boolean): string =>
            names(those.filter((card) => test(level(card) - level(ward))));
          return [
            `${ward.name} ${level(ward)}`,
            found((n) => n < 0),
            found((n) => n === 0),
            found((n) => n > 0),
          ];
        }),
      ),
      foot:
        house.levelRule === 'strict'
          ? by('Cards whose words stop others are tested by level too.', 'levelRule')
          : 'Cards whose words stop others just do so, whatever the levels.',
      rules: ['SS-037', 'SS-038', 'SS-R06', 'SS-R36', 'SS-R40', 'SS-R41', 'SS-R42'],
    },
  ];
}

const sorts = ['artifact', 'spell', 'scroll', 'potion'] as const;

/** The 63 cards by level and sort. */
export function cardLevels(house: House, by: ByAgreement<House>): SheetBlock {
  const blank = cards.filter(({ level }) => level === undefined);
  const levels = [...new Set(cards.map(({ level }) => levelOf(level, house)))].sort((a, b) => a - b);
  return {
    title: 'Cards by level',
    columns: [{ title: 'Level' }, ...sorts.map((sort) => ({ title: `${capital(sort)}s` }))],
    rows: levels.map((level) => ({
      cells: [
        String(level),
        ...sorts.map((sort) => {
          const of = cards.filter((card) => card.sort === sort && levelOf(card.level, house) === level);
          return of
            .map(
              ({ name, usage, ...card }) =>
                `${name}${usage === 'permanent' ? '°' : ''}${card.level === undefined ? '*' : ''}`,
            )
            .sort((a, b) => a.localeCompare(b))
            .join(', ');
        }),
      ],
    })),
    foot: `° permanent. ${by(`* ${blank.length} cards print no level and count as ${house.blankLevel}.`, 'blankLevel')}`,
    rules: ['SS-026', 'SS-033', 'SS-R02'],
  };
}
