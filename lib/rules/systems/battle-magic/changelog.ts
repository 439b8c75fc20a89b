import type { CatalogueVersion } from '../../kernel/catalogue/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary:
      'The first catalogue. Classes, counters and five empires, twelve cards, eighteen kinds of territory; 234 rules, 62 rulings.',
    changes: [],
  },
  {
    version: '2026.11.1',
    summary: 'Riders and armies that go aboard come as far as their cards carry them.',
    changes: [
      {
        kind: 'rules',
        what: 'Whoever rode on a dragon may ride again on its next card of the same turn, though another unit has moved in between.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'An army may pass an own one on the shore to go aboard an own ship beyond.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.2',
    summary: 'Units that stand still, and figures that follow the agreed draws.',
    changes: [
      {
        kind: 'rules',
        what: 'A unit of the table’s own that stands still is priced as a land unit without move cards.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Statistics and printed sheets draw as many cards for a unit as the table agreed.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.3',
    summary: 'Maps that pass their own checks, alike for all who begin on them.',
    changes: [
      {
        kind: 'rules',
        what: 'A dealt map with a territory too narrow for a counter is dealt anew, and its special territories count where the starts are compared.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'For four and more players the fairest of more maps is taken: every dealt map for them is another than before.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A map drawn by hand may begin on less than eight territories of land, with a warning; water beside a start is the sea, no lake.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Too many of one unit of the table’s own are counted over all its lines; such units may fill a set that the bounds of the classes leave open.',
        entries: [],
      },
      {
        kind: 'changed',
        what: 'Armies name the lines that speak of them.',
        entries: ['army', 'human-army', 'dwarf-army', 'orc-army', 'elf-army', 'undead-army'],
      },
    ],
  },
  {
    version: '2026.11.4',
    summary:
      'Agreements for which no map can be dealt say so; companion, sheets and logs follow the agreement.',
    changes: [
      {
        kind: 'rules',
        what: 'A game for which no map can be dealt is refused, and the agreement names the contradiction: castles stood nearer than agreed before.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'An order of substitution without substitution, and an odd number of one special territory on a map alike from both sides, are named as settings that get in each other’s way.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A map says why nobody can begin on it, and warns where its special territories are not those agreed; contacts too short for a border are drawn by the agreement.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'No odds are shown for a battle whose first cards the deck does not hold, and only those of the first cards where a card from hand may break ties.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A retreat of one space costs no points in the record of a game either; the companion tells of grace, dragons, special territories and the last round what was agreed.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.5',
    summary:
      'Odds of a battle that go on where the deck ends and where cards from hand break ties; a battle table and a match sheet on paper.',
    changes: [
      {
        kind: 'rules',
        what: 'An agreement that leaves no legal empire, by its bans, its limits or both, says why; wherever one is left, a random one is found.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The companion and the printed sequence of the turn tell of substitution, retreats, castles, payment, places for recruits, Cities and beaten players what was agreed.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The odds of a battle count cards from hand in every tie-break where that is agreed, and go on with the discard pile where the deck runs out.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.6',
    summary: 'Move cards that lead somewhere, and retreats that end elsewhere.',
    changes: [
      {
        kind: 'rules',
        what: 'A Move card is not offered where the cards in hand bring its unit nowhere together: one was discarded for nothing before.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A unit that flees over the territory where it set out goes on from there: it could end there before.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The record of a game names the rule by which a ship, a dragon, a Juggernaught or Magic moves a unit, and by which a Crystal Tower stays.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The key of special territories tells what was agreed of Dragons Lairs, Workshops, Cities and Ruins.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.7',
    summary: 'Ships that are opened for nobody’s sake stay closed; words and sheets that tell the whole.',
    changes: [
      {
        kind: 'rules',
        what: 'A Move card is not offered to a ship for the sake of somebody who stays behind when it is opened.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A game counted out is no longer said to be won by castles where the Gold on the map decided.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The sheet of an empire tells where its units go, whom they carry, and their advantages; it and the companion tell of Magic that moves and pays for wizards.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'What becomes of a beaten player’s units is named as idle where two play: the game ends with him.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The record of a game tells who stays behind when a ship or a Juggernaught sets out without somebody who was aboard.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A seat to which nobody brings an empire gets none that is banned, nor one that another has where nobody may bring the same.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.8',
    summary: 'Juggernaughts that set their cargo down before they go.',
    changes: [
      {
        kind: 'rules',
        what: 'A Move card is offered to a Juggernaught also where it comes away only without its cargo, which it sets down first.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.9',
    summary: 'Carriers of one’s own design that set their cargo down where they may rest without it.',
    changes: [
      {
        kind: 'rules',
        what: 'A carrier of the table’s own over water where a ship has an army or ballista aboard may set its own ashore with the last of its pool, and rest there without it.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A ban or a choice of entries that leaves the common deck not whole is named as a contradiction.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.10',
    summary: 'Which ship an army boards.',
    changes: [
      {
        kind: 'rules',
        what: 'Where several own ships in one territory have room, the player of an army or ballista that goes aboard on its own card says which it boards; the game took the one that had come last.',
        entries: ['ship', 'army', 'ballista'],
      },
    ],
  },
  {
    version: '2026.11.11',
    summary: 'No question about a ship that can do no more.',
    changes: [
      {
        kind: 'rules',
        what: 'The Move Phase ends by itself also when its last Move card went to a ship that can neither go on nor take anybody along or leave anybody; its player was asked, with the end as the only answer.',
        entries: ['ship'],
      },
    ],
  },
];
