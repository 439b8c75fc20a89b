import { describe, expect, test } from 'vitest';
import { sentence } from '../../../kernel/verdict/judge';
import { mms } from '../index';
import type { ListEntry } from '../../../kernel/list/list';
import { cards } from '../catalogue/index';
import { codesOf, found, repairsOf, use, verdictOf, type Agreed } from '../testing';

describe('MMS-L01: level total', () => {
  test.each([
    [
      'exactly the total',
      [use('krag'), use('mageron'), use('warrior'), use('leather-jerkin'), use('old-road')],
      298,
    ],
    ['each use pays again', [use('archer', 3)], 114],
    ['attachments pay for every use that carries them', [use('archer', 3, 'leather-jerkin')], 144],
  ])('%s', (_, entries, spent) => {
    const verdict = verdictOf(entries);
    expect(verdict.budget.spent).toBe(spent);
    expect(found(verdict, 'MMS-L01')).toBeUndefined();
  });

  test('one level too many is an error, with the facts', () => {
    const verdict = verdictOf([use('krag'), use('mageron'), use('cleric')], { house: { levelTotal: 301 } });
    expect(found(verdict, 'MMS-L01')).toMatchObject({
      severity: 'error',
      facts: { spent: 302, limit: 301, over: 1 },
      because: 'house.levelTotal',
    });
    expect(sentence(mms, found(verdict, 'MMS-L01')!)).toBe('302 levels are spent of 301: 1 too many.');
  });

  test('a handicap gives a player a total of his own', () => {
    const house = { levelTotalPerPlayer: { '2': 200 } };
    const entries = [use('krag'), use('mageron')];
    expect(verdictOf(entries, { house }, { player: 1 }).legal).toBe(true);
    const second = verdictOf(entries, { house }, { player: 2 });
    expect(second.budget.limit).toBe(200);
    expect(found(second, 'MMS-L01')?.because).toBe('house.levelTotalPerPlayer');
  });

  test('a handicap of whoever does not sit at the table is nobody’s total', () => {
    const house = { players: 2, levelTotalPerPlayer: { '5': 900 } };
    expect(verdictOf([use('krag')], { house }, { player: 5 }).budget.limit).toBe(300);
  });

  test('repairs cost as little as possible', () => {
    const labels = repairsOf(
      [use('krag', 1, 'magical-flail'), use('mageron'), use('warrior')],
      'MMS-L01',
    ).map((repair) => repair.label);
    expect(labels).toEqual([
      'Take Magical Flail from Krag – The Fighter',
      'Remove Warrior',
      'Remove Mageron – The Magician',
      'Remove Krag – The Fighter',
    ]);
  });

  test('a repair lowers the count of a repeated card', () => {
    const [first] = repairsOf([use('archer', 9)], 'MMS-L01');
    expect(first?.label).toBe('Use Archer only 7 times');
    expect(first?.list.entries).toEqual([use('archer', 7)]);
  });

  test('where no single change is enough, the cheapest lines go', () => {
    const house = { levelTotal: 100 };
    const army = [use('krag'), use('mageron'), use('cleric')];
    // No line alone brings 302 under 100, and two of them do.
    expect(repairsOf(army, 'MMS-L01', { house }).length).toBeGreaterThan(0);
    for (const repair of repairsOf(army, 'MMS-L01', { house }))
      expect(verdictOf(repair.list.entries, { house }).budget.spent).toBeLessThanOrEqual(100);
  });
});

describe('MMS-L02: what would still fit', () => {
  test.each<[string, Agreed, readonly ListEntry[]]>([
    ['an area of one row', { house: { neutralRows: 18 } }, [use('goblin')]],
    ['eight squares', { house: { boardWidth: 8, boardHeight: 8, neutralRows: 6 } }, [use('goblin', 7)]],
    [
      'eight squares, seven of them moat',
      { house: { boardWidth: 8, boardHeight: 8, neutralRows: 6 } },
      [use('krag'), use('moat', 7)],
    ],
    ['nothing may be carried', { house: { maxAttachments: 0 } }, [use('krag')]],
    [
      'groups',
      { house: { boardWidth: 8, boardHeight: 8, neutralRows: 6, groupMarkers: true, groupMax: 2 } },
      [use('goblin', 9), use('wolf', 3)],
    ],
  ])('%s: every card that is named may be added', (_, agreed, entries) => {
    const fact = found(verdictOf(entries, agreed), 'MMS-L02')?.facts['cards'] as readonly string[];
    expect(fact.length).toBeGreaterThan(0);
    for (const { id, name, slot, kind } of cards) {
      const verdict = verdictOf([...entries, use(id)], agreed);
      const useless =
        agreed.house?.['maxAttachments'] === 0 &&
        (kind === 'modification' || (kind === 'artifact' && slot !== 'placed'));
      expect(fact.includes(name), name).toBe(verdict.legal && !useless);
    }
  });
});

