import { describe, expect, test } from 'vitest';
import { sentence } from '../../../kernel/verdict/judge';
import { magicRealm } from '..';
import { line, listOf, verdictOf, type Case } from '../testing';

const party = (members: object = {}, more: object = {}) => ({ form: 'party', members, ...more });
const warband = (more: object = {}) => ({ form: 'warband', ...more });
const roster = (more: object = {}) => ({ form: 'roster', clearing: 'woods', round: 1, ...more });
const under = (members: object, more: object = {}) => party(members, { continued: true, ...more });
const points = (greatTreasures: number, spells: number, fame: number, notoriety: number, gold: number) => ({
  victory: { greatTreasures, spells, fame, notoriety, gold },
});
const active = { active: true };
const three = { 'party.charactersPerPlayer': 3 };

const company = ['chq', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6'];
const patrol = ['phq', 'p1', 'p2'];

// Each row: the code, a sheet that breaks the rule, and one that keeps it.
const rows: readonly (readonly [code: string, why: string, broken: Case, kept: Case])[] = [
  ['MR-L01', 'an empty party', { entries: [] }, { entries: ['elf'] }],
  [
    'MR-L01',
    'an empty warband',
    { entries: [], options: warband() },
    { entries: ['r7'], options: warband() },
  ],
  ['MR-L01', 'only natives in a party', { entries: ['r7'] }, { entries: ['captain', 'r7'] }],
  ['MR-L01', 'a card that nobody made', { entries: ['elf', 'own:knight'] }, { entries: ['elf'] }],
  ['MR-L01', 'a tile in a party', { entries: ['elf', 'borderland'] }, { entries: ['elf'] }],
  [
    'MR-L01',
    'a native carried',
    { entries: [line('elf', 'r7')] },
    { entries: [line('elf', 'illusion', 'lost')] },
  ],
  [
    'MR-L01',
    'a site card carried',
    { entries: [line('elf', 'crypt-of-the-knight')], options: under({}) },
    { entries: [line('elf', 'lucky-charm')], options: under({}) },
  ],
  ['MR-L02', 'two characters', { entries: ['elf', 'dwarf'] }, { entries: ['elf', 'dwarf'], house: three }],
  [
    'MR-L03',
    'one character twice',
    { entries: ['elf', 'elf'], house: three },
    { entries: ['elf', 'elf'], house: { ...three, 'party.duplicateCharacters': true } },
  ],
  ['MR-L03', 'by its count', { entries: [{ entry: 'elf', count: 2 }], house: three }, { entries: ['elf'] }],
  [
    'MR-L04',
    'seventeen characters',
    { entries: [{ entry: 'elf', count: 17 }], options: roster() },
    { entries: [{ entry: 'elf', count: 16 }], options: roster() },
  ],
  [
    'MR-L05',
    'a banned character',
    { entries: ['elf'], banned: ['elf'] },
    { entries: ['elf'], banned: ['dwarf'] },
  ],
  [
    'MR-L05',
    'banned equipment that a sheet names',
    {
      entries: ['black-knight'],
      options: party({ 'black-knight': { equipment: ['mace'] } }),
      banned: ['mace'],
    },
    {
      entries: ['black-knight'],
      options: party({ 'black-knight': { equipment: ['mace'] } }),
      banned: ['axe'],
    },
  ],
  [
    'MR-L05',
    'a spell that is not allowed',
    { entries: [line('elf', 'lost')], allowed: ['elf'] },
    { entries: [line('elf', 'lost')], allowed: ['elf', 'lost'] },
  ],
  ['MR-L06', 'level 5', { entries: ['elf'], options: party({ elf: { level: 5 } }) }, { entries: ['elf'] }],
  [
    'MR-L06',
    'level 0',
    { entries: ['elf'], options: party({ elf: { level: 0 } }) },
    { entries: ['elf'], options: party({ elf: { level: 1 } }) },
  ],
  [
    'MR-L07',
    'eight levels instead of six',
    { entries: ['elf', 'dwarf'], house: { ...three, 'party.levelTotal': 6 } },
    {
      entries: ['elf', 'dwarf'],
      options: party({ elf: { level: 2 } }),
      house: { ...three, 'party.levelTotal': 6 },
    },
  ],
  [
    'MR-L08',
    'four points',
    { entries: ['elf'], options: party({ elf: points(1, 1, 1, 1, 0) }) },
    { entries: ['elf'], options: party({ elf: points(1, 1, 1, 1, 1) }) },
  ],
  [
    'MR-L08',
    'five points at level 3',
    { entries: ['elf'], options: party({ elf: { level: 3, ...points(1, 1, 1, 1, 1) } }) },
    { entries: ['elf'], options: party({ elf: { level: 3, ...points(1, 1, 1, 1, 0) } }) },
  ],
  [
    'MR-L08',
    'never fewer than two',
    {
      entries: ['elf'],
      options: party({ elf: { level: 1, ...points(1, 0, 0, 0, 0) } }),
      house: { 'game.victoryPoints': 3 },
    },
    {
      entries: ['elf'],
      options: party({ elf: { level: 1, ...points(1, 1, 0, 0, 0) } }),
      house: { 'game.victoryPoints': 3 },
    },
  ],
  [
    'MR-L08',
    'points follow the weeks',
    { entries: ['elf'], options: party({ elf: points(1, 1, 1, 1, 1) }), house: { 'game.days': 14 } },
    { entries: ['elf'], options: party({ elf: points(1, 1, 1, 0, 0) }), house: { 'game.days': 14 } },
  ],
  [
    'MR-L08',
    'a second character assigns six',
    {
      entries: ['elf', 'dwarf'],
      options: party({ elf: points(1, 1, 1, 1, 1), dwarf: points(1, 0, 2, 1, 1) }),
      house: three,
    },
    {
      entries: ['elf', 'dwarf'],
      options: party({ elf: points(1, 1, 2, 1, 1), dwarf: points(1, 0, 2, 1, 1) }),
      house: three,
    },
  ],
  [
    'MR-L08',
    'a whole sheet without points',
    { entries: ['elf'], options: party({}, { whole: true }) },
    { entries: ['elf'], options: party() },
  ],
  [
    'MR-L09',
    'half a point',
    { entries: ['elf'], options: party({ elf: points(0.5, 0.5, 2, 1, 1) }) },
    { entries: ['elf'], options: party({ elf: points(0, 1, 2, 1, 1) }) },
  ],
  [
    'MR-L09',
    'less than nothing',
    { entries: ['elf'], options: party({ elf: points(-1, 2, 2, 1, 1) }) },
    { entries: ['elf'], options: party({ elf: points(5, 0, 0, 0, 0) }) },
  ],
  [
    'MR-L10',
    'spells for the Captain',
    { entries: ['captain'], options: party({ captain: points(0, 1, 2, 1, 1) }) },
    {
      entries: ['captain'],
      options: party({ captain: points(0, 1, 2, 1, 1) }),
      house: { 'magic.enhancedItems': true },
    },
  ],
  [
    'MR-L10',
    'a wizard before his first chit',
    { entries: ['wizard'], options: party({ wizard: { level: 2, ...points(0, 1, 2, 0, 0) } }) },
    { entries: ['wizard'], options: party({ wizard: { level: 3, ...points(0, 1, 2, 1, 0) } }) },
  ],
  [
    'MR-L11',
    'eighteen great treasures',
    {
      entries: ['elf'],
      options: party({ elf: points(18, 0, 0, 0, 0) }),
      house: { 'game.victoryPoints': 18 },
    },
    {
      entries: ['elf'],
      options: party({ elf: points(17, 1, 0, 0, 0) }),
      house: { 'game.victoryPoints': 18 },
    },
  ],
  [
    'MR-L12',
    'four points on gold',
    { entries: ['elf'], options: party({ elf: points(0, 0, 0, 1, 4) }) },
    { entries: ['elf'], options: party({ elf: points(0, 0, 0, 2, 3) }) },
  ],
  [
    'MR-L13',
    'fame and great treasures',
    { entries: ['elf'], options: party({ elf: points(1, 0, 1, 2, 1) }) },
    { entries: ['elf'], options: party({ elf: points(0, 1, 1, 2, 1) }) },
  ],
  [
    'MR-L14',
    'the ghosts of somebody else',
    { entries: ['witch'], options: party({ witch: { start: 'ghosts' } }) },
    { entries: ['witch-king'], options: party({ 'witch-king': { start: 'ghosts' } }) },
  ],
  [
    'MR-L15',
    'a place left open',
    { entries: ['elf'], options: party({ elf: { start: '' } }) },
    { entries: ['elf'], options: party({ elf: { start: 'inn' } }) },
  ],
  [
    'MR-L15',
    'a whole sheet without a place',
    { entries: ['elf'], options: party({}, { whole: true }) },
    { entries: ['elf'], options: party() },
  ],
  [
    'MR-L16',
    'a weapon of another level',
    {
      entries: ['amazon'],
      options: party({ amazon: { equipment: ['spear', 'helmet', 'breastplate', 'shield'] } }),
    },
    {
      entries: ['amazon'],
      options: party({ amazon: { equipment: ['shield', 'short-sword', 'helmet', 'breastplate'] } }),
    },
  ],
  [
    'MR-L16',
    'a horse on the first day',
    { entries: [line('swordsman', 'thrusting-sword', 'pony-m3-m5')] },
    { entries: [line('swordsman', 'thrusting-sword')] },
  ],
  [
    'MR-L16',
    'in a running game',
    { entries: [line('swordsman', 'mace')] },
    { entries: [line('swordsman', 'mace')], options: under({}) },
  ],
  [
    'MR-L17',
    'two broadswords',
    {
      entries: ['white-knight', { entry: 'white-knight', count: 1 }],
      options: party({ 'white-knight': { level: 1 } }),
      house: three,
    },
    { entries: ['white-knight'], options: party({ 'white-knight': { level: 1 } }) },
  ],
  ['MR-L18', 'no spell', { entries: [line('magician')] }, { entries: ['magician'] }],
  [
    'MR-L18',
    'three in a whole sheet',
    { entries: ['magician'], options: party({}, { whole: true }) },
    { entries: [line('magician', 'fog', 'curse', 'poison')], options: party({}, { whole: true }) },
  ],
  [
    'MR-L19',
    'a type of somebody else',
    { entries: [line('pilgrim', 'fog')] },
    { entries: [line('pilgrim', 'peace')] },
  ],
  [
    'MR-L19',
    'a type of a later level',
    { entries: [line('magician', 'curse')], options: party({ magician: { level: 2 } }) },
    { entries: [line('magician', 'fog')], options: party({ magician: { level: 2 } }) },
  ],
  [
    'MR-L20',
    'one spell twice',
    { entries: [line('elf', 'lost', 'lost')] },
    { entries: [line('elf', 'lost', 'illusion')] },
  ],
  [
    'MR-L21',
    'no chit of the type',
    { entries: [line('wizard', 'illusion')], options: party({ wizard: { level: 3 } }) },
    { entries: [line('wizard', 'illusion', 'fog')] },
  ],
  [
    'MR-L22',
    'purple from a druid',
    { entries: [line('druid', 'prophecy', 'fog')] },
    { entries: [line('druid', 'fog', 'bad-luck')] },
  ],
  [
    'MR-L22',
    'one chit cannot give and cast',
    { entries: [line('white-knight', 'peace')] },
    { entries: [line('pilgrim', 'peace')] },
  ],
  [
    'MR-L23',
    'lightning needs a mountain',
    { entries: [line('sorceror', 'lightning-bolt')] },
    { entries: [line('sorceror', 'fiery-blast')] },
  ],
  [
    'MR-L24',
    'a chit of a number that nobody has',
    { entries: ['elf'], options: party({ elf: { colorChits: ['MAGIC III4*#9'] } }) },
    { entries: ['elf'], options: party({ elf: { colorChits: ['MAGIC III4*#1'] } }) },
  ],
  [
    'MR-L24',
    'two of a code, whichever is named first',
    { entries: ['elf'], options: party({ elf: { colorChits: ['MAGIC III3*#2', 'MAGIC III3*#2'] } }) },
    { entries: ['elf'], options: party({ elf: { colorChits: ['MAGIC III3*#2', 'MAGIC III3*'] } }) },
  ],
  [
    'MR-L24',
    'a third of a code of which there are two',
    {
      entries: ['elf'],
      options: party({ elf: { colorChits: ['MAGIC III3*#2', 'MAGIC III3*', 'MAGIC III3*'] } }),
    },
    { entries: ['elf'], options: party({ elf: { colorChits: ['MAGIC III3*', 'MAGIC III3*'] } }) },
  ],
  [
    'MR-L24',
    'a chit that comes with the optional ability',
    { entries: ['wizard'], options: party({ wizard: { level: 4, colorChits: ['MAGIC III2*'] } }) },
    {
      entries: ['wizard'],
      options: party({ wizard: { level: 4, colorChits: ['MAGIC III2*'] } }),
      house: { 'party.optionalAbilities': true },
    },
  ],
  [
    'MR-L24',
    'type VI gives no color',
    { entries: ['sorceror'], options: party({ sorceror: { colorChits: ['MAGIC VI5*'] } }) },
    { entries: ['sorceror'], options: party({ sorceror: { colorChits: ['MAGIC IV5*'] } }) },
  ],
  [
    'MR-L24',
    'a chit of somebody else',
    { entries: ['elf'], options: party({ elf: { colorChits: ['MAGIC I4*'] } }) },
    { entries: ['elf'], options: party({ elf: { colorChits: ['MAGIC III4*'] } }) },
  ],
  [
    'MR-L24',
    'color chits by agreement',
    {
      entries: ['elf'],
      options: party({ elf: { colorChits: ['MAGIC III4*'] } }),
      house: { 'spells.enchantedStart': false },
    },
    {
      entries: ['elf'],
      options: party({ elf: { colorChits: [] } }),
      house: { 'spells.enchantedStart': false },
    },
  ],
  [
    'MR-L25',
    'the last chit',
    {
      entries: [line('white-knight', 'peace')],
      options: party({ 'white-knight': { colorChits: ['MAGIC I5**'] } }),
    },
    { entries: [line('pilgrim', 'peace')], options: party({ pilgrim: { colorChits: ['MAGIC I4*'] } }) },
  ],
  [
    'MR-L26',
    'an option that does not exist',
    { entries: ['elf'], options: party({}, { agreed: { 'game.nights': 1 } }) },
    { entries: ['elf'], options: party({}, { agreed: { 'game.days': 35 } }) },
  ],
  [
    'MR-L26',
    'a value out of range',
    { entries: ['elf'], options: party({}, { agreed: { 'game.days': 30 } }) },
    { entries: ['elf'], options: party({}, { agreed: { 'party.levelTotal': null } }) },
  ],
  [
    'MR-L29',
    'one treasure card twice',
    { entries: [line('elf', 'lucky-charm'), line('dwarf', 'lucky-charm')], options: under({}), house: three },
    { entries: [line('elf', 'lucky-charm'), line('dwarf', 'lost-keys')], options: under({}), house: three },
  ],
  [
    'MR-L29',
    'a third giant',
    { entries: ['elf', { entry: 'giant', count: 3 }], options: roster() },
    { entries: ['elf', { entry: 'giant', count: 2 }], options: roster() },
  ],
  [
    'MR-L30',
    'two weapons',
    {
      entries: [line('elf', 'mace', 'axe')],
      options: under({ elf: { inventory: { mace: active, axe: active } } }),
    },
    { entries: [line('elf', 'mace', 'axe')], options: under({ elf: { inventory: { mace: active } } }) },
  ],
  [
    'MR-L31',
    'two helmets',
    {
      entries: [line('captain', 'helmet', 'helmet')],
      options: under({ captain: { inventory: { helmet: active, 'helmet#2': active } } }),
    },
    {
      entries: [line('captain', 'helmet', 'shield')],
      options: under({ captain: { inventory: { helmet: active, shield: active } } }),
    },
  ],
  [
    'MR-L32',
    'two horses',
    {
      entries: [line('elf', 'pony-m4-m5', 'pony-m3-m5')],
      options: under({ elf: { inventory: { 'pony-m4-m5': active, 'pony-m3-m5': active } } }),
    },
    {
      entries: [line('elf', 'pony-m4-m5', 'pony-m3-m5')],
      options: under({ elf: { inventory: { 'pony-m4-m5': active } } }),
    },
  ],
  [
    'MR-L32',
    'a heavy rider on a pony',
    {
      entries: [line('dwarf', 'pony-m4-m5')],
      options: under({ dwarf: { inventory: { 'pony-m4-m5': active } } }),
    },
    {
      entries: [line('dwarf', 'workhorse-m5-h7')],
      options: under({ dwarf: { inventory: { 'workhorse-m5-h7': active } } }),
    },
  ],
  [
    'MR-L32',
    'a suit of armor on a pony, and on a pack horse',
    {
      entries: [line('elf', 'pony-m4-m5', 'suit-of-armor')],
      options: under({ elf: { inventory: { 'pony-m4-m5': active } } }),
    },
    {
      entries: [line('elf', 'pony-m4-m5', 'workhorse-h6-h7', 'suit-of-armor')],
      options: under({ elf: { inventory: { 'pony-m4-m5': active, 'suit-of-armor': { packHorse: true } } } }),
    },
  ],
  [
    'MR-L32',
    'a horse in a cave',
    {
      entries: [line('elf', 'pony-m4-m5')],
      options: under({ elf: { clearing: 'cave', inventory: { 'pony-m4-m5': active } } }),
    },
    {
      entries: [line('elf', 'pony-m4-m5')],
      options: under({ elf: { clearing: 'woods', inventory: { 'pony-m4-m5': active } } }),
    },
  ],
  [
    'MR-L32',
    'a pack horse that is not there',
    {
      entries: [line('elf', 'pony-m4-m5', 'suit-of-armor')],
      options: under({ elf: { inventory: { 'pony-m4-m5': active, 'suit-of-armor': { packHorse: true } } } }),
    },
    {
      entries: [line('elf', 'pony-m4-m5', 'workhorse-h6-h7', 'suit-of-armor')],
      options: under({ elf: { inventory: { 'pony-m4-m5': active, 'suit-of-armor': { packHorse: true } } } }),
    },
  ],
  [
    'MR-L33',
    'what lies on a pack horse counts for boots (MR-B17)',
    {
      entries: [line('elf', 'elven-slippers', 'workhorse-h6-h7', 'suit-of-armor')],
      options: under({
        elf: { inventory: { 'elven-slippers': active, 'suit-of-armor': { packHorse: true } } },
      }),
    },
    {
      entries: [line('elf', 'elven-slippers', 'workhorse-h6-h7')],
      options: under({ elf: { inventory: { 'elven-slippers': active } } }),
    },
  ],
  [
    'MR-L33',
    'slippers for a wizard',
    {
      entries: [line('wizard', 'elven-slippers')],
      options: under({ wizard: { inventory: { 'elven-slippers': active } } }),
    },
    {
      entries: [line('elf', 'elven-slippers')],
      options: under({ elf: { inventory: { 'elven-slippers': active } } }),
    },
  ],
  [
    'MR-L33',
    'two pairs',
    {
      entries: [line('elf', 'quick-boots', 'power-boots')],
      options: under({ elf: { inventory: { 'quick-boots': active, 'power-boots': active } } }),
    },
    {
      entries: [line('elf', 'quick-boots', 'power-boots')],
      options: under({ elf: { inventory: { 'quick-boots': active } } }),
    },
  ],
  [
    'MR-L34',
    'two pairs of gloves',
    {
      entries: [line('elf', 'deft-gloves', 'handy-gloves')],
      options: under({ elf: { inventory: { 'deft-gloves': active, 'handy-gloves': active } } }),
    },
    {
      entries: [line('elf', 'deft-gloves', 'handy-gloves')],
      options: under({ elf: { inventory: { 'handy-gloves': active } } }),
    },
  ],
  [
    'MR-L35',
    'a hidden grail',
    {
      entries: [line('wizard', 'sacred-grail')],
      options: under({ wizard: { inventory: { 'sacred-grail': { active: false } } } }),
    },
    {
      entries: [line('wizard', 'sacred-grail')],
      options: under({ wizard: { inventory: { 'sacred-grail': active } } }),
    },
  ],
  [
    'MR-L36',
    'asterisks are strength while the Belt of Strength is worn (MR-T08)',
    { entries: [line('amazon', 'belt-of-strength', 'suit-of-armor')], options: under({}) },
    {
      entries: [line('amazon', 'belt-of-strength', 'suit-of-armor')],
      options: under({ amazon: { inventory: { 'belt-of-strength': active } } }),
    },
  ],
  [
    'MR-L36',
    'a chit that is active, in a list of states',
    {
      entries: [line('dwarf', 'suit-of-armor')],
      options: under({ dwarf: { level: 1, chits: { 'MOVE H6': ['wounded'] } } }),
    },
    {
      entries: [line('dwarf', 'suit-of-armor')],
      options: under({ dwarf: { level: 1, chits: { 'MOVE H6': ['active'] } } }),
    },
  ],
  [
    'MR-L36',
    'a suit too heavy',
    { entries: [line('magician', 'suit-of-armor')], options: under({}) },
    { entries: [line('magician', 'axe', 'lucky-charm')], options: under({}) },
  ],
  [
    'MR-L36',
    'a native carries it',
    { entries: [line('elf', 'great-sword')], options: under({}) },
    { entries: [line('elf', 'great-sword'), 'r2', ...['r3', 'r4', 'r5', 'r6', 'r7']], options: under({}) },
  ],
  [
    'MR-L37',
    'a chit of somebody else',
    { entries: ['elf'], options: under({ elf: { chits: { 'FIGHT T4**': 'wounded' } } }) },
    { entries: ['elf'], options: under({ elf: { chits: { 'MAGIC III4*': 'fatigued' } } }) },
  ],
  [
    'MR-L37',
    'two states at once',
    { entries: ['elf'], options: under({ elf: { chits: { 'MAGIC III4*': ['wounded', 'committed'] } } }) },
    { entries: ['elf'], options: under({ elf: { chits: { 'MAGIC III4*': ['committed'] } } }) },
  ],
  [
    'MR-L37',
    'a third chit where there are two',
    { entries: ['elf'], options: under({ elf: { chits: { 'MAGIC III3*#3': 'fatigued' } } }) },
    { entries: ['elf'], options: under({ elf: { chits: { 'MAGIC III3*#2': 'fatigued' } } }) },
  ],
  [
    'MR-L37',
    'all wounded',
    {
      entries: ['dwarf'],
      options: under({
        dwarf: { level: 1, chits: { 'DUCK T3*': 'wounded', 'MOVE H6': 'wounded', 'FIGHT H5*': 'wounded' } },
      }),
    },
    {
      entries: ['dwarf'],
      options: under({
        dwarf: { level: 1, chits: { 'DUCK T3*': 'wounded', 'MOVE H6': 'wounded', 'FIGHT H5*': 'fatigued' } },
      }),
    },
  ],
  [
    'MR-L38',
    'half a patrol',
    { entries: ['phq', 'p1'], options: warband() },
    { entries: patrol, options: warband() },
  ],
  [
    'MR-L38',
    'one was killed since',
    { entries: company.slice(1), options: warband() },
    { entries: company.slice(1), options: warband({ absent: ['chq'] }) },
  ],
  [
    'MR-L38',
    'hired in two clearings',
    { entries: patrol.slice(1), options: warband({ hires: { p1: { clearing: 'cliff 2' } } }) },
    {
      entries: patrol,
      options: warband({
        hires: { phq: { clearing: 'cliff 1' }, p1: { clearing: 'cliff 2' }, p2: { clearing: 'cliff 2' } },
      }),
    },
  ],
  [
    'MR-L39',
    'the sixth rogue first',
    { entries: ['r6'], options: warband() },
    { entries: ['r7', 'r6'], options: warband() },
  ],
  [
    'MR-L39',
    'the leader of the Order before the others',
    { entries: ['ohq', 'o3', 'o2'], options: warband() },
    { entries: ['ohq', 'o3', 'o2'], options: warband({ absent: ['o1'] }) },
  ],
  [
    'MR-L40',
    'one native twice',
    { entries: ['r7', { entry: 'r7', count: 1 }], options: warband() },
    { entries: ['r7'], options: warband() },
  ],
  [
    'MR-L40',
    'an employer who is not here',
    { entries: ['elf', 'r7'], options: party({}, { hires: { r7: { employer: 'dwarf' } } }) },
    { entries: ['elf', 'r7'], options: party({}, { hires: { r7: { employer: 'elf' } } }) },
  ],
  [
    'MR-L41',
    'no day of hire',
    { entries: ['r7'], options: warband({ whole: true }) },
    { entries: ['r7'], options: warband({ whole: true, hires: { r7: { day: 1 } } }) },
  ],
  [
    'MR-L41',
    'the fifteenth day',
    { entries: ['r7'], options: warband({ day: 15, hires: { r7: { day: 1 } } }) },
    { entries: ['r7'], options: warband({ day: 14, hires: { r7: { day: 1 } } }) },
  ],
  [
    'MR-L41',
    'hired again',
    { entries: ['r7'], options: warband({ day: 29, hires: { r7: { day: 1, terms: 2 } } }) },
    { entries: ['r7'], options: warband({ day: 28, hires: { r7: { day: 1, terms: 2 } } }) },
  ],
  [
    'MR-L42',
    'bats without a spell',
    { entries: ['r7', 'giant-bat'], options: warband() },
    { entries: ['r7', 'giant-bat'], options: warband({ hires: { 'giant-bat': { spell: 'control-bats' } } }) },
  ],
  [
    'MR-L42',
    'a ghost',
    { entries: ['r7', 'ghost'], options: warband({ hires: { ghost: { spell: 'persuade' } } }) },
    { entries: ['r7', 'ogre'], options: warband({ hires: { ogre: { spell: 'persuade' } } }) },
  ],
  [
    'MR-L42',
    'a visitor',
    { entries: ['r7', 'crone-raid'], options: warband() },
    { entries: ['r7'], options: warband() },
  ],
  [
    'MR-L43',
    'two campaigns',
    { entries: ['captain'], options: under({ captain: { tasks: ['conquer', 'war'] } }) },
    { entries: ['captain'], options: under({ captain: { tasks: ['war', 'food-ale', 'escort-party'] } }) },
  ],
  [
    'MR-L43',
    'one mission twice',
    { entries: ['captain'], options: under({ captain: { tasks: ['food-ale', 'food-ale'] } }) },
    { entries: ['captain'], options: under({ captain: { tasks: ['food-ale'] } }) },
  ],
  [
    'MR-L44',
    'a conquest unpaid',
    {
      entries: ['captain'],
      options: under({ captain: { tasks: ['conquer'], recorded: { fame: 0, notoriety: 39 } } }),
    },
    {
      entries: ['captain'],
      options: under({ captain: { tasks: ['conquer'], recorded: { fame: 0, notoriety: 40 } } }),
    },
  ],
  [
    'MR-L44',
    'a raid costs fame',
    {
      entries: ['captain'],
      options: under({ captain: { tasks: ['raid'], recorded: { fame: 7, notoriety: 0 } } }),
    },
    {
      entries: ['captain'],
      options: under({ captain: { tasks: ['raid'], recorded: { fame: 8, notoriety: 0 } } }),
    },
  ],
  [
    'MR-L45',
    'nobody to pillage',
    { entries: ['captain'], options: under({ captain: { tasks: ['pillage'] } }, { onMap: ['bashkars'] }) },
    { entries: ['captain'], options: under({ captain: { tasks: ['pillage'] } }, { onMap: ['soldiers'] }) },
  ],
  [
    'MR-L45',
    'a quest without a dragon',
    { entries: ['captain'], options: under({ captain: { tasks: ['quest'] } }, { onMap: ['giant'] }) },
    {
      entries: ['captain'],
      options: under({ captain: { tasks: ['quest'] } }, { onMap: ['heavy-flying-dragon'] }),
    },
  ],
  [
    'MR-L46',
    'nobody to fight',
    { entries: ['elf'], options: roster() },
    { entries: ['elf', 'dwarf'], options: roster({ members: { dwarf: { side: 'b' } } }) },
  ],
  [
    'MR-L46',
    'nobody to lead',
    { entries: ['ogre'], options: roster() },
    { entries: ['elf', 'ogre'], options: roster() },
  ],
  [
    'MR-L46',
    'a leader of natives will do',
    { entries: ['p1', 'p2', 'ogre'], options: roster({ absent: ['phq'] }) },
    { entries: [...patrol, 'ogre'], options: roster() },
  ],
  [
    'MR-L46',
    'no clearing',
    { entries: ['elf', 'ogre'], options: { form: 'roster', round: 1 } },
    { entries: ['elf', 'ogre'], options: { form: 'roster', round: 1, clearing: 'cave' } },
  ],
  [
    'MR-L46',
    'no round',
    { entries: ['elf', 'ogre'], options: { form: 'roster', clearing: 'cave' } },
    { entries: ['elf', 'ogre'], options: { form: 'roster', round: 3, clearing: 'cave' } },
  ],
  [
    'MR-L47',
    'a patrol costs twelve gold at result 2',
    { entries: ['elf', 'ogre', ...patrol], options: roster(), house: { 'roster.goldBudget': 11 } },
    { entries: ['elf', 'ogre', ...patrol], options: roster(), house: { 'roster.goldBudget': 12 } },
  ],
  [
    'MR-L48',
    'ponies in a cave',
    { entries: ['elf', 'ogre', ...patrol], options: roster({ clearing: 'cave' }) },
    { entries: ['elf', 'ogre', ...patrol], options: roster() },
  ],
  [
    'MR-L49',
    'a dark wolf',
    { entries: ['elf', 'wolf-a'], options: roster({ darkUp: ['wolf-a'] }) },
    {
      entries: ['elf', 'wolf-a'],
      options: roster({ darkUp: ['wolf-a'] }),
      house: { 'monsters.alerted': 'on' },
    },
  ],
  [
    'MR-L49',
    'a dark bat that serves nobody',
    { entries: ['elf', 'giant-bat', 'ogre'], options: roster({ darkUp: ['giant-bat'] }) },
    {
      entries: ['elf', 'giant-bat', 'ogre'],
      options: roster({ darkUp: ['giant-bat'], hires: { 'giant-bat': { spell: 'control-bats' } } }),
    },
  ],
  [
    'MR-L49',
    'a red giant',
    {
      entries: ['elf', 'giant'],
      options: roster({ darkUp: ['giant'] }),
      house: { 'monsters.alerted': 'on' },
    },
    { entries: ['elf', 'giant'], options: roster({ darkUp: ['giant'], round: 2 }) },
  ],
];

const found = (of: Case): readonly string[] => verdictOf(of).violations.map(({ code }) => code);

describe('every check finds what breaks it and lets the rest pass', () => {
  test.each(rows)('%s: %s', (code, _, broken, kept) => {
    expect(found(broken)).toContain(code);
    expect(found(kept)).not.toContain(code);
  });

  test('every check has a row', () => {
    const tried = new Set(rows.map(([code]) => code));
    expect(magicRealm.checks.map(({ code }) => code).filter((code) => !tried.has(code))).toEqual([]);
  });

  test.each(rows)('%s: %s is told in whole sentences', (_, _why, broken) => {
    for (const violation of verdictOf(broken).violations) {
      const text = sentence(magicRealm, violation);
      expect(text).toMatch(/^[A-Z0-9“‘].*[.!?]$/su);
      expect(text).not.toMatch(/undefined|NaN|\[object/);
      for (const at of violation.entries) expect(listOf(broken).entries[at]).toBeDefined();
    }
  });
});

describe('severity', () => {
  test('MR-L20 is a note, and an error where the table says so', () => {
    const twice: Case = { entries: [line('elf', 'lost', 'lost')] };
    const severity = (of: Case) => verdictOf(of).violations.find(({ code }) => code === 'MR-L20')?.severity;
    expect(severity(twice)).toBe('note');
    expect(severity({ ...twice, house: { 'spells.duplicatesAtStart': false } })).toBe('error');
  });

  test('MR-L21 to MR-L23 leave a spell of a wrong type to MR-L19', () => {
    expect(found({ entries: [line('pilgrim', 'lightning-bolt')] })).toEqual(['MR-L19']);
  });
});

/** All that the Elf plays as a light elf, and as a great elf besides. */
const lightChits = ['III3*', 'III3*#2', 'III4*', 'III2*', 'VII4*', 'VII3*']
  .map((chit) => `MAGIC ${chit}`)
  .concat('MOVE L3*', 'FIGHT L3*', 'MOVE L2*');
const mediumChits = ['MOVE M4', 'FIGHT M3*', 'FIGHT M4'];

test.each([
  ['a light elf without the chits that he plays', 'light-elf', lightChits, ['dead']],
  ['a light elf with one of them left', 'light-elf', [...lightChits.slice(1), ...mediumChits], []],
  ['a great elf without those of a light elf', 'great-elf', lightChits, []],
  ['an elf of both kinds without those of a light elf', undefined, lightChits, []],
])('MR-L37, MR-B70: %s', (_, ability, lost, problems) => {
  const chits = Object.fromEntries(lost.map((chit) => [chit, 'wounded']));
  const { violations } = verdictOf({
    entries: ['elf'],
    options: under({ elf: { chits, ...(ability ? { ability } : {}) } }),
    house: { 'party.optionalAbilities': true },
  });
  expect(violations.flatMap(({ code, facts }) => (code === 'MR-L37' ? [facts['problem']] : []))).toEqual(
    problems,
  );
});

test('MR-L37: a wounded chit of somebody else does not kill', () => {
  const chits = { 'DUCK T3*': 'wounded', 'MOVE H6': 'wounded', 'FIGHT T4**': 'wounded' };
  const { violations } = verdictOf({ entries: ['dwarf'], options: under({ dwarf: { level: 1, chits } }) });
  expect(violations.map(({ code, facts }) => [code, facts['problem']])).toEqual([['MR-L37', 'owner']]);
});
