import type { Guide, StepPart } from '../../kernel/list/guide';
import type { SsEntry } from './catalogue/entry';
import { agreedCards } from './forms/hand';
import { copiesOf, handSizeOf, levelTotalOf } from './agreed';
import type { House } from './house';
import { levelOf, type SsTerms } from './legality/check';
import type { Options } from './options';

const cardWord = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

const wayWords = (house: House): string => {
  const hand = cardWord(handSizeOf(house));
  switch (house.cardSource) {
    case 'dealt':
      return `Hands are dealt: ${hand} to each of the ${house.players} players, by chance.`;
    case 'snake-draft':
      return `The pile lies open; the ${house.players} players pick one card at a time, forth and back, until each has ${hand}.`;
    case 'grimoire':
      return `Each player brings ${hand}: add them from the catalogue.`;
  }
};

const SOURCES: readonly {
  readonly source: House['cardSource'];
  readonly label: string;
  readonly explains: string;
}[] = [
  { source: 'dealt', label: 'Dealt', explains: 'From the pile, by chance, as printed.' },
  { source: 'snake-draft', label: 'Drafted', explains: 'From the open pile, one card a pick.' },
  { source: 'grimoire', label: 'Brought', explains: 'Each player brings a hand.' },
];

/** How first hands arise. (SS-L08) */
const sourceTerms = ({ cardSource }: House): StepPart => ({
  part: 'terms',
  label: 'How first hands arise',
  choices: SOURCES.map(({ source, label, explains }) => ({
    label,
    explains,
    chosen: source === cardSource,
    house: { cardSource: source },
  })),
});

function part(house: House, terms: SsTerms): StepPart {
  // Cards of the table's own are no part of a standard pile, so that none of them comes out of it. (SS-L06, SS-L12)
  const cards = agreedCards(terms).filter(({ id }) => copiesOf(id, house, terms) > 0);
  const levels = levelTotalOf(house);
  if (house.cardSource === 'grimoire')
    return {
      part: 'facts',
      title: 'Brought, not dealt',
      rows: [
        { label: 'Cards', text: cardWord(handSizeOf(house)) },
        { label: 'Levels together', text: `at most ${levels}` },
        { label: 'Open', text: `${cardWord(cards.length)} under this agreement` },
      ],
    };
  return {
    part: 'picking',
    picking: {
      way: house.cardSource === 'dealt' ? 'deal' : 'snake',
      explains: wayWords(house),
      seats: house.players,
      keep: handSizeOf(house),
      given: handSizeOf(house),
      pool: cards.map(({ id }) => ({ entry: id, count: copiesOf(id, house, terms) })),
      limit: {
        label: 'level',
        most: levels,
        worth: Object.fromEntries(cards.map((card) => [card.id, levelOf(card.level, house)])),
      },
    },
  };
}

/** The first hand by the way that the agreement names. (SS-013, SS-L08) */
export const grimoireGuide: Guide<SsEntry, House, Options> = {
  steps: (_list, house, terms) => [
    {
      id: 'hand',
      title: 'First hand',
      explains: wayWords(house),
      checks: [
        'SS-L02',
        'SS-L03',
        'SS-L04',
        'SS-L08',
        'SS-L09',
        'SS-L10',
        'SS-L11',
        'SS-L12',
        'SS-L13',
        'SS-L14',
        'SS-L25',
        'SS-L29',
        'SS-L30',
      ],
      parts: [sourceTerms(house), part(house, terms)],
    },
  ],
};
