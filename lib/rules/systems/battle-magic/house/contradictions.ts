import type { AgreementPath, Contradiction } from '../../../kernel/agreement/contradiction';
import type { BmEntry } from '../catalogue/entry';
import { specialIds, type SpecialId } from '../catalogue/vocabulary';
import type { House } from '../house';
import { noLegalSet } from './no-legal-set';
import { roomFor } from './room';

type Rule = Contradiction<BmEntry, House>;
type Key = keyof House & string;

/** What limits only empires of the players’ own (BM-L04). */
const onlyCustom = (id: string, key: Key, rule: string): Rule => ({
  id,
  between: [`house.${key}`, 'house.empireMode'],
  sort: 'idle',
  when: ({ empireMode }, { changed }) => empireMode === 'official' && changed.includes(key),
  winner: 1,
  reason: 'Every empire is one of the printed sets, exactly.',
  rules: [rule, 'BM-L04'],
});

/** What only a special territory of that kind can do. */
const needs = (id: string, key: Key, special: SpecialId | undefined, reason: string, rule: string): Rule => ({
  id,
  between: [`house.${key}`, special ? (`house.specials.${special}` as AgreementPath) : 'house.specials'],
  sort: 'idle',
  when: ({ specials }, { changed }) =>
    changed.includes(key) && (special ? [special] : specialIds).every((s) => !specials[s]),
  winner: 1,
  reason,
  rules: [rule, 'BM-160'],
});

