import type { Contradiction } from '../../../kernel/agreement/contradiction';
import { allies } from '../catalogue/allies';
import type { MmEntry } from '../catalogue/entry';
import { permittedCards } from '../forms/pool';
import type { MmHouse } from '../house';

type Rule = Contradiction<MmEntry, MmHouse>;

const baseLevels = allies.reduce((sum, { cost }) => sum + cost, 0);

/** Cards that the deck must at least have for the permanents (MM-L06). */
const dealt = (house: MmHouse): number =>
  house.players *
  (house.permanentsMode === 'draft'
    ? house.permanentsCount + 2
    : house.permanentsMode === 'dealNkeep'
      ? house.dealCount
      : house.permanentsCount);

/** What only a deck of the players’ own can use (MM-L05). */
const onlyCustom = (id: string, key: 'customForceMax' | 'customMpMax' | 'maxCopies', rule: string): Rule => ({
  id,
  between: [`house.${key}`, 'house.deckVariant'],
  sort: 'idle',
  when: ({ deckVariant }, { changed }) => deckVariant === 'base' && changed.includes(key),
  winner: 1,
  reason: 'The base deck is exactly the 64 printed cards, once each.',
  rules: [rule, 'MM-L05'],
});

/** Settings that get in each other’s way, by the ledger’s checks and rulings. */
export const contradictions: readonly Rule[] = [
  {
    id: 'MM-C01',
    between: ['house.figureCap', 'house.figureCapWithCard'],
    sort: 'impossible',
    when: ({ figureCap, figureCapWithCard }) => figureCap > figureCapWithCard,
    reason: 'A card that raises the limit would lower it.',
    rules: ['MM-L26', 'MM-105'],
    forms: ['deck'],
  },
  {
    id: 'MM-C02',
    between: ['house.dealCount', 'house.permanentsCount'],
    sort: 'impossible',
    when: ({ permanentsMode, dealCount, permanentsCount }) =>
      permanentsMode === 'dealNkeep' && dealCount < permanentsCount,
    reason: 'Fewer cards are dealt than each player must keep.',
    rules: ['MM-L26', 'MM-065'],
    forms: ['permanents'],
  },
  {
    id: 'MM-C03',
    between: ['house.permanentsLevelTotal', 'house.permanentsCount'],
    sort: 'impossible',
    when: ({ permanentsLevelTotal, permanentsCount }) =>
      permanentsLevelTotal !== null && permanentsLevelTotal < permanentsCount,
    reason: 'Every card has at least one level, so that so many cards pass the total.',
    rules: ['MM-L10', 'MM-L12'],
    forms: ['permanents'],
  },
  {
    id: 'MM-C04',
    between: ['banned', 'house.deckVariant'],
    sort: 'impossible',
    when: ({ deckVariant }, { banned }) => deckVariant === 'base' && allies.some(({ id }) => banned.has(id)),
    reason: 'The base deck has all 64 cards; a ban needs a custom deck.',
    rules: ['MM-L04', 'MM-L05'],
    forms: ['deck'],
  },
  {
    id: 'MM-C05',
    between: ['house.deckLevelTotal', 'house.deckVariant'],
    sort: 'impossible',
    when: ({ deckVariant, deckLevelTotal }) =>
      deckVariant === 'base' && deckLevelTotal !== null && deckLevelTotal < baseLevels,
    reason: `The base deck has ${baseLevels} levels, and none of its cards may be left out.`,
    rules: ['MM-L05', 'MM-L27'],
    forms: ['deck'],
  },
  {
    id: 'MM-C06',
    between: ['cards', 'house.deckVariant'],
    sort: 'idle',
    when: ({ deckVariant }, { cards }) => deckVariant === 'base' && cards.size > 0,
    winner: 1,
    reason: 'The base deck has no place for custom cards.',
    rules: ['MM-L05', 'MM-304'],
  },
  onlyCustom('MM-C07', 'maxCopies', 'MM-L03'),
  onlyCustom('MM-C08', 'customForceMax', 'MM-L09'),
  onlyCustom('MM-C09', 'customMpMax', 'MM-L09'),
  {
    id: 'MM-C10',
    between: ['house.dealCount', 'house.permanentsMode'],
    sort: 'idle',
    when: ({ permanentsMode }, { changed }) =>
      permanentsMode !== 'dealNkeep' && changed.includes('dealCount'),
    winner: 1,
    reason: 'Only “deal and keep” deals more cards than are kept.',
    rules: ['MM-065', 'MM-L06'],
  },
  {
    id: 'MM-C11',
    between: ['house.permanentsLevelSpread', 'house.permanentsMode'],
    sort: 'idle',
    when: ({ permanentsMode }, { changed }) =>
      permanentsMode !== 'draft' && permanentsMode !== 'preset' && changed.includes('permanentsLevelSpread'),
    winner: 1,
    reason: 'Only drafted and preset permanents are compared between players.',
    rules: ['MM-L13'],
  },
  {
    id: 'MM-C12',
    between: ['house.threePlayerMiddle', 'house.players'],
    sort: 'idle',
    when: ({ players }, { changed }) => players !== 3 && changed.includes('threePlayerMiddle'),
    winner: 1,
    reason: 'There is a middle player only at a table of three.',
    rules: ['MM-302', 'MM-L18'],
  },
  {
    id: 'MM-C13',
    between: ['house.startingHand', 'house.handMax'],
    sort: 'idle',
    when: ({ startingHand, handMax }) => startingHand > handMax,
    winner: 1,
    reason: 'More cards are drawn before the first turn than may be kept at its end.',
    rules: ['MM-108', 'MM-R32'],
  },
  {
    id: 'MM-C14',
    between: ['allowed', 'house.players'],
    sort: 'impossible',
    when(house, terms) {
      const { deckVariant, maxCopies } = house;
      if (deckVariant === 'base' || (!terms.allowed && terms.banned.size === 0)) return false;
      // An altered card and the printed one whose name it bears are one.
      return permittedCards(house, terms).length * maxCopies < dealt(house);
    },
    reason: 'The cards that are left do not go round: each player is dealt his permanents from the deck.',
    rules: ['MM-L06', 'MM-L03'],
    forms: ['deck'],
  },
  {
    id: 'MM-C15',
    between: ['allowed', 'house.deckVariant'],
    sort: 'impossible',
    when: ({ deckVariant }, { allowed }) =>
      deckVariant === 'base' && allowed !== undefined && allies.some(({ id }) => !allowed.has(id)),
    reason: 'The base deck has all 64 cards; whoever leaves some out needs a custom deck.',
    rules: ['MM-L04', 'MM-L05'],
    forms: ['deck'],
  },
  {
    id: 'MM-C16',
    between: ['house.deckLevelTotal', 'house.players'],
    sort: 'impossible',
    // In a base deck MM-C05 speaks.
    when: (house) =>
      house.deckVariant === 'custom' && house.deckLevelTotal !== null && house.deckLevelTotal < dealt(house),
    reason:
      'Every card has at least one level, so that a deck large enough for the permanents passes the total.',
    rules: ['MM-L06', 'MM-L27'],
    forms: ['deck'],
  },
];
