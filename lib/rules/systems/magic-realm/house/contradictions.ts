import type { Contradiction } from '../../../kernel/agreement/contradiction';
import type { Entry } from '../../../kernel/catalogue/entry';
import type { House } from '../house';
import { noParty } from './no-party';

type Rule = Contradiction<Entry, House>;

const CHARACTERS = 16;
const HIGHEST_LEVEL = 4;

/** Settings that get in each other’s way, by the ledger’s checks and rulings. */
export const contradictions: readonly Rule[] = [
  {
    id: 'MR-C01',
    between: ['house.party.level', 'house.party.levelTotal'],
    sort: 'idle',
    when: (house) => house['party.levelTotal'] !== null && house['party.level'] > house['party.levelTotal'],
    winner: 1,
    reason: 'A single character of the agreed level passes the total: every sheet must name a lower one.',
    rules: ['MR-B06'],
  },
  {
    id: 'MR-C02',
    between: ['house.party.extraPoint', 'house.party.charactersPerPlayer'],
    sort: 'idle',
    when: (house, { changed }) =>
      house['party.charactersPerPlayer'] === 1 && changed.includes('party.extraPoint'),
    winner: 1,
    reason: 'Nobody leads a second character who would assign more points.',
    rules: ['MR-B64', 'MR-B70'],
  },
  {
    id: 'MR-C03',
    between: ['house.party.charactersPerPlayer', 'house.party.duplicateCharacters'],
    sort: 'impossible',
    when: (house) =>
      !house['party.duplicateCharacters'] &&
      house['players.count'] * house['party.charactersPerPlayer'] > CHARACTERS,
    reason: 'There are sixteen characters: not every player can lead as many without one being played twice.',
    rules: ['MR-B05', 'MR-001'],
  },
  {
    id: 'MR-C04',
    between: ['house.world.mapMode', 'house.world.seed'],
    sort: 'impossible',
    when: (house) => house['world.mapMode'] === 'fixed-seed' && house['world.seed'] === '',
    reason: 'The map is to be drawn from a given seed, and none is given.',
    rules: ['MR-B03'],
  },
  {
    id: 'MR-C05',
    between: ['house.world.solitaireTwoRows', 'house.players.count'],
    sort: 'idle',
    when: (house) => house['world.solitaireTwoRows'] && house['players.count'] > 1,
    winner: 1,
    reason: 'Two monster rolls a day are a rule for playing alone.',
    rules: ['MR-011', 'MR-B70'],
  },
  {
    id: 'MR-C06',
    between: ['house.roster.priceMultiplier', 'house.roster.goldBudget'],
    sort: 'idle',
    when: (house, { changed }) =>
      house['roster.goldBudget'] === null && changed.includes('roster.priceMultiplier'),
    winner: 1,
    reason: 'A roster may cost any gold, so that the price of natives limits nothing.',
    rules: ['MR-B44'],
  },
  {
    id: 'MR-C07',
    between: ['house.party.duplicateCharacters', 'house.players.count'],
    sort: 'idle',
    when: (house) =>
      house['party.duplicateCharacters'] &&
      house['players.count'] === 1 &&
      house['party.charactersPerPlayer'] === 1,
    winner: 1,
    reason: 'A single character is in the game, and cannot be played twice.',
    rules: ['MR-B05'],
  },
  {
    id: 'MR-C12',
    between: ['house.party.levelTotal', 'house.party.charactersPerPlayer'],
    sort: 'impossible',
    when: (house) => (house['party.levelTotal'] ?? 0) > HIGHEST_LEVEL * house['party.charactersPerPlayer'],
    reason: 'Even of the highest level, as many characters as a player may lead do not make up the total.',
    rules: ['MR-L02', 'MR-L06', 'MR-L07'],
    forms: ['party'],
  },
  ...noParty,
];
