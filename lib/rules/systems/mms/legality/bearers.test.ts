import { describe, expect, test } from 'vitest';
import { MmsHouse } from '../house';
import { mms } from '../index';
import { codesOf, found, repairsOf, use, verdictOf } from '../testing';

describe('MMS-L08: attachments are assigned', () => {
  test('nothing is offered to carry where nobody may carry anything (maxAttachments, MMS-L10)', () => {
    const [army] = mms.forms;
    const [krag, armor] = ['krag', 'armor'].map((id) => mms.entries.find((card) => card.id === id)!);
    const attaches = (house: object) => army!.attaches!(krag!, armor!, MmsHouse.parse(house));
    expect([attaches({}), attaches({ maxAttachments: 0 })]).toEqual([true, false]);
  });

  test('engines in a hand fill no slot beside their own error (MMS-L09)', () => {
    const verdict = verdictOf([use('krag', 1, 'trebuchet', 'ballista')], { house: { onePerSlot: true } });
    expect(codesOf(verdict, 'error')).toEqual(['MMS-L08', 'MMS-L08']);
  });

  test.each([
    ['in a line of its own', [use('krag'), use('armor')], 'warning', 'unassigned'],
    ['on something that is no Character', [use('krag'), use('woods', 1, 'armor')], 'warning', 'no bearer'],
    ['on another attachment', [use('krag'), use('armor', 1, 'blur')], 'warning', 'unassigned'],
    ['a piece in a hand', [use('krag', 1, 'trebuchet')], 'error', 'not carried'],
  ])('%s', (_, entries, severity, reason) => {
    expect(found(verdictOf(entries), 'MMS-L08')).toMatchObject({ severity, facts: { reason } });
  });

  test.each([
    ['carried', [use('krag', 1, 'armor', 'war-axe')]],
    ['an engine needs no bearer', [use('krag'), use('trebuchet')]],
  ])('%s: nothing', (_, entries) => {
    expect(found(verdictOf(entries), 'MMS-L08')).toBeUndefined();
  });

  test('repairs give it to a bearer, the strongest first', () => {
    const repairs = repairsOf([use('archer'), use('armor'), use('krag')], 'MMS-L08');
    expect(repairs.map((repair) => repair.label)).toEqual([
      'Give Armor to Krag – The Fighter',
      'Give Armor to Archer',
    ]);
    expect(repairs[0]?.list.entries).toEqual([use('archer'), use('krag', 1, 'armor')]);
  });

  test('one of several equal bearers gets a line of his own', () => {
    const [repair] = repairsOf([use('archer', 3), use('yew-bow')], 'MMS-L08');
    expect(repair?.list.entries).toEqual([use('archer', 2), use('archer', 1, 'yew-bow')]);
  });

  test('several uses are shared out where no line has room for all', () => {
    const [repair] = repairsOf(
      [use('krag', 1, 'chain-mail'), use('armor', 3), use('archer', 2), use('cleric')],
      'MMS-L08',
    );
    expect(repair?.label).toBe('Give Armor to 3 characters');
    expect(repair?.list.entries).toEqual([
      use('krag', 1, 'chain-mail'),
      use('archer', 2, 'armor'),
      use('cleric', 1, 'armor'),
    ]);
    // With one use less an archer stays as he is, in a line of his own.
    const [fewer] = repairsOf([use('armor', 2), use('archer', 3, 'blur'), use('cleric')], 'MMS-L08', {
      house: { maxAttachments: 2 },
    });
    expect(fewer?.list.entries).toEqual([
      use('archer', 1, 'blur'),
      use('archer', 2, 'blur', 'armor'),
      use('cleric'),
    ]);
    const [split] = repairsOf([use('armor', 2), use('archer', 1), use('cleric')], 'MMS-L08');
    expect(split?.list.entries).toEqual([use('archer', 1, 'armor'), use('cleric', 1, 'armor')]);
  });

  test('healers’ gear is offered to healers only', () => {
    const repairs = repairsOf([use('krag'), use('cleric'), use('healers-staff')], 'MMS-L08');
    expect(repairs.map((repair) => repair.label)).toEqual(['Give Healer’s Staff to Cleric']);
  });
});

