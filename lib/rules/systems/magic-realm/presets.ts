import type { Preset } from '../../kernel/system';

/** Agreements that are known by a name. */
export const presets: readonly Preset[] = [
  {
    id: 'two-weeks',
    name: 'Two weeks',
    explains: 'A short game: 14 days and three points to assign.',
    house: { 'game.days': 14 },
  },
  {
    id: 'beginners',
    name: 'Second-level beginners',
    explains: 'Everybody begins at the second development level and grows during play.',
    house: { 'party.level': 2 },
  },
  {
    id: 'band-of-three',
    name: 'A band of three',
    explains: 'Each player leads up to three characters; the second and third assign more points.',
    house: { 'party.charactersPerPlayer': 3, 'party.extraPoint': 1 },
  },
  {
    id: 'sudden-death',
    name: 'Sudden death',
    explains: 'The first who has reached every goal at midnight ends the game.',
    house: { 'victory.mode': 'sudden-death' },
  },
  {
    id: 'skirmish',
    name: 'Skirmish for 40 gold',
    explains: 'A trial battle: the roster of a side may cost 40 gold at Meeting result 2.',
    house: { 'roster.goldBudget': 40, 'roster.priceMultiplier': 2 },
  },
  {
    id: 'great-battle',
    name: 'Great battle for 120 gold',
    explains: 'A trial battle with whole companies of natives: 120 gold for a roster.',
    house: { 'roster.goldBudget': 120, 'roster.priceMultiplier': 2 },
  },
  {
    id: 'enhanced-magic',
    name: 'Enhanced magic',
    explains:
      'Optional rules 10.C.1 to 10.C.3: enhanced magic, benevolent spells, enhanced artifacts and books.',
    house: { 'magic.enhanced': true, 'magic.benevolent': true, 'magic.enhancedItems': true },
  },
];
