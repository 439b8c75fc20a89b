import type { Rulebook } from '../../kernel/catalogue/rulebook';
import { game } from './rulebook/game';
import { play } from './rulebook/play';
import { rulingOf } from './rulebook/row';
import { rulingsOfCards } from './rulebook/rulings-of-cards';
import { rulingsOfTheGame } from './rulebook/rulings-of-the-game';
import { units } from './rulebook/units';
import { vocabulary } from './rulebook/vocabulary';

/** The rules of Monsters and Magic in our words, with the gaps of the source and how we read them. */
export const rulebook: Rulebook = {
  chapters: [
    { id: 'victory', title: 'Winning', intro: 'Four ways to win; any one will do.' },
    {
      id: 'components',
      title: 'What you need',
      intro: 'One board, tiles, chits, dice, one deck and a set of units for each player.',
    },
    {
      id: 'setup',
      title: 'Setting up',
      intro: 'The board is dealt by chance, then everybody takes a corner, permanents and a first figure.',
    },
    { id: 'map', title: 'The map', intro: 'Spaces, terrain, and how many units fit in one space.' },
    {
      id: 'structures',
      title: 'Structures',
      intro: 'What each of the eight structures gives to whoever holds it.',
    },
    {
      id: 'units',
      title: 'Units, Force and movement',
      intro: 'What garrisons and figures are worth, and how far they go.',
    },
    { id: 'turn', title: 'The turn', intro: 'Six phases, always in the same order.' },
    {
      id: 'combat',
      title: 'Combat',
      intro: 'Two dice each, Force and hand cards; the lower total is destroyed.',
    },
    { id: 'cards', title: 'Ally cards', intro: 'One deck, five permanents each, and a hidden hand.' },
    { id: 'notation', title: 'What the cards say', intro: 'The short words of the card list.' },
    { id: 'variants', title: 'Variants', intro: 'What players may agree to change.' },
  ],
  rules: [...game, ...units, ...play],
  rulings: [...rulingsOfTheGame, ...rulingsOfCards].map(rulingOf).sort((a, b) => (a.id < b.id ? -1 : 1)),
  vocabulary,
};