describe('MMS-L02: only what the agreement still lets in would fit', () => {
  // 292 levels are spent; Fleet Foot (3), Boots of Striding and Seeker’s Lantern (4 each) cost no more than 4.
  const entries = [use('krag', 1, 'fleet-foot'), use('mageron'), use('horse-archer'), use('fleet-foot', 1)];
  const levels = { levelTotal: 122 + 3 + 117 + 49 + 3 + 4 };
  test.each([
    ['without limits', {}, ['Fleet Foot', 'Boots of Striding', 'Seeker’s Lantern']],
    ['no third use of a card', { maxCopies: 2 }, ['Boots of Striding', 'Seeker’s Lantern']],
    ['no further Artifact', { categoryLimits: { artifact: { maxUses: 0 } } }, ['Fleet Foot']],
    ['few levels of Artifacts', { categoryLimits: { artifact: { maxLevels: 3 } } }, ['Fleet Foot']],
  ])('%s', (_, house, cards) => {
    expect(found(verdictOf(entries, { house: { ...levels, ...house } }), 'MMS-L02')?.facts['cards']).toEqual(
      cards,
    );
  });

  test('no second hero where heroes stand only once', () => {
    const twice = { levelTotal: 244, uniqueNamed: true };
    const cards = found(verdictOf([use('krag')], { house: twice }), 'MMS-L02')?.facts['cards'];
    expect(cards).toContain('Mageron – The Magician');
    expect(cards).not.toContain('Krag – The Fighter');
  });
});

describe('MMS-L02: no attachment would fit for which nobody has a hand (MMS-L09, MMS-L10, MMS-L12)', () => {
  const slots = { onePerSlot: true };
  const gear = ['healers-staff', 'goblin', 'novice-cleric', 'war-axe'];
  test.each<[string, Agreed, number, readonly ListEntry[], readonly string[]]>([
    ['the slot is taken', { house: slots }, 3, [use('krag', 1, 'fleet-foot')], []],
    ['slots are free as printed', {}, 3, [use('krag', 1, 'fleet-foot')], ['Fleet Foot']],
    ['another has it free', { house: slots }, 3, [use('krag', 1, 'veteran'), use('goblin')], ['Fleet Foot']],
    ['all carry the most', { house: { maxAttachments: 1 } }, 3, [use('goblin', 2, 'fleet-foot')], []],
    ['the staff has no healer', { allowed: gear }, 8, [use('goblin')], []],
    ['a healer is there', { allowed: gear }, 8, [use('novice-cleric')], ['Healer’s Staff']],
    [
      'the hand of the healer is full',
      { allowed: gear, house: slots },
      8,
      [use('novice-cleric', 1, 'war-axe'), use('goblin')],
      [],
    ],
    [
      'a healer is paid for beside the staff',
      { allowed: gear, house: { ...slots, maxCopies: 1 } },
      39,
      [use('goblin', 1, 'war-axe')],
      ['Healer’s Staff', 'Novice Cleric'],
    ],
    [
      'one level less',
      { allowed: gear, house: { maxCopies: 1 } },
      38,
      [use('goblin', 1, 'war-axe')],
      ['Novice Cleric'],
    ],
  ])('%s', (_, agreed, left, entries, cards) => {
    const { spent } = verdictOf(entries, agreed).budget;
    const house = { ...agreed.house, levelTotal: spent + left };
    expect(found(verdictOf(entries, { ...agreed, house }), 'MMS-L02')?.facts).toEqual({ left, cards });
  });
});

describe('MMS-L02: unspent levels', () => {
  test('nothing left, nothing said', () => {
    expect(found(verdictOf([use('archer', 2)], { house: { levelTotal: 76 } }), 'MMS-L02')).toBeUndefined();
  });

  test('over the total, nothing is left either', () => {
    expect(found(verdictOf([use('archer', 2)], { house: { levelTotal: 75 } }), 'MMS-L02')).toBeUndefined();
  });

  test.each([
    [
      300,
      [use('horned-dragon'), use('mageron'), use('war-gryphon')],
      '3 levels are left: Fleet Foot would still fit.',
    ],
    [78, [use('archer', 2)], '2 levels are left, and no further card fits.'],
    [77, [use('archer', 2)], '1 level is left, and no further card fits.'],
  ])('of %i', (levelTotal, entries, words) => {
    expect(sentence(mms, found(verdictOf(entries, { house: { levelTotal } }), 'MMS-L02')!)).toBe(words);
  });

  test('banned cards would not fit', () => {
    const verdict = verdictOf([use('horned-dragon'), use('mageron'), use('war-gryphon')], {
      banned: ['fleet-foot'],
    });
    expect(found(verdict, 'MMS-L02')?.facts).toEqual({ left: 3, cards: [] });
  });
});

describe('MMS-L03: at least one Character', () => {
  test('an army without one is illegal, and one may be added', () => {
    const [best, cheapest] = repairsOf([use('woods'), use('armor')], 'MMS-L03');
    expect(best?.label).toBe('Add Cinder Dragon');
    expect(cheapest?.label).toBe('Add Goblin Slinger');
    expect(codesOf(verdictOf(cheapest!.list.entries), 'error')).toEqual([]);
  });

  test('an empty army has none either', () => {
    expect(codesOf(verdictOf([]), 'error')).toEqual(['MMS-L03']);
  });

  test('one is enough', () => {
    expect(found(verdictOf([use('goblin')]), 'MMS-L03')).toBeUndefined();
  });
});
