import type { Chapter } from '../../../kernel/catalogue/rulebook';

export const chapters: readonly Chapter[] = [
  {
    id: 'game',
    title: 'The game and its parts',
    intro: 'What the game is about, and what lies on the table.',
  },
  { id: 'setup', title: 'Setting up', intro: 'Domains, cards and pieces, until the first turn begins.' },
  {
    id: 'turn',
    title: 'A turn',
    intro: 'Roll, perhaps draw, move, fight. The steps in their order.',
  },
  {
    id: 'movement',
    title: 'Movement',
    intro: 'Three dice, shared among the pieces within three limits.',
  },
  {
    id: 'spots',
    title: 'Nexus, traps and teleportals',
    intro: 'The spots of a domain that are more than a place to stand on.',
  },
  {
    id: 'conflict',
    title: 'Conflict',
    intro: 'Two opposing pieces on one spot, and the best two dice of each.',
  },
  {
    id: 'magic',
    title: 'Magic cards',
    intro: 'Four sorts of cards, how they are gained and how they interrupt each other.',
  },
  {
    id: 'clash',
    title: 'Clashes of level',
    intro: 'Which of two contradicting cards holds. The table shows every pair that levels decide.',
  },
  {
    id: 'sheet',
    title: 'What survives of the domains',
    intro: 'One sheet of labels is all that the source keeps of its boards.',
  },
  {
    id: 'lists',
    title: 'Lists and agreements',
    intro:
      'What a player may bring, and what is checked. Only army and placement are printed; the rest is our proposal.',
  },
];
