import type { Rule } from '../../../../kernel/catalogue/rulebook';
import { chapterRules } from '../row';

export const overview: readonly Rule[] = chapterRules('overview', [
  [1, '1, 8-9', 'Battle Magic is a game of fantasy warfare with a board and cards, for two or more players.'],
  [2, '11-12', 'A player wins when no opponent has a castle left.'],
  [
    234,
    '297-299, 320',
    'The source mentions a set of cards drawn by Eric Sprague. This is a credit and no rule of play.',
  ],
]);

export const map: readonly Rule[] = chapterRules('map', [
  [3, '14-15', 'The map is made of territories of irregular shape that border on each other.'],
  [4, '16', 'Every territory is either land or water.'],
  [5, '17', 'Land is clear, forest or mountain.'],
  [
    6,
    '18',
    'A river may run along the border of two land territories. It belongs to the border and not to a territory.',
  ],
  [7, '19', 'Water is sea or reef.'],
  [8, '20', 'The game brings no map: the players draw one first.'],
  [9, '21', 'Drawings or symbols show the terrain.'],
  [10, '22', 'Each territory has room for at least one counter.'],
  [11, '23', 'A land territory that borders on water is coastal.'],
  [12, '24', 'A map should have at least 100 territories.'],
]);

const moveCard = (strength: number, copies: number) =>
  `Move ${strength} is in the deck ${copies} times. In your own Move Phase it gives one unit ${strength} MP, within the number of move cards that the unit may be given. It can also pay for the retreat of a dragon or a hero. It is discarded at once.`;
const swordCard = (strength: number, copies: number) =>
  `Sword ${strength} is in the deck ${copies} times. Drawn or substituted in battle, it adds ${strength} to the total of a unit that counts Sword cards. Several add up. It is discarded after the battle.`;
const goldCard = (strength: number, copies: number) =>
  `Gold ${strength} is in the deck ${copies} times. In your own Recruit Phase it pays ${strength} Gold towards one chit, without change. It is discarded at once.`;
const magicCard = (strength: number, copies: number) =>
  `Magic ${strength} is in the deck ${copies} times. Drawn or substituted in battle, it adds ${strength} to the total of a unit that counts Magic cards. It also moves a wizard by ${strength} MP, or pays ${strength} towards a wizard. It is discarded after use.`;

export const deck: readonly Rule[] = chapterRules('deck', [
  [13, '26-27', 'There is one deck for everybody: 48 cards.'],
  [14, '28', 'A card is of one of four types: Move, Sword, Gold, Magic.'],
  [15, '29', 'Each type exists in the strengths 1, 2 and 3.'],
  [16, '30', 'The printed table lists the deck by type, strength and number of cards.'],
  [17, '31', moveCard(1, 6)],
  [18, '32', moveCard(2, 4)],
  [19, '33', moveCard(3, 2)],
  [20, '34', swordCard(1, 6)],
  [21, '35', swordCard(2, 4)],
  [22, '36', swordCard(3, 2)],
  [23, '37', goldCard(1, 6)],
  [24, '38', goldCard(2, 4)],
  [25, '39', goldCard(3, 2)],
  [26, '40', magicCard(1, 6)],
  [27, '41', magicCard(2, 4)],
  [28, '42', magicCard(3, 2)],
]);

export const setup: readonly Rule[] = chapterRules('setup', [
  [
    82,
    '101-103',
    'Step 1: everybody puts all his counters into a cup of his own that nobody can see into, his draw cup.',
  ],
  [83, '104', 'Step 2: everybody places one of his castles on a coastal territory.'],
  [84, '105', 'Two of these first castles may not be at a distance of five or fewer spaces.'],
  [85, '106', 'Step 3: everybody places one army on a land territory next to that castle.'],
  [86, '107', 'Step 4: everybody places one ship on a water territory next to that castle.'],
  [87, '108', 'Step 5: everybody draws four cards as his first hand.'],
  [88, '109', 'Step 6: everybody takes one chit from his cup, which begins his recruit pile.'],
  [89, '110', 'Step 7: to find the turn order, everybody cuts the deck and the strengths are compared.'],
  [90, '111', 'The highest strength goes first; players who tie cut once more.'],
]);

export const turn: readonly Rule[] = chapterRules('turn', [
  [91, '113-114', 'The players take whole turns, one after the other.'],
  [92, '115-119', 'A turn consists of Move, Battle, Recruit and Draw, in this order.'],
]);
