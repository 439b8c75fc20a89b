import type { Guide, StepPart } from '../../../kernel/list/guide';
import type { PickingWay } from '../../../kernel/list/picking';
import type { MmEntry } from '../catalogue/entry';
import { permittedCards } from '../forms/pool';
import type { MmHouse } from '../house';
import { copyLimit, dealtEach } from '../legality/count';
import type { MmTerms } from '../legality/types';
import type { MmOptions } from '../options';

/** The ledger's ways that need the table; the others are chosen in the list itself. (MM-065, MM-066) */
const ways: Readonly<Partial<Record<MmHouse['permanentsMode'], PickingWay>>> = {
  dealt: 'deal',
  draft: 'pass',
  dealNkeep: 'keep',
};

const cardWord = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

const wayWords = (house: MmHouse): string => {
  const keep = cardWord(house.permanentsCount);
  switch (house.permanentsMode) {
    case 'dealt':
      return `Each of the ${house.players} players is dealt ${keep} by chance.`;
    case 'draft':
      return `Each of the ${house.players} players is dealt ${cardWord(dealtEach(house))}, keeps one and passes the others to the left, until everybody has ${keep}.`;
    case 'dealNkeep':
      return `Each of the ${house.players} players is dealt ${cardWord(house.dealCount)} and keeps ${keep} of them.`;
    case 'choose':
      return `Each player chooses ${keep} freely: add them from the catalogue.`;
    case 'preset':
      return `The table agrees on rows of ${keep}: add yours from the catalogue.`;
  }
};

const MODES: readonly {
  readonly mode: MmHouse['permanentsMode'];
  readonly label: string;
  readonly explains: string;
}[] = [
  { mode: 'dealt', label: 'Dealt', explains: 'By chance, as printed.' },
  { mode: 'draft', label: 'Drafted', explains: 'Keep one, pass the others on.' },
  { mode: 'dealNkeep', label: 'Deal and keep', explains: 'The best of a larger hand.' },
  { mode: 'choose', label: 'Chosen', explains: 'Freely, from the catalogue.' },
  { mode: 'preset', label: 'Preset', explains: 'Rows that the table agreed on.' },
];

/** How the table finds its permanents. (MM-065, MM-066) */
const modeTerms = ({ permanentsMode }: MmHouse): StepPart => ({
  part: 'terms',
  label: 'How permanents are found',
  choices: MODES.map(({ mode, label, explains }) => ({
    label,
    explains,
    chosen: mode === permanentsMode,
    house: { permanentsMode: mode },
  })),
});

function parts(house: MmHouse, terms: MmTerms): readonly StepPart[] {
  const way = ways[house.permanentsMode];
  const limit = house.permanentsLevelTotal;
  const pool = permittedCards(house, terms);
  if (way === undefined)
    return [
      {
        part: 'facts',
        title: 'Chosen, not dealt',
        rows: [
          { label: 'Cards', text: cardWord(house.permanentsCount) },
          { label: 'Levels together', text: limit === null ? 'no limit is agreed' : `at most ${limit}` },
          { label: 'Open', text: `${cardWord(pool.length)} under this agreement` },
        ],
      },
    ];
  return [
    {
      part: 'picking',
      picking: {
        way,
        explains: wayWords(house),
        seats: house.players,
        keep: house.permanentsCount,
        given: dealtEach(house),
        pool: pool.map(({ id }) => ({ entry: id, count: copyLimit(house) })),
        ...(limit === null
          ? {}
          : {
              limit: {
                label: 'level',
                most: limit,
                worth: Object.fromEntries(pool.map(({ id, cost }) => [id, cost])),
              },
            }),
      },
    },
  ];
}

/** The permanents of one player, by the way that the agreement names. */
export const permanentsGuide: Guide<MmEntry, MmHouse, MmOptions> = {
  steps: (_list, house, terms) => [
    {
      id: 'permanents',
      title: 'Permanents',
      explains: wayWords(house),
      checks: [
        'MM-L02',
        'MM-L03',
        'MM-L04',
        'MM-L05',
        'MM-L08',
        'MM-L09',
        'MM-L10',
        'MM-L11',
        'MM-L12',
        'MM-L13',
        'MM-L14',
        'MM-L26',
      ],
      parts: [modeTerms(house), ...parts(house, terms)],
    },
  ],
};
