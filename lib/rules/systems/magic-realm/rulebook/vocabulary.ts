import type { Term } from '../../../kernel/rulebook';

/** The words of the rules. */
export const vocabulary: readonly Term[] = [
  {
    term: 'character',
    meaning:
      'One of the sixteen figures of the players. An individual is a character, a hired leader or a controlled monster; a denizen is a monster or native; a hireling is a hired native or a controlled monster.',
  },
  {
    term: 'tile, clearing',
    meaning:
      'A hexagon of the map with up to six numbered clearings; clearings are woods, cave or mountain, and woods are those that are neither of the others.',
  },
  {
    term: 'side of a tile',
    meaning: 'Green or enchanted. Roadways, discoveries and colors belong to one side.',
  },
  {
    term: 'roadway',
    meaning:
      'Open road, tunnel, hidden path or secret passage. A road edge is an edge of a tile where one leaves.',
  },
  {
    term: 'kind of tile',
    meaning: 'Cave, mountain (with Deep Woods), valley or woods; it decides which chits a tile gets.',
  },
  {
    term: 'map chit',
    meaning:
      'A warning (yellow, name and letter V, W, C or M), a sound (red, name and clearing), a site (gold, name and clearing), the Lost City or the Lost Castle.',
  },
  {
    term: 'dwelling',
    meaning: 'Inn, house, chapel and guardhouse are buildings; there are also a small and a large campfire.',
  },
  {
    term: 'site, site card',
    meaning:
      'A treasure location on a map chit; a site card is a treasure within treasures that is itself a place.',
  },
  {
    term: 'set-up card',
    meaning:
      'Holds all denizens and goods that are not yet on the map. Its rows 1 to 6 are the appearance chart.',
  },
  { term: 'prowling', meaning: 'Of the row that equals the day’s monster roll. Ghosts always prowl.' },
  { term: 'summon', meaning: 'To bring one box of denizens from the appearance chart to the tile.' },
  {
    term: 'regeneration',
    meaning: 'The return of prowling unhired denizens to their start at the end of a week.',
  },
  {
    term: 'attention counter',
    meaning: 'One for each individual, drawn for the order of turns and put on targets.',
  },
  {
    term: 'phase, activity',
    meaning: 'A phase is one slot of a day: basic, sunlight or extra. The activity is what is done in it.',
  },
  {
    term: 'hidden, unhidden',
    meaning:
      'The counter lies green or tan side up. Found hidden enemies is the state of a day that allows dealing with hidden ones.',
  },
  {
    term: 'discovery',
    meaning:
      'A hidden path, secret passage or site that an individual has crossed off. Spying is learning it from someone who uses it.',
  },
  { term: 'guide, follower', meaning: 'The followed individual, and those who follow.' },
  { term: 'blocking', meaning: 'A mutual stop at the end of a phase.' },
  {
    term: 'relation',
    meaning:
      'Ally, friendly, neutral, unfriendly or enemy, towards a group or visitor. Drinks raise it by one level for one roll.',
  },
  {
    term: 'basic price, price n, boon',
    meaning:
      'The list value, the multiple of it that is asked, and a free deal that costs a level of friendliness.',
  },
  { term: 'wage, term', meaning: 'The basic price of hiring one native, and the 14 days it lasts.' },
  { term: 'leader, underling', meaning: 'The native with the code HQ, and every other native.' },
  { term: 'battling', meaning: 'The state of an evening in which a group attacks a player’s pieces.' },
  {
    term: 'belonging, item',
    meaning: 'Weapon, armor, horse or treasure card; items are those that weigh something.',
  },
  { term: 'active, inactive, abandoned', meaning: 'In use, packed, or lying in the clearing.' },
  {
    term: 'N, L, M, H, T',
    meaning:
      'Negligible, light, medium, heavy, tremendous: the scale of weight, strength, harm and vulnerability.',
  },
  { term: 'time', meaning: 'The number on chits, weapons and counters; a lower one is faster.' },
  {
    term: 'action chit',
    meaning: 'MOVE and FIGHT (strength, time, asterisks), MAGIC (type, time, asterisks), BERSERK or DUCK.',
  },
  { term: 'asterisk', meaning: 'Effort of a chit; at most two in a round.' },
  {
    term: 'fatigued, wounded, committed',
    meaning: 'States of a chit out of play: tired, hurt, or tied to a spell.',
  },
  { term: 'color chit', meaning: 'A MAGIC chit of type I to V that has been enchanted.' },
  {
    term: 'make change',
    meaning: 'To fatigue or rest a chit with two asterisks against one with a single asterisk.',
  },
  { term: 'color magic', meaning: 'White I, grey II, gold III, purple IV, black V.' },
  {
    term: 'recorded spell',
    meaning:
      'A spell that the character knows. The MAGIC chit lies in its spell box while the spell is in effect.',
  },
  { term: 'energized, inert', meaning: 'The two states of a permanent spell.' },
  { term: 'prepared', meaning: 'Of a MAGIC chit: time 0 until midnight.' },
  {
    term: 'artifact, spell book',
    meaning: 'Items with one or four spell cards. An awakened spell is free to be cast by the item.',
  },
  { term: 'enchanted card', meaning: 'A treasure that is a source of color.' },
  { term: 'potion', meaning: 'A treasure that is used up at midnight.' },
  {
    term: 'melee sheet',
    meaning:
      'Three attack circles (THRUST, SWING, SMASH), three maneuver boxes (CHARGE, DODGE, DUCK), three red boxes that join them, and places for armor.',
  },
  { term: 'defender, attacker', meaning: 'The owner of a sheet, and the counters put on it.' },
  {
    term: 'luring, random assignment, deployment, charge',
    meaning: 'The ways in which denizens and characters come onto sheets.',
  },
  { term: 'match, undercut', meaning: 'To hit by direction, and to hit by a lower time.' },
  { term: 'change tactics', meaning: 'The random turning of Medium and Heavy monsters and of natives.' },
  {
    term: 'light, dark and red side',
    meaning: 'The two sides of denizens; the red side of a Tremendous monster holds its target.',
  },
  { term: 'kill number', meaning: 'The place of a kill in the day, by which bounties are multiplied.' },
  {
    term: 'great, large, small treasure',
    meaning:
      'Great ones have a red dot; large ones a gold dot; small ones none. Six cards, P1 to P6, are treasures within treasures.',
  },
  {
    term: 'fame value, fame reward',
    meaning: 'Fame while owned, and fame for selling to the group that wants it.',
  },
  { term: 'needed, basic score, bonus', meaning: 'The steps of the score (MR-B64 to MR-B66).' },
  {
    term: 'party sheet, warband, combat roster',
    meaning:
      'What a player prepares here before a session: characters with their choices, hired natives, and both sides of a fight.',
  },
];
