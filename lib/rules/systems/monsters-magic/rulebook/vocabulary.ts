import { term, type Term } from '../../../kernel/catalogue/glossary';

/** The words of the game, what they mean exactly, the rows that say so, and how they are spelt in texts. */
export const vocabulary: readonly Term[] = [
  term('Player', 'One of two to four participants, each with a colour and a corner.', 'MM-001', []),
  term(
    'Unit',
    'A garrison or a figure: whatever of a player stands in a space, fights for it, and makes it occupied.',
    'MM-015',
  ),
  term(
    'Garrison',
    'A marker with base Force −2 that never moves by movement; each player has 33.',
    'MM-034 MM-035 MM-039',
  ),
  term(
    'Figure',
    'A mage, hero, monster or army, with base Force 0 and base Move 1; each player has 5 of each type.',
    'MM-015 MM-038 MM-042',
  ),
  term(
    'Space, square',
    'One of the 64 cells of the board, named by column a to h from west to east and row 8 to 1 from north to south; a1 is the south-west corner.',
    'MM-007 MM-017',
    [],
  ),
  term(
    'Adjacent',
    'One of the up to 8 neighbouring spaces. A space is not adjacent to itself.',
    'MM-044 MM-113 MM-R15',
    ['adjacent', 'neighbouring', 'adj'],
  ),
  term('Terrain', 'Plains, forests, mountains or badlands: what the tile of a space shows.', 'MM-022 MM-R14'),
  term(
    'Structure',
    'Village, town, city, castle, ruins, mine, temple or tower: what the chit of a space shows.',
    'MM-024 MM-074',
  ),
  term('Occupy', 'To have at least one own garrison or figure in a space. One space counts once.', 'MM-073', [
    'occupy',
    'occupies',
    'occupied',
  ]),
  term(
    'Control of a space',
    'The same as to occupy it: a unit of the player stands there. Unlike the control of a structure it needs no declaration.',
    'MM-R08',
    [],
  ),
  term(
    'Control of a structure',
    'What a player declares in his Declaration Phase with 5 or more occupied spaces of that structure.',
    'MM-072 MM-R04',
    ['control', 'controls', 'controlled'],
  ),
  term(
    'Empty space',
    'A space without any unit of any player. Some cards set a garrison into an empty space at once.',
    'MM-R27',
    ['empty space', 'empty'],
  ),
  term(
    'Turn, round',
    'A turn is one player’s six phases; a round is one turn of every player still in the game.',
    'MM-070 MM-071',
    [],
  ),
  term(
    'Move points (MP)',
    'What a figure can spend on steps in one Movement Phase.',
    'MM-043 MM-045 MM-114',
    ['move point', 'MP'],
  ),
  term(
    'Step',
    'Moving one figure to one of the eight neighbouring spaces. It costs one move point, and none into an own town.',
    'MM-079 MM-044',
  ),
  term(
    'Activation',
    'The unbroken row of steps of one figure in a Movement Phase. When another figure begins to move, the one before is done.',
    'MM-R10',
  ),
  term(
    'Force (F)',
    'The number added to 2D6 in combat: base value, card bonuses and structure bonuses.',
    'MM-036 MM-037 MM-088',
    ['Force'],
  ),
  term(
    'Contested space',
    'The space that the attacker has entered. The conditions of Force look at its terrain, its structure and its 8 neighbours.',
    'MM-081 MM-R14',
  ),
  term(
    'Attacker, defender',
    'The moving figure, and the unit that it is fighting at the moment.',
    'MM-084 MM-085',
  ),
  term(
    'Combat, round of combat',
    'All fighting in one contested space, and one comparison of 2D6 each: first with the figure, then with the garrison.',
    'MM-081 MM-087',
    ['combat'],
  ),
  term(
    'Combat window',
    'The moment of a round, after the dice and the lasting bonuses are known, in which both players may discard hand cards.',
    'MM-089 MM-R11',
  ),
  term(
    'Main window',
    'The active player’s own turn from the Garrison Phase, after the markers are placed, to the End Phase, before the discard, while no combat is open.',
    'MM-R11 MM-R13',
  ),
  term(
    'Permanent (PC)',
    'A card that lies face up before its owner and has a lasting effect.',
    'MM-051 MM-052 MM-110',
    ['permanent', 'PC'],
  ),
  term(
    'Hand card (HC)',
    'A card that its owner keeps hidden and plays by discarding it. What it does ends with the current turn.',
    'MM-058 MM-059 MM-111',
    ['hand card', 'HC'],
  ),
  term(
    'Mode of a card',
    'Lasting; once on the own turn (OT); a repeatable action on the own turn; or split, with different effects as permanent and from the hand.',
    'MM-109 MM-116 MM-R12',
    ['OT'],
  ),
  term('Summon', 'To bring an own figure next to another own figure.', 'MM-117 MM-R13', [
    'summon',
    'summons',
    'summoned',
    'summoning',
  ]),
  term(
    'Supply',
    'A player’s pieces that are not on the board. Destroyed pieces return there and can be used again.',
    'MM-091',
  ),
  term(
    'Recruit Roll',
    'The roll of 1D6 in the Recruitment Phase, plus 1 with control of villages.',
    'MM-096 MM-104',
  ),
  term('X', 'The number of players at the start of the game.', 'MM-006', []),
  term(
    'Level',
    'What a card costs where players agree on level totals. A proposal of ours: the source prints none.',
    'MM-304',
    [],
  ),
];
