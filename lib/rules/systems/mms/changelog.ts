import type { CatalogueVersion } from '../../kernel/catalogue/changelog';

/** Every version of catalogue and rules, oldest first. A new one comes last, with the ids of what it touches. */
export const changelog: readonly CatalogueVersion[] = [
  {
    version: '2026.11',
    summary: 'The first catalogue. 118 cards, 25 of them named in the rules; 149 rules, 66 rulings.',
    changes: [],
  },
  {
    version: '2026.11.1',
    summary: 'Checks, statistics and paper of three and more players, and of what a table agreed.',
    changes: [
      {
        kind: 'rules',
        what: 'A penalty for telling secrets stands beside agreed communication; neutral rows are held against the mat that is played on.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Statistics count named attacks, natural hits and helped healing where they are agreed, and throw no row again that costs nothing.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'On the roster a minus on whoever attacks the bearer takes nothing from its own reach.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.2',
    summary:
      'Agreements that leave no army or no game are named; neutral rows of a mat divided otherwise count.',
    changes: [
      {
        kind: 'rules',
        what: 'Agreements that leave no legal army, no game or one player without either are named as contradictions, and so are settings that nothing asks for.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Neutral rows are nobody’s on a mat that the players divide themselves too, and a piece of unknown size covers a square at the least.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The handicap of a player who does not sit at the table holds for no army; a random army brings no attachment that nobody can carry.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Level totals are held equal among all who have no handicap of their own; repairs exchange cards, and what would still fit has room and a hand to carry it.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The companion says how attacks are rolled, who is healed, what stays secret and what is left behind as the table agreed.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Rulings and variations say all that the ledger bounds them by: surcharges, control, engines, paths, groups, decoys, neutral rows and penalties.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'There are tracks for the rounds; agreed decoys have tiles, gems and a place on the plan; the roster shows no more of a penalty than counts, and nobody is marked doomed where pieces leave at once.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'An engine of the table’s own lends I, J and M only: K and L typed in for it count for nothing.',
        entries: [],
      },
      {
        kind: 'changed',
        what: 'The words of flyers, burrowers, engines, traps, second rolls and ladders name their bounds.',
        entries: [
          'horned-dragon',
          'war-gryphon',
          'wraith',
          'harpy',
          'wyvern',
          'cinder-dragon',
          'dwarf-delver',
          'burrow-worm',
          'pendant-of-chance',
          'trebuchet',
          'ballista',
          'winged-sandals',
          'siege-ladder',
          'earth-pact',
          'pit-trap',
          'snare',
        ],
      },
    ],
  },
  {
    version: '2026.11.3',
    summary: 'Random armies and fillings spend what nobody can carry on other cards.',
    changes: [
      {
        kind: 'rules',
        what: 'A random army spends on other cards the levels of attachments that nobody can carry; fillings hand on what is carried, and leave out what nobody can carry.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.4',
    summary: 'The game can be played here.',
    changes: [
      {
        kind: 'rules',
        what: 'An engine carries out layout, movement, attacks, healing, detection, telling and control by all rules and variations, on mats that are divided as agreed.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'With “Healing uses modifiers” the plus on the roll of what a healer carries counts, and its plus on damage does not.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.5',
    summary: 'Engines that hinder, and groups that carry the same in any order.',
    changes: [
      {
        kind: 'rules',
        what: 'What an engine of the table’s own takes off roll, damage or range counts for whoever shoots with it: only what it added did.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Characters who carry the same share a square in whatever order they carry it, where groups are agreed; those who carry other things need squares of their own in the room of an army.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Nobody sees during the layout which of the others’ pieces lie already; the chances of Detections with several lanterns are those of play, and of healings with several staffs none are shown.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'The record of a healing adds up: what is added to the roll counts in full before it stops at a hundred, and what a staff adds stands beside the row.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.6',
    summary:
      'Open games stay open, unknown ground shelters from all shots, and whoever acts with others ends his activation.',
    changes: [
      {
        kind: 'rules',
        what: 'Where all cards lie open from the joining on, nothing is hidden again: “Hide again” has nothing to do there, as the agreement says.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'A shot with an engine, and the attack of who came with a group, are lost like any other where ground that the attacker did not know puts the target out of range.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Everybody who came with a group pays what shelters his own target out of what the walk has left, and attacks no more after a trap that was too dear.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Everybody in a group, and everybody who hands on a word, ends an activation: he takes the area that he stands in, and what has fallen there.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Whoever has picked up other things than his group no longer goes along with it, and nobody joins a square where such a one stands.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Where corners may be cut freely, walls that touch at a corner alone enclose nothing and need no gate.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'While somebody acts, others see neither through whom a word goes, nor the steps of a marker that is not shown to them.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Words say when pieces leave and whether the doomed may be healed as agreed, and that friends who may be passed are characters.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Attacks on what is unidentified are named idle where markers are not shown.',
        entries: [],
      },
      {
        kind: 'changed',
        what: 'The words of traps no longer call detection and entering the only ways to learn of one: players may tell each other.',
        entries: ['pit-trap', 'snare'],
      },
    ],
  },
  {
    version: '2026.11.7',
    summary: 'Moves that come back, and engines that are shown with whoever shoots.',
    changes: [
      {
        kind: 'rules',
        what: 'A free move laid by hand may end where it began, as of somebody who looks round a corner and comes back.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Whoever learns by a shot who operates an engine learns the engine too, and nobody learns it by that shot for seeing the engine alone.',
        entries: [],
      },
      {
        kind: 'rules',
        what: 'Several rams of one bearer add up against Defense cards, as all that he carries does.',
        entries: ['hand-ram'],
      },
    ],
  },
  {
    version: '2026.11.8',
    summary: 'Nothing is said to fit that nobody could carry.',
    changes: [
      {
        kind: 'rules',
        what: 'Of the levels left no attachment is said to fit for which nobody has a slot free, or a healer’s hand, and no further character could be paid with it.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.9',
    summary: 'Odds of what is carried twice.',
    changes: [
      {
        kind: 'rules',
        what: 'The odds of an attack, a duel or a heal count what is carried twice twice, as play does.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.10',
    summary: 'An army with more bridges than have room is no legal one.',
    changes: [
      {
        kind: 'rules',
        what: 'Bridges lie over terrain, and not over each other: those of an army need room in the own area as well, as a game has always asked. No army is drawn or filled with more.',
        entries: ['timber-bridge', 'drawbridge'],
      },
    ],
  },
  {
    version: '2026.11.11',
    summary: 'Plain ways to a goal.',
    changes: [
      {
        kind: 'rules',
        what: 'Whoever goes to a goal takes the plain way where nothing that his player knows of lies in it: first slantwise and then straight, or the other way round. It was always one of the cheapest, but it may be another of them now.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.12',
    summary: 'Who hands on a word.',
    changes: [
      {
        kind: 'rules',
        what: 'Where several characters could hand on a word to another player, its own player says which of them do, as each of them has acted then; the game took the first.',
        entries: [],
      },
    ],
  },
  {
    version: '2026.11.13',
    summary: 'Who passes unseen.',
    changes: [
      {
        kind: 'rules',
        what: 'Where markers are not shown, only those who have identified a character are told that it passes, or that its attack comes to nothing; everybody was told which marker it is.',
        entries: [],
      },
    ],
  },
];
