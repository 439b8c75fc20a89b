import type { BoardMaker } from '../../../kernel/game/board-maker';
import type { Dice } from '../../../kernel/game/dice';
import { domains } from '../catalogue/domains';
import type { House } from '../house';
import { openBoard } from '../scene/ground';
import type { Board } from './board';
import { fairnessOf } from './fairness';
import { findingsOf, mostPieces } from './findings';
import { drawDomain } from './generate';
import { Realm } from './realm';
import { openSpots } from './settle';
import { spaceForm } from './space-form';

/** Spots that every domain of the table must have. (SS-L18, SS-L21) */
const spotsNeeded = (house: House): number => mostPieces(house) + house.minFreeSpots;

/** One domain of our own drawing, as large as the agreement wants it. */
function drawn(dice: Dice, house: House): Board {
  const need = spotsNeeded(house);
  const usual = 27 + 2 * dice.below(3);
  return drawDomain(dice, need <= usual ? usual : need <= 31 ? 31 : Math.max(51, need | 1));
}

const room = (board: Board, house: House): boolean =>
  board.spots.length >= spotsNeeded(house) &&
  openSpots(board, house.initialRocks).length >= mostPieces(house);

/** House boards on offer with room enough; each at most once where the table wants different ones. (SS-011, SS-L04, SS-L24) */
function houseBoards(
  dice: Dice,
  players: number,
  house: House,
  isPlayed: (domain: string) => boolean,
): readonly Board[] {
  const offered = domains
    .filter((d) => house.domainSet.some((id) => id === d.id) && isPlayed(d.id) && room(d.board, house))
    .map((d) => d.board);
  const once = dice.shuffle(offered);
  return Array.from({ length: players }, (_, seat) =>
    house.domainCopies && offered.length > 0 ? dice.pick(offered) : (once[seat] ?? drawn(dice, house)),
  );
}

const ways = [
  {
    id: 'random',
    name: 'House boards',
    explains: 'Each seat gets one of the boards on offer at random; where they do not suffice, one is drawn.',
  },
  {
    id: 'symmetric',
    name: 'One new board for all',
    explains:
      'A domain drawn for this game, equal for both neighbours, and the same for every seat: as fair as can be.',
  },
  {
    id: 'varied',
    name: 'A new board for each',
    explains: 'Every seat gets a domain drawn for this game, all equally deep.',
  },
] as const;

/** Domains of Swords and Sorcery: the six of the house, and new ones from a seed. */
export const boards: BoardMaker<Realm, House> = {
  schema: Realm,
  named: domains.map((d) => ({ id: d.id, name: d.name, explains: d.text, board: { domains: [d.board] } })),
  ways,
  make(way, dice, players, house, isPlayed = () => true) {
    switch (way) {
      case 'symmetric':
        if (house.domainCopies) return { domains: [drawn(dice, house)] };
        return { domains: Array.from({ length: players }, () => drawn(dice, house)) };
      case 'varied':
        return { domains: Array.from({ length: players }, () => drawn(dice, house)) };
      default:
        return { domains: houseBoards(dice, players, house, isPlayed) };
    }
  },
  check: findingsOf,
  fairness: fairnessOf,
  scene: openBoard,
  space: spaceForm,
};
