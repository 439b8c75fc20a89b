import { line } from '../../kernel/companion/companion';
import type { SystemCompanion } from '../../kernel/companion/companion';
import { battleLines, beatenLines, recruitLines } from './companion-lines';
import type { House } from './house';

/** Does the table play with special territories at all (BM-160)? */
const hasSpecials = ({ specials }: House): boolean => Object.values(specials).some((n) => (n ?? 0) > 0);

/** What it costs to enter one (BM-R12). */
const entryWords: Readonly<Record<House['specialEntry'], string>> = {
  replace: 'A special territory costs 2 in place of its terrain; a river 1 more.',
  max: 'A special territory costs what its terrain does, but at least 2; a river 1 more.',
  add: 'A special territory costs 2 more than its terrain; a river 1 more.',
};

/** What a City does, where one was agreed (BM-162, BM-R39). */
const cityWords = ({ specials, cityEffect }: House): string => {
  if (!specials.city) return '';
  return cityEffect === 'maxOnly'
    ? ' A City lets it hold one more.'
    : ' A City lets it hold one more, and a chit is drawn up to one more.';
};

/** The four phases of a turn, hands, recruit piles, castles and gold. */
export const companion: SystemCompanion<never, House> = {
  sheet: (house) => ({
    cycle: 'round',
    order: line(
      'Everybody cuts the deck; the highest strength goes first, ties cut again.',
      'BM-089',
      'BM-090',
    ),
    phases: [
      {
        id: 'move',
        name: 'Move',
        by: 'each',
        may: [
          line('Discard a Move card: one unit gets that many move points.', 'BM-093'),
          line('A Magic card does the same for a wizard.', 'BM-066', 'BM-R08'),
          line(
            'Clear 1, forest 2, mountain 3; a river 1 more; sea 1, reef 2.',
            'BM-094',
            'BM-095',
            'BM-096',
            'BM-097',
            'BM-098',
            'BM-099',
          ),
          line(
            house.riverForDragons
              ? 'A dragon pays 1 for any territory, and 1 more for a river.'
              : 'A dragon pays 1 for any territory, and nothing for a river.',
            'BM-042',
            'BM-R11',
          ),
          ...(hasSpecials(house) ? [line(entryWords[house.specialEntry], 'BM-161', 'BM-R12')] : []),
          line('Move as many units as your cards pay for.', 'BM-101'),
          line(
            'A ship or Juggernaught takes one army, ballista or Crystal Tower along, and any heroes and wizards; these three take heroes and wizards, a dragon one hero.',
            'BM-109',
            'BM-111',
            'BM-112',
            'BM-113',
            'BM-192',
            'BM-223',
          ),
        ],
      },
      {
        id: 'battle',
        name: 'Battle',
        by: 'each',
        may: [
          line(
            'Each unit may attack once, into a neighbouring territory; castles never do.',
            'BM-115',
            'BM-119',
            'BM-121',
          ),
          ...(house.embarkedCombat === 'none'
            ? [line('Whoever is aboard a ship neither attacks nor is attacked.', 'BM-R14')]
            : []),
          ...battleLines(house),
          line('A castle is attacked only after all else in its territory.', 'BM-123'),
        ],
      },
      {
        id: 'recruit',
        name: 'Recruit',
        by: 'each',
        may: recruitLines(house),
      },
      {
        id: 'draw',
        name: 'Draw',
        by: 'each',
        may: [
          line(`Draw ${house.drawPerTurn} cards and keep ${house.handMax} at the most.`, 'BM-154', 'BM-155'),
          line(
            `With fewer than ${house.pileDrawBelow} chits in your pile draw one; it holds ${house.pileMax}.${cityWords(house)}`,
            'BM-157',
            'BM-159',
          ),
          ...(hasSpecials(house)
            ? [line('Whoever holds a special territory draws, or keeps, what it gives.', 'BM-163', 'BM-164')]
            : []),
        ],
      },
    ],
    trackers: [
      {
        id: 'hand',
        name: 'Cards in hand',
        explains: `After the draw ${house.handMax} at the most, one more for each Oracle.${
          house.firstPlayerCompensation === 'none'
            ? ''
            : ' Everybody but the first player begins with one card more.'
        }`,
        rules: ['BM-154', 'BM-155', 'BM-163'],
        per: 'seat',
        min: 0,
        max: 48 * house.deckCopies,
        start: house.startHand,
      },
      {
        id: 'pile',
        name: 'Chits in the recruit pile',
        rules: ['BM-157', 'BM-159'],
        per: 'seat',
        min: 0,
        max: house.setSize,
        start: 1,
      },
      {
        id: 'castles',
        name: 'Castles',
        explains:
          house.noCastleGrace === 0
            ? 'Whoever has lost all of them is out.'
            : 'Whoever has lost all of them is out, unless he has one again at the end of his next turn.',
        rules: ['BM-002', 'BM-083', 'BM-R47'],
        per: 'seat',
        min: 0,
        max: house.setSize,
        start: 1,
      },
      {
        id: 'gold',
        name: 'Gold laid down',
        explains: 'What this turn’s Gold cards pay; what is left over is lost.',
        rules: ['BM-148', 'BM-150'],
        per: 'seat',
        min: 0,
        max: 99,
        start: 0,
        resets: 'turn',
      },
    ],
    dice: [],
    ends: [
      house.noCastleGrace === 0
        ? line('Destroy all castles of your opponents and you have won.', 'BM-002')
        : line(
            'Whoever has no castle at the end of his own turn is out; the last one left has won.',
            'BM-002',
            'BM-R47',
          ),
      ...beatenLines(house),
      ...(house.roundLimit === null
        ? []
        : [
            line(
              `After ${house.roundLimit} rounds the game ends: most castles on the map win, then the highest Gold value.`,
              'BM-R48',
            ),
          ]),
    ],
  }),
};
