import type { Indicium, Kind } from '../../../kernel/catalogue/entry';

export const kinds: readonly Kind[] = [
  {
    id: 'class',
    name: 'Unit class',
    plural: 'Unit classes',
    explains:
      'What a counter is by the rules, whatever its empire calls it. In a list: a counter without a name of its own.',
  },
  {
    id: 'counter',
    name: 'Counter',
    plural: 'Counters',
    explains: 'The named counters of the five empires, 44 in each set.',
  },
  { id: 'empire', name: 'Empire', plural: 'Empires', explains: 'A whole set of 44 counters for one player.' },
  {
    id: 'card',
    name: 'Card',
    plural: 'Cards',
    explains: 'The twelve cards of the common deck of 48: four types in three strengths.',
  },
  {
    id: 'special',
    name: 'Special territory',
    plural: 'Special territories',
    explains: 'Places that players may agree to put on the map; they serve whoever has a unit there.',
  },
  {
    id: 'terrain',
    name: 'Terrain',
    plural: 'Terrains',
    explains: 'What a territory is made of and what it costs to enter.',
  },
];

export const indicia: readonly Indicium[] = [
  {
    key: 'gold',
    name: 'Cost',
    explains:
      'What the chit costs in the Recruit Phase, in Gold; a wizard may also be paid with Magic. No change is given.',
    rules: ['BM-148', 'BM-149', 'BM-150', 'BM-069'],
  },
  {
    key: 'draws',
    name: 'Draws',
    explains: 'Cards that the unit draws in a battle.',
    rules: ['BM-125', 'BM-126', 'BM-R01'],
  },
  {
    key: 'counts',
    name: 'Counts',
    explains: 'The types of card that add to its battle total: Sword, Magic or both.',
    rules: ['BM-128', 'BM-129', 'BM-130', 'BM-R52'],
  },
  {
    key: 'moves',
    name: 'Move cards',
    explains: 'The most move cards that it may be given in one turn.',
    rules: ['BM-093', 'BM-100'],
  },
  {
    key: 'domain',
    name: 'Moves on',
    explains: 'The territories that it may enter: land, water or both.',
    rules: ['BM-004', 'BM-034', 'BM-053', 'BM-047'],
  },
  {
    key: 'class',
    name: 'Class',
    explains: 'The class whose rules the counter follows.',
    rules: ['BM-032', 'BM-R42'],
  },
  { key: 'empire', name: 'Empire', explains: 'The set to which the counter belongs.', rules: ['BM-176'] },
  { key: 'counters', name: 'Counters', explains: 'How many counters the set holds.', rules: ['BM-031'] },
  {
    key: 'value',
    name: 'Gold value',
    explains: 'The sum of the costs of all counters. Our measure of an empire; the printed rules know none.',
    rules: ['BM-L05', 'BM-L13'],
  },
  { key: 'type', name: 'Type', explains: 'Move, Sword, Gold or Magic.', rules: ['BM-014'] },
  { key: 'strength', name: 'Strength', explains: 'What the card is worth: 1, 2 or 3.', rules: ['BM-015'] },
  {
    key: 'entry',
    name: 'To enter',
    explains: 'Movement points that it costs to enter. Dragons always pay 1.',
    rules: ['BM-094', 'BM-042', 'BM-161'],
  },
  { key: 'ground', name: 'Ground', explains: 'Whether the terrain is land or water.', rules: ['BM-004'] },
  {
    key: 'finds',
    name: 'Finds',
    explains: 'What may be kept of the extra card or chit drawn there.',
    rules: ['BM-R35', 'BM-R45'],
  },
  {
    key: 'formula',
    name: 'Formula',
    explains: 'The least cost that our points proposal asks for a unit of the players’ own design.',
    rules: ['BM-L10'],
  },
];
