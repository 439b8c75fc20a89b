import { cardCount, comfortableSize, dealtEach } from './count';
import { addCards } from './mends';
import type { MmCheck } from './types';

/** Enough cards to deal every player his permanents. (MM-065) */
export const deckDeals: MmCheck = {
  code: 'MM-L06',
  stage: 'deck',
  forms: ['deck'],
  title: 'Enough cards for the permanents',
  severity: 'error',
  rules: ['MM-065', 'MM-066'],
  because: 'permanentsMode',
  find({ lines }, house) {
    const size = cardCount(lines);
    const each = dealtEach(house);
    const need = house.players * each;
    return size < need ? [{ facts: { size, need, players: house.players, each } }] : [];
  },
  mend: (list, { facts }, house, terms) =>
    addCards(list, Number(facts['need']) - Number(facts['size']), house, terms),
};

/** Enough cards that no draw fails while permanents lie out and hands are full. (MM-R18) */
export const deckDraws: MmCheck = {
  code: 'MM-L07',
  stage: 'deck',
  forms: ['deck'],
  title: 'Enough cards to draw from',
  severity: 'warning',
  rules: ['MM-094', 'MM-108', 'MM-R18'],
  find({ lines }, house) {
    const size = cardCount(lines);
    const need = comfortableSize(house);
    return size < need ? [{ facts: { size, need, players: house.players } }] : [];
  },
  mend: (list, { facts }, house, terms) =>
    addCards(list, Number(facts['need']) - Number(facts['size']), house, terms),
};
