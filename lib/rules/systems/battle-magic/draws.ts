import type { DrawQuestion, Pile } from '../../kernel/list/draws';
import { cards } from './catalogue/cards';
import {
  cardTypeNames,
  cardTypes,
  classWords,
  unitClasses,
  type CardType,
  type UnitClass,
} from './catalogue/vocabulary';
import type { BmList } from './contract';
import type { House } from './house';
import { deckEntries } from './legality/deck';

/** Counters that stand on the map before the first chit is drawn (BM-083, BM-085, BM-086). */
const placed: readonly UnitClass[] = ['castle', 'army', 'ship'];

const strengthOf = (...types: readonly CardType[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    cards.filter(({ card }) => card && types.includes(card.type)).map(({ id, card }) => [id, card!.strength]),
  );

const cardQuestions: readonly DrawQuestion[] = [
  ...cardTypes.map((type): DrawQuestion => ({
    asks: 'cards',
    label: `${cardTypeNames[type]} card`,
    many: `${cardTypeNames[type]} cards`,
    ids: cards.filter(({ card }) => card?.type === type).map(({ id }) => id),
    rules: ['BM-013'],
  })),
  {
    asks: 'worth',
    label: 'Gold',
    worth: strengthOf('gold'),
    goals: [
      { least: 1, for: 'a castle or artifact' },
      { least: 2, for: 'an army, ship or ballista' },
      { least: 3, for: 'a hero or Crystal Tower' },
      { least: 4, for: 'a Juggernaught or Giant' },
      { least: 5, for: 'a dragon' },
    ],
    rules: ['BM-148', 'BM-149'],
  },
  {
    asks: 'worth',
    label: 'Gold and Magic',
    worth: strengthOf('gold', 'magic'),
    goals: [{ least: 3, for: 'a wizard' }],
    rules: ['BM-069'],
  },
];

const commonDeck = (entries: Pile['cards'], house: House): Pile => ({
  id: 'deck',
  name: 'Common deck',
  explains: 'The deck of Move, Sword, Gold and Magic cards that all players share.',
  cards: entries,
  hand: house.startHand,
  handExplains: 'Each player draws these cards in setup.',
  draw: { label: 'Draw Phase', count: house.drawPerTurn },
  questions: cardQuestions,
  rules: ['BM-013', 'BM-087', 'BM-154'],
});

/** The owner's cup after setup: all counters but a castle, an army and a ship. (BM-082, BM-088) */
function cup(list: BmList): readonly Pile[] {
  const left = new Map<UnitClass, number>(placed.map((unit) => [unit, 1]));
  const counters = list.lines.flatMap(({ entry, count }) => {
    const unit = entry.stats?.unit;
    if (unit === undefined) return [];
    const gone = unit === 'own' ? 0 : Math.min(count, left.get(unit) ?? 0);
    if (unit !== 'own' && gone > 0) left.set(unit, 0);
    return count > gone ? [{ entry: entry.id, count: count - gone, unit }] : [];
  });
  if (counters.length === 0) return [];
  return [
    {
      id: 'cup',
      name: 'Draw cup',
      explains: 'Your own counters after a castle, an army and a ship have been placed.',
      cards: counters.map(({ entry, count }) => ({ entry, count })),
      hand: 1,
      handExplains: 'One chit is drawn in setup; it is the first of the recruit pile.',
      draw: { label: 'Draw a chit', count: 1 },
      questions: unitClasses.flatMap((unit): DrawQuestion[] => {
        const ids = counters.filter((c) => c.unit === unit).map((c) => c.entry);
        return ids.length === 0
          ? []
          : [
              {
                asks: 'cards',
                label: classWords[unit].one,
                many: classWords[unit].many,
                ids: [...new Set(ids)],
                rules: ['BM-088', 'BM-157'],
              },
            ];
      }),
      rules: ['BM-082', 'BM-088', 'BM-157'],
    },
  ];
}

export function draws(list: BmList, house: House): readonly Pile[] {
  if (list.form === 'empire')
    return [
      ...cup(list),
      commonDeck(
        deckEntries(house.deckCopies).map(({ entry, count }) => ({ entry, count })),
        house,
      ),
    ];
  const held = list.lines.filter(({ entry }) => entry.card);
  return held.length === 0
    ? []
    : [
        commonDeck(
          held.map(({ entry, count }) => ({ entry: entry.id, count })),
          house,
        ),
      ];
}
