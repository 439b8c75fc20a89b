import { describe, expect, test } from 'vitest';
import { loadSystems } from '../../registry';
import type { Agreement } from './agreement';
import { contradictionsOf, outlookOf } from './contradictions';
import { defaultAgreement } from '../list/prepare';

const systems = await loadSystems();
const of = (slug: string) => systems.find((s) => s.slug === slug)!;

type More = Partial<Pick<Agreement, 'banned' | 'allowed' | 'cards'>> & { own?: true };
type Row = readonly [id: string, house: Record<string, unknown>, more: More];
type Short = readonly [id: string, house: Record<string, unknown>, more?: More];

const with_ = (slug: string, house: Record<string, unknown>, { own, ...more }: More = {}): Agreement => ({
  ...defaultAgreement(of(slug), house),
  ...(own ? { cards: [of(slug).own!.example as never] } : {}),
  ...more,
});

const found = (slug: string, agreement: Agreement) => {
  const read = contradictionsOf(of(slug), agreement);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

const permanents = of('swords-sorcery')
  .entries.filter((e) => e.indicia['usage'] === 'permanent')
  .map(({ id }) => id);
/** Spells of the highest levels, enough for a hand. */
const lofty = ['speed', 'anti-spell', 'magic-shield', 'mindless-hulk', 'magic-missile', 'traitor'];
const theSixteen = of('magic-realm')
  .entries.filter(({ kind }) => kind === 'character')
  .map(({ id }) => id);

/** One agreement for each contradiction that a system declares. */
const short: Readonly<Record<string, readonly Short[]>> = {
  mms: [
    [
      'MMS-C01',
      { levelTotal: 100, categoryLimits: { terrain: { minLevels: 60 }, character: { minLevels: 50 } } },
    ],
    ['MMS-C02', { levelTotal: 20 }, { allowed: ['krag'] }],
    ['MMS-C03', { cardPool: 'custom' }],
    ['MMS-C04', { boardHeight: 10, neutralRows: 10 }],
    ['MMS-C05', { stalemateRounds: 30, maxRounds: 30 }],
    ['MMS-C06', { groupMax: 6 }],
    ['MMS-C07', { hiddenSetup: false, rehide: true }],
    ['MMS-C08', { hiddenSetup: false, attackUnidentified: true }],
    ['MMS-C09', { hiddenSetup: false, decoys: 2 }],
    ['MMS-C10', { markersShown: false, decoys: 2 }],
    ['MMS-C11', { removalTiming: 'immediate' }],
    ['MMS-C12', { uniqueNamed: true, maxCopies: 1 }],
    ['MMS-C13', { levelTotalPerPlayer: { 3: 200 } }],
    ['MMS-C14', { maxAttachments: 0, categoryLimits: { modification: { minUses: 1 } } }],
    ['MMS-C15', { levelTotal: 21 }],
    ['MMS-C16', { levelTotal: 22 }, { banned: ['goblin-slinger'] }],
    ['MMS-C17', {}, { allowed: ['woods', 'armor'] }],
    ['MMS-C18', {}, { allowed: ['krag', 'woods'], banned: ['krag'] }],
    ['MMS-C19', { players: 5, neutralRows: 10 }],
    ['MMS-C30', { cardPool: 'printed' }],
    ['MMS-C31', { levelTotalPerPlayer: { 2: 20 } }],
    ['MMS-C32', { boardHeight: 8, boardWidth: 8, categoryLimits: { terrain: { minUses: 33 } } }],
    [
      'MMS-C33',
      { maxAttachments: 0, categoryLimits: { artifact: { minLevels: 5 } } },
      { banned: ['trebuchet', 'ballista'] },
    ],
    ['MMS-C34', { boardHeight: 8, neutralRows: 6 }, { allowed: ['hydra', 'stone-giant'] }],
    ['MMS-C35', { categoryLimits: { character: { maxLevels: 21 } } }],
    ['MMS-C36', { categoryLimits: { artifact: { minUses: 3, maxLevels: 11 } } }],
    ['MMS-C37', { maxCopies: 1, categoryLimits: { modification: { minUses: 15 } } }],
    ['MMS-C38', { categoryLimits: { terrain: { maxUses: 1, minLevels: 37 } } }],
    ['MMS-C39', { categoryLimits: { defense: { minUses: 1, minLevels: 24, maxLevels: 26 } } }],
    ['MMS-C40', { hiddenSetup: false, lineOfSight: 12 }],
    ['MMS-C41', { hiddenSetup: false, sightBlocking: 'solid' }],
    ['MMS-C42', { hiddenSetup: false, detectionThreshold: 40 }],
    ['MMS-C43', { hiddenSetup: false, detectionSightBonusPct: 50 }],
    ['MMS-C44', { hiddenSetup: false, markersShown: false }],
    ['MMS-C45', { hiddenSetup: false, communication: 'on' }],
    ['MMS-C46', { dropArtifacts: true, maxAttachments: 0 }],
    ['MMS-C47', { onePerSlot: true, maxAttachments: 1 }],
    ['MMS-C48', { players: 3, neutralRows: 1 }],
    ['MMS-C49', { attackUnidentified: true, markersShown: false }],
    ...(['character', 'artifact', 'modification', 'terrain', 'defense'] as const).flatMap(
      (category, i): Short[] => [
        [`MMS-C${20 + 2 * i}`, { categoryLimits: { [category]: { minUses: 3, maxUses: 2 } } }],
        [`MMS-C${21 + 2 * i}`, { categoryLimits: { [category]: { minLevels: 30, maxLevels: 20 } } }],
      ],
    ),
  ],
  'swords-sorcery': [
    ['SS-C01', { cardSource: 'grimoire', levelTotal: 10, levelFloor: 11 }],
    ['SS-C02', { cardSource: 'grimoire', handSize: 2, levelFloor: 13, levelTotal: 20 }],
    ['SS-C03', { players: 7, handSize: 10 }],
    ['SS-C04', { maxCopies: 2 }],
    ['SS-C05', { levelTotal: 12 }],
    ['SS-C06', { levelFloor: 3 }],
    ['SS-C07', { powerTotal: 12 }],
    ['SS-C08', { cardSource: 'snake-draft', maxPermanents: 2 }],
    ['SS-C09', { armyPoints: 30 }],
    ['SS-C10', { maxPieces: 12 }],
    ['SS-C11', { victory: 'score', roundLimit: 0 }],
    ['SS-C12', { roundLimit: 0, scoreValues: { wizard: 9 } }],
    ['SS-C13', { tripleExtraTurn: false, maxExtraTurns: 2 }],
    ['SS-C14', { handLimit: 3 }],
    ['SS-C15', { players: 3, domainCopies: false, domainSet: ['ss-house-1', 'ss-house-2'] }],
    ['SS-C16', { cardSource: 'grimoire', levelTotal: 5 }],
    ['SS-C17', { cardSource: 'grimoire', powerTotal: 5 }],
    ['SS-C18', { cardSource: 'grimoire', maxPermanents: 3 }, { allowed: [...permanents, 'horse', 'sleep'] }],
    ['SS-C19', { cardSource: 'grimoire', handSize: 8, levelTotal: 8, powerTotal: 8 }],
    ['SS-C20', { cardSource: 'grimoire', maxPermanents: 0 }, { allowed: [...permanents, ...lofty] }],
    ['SS-C21', { cardSource: 'grimoire', levelTotal: 36, levelFloor: 36, powerTotal: 10 }],
    ['SS-C22', { cardSource: 'grimoire', levelTotal: 36, levelFloor: 36, maxPermanents: 1 }],
    ['SS-C23', { cardSource: 'grimoire', powerTotal: 6, maxPermanents: 0 }],
    ['SS-C24', { cardSource: 'grimoire', levelTotal: 20, levelFloor: 19, powerTotal: 7, maxPermanents: 1 }],
    ['SS-C25', { cardSource: 'grimoire', levelTotal: 36, levelFloor: 36 }],
    ['SS-C26', { cardSource: 'grimoire', players: 3, handSize: 10, levelTotal: 11 }],
    ['SS-C27', { cardSource: 'grimoire', players: 4, powerTotal: 5 }],
    ['SS-C28', { cardSource: 'grimoire', players: 5, handSize: 11, maxPermanents: 1, pileReserve: 0 }],
    ['SS-C29', { minFreeSpots: 18 }],
    ['SS-C30', { domainSet: ['ss-house-1'] }, { banned: ['ss-house-1'] }],
    ['SS-C31', { armyMode: 'points' }, { allowed: ['wizard', 'pion', 'swords'] }],
    ['SS-C32', {}, { banned: ['guard'] }],
    ['SS-C33', {}, { allowed: ['swords', 'ss-house-1'] }],
    ['SS-C34', {}, { own: true }],
  ],
  'monsters-magic': [
    ['MM-C01', { figureCap: 5, figureCapWithCard: 4 }],
    ['MM-C02', { permanentsMode: 'dealNkeep', dealCount: 3 }],
    ['MM-C03', { permanentsMode: 'choose', permanentsCount: 8, permanentsLevelTotal: 7 }],
    ['MM-C04', {}, { banned: ['mm-treants'] }],
    ['MM-C05', { deckLevelTotal: 90 }],
    ['MM-C06', {}, { own: true }],
    ['MM-C07', { maxCopies: 2 }],
    ['MM-C08', { customForceMax: 3 }],
    ['MM-C09', { customMpMax: 2 }],
    ['MM-C10', { dealCount: 9 }],
    ['MM-C11', { permanentsLevelSpread: 4 }],
    ['MM-C12', { threePlayerMiddle: 'none' }],
    ['MM-C13', { startingHand: 4, handMax: 3 }],
    ['MM-C14', { deckVariant: 'custom' }, { allowed: ['mm-treants', 'mm-druids'] }],
    ['MM-C15', {}, { allowed: ['mm-treants', 'mm-druids'] }],
    ['MM-C16', { deckVariant: 'custom', players: 4, permanentsCount: 6, deckLevelTotal: 23 }],
  ],
  'battle-magic': [
    ['BM-C01', { setSize: 40 }],
    ['BM-C02', { empireMode: 'custom', strictBounds: true, setSize: 60 }],
    [
      'BM-C03',
      { empireMode: 'custom', strictBounds: true, goldValueCap: 60, classBounds: { hero: [20, 20] } },
    ],
    ['BM-C04', { goldValueCap: 96 }],
    ['BM-C05', { strictBounds: true }],
    ['BM-C06', { classBounds: { hero: [1, 5] } }],
    ['BM-C07', {}, { own: true }],
    ['BM-C08', { players: 6, mirrorEmpires: false }],
    ['BM-C09', { players: 3, mirrorEmpires: false, empires: ['elf', 'elf', 'orc'] }],
    ['BM-C10', { players: 3, empires: ['elf', 'orc'] }],
    ['BM-C11', { empires: ['elf', 'custom'] }],
    ['BM-C12', { specials: { city: 3 } }],
    ['BM-C13', { players: 3, mapSymmetry: true }],
    ['BM-C14', { startHand: 6, handMax: 5 }],
    ['BM-C15', { pileDrawBelow: 6 }],
    ['BM-C16', { cityEffect: 'maxAndThreshold' }],
    ['BM-C17', { lairFinds: 'heavy' }],
    ['BM-C18', { ruinsHeroMayRetreat: true }],
    ['BM-C19', { specialEntry: 'max' }],
    ['BM-C20', { substitution: 'off', substitutionOrder: 'secret' }],
    ['BM-C21', { players: 3, castleMinDistance: 10 }],
    ['BM-C22', { players: 5, mapTerritories: 100 }],
    ['BM-C23', { mapSymmetry: true, specials: { mine: 2, ruins: 1 } }],
    ['BM-C24', { empireMode: 'custom', setSize: 60, goldValueCap: 60 }],
    ['BM-C25', { empireMode: 'custom', strictBounds: true, classBounds: { wizard: [0, 0], hero: [0, 0] } }],
    ['BM-C26', {}, { banned: ['castle'] }],
    ['BM-C27', { empireMode: 'custom' }, { allowed: ['army', 'castle', 'hero'] }],
    ['BM-C28', { eliminatedUnits: 'stayAsNeutral' }],
    ['BM-C29', {}, { banned: ['bm-gold-1'] }],
    ['BM-C30', {}, { allowed: ['army', 'castle', 'ship'] }],
  ],
  'magic-realm': [
    ['MR-C01', { 'party.levelTotal': 3 }],
    ['MR-C02', { 'party.extraPoint': 2 }],
    ['MR-C03', { 'players.count': 9, 'party.charactersPerPlayer': 2 }],
    ['MR-C04', { 'world.mapMode': 'fixed-seed' }],
    ['MR-C05', { 'world.solitaireTwoRows': true }],
    ['MR-C06', { 'roster.priceMultiplier': 3 }],
    ['MR-C07', { 'players.count': 1, 'party.duplicateCharacters': true }],
    ['MR-C08', {}, { banned: theSixteen }],
    ['MR-C09', {}, { allowed: ['elf', 'fog', 'phq'] }],
    ['MR-C10', { 'players.count': 3 }, { banned: theSixteen.slice(2) }],
    ['MR-C12', { 'party.levelTotal': 9, 'party.charactersPerPlayer': 2 }],
    ['MR-C11', {}, { allowed: ['elf', 'persuade', 'witch-king', 'fog'] }],
  ],
};

const rows: Readonly<Record<string, readonly Row[]>> = Object.fromEntries(
  Object.entries(short).map(([slug, all]) => [
    slug,
    all.map(([id, house, more = {}]): Row => [id, house, more]),
  ]),
);

describe.each(systems.map((s) => [s.slug, s] as const))('contradictions of %s', (slug, system) => {
  const declared = system.contradictions ?? [];

  test('each that is declared has its case here', () => {
    expect(declared.length).toBeGreaterThan(0);
    expect([...rows[slug]!.map(([id]) => id)].sort()).toEqual(declared.map((c) => c.id).sort());
    expect(new Set(declared.map((c) => c.id)).size).toBe(declared.length);
  });

  test.each(rows[slug]!)('%s is found', (id, house, more) => {
    const one = found(slug, with_(slug, house, more)).find((c) => c.id === id);
    expect(one, JSON.stringify(found(slug, with_(slug, house, more)).map((c) => c.id))).toBeDefined();
    for (const line of one!.lines) {
      expect(line.title, line.path).toMatch(/^[\p{Lu}\d]/u);
      expect(line.title).not.toContain('house.');
      expect(line.value).not.toBe('');
    }
    expect(one!.reason).toMatch(/^[\p{Lu}].*\.$/u);
    expect(one!.rules.every((rule) => rule.startsWith(`${system.prefix}-`))).toBe(true);
    // Where neither gives way there is no winner to name, and the other way round.
    expect(one!.winner === undefined).toBe(one!.sort === 'impossible');
  });

  test.each(rows[slug]!.filter(([id]) => declared.find((c) => c.id === id)!.forms))(
    '%s leaves no legal list of the forms that it names',
    (id, house, more) => {
      const outlook = outlookOf(system, with_(slug, house, more));
      const forms = declared.find((c) => c.id === id)!.forms!;
      expect(outlook.ok && outlook.value.filter((o) => forms.includes(o.form)).map((o) => o.found)).toEqual(
        forms.map(() => false),
      );
    },
  );

  test.each([...system.presets.map((p) => [p.name, p.house] as const), ['the defaults', {}] as const])(
    '%s: nothing contradicts',
    (_, house) => {
      expect(found(slug, with_(slug, house)).map((c) => c.id)).toEqual([]);
    },
  );
});

test.each<readonly [id: string, slug: string, house: Record<string, unknown>, more: More]>([
  ['MM-C15', 'monsters-magic', { deckVariant: 'custom' }, { allowed: ['mm-treants', 'mm-druids'] }],
  ['BM-C21', 'battle-magic', { players: 3, castleMinDistance: 4 }, {}],
])('%s is not found where only one of its two lines says so', (id, slug, house, more) => {
  expect(found(slug, with_(slug, house, more)).map((c) => c.id)).not.toContain(id);
});

test('a set against a set: what is banned is not allowed by being named', () => {
  const both = with_('mms', {}, { banned: ['krag'], allowed: ['krag', 'goblin'] });
  expect(found('mms', both)).toMatchObject([
    { id: 'ALL-C01', winner: 0, lines: [{ value: 'Krag – The Fighter' }, {}] },
  ]);
});

test('the printed rules leave a legal list of every form', () => {
  for (const system of systems) {
    const outlook = outlookOf(system, defaultAgreement(system));
    expect(outlook.ok && outlook.value.filter((o) => !o.found), system.slug).toEqual([]);
  }
});

test('an agreement that cannot be read is refused', () => {
  expect(contradictionsOf(of('mms'), with_('mms', { levelTotal: 1 })).ok).toBe(false);
  expect(outlookOf(of('mms'), with_('mms', { levelTotal: 1 })).ok).toBe(false);
});