describe('MMS-L09: one attachment per slot', () => {
  const armed = [use('krag', 1, 'magical-long-sword', 'armor', 'war-axe')];

  test('a warning as printed, an error where agreed', () => {
    expect(found(verdictOf(armed), 'MMS-L09')).toMatchObject({
      severity: 'warning',
      facts: { slot: 'weapon', cards: ['Magical Long Sword', 'War Axe'] },
    });
    expect(found(verdictOf(armed, { house: { onePerSlot: true } }), 'MMS-L09')).toMatchObject({
      severity: 'error',
      because: 'house.onePerSlot',
    });
  });

  test('each slot reports once', () => {
    const verdict = verdictOf([use('krag', 1, 'war-axe', 'yew-bow', 'ash-pike', 'armor', 'chain-mail')], {
      house: { onePerSlot: true },
    });
    expect(codesOf(verdict, 'error')).toEqual(['MMS-L09', 'MMS-L09']);
  });

  test('one of each slot is fine', () => {
    expect(
      found(verdictOf([use('krag', 1, 'war-axe', 'armor', 'boots-of-striding')]), 'MMS-L09'),
    ).toBeUndefined();
  });

  test('repairs hand a weapon on, or leave it out', () => {
    const repairs = repairsOf([...armed, use('archer')], 'MMS-L09', { house: { onePerSlot: true } });
    expect(repairs.map((repair) => repair.label)).toEqual([
      'Give War Axe to Archer',
      'Take War Axe from Krag – The Fighter',
      'Give Magical Long Sword to Archer',
      'Take Magical Long Sword from Krag – The Fighter',
    ]);
  });
});

describe('MMS-L10: attachments of one character', () => {
  test.each([
    [null, ['war-axe', 'armor', 'blur', 'veteran'], []],
    [3, ['war-axe', 'armor', 'blur'], []],
    [3, ['war-axe', 'armor', 'blur', 'veteran'], ['MMS-L10']],
    [0, ['blur'], ['MMS-L10']],
  ])('at most %s of %j', (maxAttachments, parts, errors) => {
    expect(codesOf(verdictOf([use('krag', 1, ...parts)], { house: { maxAttachments } }), 'error')).toEqual(
      errors,
    );
  });
});

describe('MMS-L11: same attachment twice', () => {
  test('a warning, once for each card', () => {
    const verdict = verdictOf([use('krag', 1, 'blur', 'blur', 'blur', 'veteran')]);
    expect(verdict.violations.filter((v) => v.code === 'MMS-L11')).toHaveLength(1);
    expect(found(verdict, 'MMS-L11')).toMatchObject({ severity: 'warning', facts: { cards: ['Blur'] } });
  });

  test('on two characters it is fine', () => {
    expect(found(verdictOf([use('krag', 1, 'blur'), use('archer', 2, 'blur')]), 'MMS-L11')).toBeUndefined();
  });
});

describe('MMS-L12: healers’ gear', () => {
  test.each([
    ['cleric', []],
    ['wolf-shaman', []],
    ['krag', ['MMS-L12']],
  ])('a staff on %s', (id, errors) => {
    expect(codesOf(verdictOf([use(id, 1, 'healers-staff')]), 'error')).toEqual(errors);
  });

  test('a repair gives it to a healer', () => {
    const [repair] = repairsOf([use('krag', 1, 'healers-staff'), use('cleric')], 'MMS-L12');
    expect(repair?.list.entries).toEqual([use('krag'), use('cleric', 1, 'healers-staff')]);
  });
});

describe('MMS-L13: protection by attachments', () => {
  // Armor −25, Heavy Plate −20, Tower Shield −10, Shield of Death −5, Ring of Warding −8, Blur −3.
  test.each([
    ['59 is little enough without a cap', null, ['armor', 'heavy-plate', 'tower-shield', 'blur'], undefined],
    ['60 is not', null, ['armor', 'heavy-plate', 'tower-shield', 'shield-of-death'], 60],
    ['50 under a cap of 50', 50, ['armor', 'heavy-plate', 'shield-of-death'], undefined],
    ['53 under a cap of 50', 50, ['armor', 'heavy-plate', 'shield-of-death', 'blur'], 53],
    ['a plus does not count', 50, ['armor', 'heavy-plate', 'shield-of-death', 'veteran'], undefined],
  ])('%s', (_, rollPenaltyCap, parts, penalty) => {
    const verdict = verdictOf([use('krag', 1, ...parts)], { house: { rollPenaltyCap } });
    expect(found(verdict, 'MMS-L13')?.facts['penalty']).toBe(penalty);
  });
});
