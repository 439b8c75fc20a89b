import type { Contradiction } from '../../../kernel/agreement/contradiction';
import { armyPieces, isCard, type ArmyPiece, type SsEntry } from '../catalogue/entry';
import { agreedCards } from '../forms/hand';
import { hasRoom, offeredBoards } from '../forms/muster';
import { pileNeed } from '../forms/pile';
import { copiesOf, handSizeOf } from '../agreed';
import type { House } from '../house';
import { standardArmy, sumOf, type SsTerms } from '../legality/check';
import { grimoireLimits } from './grimoire-limits';

type Rule = Contradiction<SsEntry, House>;
type Key = keyof House & string;

/** How many cards the pile can hold; the standard one has none of the table’s own. (SS-L03, SS-L06) */
const cardsOfPile = (house: House, terms: SsTerms): number =>
  agreedCards(terms).reduce((sum, { id }) => sum + copiesOf(id, house, terms), 0);

/** The house boards that are on offer and not left out. */
const houseBoards = (house: House, terms: SsTerms) =>
  offeredBoards(house, terms).filter(({ domain }) => domain !== 'drawn');

/** Those of them with room for the smallest army that may be brought. (SS-L18) */
const roomyBoards = (house: House, terms: SsTerms) =>
  houseBoards(house, terms).filter(({ board }) =>
    hasRoom(board, house.armyMode === 'standard' ? sumOf(standardArmy) : 1, house),
  );

/** Pieces without which there is no army: all four ranks in the printed one, else the wizard. (SS-L15, SS-L16) */
const needed = ({ armyMode }: House): readonly ArmyPiece[] =>
  armyMode === 'standard' ? armyPieces : ['wizard'];

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
  ...grimoireLimits,
  {
    id: 'SS-C03',
    between: ['house.pileReserve', 'house.handSize'],
    sort: 'impossible',
    when: (house, terms) => pileNeed(house) > cardsOfPile(house, terms),
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
    when(house, terms) {
      const boards = roomyBoards(house, terms).length;
      return !house.domainCopies && boards > 0 && boards < house.players;
    },
    reason: 'Fewer boards are on offer than players, and none may be used twice; somebody must draw one.',
    rules: ['SS-L24', 'SS-L18'],
  },
  {
    id: 'SS-C29',
    between: ['house.domainSet', 'house.minFreeSpots'],
    sort: 'idle',
    when: (house, terms) => houseBoards(house, terms).length > 0 && roomyBoards(house, terms).length === 0,
    winner: 1,
    reason: 'No board on offer has room for an army and so many free spots; every player must draw one.',
    rules: ['SS-L18'],
  },
  {
    id: 'SS-C30',
    between: ['house.domainSet', 'banned'],
    sort: 'idle',
    when: ({ domainSet }, { banned }) => domainSet.every((id) => banned.has(id)),
    winner: 1,
    reason: 'Every board on offer is left out; every player must draw one.',
    rules: ['SS-L04', 'SS-L18'],
  },
  {
    id: 'SS-C31',
    between: ['house.domainSet', 'allowed'],
    sort: 'idle',
    when: ({ domainSet }, { allowed }) => allowed !== undefined && !domainSet.some((id) => allowed.has(id)),
    winner: 1,
    reason: 'No board on offer is among what is allowed; every player must draw one.',
    rules: ['SS-L04', 'SS-L18'],
  },
  {
    id: 'SS-C32',
    between: ['house.armyMode', 'banned'],
    sort: 'impossible',
    when: (house, { banned }) => needed(house).some((id) => banned.has(id)),
    reason: 'Pieces that every army needs are left out.',
    rules: ['SS-L04', 'SS-L15', 'SS-L16'],
    forms: ['army', 'muster'],
  },
  {
    id: 'SS-C33',
    between: ['house.armyMode', 'allowed'],
    sort: 'impossible',
    when: (house, { allowed }) => allowed !== undefined && needed(house).some((id) => !allowed.has(id)),
    reason: 'Pieces that every army needs are not among what is allowed.',
    rules: ['SS-L04', 'SS-L15', 'SS-L16'],
    forms: ['army', 'muster'],
  },
  {
    id: 'SS-C34',
    between: ['cards', 'house.pileMode'],
    sort: 'idle',
    when: ({ pileMode }, { cards }) => pileMode === 'standard' && [...cards.values()].some(isCard),
    winner: 1,
    reason: 'The standard pile is the printed cards, so that no card of your own is ever drawn or brought.',
    rules: ['SS-L06', 'SS-L12', 'SS-R80'],
  },
];