/** Settings that get in each other’s way, by the ledger’s checks and rulings. */
export const contradictions: readonly Rule[] = [
  {
    id: 'BM-C01',
    between: ['house.setSize', 'house.empireMode'],
    sort: 'impossible',
    when: ({ setSize, empireMode }) => empireMode === 'official' && setSize !== 44,
    reason: 'Each printed set has 44 counters.',
    rules: ['BM-L02', 'BM-L04'],
    forms: ['empire'],
  },
  onlyCustom('BM-C04', 'goldValueCap', 'BM-L05'),
  onlyCustom('BM-C05', 'strictBounds', 'BM-L06'),
  onlyCustom('BM-C06', 'classBounds', 'BM-L06'),
  {
    id: 'BM-C07',
    between: ['cards', 'house.empireMode'],
    sort: 'idle',
    when: ({ empireMode }, { cards }) => empireMode === 'official' && cards.size > 0,
    winner: 1,
    reason: 'No printed set has a unit of your own.',
    rules: ['BM-L04', 'BM-L10'],
  },
  {
    id: 'BM-C08',
    between: ['house.mirrorEmpires', 'house.players'],
    sort: 'impossible',
    when: ({ empireMode, mirrorEmpires, players }) =>
      empireMode === 'official' && !mirrorEmpires && players > 5,
    reason: 'There are five printed empires, and nobody may bring the same as another.',
    rules: ['BM-L12'],
  },
  {
    id: 'BM-C09',
    between: ['house.empires', 'house.mirrorEmpires'],
    sort: 'impossible',
    when: ({ empires, mirrorEmpires }, { changed }) => {
      const printed = empires.filter((e) => e !== 'custom');
      return !mirrorEmpires && changed.includes('empires') && new Set(printed).size < printed.length;
    },
    reason: 'An empire is agreed twice, and may not be brought twice.',
    rules: ['BM-L12', 'BM-176'],
  },
  {
    id: 'BM-C10',
    between: ['house.empires', 'house.players'],
    sort: 'impossible',
    when: ({ empires, players }, { changed }) =>
      changed.includes('empires') && empires.length > 0 && empires.length !== players,
    reason: 'There is one empire for each player.',
    rules: ['BM-176', 'BM-L12'],
  },
  {
    id: 'BM-C11',
    between: ['house.empires', 'house.empireMode'],
    sort: 'impossible',
    when: ({ empires, empireMode }) => empireMode === 'official' && empires.includes('custom'),
    reason: 'A custom empire is agreed for a player, and only printed sets are legal.',
    rules: ['BM-L04', 'BM-L12'],
  },
  {
    id: 'BM-C12',
    between: ['house.specials', 'house.maxPerKind'],
    sort: 'idle',
    when: ({ specials, maxPerKind }) => specialIds.some((id) => (specials[id] ?? 0) > maxPerKind),
    winner: 0,
    reason: 'More of one kind are agreed than are usual; they lie on the map, and the table is warned of it.',
    rules: ['BM-L23'],
  },
  {
    id: 'BM-C13',
    between: ['house.mapSymmetry', 'house.players'],
    sort: 'idle',
    when: ({ mapSymmetry, players }) => mapSymmetry && players !== 2,
    winner: 1,
    reason: 'A map can look the same from two sides only.',
    rules: ['BM-008'],
  },
  {
    id: 'BM-C14',
    between: ['house.startHand', 'house.handMax'],
    sort: 'idle',
    when: ({ startHand, handMax }) => startHand > handMax,
    winner: 1,
    reason: 'More cards are drawn in setup than may be kept at the end of a Draw Phase.',
    rules: ['BM-155', 'BM-L22'],
  },
  {
    id: 'BM-C15',
    between: ['house.pileDrawBelow', 'house.pileMax'],
    sort: 'idle',
    when: ({ pileDrawBelow, pileMax }) => pileDrawBelow > pileMax,
    winner: 1,
    reason: 'Chits are drawn up to a number that the recruit pile may not hold.',
    rules: ['BM-157', 'BM-159', 'BM-L22'],
  },
  needs('BM-C16', 'cityEffect', 'city', 'No City lies on the map.', 'BM-162'),
  needs('BM-C17', 'lairFinds', 'dragons-lair', 'No Dragons Lair lies on the map.', 'BM-169'),
  needs('BM-C18', 'ruinsHeroMayRetreat', 'ruins', 'No Ruins lie on the map.', 'BM-174'),
  needs('BM-C19', 'specialEntry', undefined, 'No special territory lies on the map.', 'BM-161'),
  {
    id: 'BM-C20',
    between: ['house.substitutionOrder', 'house.substitution'],
    sort: 'idle',
    when: ({ substitution }, { changed }) => substitution === 'off' && changed.includes('substitutionOrder'),
    winner: 1,
    reason: 'No card from hand is ever put in place of those drawn.',
    rules: ['BM-136', 'BM-R22'],
  },
  {
    id: 'BM-C21',
    between: ['house.castleMinDistance', 'house.players'],
    sort: 'impossible',
    when: (house, { changed }) =>
      changed.includes('castleMinDistance') && house.castleMinDistance > roomFor(house),
    reason:
      'This is so only of maps that are dealt: none of the agreed size seats so many castles so far apart. A map drawn by hand may keep both; or agree on a smaller distance or on more territories.',
    rules: ['BM-084', 'BM-M11', 'BM-R02'],
  },
  {
    id: 'BM-C22',
    between: ['house.mapTerritories', 'house.players'],
    sort: 'impossible',
    when: (house, { changed }) =>
      !changed.includes('castleMinDistance') && house.castleMinDistance > roomFor(house),
    reason:
      'This is so only of maps that are dealt: none of that size seats so many castles as far apart as they must stand. A map drawn by hand may keep both; or agree on more territories or on a smaller distance.',
    rules: ['BM-012', 'BM-084', 'BM-M11'],
  },
  {
    id: 'BM-C23',
    between: ['house.specials', 'house.mapSymmetry'],
    sort: 'idle',
    when: ({ specials, mapSymmetry, players }) =>
      mapSymmetry && players === 2 && specialIds.some((id) => (specials[id] ?? 0) % 2 === 1),
    winner: 0,
    reason: 'Of an odd number of one kind the last lies on one side only, so that the sides are not alike.',
    rules: ['BM-008', 'BM-160'],
  },
  {
    id: 'BM-C28',
    between: ['house.eliminatedUnits', 'house.players'],
    sort: 'idle',
    when: ({ players }, { changed }) => players === 2 && changed.includes('eliminatedUnits'),
    winner: 1,
    reason: 'Of two players the one who is beaten ends the game: nobody is left to meet his units.',
    rules: ['BM-002', 'BM-R46'],
  },
  ...noLegalSet,
];
