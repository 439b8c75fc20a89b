import type { Contradiction } from '../../../kernel/contradiction';
import type { SsEntry } from '../catalogue/entry';
import { agreedCards } from '../forms/hand';
import { pileNeed } from '../forms/pile';
import { copiesOf, handSizeOf, levelTotalOf } from '../agreed';
import type { House } from '../house';

type Rule = Contradiction<SsEntry, House>;
type Key = keyof House & string;

/** A limit on grimoires where nobody brings one (SS-L08). */
const withoutGrimoires = (id: string, key: Key, rule: string): Rule => ({
  id,
  between: [`house.${key}`, 'house.cardSource'],
  sort: 'idle',
  when: ({ cardSource }, { changed }) => cardSource !== 'grimoire' && changed.includes(key),
  winner: 1,
  reason: 'First hands are not brought but dealt or drafted, so no grimoire is there to be limited.',
  rules: [rule, 'SS-L08'],
});

/** A limit on point armies where all armies are the printed one (SS-L15). */
const withoutPoints = (id: string, key: Key): Rule => ({
  id,
  between: [`house.${key}`, 'house.armyMode'],
  sort: 'idle',
  when: ({ armyMode }, { changed }) => armyMode === 'standard' && changed.includes(key),
  winner: 1,
  reason: 'Every army is the printed one of ten pieces.',
  rules: ['SS-L15', 'SS-L17'],
});

/** Settings that get in each other’s way, by the ledger’s checks and rulings. */
export const contradictions: readonly Rule[] = [
  {
    id: 'SS-C01',
    between: ['house.levelFloor', 'house.levelTotal'],
    sort: 'impossible',
    when: (house) => house.cardSource === 'grimoire' && house.levelFloor > levelTotalOf(house),
    reason: 'A grimoire must total more levels than it may.',
    rules: ['SS-L09', 'SS-L10'],
    forms: ['grimoire'],
  },
  {
    id: 'SS-C02',
    between: ['house.levelFloor', 'house.handSize'],
    sort: 'impossible',
    when: (house) => house.cardSource === 'grimoire' && house.levelFloor > 6 * handSizeOf(house),
    reason: 'Even a hand of cards of level 6 does not total as many levels.',
    rules: ['SS-L08', 'SS-L10'],
    forms: ['grimoire'],
  },
  {
    id: 'SS-C03',
    between: ['house.pileReserve', 'house.handSize'],
    sort: 'impossible',
    when: (house, terms) => pileNeed(house) > agreedCards(terms).length * copiesOf(house),
    reason: 'All first hands and the reserve need more cards than the pile can hold.',
    rules: ['SS-L05', 'SS-L06'],
    forms: ['pile'],
  },
  {
    id: 'SS-C04',
    between: ['house.maxCopies', 'house.pileMode'],
    sort: 'idle',
    when: ({ maxCopies, pileMode }) => maxCopies > 1 && pileMode === 'standard',
    winner: 1,
    reason: 'The standard pile holds each card once.',
    rules: ['SS-L03', 'SS-L06', 'SS-R80'],
  },
  withoutGrimoires('SS-C05', 'levelTotal', 'SS-L09'),
  withoutGrimoires('SS-C06', 'levelFloor', 'SS-L10'),
  withoutGrimoires('SS-C07', 'powerTotal', 'SS-L11'),
  withoutGrimoires('SS-C08', 'maxPermanents', 'SS-L13'),
  withoutPoints('SS-C09', 'armyPoints'),
  withoutPoints('SS-C10', 'maxPieces'),
  {
    id: 'SS-C11',
    between: ['house.victory', 'house.roundLimit'],
    sort: 'impossible',
    when: ({ victory, roundLimit }) => victory === 'score' && roundLimit === 0,
    reason: 'The score decides after the last round, and no round is the last.',
    rules: ['SS-L30', 'SS-R79'],
  },
  {
    id: 'SS-C12',
    between: ['house.scoreValues', 'house.roundLimit'],
    sort: 'idle',
    when: ({ victory, roundLimit }, { changed }) =>
      victory !== 'score' && roundLimit === 0 && changed.includes('scoreValues'),
    winner: 1,
    reason: 'The game never ends by rounds, so that no score is counted.',
    rules: ['SS-R79'],
  },
  {
    id: 'SS-C13',
    between: ['house.maxExtraTurns', 'house.tripleExtraTurn'],
    sort: 'idle',
    when: ({ tripleExtraTurn }, { changed }) => !tripleExtraTurn && changed.includes('maxExtraTurns'),
    winner: 1,
    reason: 'A triple gives no extra turn, so there are none to count.',
    rules: ['SS-025'],
  },
  {
    id: 'SS-C14',
    between: ['house.handSize', 'house.handLimit'],
    sort: 'idle',
    when: (house) => house.handLimit > 0 && house.handLimit < handSizeOf(house),
    winner: 1,
    reason:
      'The first hand is larger than the hand that may be kept: its rest goes at the end of the first turn.',
    rules: ['SS-R72', 'SS-L07'],
  },
  {
    id: 'SS-C15',
    between: ['house.domainSet', 'house.domainCopies'],
    sort: 'impossible',
    when: ({ domainSet, domainCopies, players }) => !domainCopies && domainSet.length < players,
    reason: 'Fewer boards are on offer than players, and none may be used twice; somebody must draw one.',
    rules: ['SS-L24', 'SS-L18'],
  },
];
