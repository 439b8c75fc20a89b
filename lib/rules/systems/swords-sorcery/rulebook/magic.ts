import { chapterOf } from './rule';

export const magic = chapterOf('magic', [
  ['SS-026', '63, 65', 'Magic cards are of four sorts: potions, scrolls, spells and artifacts.'],
  [
    'SS-027',
    '67',
    'A potion is for the wizard alone. It gives a special ability for a short time and is discarded after use.',
  ],
  [
    'SS-028',
    '69',
    'A scroll needs the wizard, and its effect can be used many times. It is discarded when it is destroyed or its wizard dies.',
  ],
  ['SS-029', '71', 'A spell needs the wizard and has one single effect; after use it is discarded.'],
  [
    'SS-030',
    '73',
    'An artifact works without a wizard and for a long time; it is discarded when it is destroyed.',
  ],
  [
    'SS-031',
    '75',
    'Invoking a card interrupts the game: its player says “Magic” and turns the card face up.',
  ],
  ['SS-032', '77', 'An invoked card lies open where everybody sees it.'],
  [
    'SS-033',
    '79',
    'Invoked cards stay open in front of their owner. A card is discarded when its effect is over.',
  ],
  ['SS-034', '81', 'Cards may interrupt at any stage of play, and play rests until the card is resolved.'],
  ['SS-035', '83', 'A magic card may interrupt another one.'],
  [
    'SS-036',
    '85',
    'Cards resolve in the reverse of the order in which they were played: last in, first out.',
  ],
  ['SS-040', '93', 'Each wizard begins with a stock of cards, the hand that was dealt.'],
  ['SS-041', '93', 'A triple on the move roll gains one card.'],
  ['SS-042', '93', 'A double on the move roll gains one card if the wizard stands on a spot marked Nexus.'],
  ['SS-043', '95', 'When the pile is empty, the discards are shuffled and become the new pile.'],
]);

export const clash = [
  ...chapterOf('clash', [
    [
      'SS-037',
      '87',
      'Where the texts of two magic cards contradict each other, the card of the higher level holds.',
    ],
    ['SS-038', '89', 'Where both have the same level, both are destroyed and neither has an effect.'],
    [
      'SS-039',
      '91',
      'A wizard that fights is busy: during a conflict of one’s own wizard one may invoke no magic.',
    ],
  ]),
  ...chapterOf(
    'clash',
    [
      [
        'SS-C01',
        '87, 89, 223-227',
        'Protection (ward 5). Without effect: Ghost Army, Exorcise Ghosts, Sleep, Paralysis, Lesser Death Trap, Teleport Trap, Bear Trap, Black Plague, Teleport, Nermal’s Curse, Typhoid Mary, Doppelganger, Major Death trap, ReTeleport, Domain Teleport. Both destroyed: Traitor, Magic Missile. Works: Magic Shield.',
      ],
      [
        'SS-C02',
        '87, 89, 403-405',
        'Magic Shield (ward 6). Without effect: Exorcise Ghosts, Kamakazi, Lesser Death Trap, Major Death trap, Black Plague, Typhoid Mary, Magic Missile. None of these cards is of level 6, so nothing is destroyed together with it and nothing works.',
      ],
      [
        'SS-C03',
        '87, 89, 531-533',
        'Transform to Dragon (ward 2). Both destroyed: Lesser Death Trap, Black Plague. Works: Kamakazi, Major Death trap, Typhoid Mary, Magic Missile.',
      ],
      [
        'SS-C04',
        '87, 89, 453-457',
        'Sleep (hold 1). Both destroyed: Horse. Works: Teleport, Teleport Trap, Doppelganger, Domain Teleport, ReTeleport.',
      ],
      [
        'SS-C05',
        '87, 89, 481-483',
        'Paralysis (hold 1). Both destroyed: Horse. Works: Teleport, Teleport Trap, Doppelganger, Domain Teleport, ReTeleport, Speed.',
      ],
      [
        'SS-C06',
        '87, 89, 501-507',
        'Ghost Army (hold 1). Both destroyed: Horse. Works: Teleport, Teleport Trap, Doppelganger, Domain Teleport, ReTeleport.',
      ],
      [
        'SS-C07',
        '87, 89, 253-255',
        'Bear Trap (hold 2). Without effect: Horse. Both destroyed: Teleport, Teleport Trap. Works: Doppelganger, Domain Teleport, ReTeleport, Speed.',
      ],
      [
        'SS-C08',
        '87, 89',
        'Only these pairs are decided by level. Whatever an answer card names is simply stopped. Where the table plays levels strictly, the eight answer cards are tested by level too; where it plays without levels, the card that resolves later wins.',
      ],
    ],
    'ruled',
  ),
];

export const sheet = chapterOf('sheet', [
  [
    'SS-164',
    '692-698, 726-728',
    'Of the domain sheets one survives, as labels only. It is called Domain 1.1 and has the game’s title at its beginning and at its end.',
  ],
  [
    'SS-165',
    '692-724',
    'Its labels are, in order: TX, three traps, RX, a trap; RX, a trap, TX, three traps. That makes two TX, two RX and eight traps, without a nexus, without places and without lines.',
  ],
  [
    'SS-166',
    '731, 733',
    'The page says that it shows only part of the document, so there may be further cards and domains elsewhere.',
  ],
]);
