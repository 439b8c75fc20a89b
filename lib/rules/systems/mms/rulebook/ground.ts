import { chapterRules } from './rows';

/** What is in the box, the mat and the pieces (MMS-001 to MMS-020). */
export const ground = [
  ...chapterRules('components', [
    [
      '001',
      '8–9',
      'The box holds two decks of the same cards, one for each player, with a mat, tiles and dice.',
    ],
    ['002', '9–10', 'Further decks let further players join.'],
    [
      '003',
      '11–14',
      'Cards fall into five categories: Artifacts such as weapons, Characters such as warriors, Defense works such as castles, Modifications such as armor, and Terrain such as woods. “Defensive” in the overview and “Defense” in the appendix are the same.',
    ],
    ['004', '5–6, 187–188', 'Clarifications, updates and variations were kept on the publisher’s web site.'],
    ['005', '6–7', 'Pictures and examples only illustrate; the real pieces may differ from them.'],
  ]),
  ...chapterRules('mat', [
    ['006', '15–16', 'The game is played on the mat, or on any grid drawn to scale.'],
    ['007', '16–17', 'The grid is made of evenly spaced lines, so that it consists of squares.'],
    ['008', '18–20', 'A square is the unit of movement and of distance; it stands for one metre.'],
    ['009', '20–21', 'Mats may be joined, and for bigger games they should be.'],
    ['010', '22–23', 'Characters, Terrain and other things cover as many squares as their size says.'],
    ['011', '23', 'Krag – The Fighter covers a single square.'],
    ['012', '23–24', 'The Horned Dragon covers two squares, one wide and two long.'],
    ['017', '32–33', 'Tiles stand for things that are too large for the mat.'],
    ['018', '33–34', 'Several tiles may be put together where one cannot show a thing truly.'],
    [
      '019',
      '35–37',
      'Numbered gemstones may stand for pieces: a gem with a 4, for example, for four archers of one kind.',
    ],
    ['020', '38', 'Models may be used as well.'],
  ]),
];
