import type { Chapter } from '../../../kernel/catalogue/rulebook';

export const chapters: readonly Chapter[] = [
  { id: 'overview', title: 'The game', intro: 'What Battle Magic is, and how it is won.' },
  {
    id: 'map',
    title: 'The map',
    intro: 'Territories of land and water. No map comes with the game; one is drawn before play.',
  },
  {
    id: 'deck',
    title: 'The deck',
    intro: 'One deck of 48 cards moves units, decides battles and pays for recruits.',
  },
  {
    id: 'counters',
    title: 'The counters',
    intro: 'Each player has a set of 44. The eight classes of the main rules, one by one.',
  },
  { id: 'setup', title: 'Setup', intro: 'Seven steps from empty map to first turn.' },
  { id: 'turn', title: 'The turn', intro: 'Four phases, one player at a time.' },
  {
    id: 'move',
    title: 'Move Phase',
    intro: 'Move cards become movement points; what it costs, who may stand where, and who carries whom.',
  },
  {
    id: 'battle',
    title: 'Battle Phase',
    intro: 'Unit against unit: both draw cards, the lower total is destroyed.',
  },
  {
    id: 'advantages',
    title: 'Combat advantages',
    intro: 'Who gets a bonus against whom. All of them add up.',
  },
  {
    id: 'recruit',
    title: 'Recruit Phase',
    intro: 'Gold buys chits of the recruit pile, and castles spread.',
  },
  { id: 'draw', title: 'Draw Phase', intro: 'New cards, a new chit, and the limits of hand and pile.' },
  {
    id: 'specials',
    title: 'Special territories',
    intro: 'Thirteen kinds of place that a table may put on its map.',
  },
  {
    id: 'empires',
    title: 'Other empires',
    intro: 'Four more sets of 44 counters, and the three classes that only they have.',
  },
];
