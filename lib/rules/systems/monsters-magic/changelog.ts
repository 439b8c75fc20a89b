import type { CatalogueVersion } from '../../kernel/catalogue/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary: 'The first catalogue. 64 Ally cards, units, tiles, chits and markers; 126 rules, 44 rulings.',
    changes: [],
  },
  {
    version: '2026.11.1',
    summary: 'What a combat leaves behind is looked at once, when it is over.',
    changes: [
      {
        kind: 'rules',
        what: 'A figure that leaves a structure and wins another of its kind keeps the control of that kind; who wins the last combat stands in the space he won.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A card that was played from the hand, drawn again and made permanent in the same turn counts once.',
        entries: ['mm-diplomat'],
      },
    ],
  },
  {
    version: '2026.11.2',
    summary: 'Move points and control follow at once what happens in mid-turn.',
    changes: [
      {
        kind: 'rules',
        what: 'Move points come and go with a permanent that is exchanged in the Movement Phase, once for each card.',
        entries: ['mm-diplomat'],
      },
      {
        kind: 'rules',
        what: 'Two figures of one type may exchange their spaces where one has moved or was charged and the other was not.',
        entries: ['mm-illusionist'],
      },
      {
        kind: 'rules',
        what: 'What a permanent alters stays, also on a tile that was altered from the hand for the turn.',
        entries: ['mm-alter-terrain'],
      },
      {
        kind: 'rules',
        what: 'Control lapses as the attacker leaves the structure, before his combat. A recruit inherits nothing from a fallen figure. Extra rounds are counted from the limit of turns really taken. Who has fallen is asked no more. A custom card played in a combat brings its move points.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.3',
    summary: 'The permanents of one table are held to its players.',
    changes: [
      {
        kind: 'rules',
        what: 'More rows of permanents than players may play are a fault of the table; one is warned of more than was agreed.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.4',
    summary: 'Custom cards do all that their effects and windows say.',
    changes: [
      {
        kind: 'rules',
        what: 'A custom card is played from the hand in its own windows alone; one with a hand size or a limit of figures lasts until the turn ends. A hand limit is never below 0.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'In a draft the packs go on until all who brought too few permanents have theirs. Diplomat takes no point that a figure owes for its Town. A card that is at work already is not asked for again in a combat.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Two more agreements are named that leave no legal Ally deck.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.5',
    summary: 'An extra round of turns really taken is whole when it comes round to where the limit came.',
    changes: [
      {
        kind: 'rules',
        what: 'Where somebody falls in an extra round, the others still have their turns in it; only with a limit of turns really taken and whole extra rounds.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.6',
    summary:
      'Artificer before the dice; a painted board must be brought; altered cards count as one with their originals.',
    changes: [
      {
        kind: 'rules',
        what: 'Where cards are put face down before the dice, the attacker may use Artificer as a permanent too; what the defender plays no longer charges the attacking figure.',
        entries: ['mm-artificer'],
      },
      {
        kind: 'rules',
        what: 'Where the players paint the board, none is dealt unasked: somebody brings it, or a seed is named.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'An altered card and its original count as one where cards are left out, and the original is dealt where the altered one is banned.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The way to Temples on a dealt board is measured to as many as win by the agreement.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A card of the table’s own that sacrifices figures and brings some too is used once a turn, so that every turn ends; others repeat while there is a figure to sacrifice.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The companion names what adds to the cards that are kept, what a step into a town costs, and how the turns of the limit are counted by the agreement.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.7',
    summary: 'The limit of a type holds from the start, and who is out does no more.',
    changes: [
      {
        kind: 'rules',
        what: 'The extra figure of the middle player keeps to the limit of its type.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Who gives up his last unit by a card of the table’s own is out before the card does more.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.8',
    summary:
      'Who gives up his last unit draws nothing for it, and figures under way may exchange their spaces.',
    changes: [
      {
        kind: 'rules',
        what: 'Who sacrifices his last unit is out, or has lost, before he would draw: the deck keeps the cards.',
        entries: ['mm-altar-of-sacrifice'],
      },
      {
        kind: 'rules',
        what: 'Where the steps of several figures may be mixed, two of one type that have both begun to move may exchange their spaces, though they have as many move points left.',
        entries: ['mm-illusionist'],
      },
      {
        kind: 'rules',
        what: 'A card of the table’s own that gives the attacker’s figure as much Force as it takes from it changes no total, and is not played in the combat.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.9',
    summary: 'A card that comes back in the same turn gives no move point twice.',
    changes: [
      {
        kind: 'rules',
        what: 'Whoever has spent the move point of a card that Diplomat then takes away gets it no second time when that card is played, or made permanent, in the same turn.',
        entries: ['mm-diplomat', 'mm-cavalry'],
      },
    ],
  },
  {
    version: '2026.11.10',
    summary: 'Who holds cards after an action is asked at any time; move points where three cards meet.',
    changes: [
      {
        kind: 'rules',
        what: 'Where cards are played at any time, whoever gets his first cards by Jester is asked after that action, and whoever has played his last one is asked no more.',
        entries: ['mm-jester'],
      },
      {
        kind: 'rules',
        what: 'Where no cards come once the deck is spent, Emperor is not played for cards from the discard pile.',
        entries: ['mm-emperor'],
      },
      {
        kind: 'rules',
        what: 'A figure that has not begun keeps the point of every figure when Diplomat takes away a card whose point it never had; and who is exchanged out of a Town owes no point for it.',
        entries: ['mm-diplomat', 'mm-polymorph', 'mm-illusionist'],
      },
    ],
  },
  {
    version: '2026.11.11',
    summary:
      'Move points where cards meet: each figure owes for its own Town, and no card takes what it never gave; when recruiting cards are played.',
    changes: [
      {
        kind: 'rules',
        what: 'Where the steps of several figures may be mixed and a Town is free only to who leaves it, the point that a figure owes for its Town is kept for each, not for the one that moved last alone.',
        entries: ['mm-diplomat'],
      },
      {
        kind: 'rules',
        what: 'Where Diplomat exchanges two cards that both give move points to a type, the one laid down brings its points at once, though those of the one taken up were spent, or never came.',
        entries: ['mm-diplomat'],
      },
      {
        kind: 'rules',
        what: 'A figure that has become another type keeps all its move points when Diplomat takes away a card that never gave it any, also once it has begun or was hasted; played afterwards, that card still gives it its point.',
        entries: ['mm-diplomat', 'mm-polymorph'],
      },
      {
        kind: 'rules',
        what: 'Control that counts at every moment is not told as declared.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Where hand cards recruit in the Recruitment Phase only, a card of the table’s own that does more as well waits for it too, and a permanent that recruits does so in any own phase.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.12',
    summary: 'Nobody is asked what changes nothing.',
    changes: [
      {
        kind: 'rules',
        what: 'Jester exchanges no empty hand for an empty one, and once the Movement Phase is over Illusionist exchanges figures only where their types differ: what is left of their turns matters no more.',
        entries: ['mm-jester', 'mm-illusionist'],
      },
    ],
  },
];
