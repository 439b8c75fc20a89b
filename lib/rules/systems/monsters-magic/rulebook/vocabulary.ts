import type { Term } from '../../../kernel/rulebook';

export const vocabulary: readonly Term[] = [
  { term: 'Player', meaning: 'One of two to four participants, each with a colour and a corner.' },
  { term: 'Unit', meaning: 'A garrison or a figure.' },
  {
    term: 'Garrison',
    meaning: 'A marker with base Force −2 that never moves by movement; each player has 33.',
  },
  {
    term: 'Figure',
    meaning:
      'A mage, hero, monster or army, with base Force 0 and base Move 1; each player has 5 of each type.',
  },
  {
    term: 'Space, square',
    meaning:
      'One of the 64 cells of the board, named by column a to h from west to east and row 8 to 1 from north to south; a1 is the south-west corner.',
  },
  {
    term: 'Adjacent',
    meaning: 'One of the up to 8 neighbouring spaces. A space is not adjacent to itself.',
  },
  { term: 'Terrain', meaning: 'Plains, forests, mountains or badlands: what the tile of a space shows.' },
  {
    term: 'Structure',
    meaning: 'Village, town, city, castle, ruins, mine, temple or tower: what the chit of a space shows.',
  },
  {
    term: 'Occupy',
    meaning: 'To have at least one own garrison or figure in a space. One space counts once.',
  },
  { term: 'Control of a space', meaning: 'The same as to occupy it.' },
  {
    term: 'Control of a structure',
    meaning:
      'What a player declares in his Declaration Phase with 5 or more occupied spaces of that structure.',
  },
  { term: 'Empty space', meaning: 'A space without any unit of any player.' },
  {
    term: 'Turn, round',
    meaning: 'A turn is one player’s six phases; a round is one turn of every player still in the game.',
  },
  { term: 'Move points (MP)', meaning: 'What a figure can spend on steps in one Movement Phase.' },
  { term: 'Step', meaning: 'Moving one figure to an adjacent space.' },
  { term: 'Activation', meaning: 'The unbroken row of steps of one figure.' },
  {
    term: 'Force (F)',
    meaning: 'The number added to 2D6 in combat: base value, card bonuses and structure bonuses.',
  },
  {
    term: 'Contested space',
    meaning:
      'The space that the attacker has entered. The conditions of Force look at its terrain, its structure and its 8 neighbours.',
  },
  {
    term: 'Attacker, defender',
    meaning: 'The moving figure, and the unit that it is fighting at the moment.',
  },
  {
    term: 'Combat, round of combat',
    meaning:
      'All fighting in one contested space, and one comparison of 2D6 each: first with the figure, then with the garrison.',
  },
  {
    term: 'Combat window',
    meaning:
      'The moment of a round, after the dice and the lasting bonuses are known, in which both players may discard hand cards.',
  },
  {
    term: 'Main window',
    meaning:
      'The active player’s own turn from the Garrison Phase, after the markers are placed, to the End Phase, before the discard, while no combat is open.',
  },
  { term: 'Permanent (PC)', meaning: 'A card that lies face up before its owner and has a lasting effect.' },
  { term: 'Hand card (HC)', meaning: 'A hidden card that is played by discarding it.' },
  {
    term: 'Mode of a card',
    meaning:
      'Lasting; once on the own turn (OT); a repeatable action on the own turn; or split, with different effects as permanent and from the hand.',
  },
  { term: 'Summon', meaning: 'To bring an own figure next to another own figure.' },
  {
    term: 'Supply',
    meaning:
      'A player’s pieces that are not on the board. Destroyed pieces return there and can be used again.',
  },
  {
    term: 'Recruit Roll',
    meaning: 'The roll of 1D6 in the Recruitment Phase, plus 1 with control of villages.',
  },
  { term: 'X', meaning: 'The number of players at the start of the game.' },
  {
    term: 'Level',
    meaning:
      'What a card costs where players agree on level totals. A proposal of ours: the source prints none.',
  },
];
