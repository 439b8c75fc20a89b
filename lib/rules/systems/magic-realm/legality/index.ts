import { activeColorSources, oneArmorOfKind, oneGloves, oneWeapon } from './active-items';
import { knownOptions, type NamedOptions } from './agreed-options';
import { campaignCost, campaignFoe, oneCampaign } from './campaigns';
import { carriedItems, oneBoots, oneHorse } from './carrying';
import { characterCount, characterLimit, duplicateCharacter } from './characters';
import { chitStates } from './chit-states';
import { enchantedChits, lastMagicChit } from './color-chits';
import { bannedEntries, knownEntries } from './entries';
import { fixedEquipment } from './equipment';
import { hireable, hireTerm, oneEmployer } from './hires';
import { levelRange, levelTotal } from './levels';
import { caveRoster, lightSideUp, rosterBudget, rosterSides } from './roster';
import { castableSpells, spellColors, spellPlaces } from './spell-use';
import { duplicateSpells, spellCount, spellTypes } from './spells';
import { startAllowed, startMissing } from './start';
import { equipmentSupply, uniquePieces } from './supply';
import {
  goldInReach,
  greatTreasuresInReach,
  spellsInReach,
  victoryConflict,
  victoryIntegers,
  victoryTotal,
} from './victory';
import { hireOrder, wholeGroups } from './warband';
import type { RealmCheck, RealmMend } from '../sheet';

export { messages } from './messages';

/** Every check of one sheet, in the order of the ledger. */
const every = (named: NamedOptions): readonly RealmCheck[] => [
  knownEntries,
  characterCount,
  duplicateCharacter,
  characterLimit,
  bannedEntries,
  levelRange,
  levelTotal,
  victoryTotal,
  victoryIntegers,
  spellsInReach,
  greatTreasuresInReach,
  goldInReach,
  victoryConflict,
  startAllowed,
  startMissing,
  fixedEquipment,
  equipmentSupply,
  spellCount,
  spellTypes,
  duplicateSpells,
  castableSpells,
  spellColors,
  spellPlaces,
  enchantedChits,
  lastMagicChit,
  knownOptions(named),
  uniquePieces,
  oneWeapon,
  oneArmorOfKind,
  oneHorse,
  oneBoots,
  oneGloves,
  activeColorSources,
  carriedItems,
  chitStates,
  wholeGroups,
  hireOrder,
  oneEmployer,
  hireTerm,
  hireable,
  oneCampaign,
  campaignCost,
  campaignFoe,
  rosterSides,
  rosterBudget,
  caveRoster,
  lightSideUp,
];

/** The same, with mends that come apart. */
export const checksWith = (
  named: NamedOptions,
  mends: Readonly<Record<string, RealmMend>> = {},
): readonly RealmCheck[] =>
  every(named).map((check) => {
    const mend = mends[check.code];
    return mend ? { ...check, mend } : check;
  });

/** The ledger’s keys of its checks, as its worked examples name them. */
export const checkKeys: Readonly<Record<string, string>> = {
  'MR-L01': 'sheet.system',
  'MR-L02': 'sheet.characterCount',
  'MR-L03': 'sheet.duplicateCharacter',
  'MR-L04': 'sheet.characterLimit',
  'MR-L05': 'sheet.banned',
  'MR-L06': 'level.range',
  'MR-L07': 'level.total',
  'MR-L08': 'victory.total',
  'MR-L09': 'victory.integers',
  'MR-L10': 'victory.reach.spells',
  'MR-L11': 'victory.reach.greatTreasures',
  'MR-L12': 'victory.reach.gold',
  'MR-L13': 'victory.conflict',
  'MR-L14': 'start.allowed',
  'MR-L15': 'start.missing',
  'MR-L16': 'equip.fixed',
  'MR-L17': 'equip.supply',
  'MR-L18': 'spells.count',
  'MR-L19': 'spells.type',
  'MR-L20': 'spells.duplicate',
  'MR-L21': 'spells.castable',
  'MR-L22': 'spells.color',
  'MR-L23': 'spells.place',
  'MR-L24': 'magic.enchanted',
  'MR-L25': 'magic.lastChit',
  'MR-L26': 'options.known',
  'MR-L27': 'options.equal',
  'MR-L29': 'inventory.unique',
  'MR-L30': 'inventory.weaponActive',
  'MR-L31': 'inventory.armorActive',
  'MR-L32': 'inventory.horseActive',
  'MR-L33': 'inventory.bootsActive',
  'MR-L34': 'inventory.glovesActive',
  'MR-L35': 'inventory.enchantedActive',
  'MR-L36': 'inventory.carry',
  'MR-L37': 'chits.state',
  'MR-L38': 'warband.group',
  'MR-L39': 'warband.order',
  'MR-L40': 'warband.oneEmployer',
  'MR-L41': 'warband.term',
  'MR-L42': 'warband.notHireable',
  'MR-L43': 'campaign.one',
  'MR-L44': 'campaign.cost',
  'MR-L45': 'campaign.foe',
  'MR-L46': 'roster.sides',
  'MR-L47': 'roster.budget',
  'MR-L48': 'roster.cave',
  'MR-L49': 'roster.light',
};
