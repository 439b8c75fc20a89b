import { describe, expect, test } from 'vitest';
import { label, labelsOf } from '../../kernel/list/labels';
import { designate, isDesignated } from './designate';
import { use } from './testing';

describe('labels', () => {
  test.each([
    [0, 'A'],
    [25, 'Z'],
    [26, 'AA'],
    [51, 'AZ'],
    [52, 'BA'],
    [701, 'ZZ'],
    [702, 'AAA'],
  ])('label %i is %s', (n, text) => {
    expect(label(n)).toBe(text);
  });

  test.each([
    ['B', ['B']],
    ['A, B', ['A', 'B']],
    ['A–D', ['A', 'B', 'C', 'D']],
    ['Y–AB', ['Y', 'Z', 'AA', 'AB']],
    ['4–6', ['4', '5', '6']],
    ['left wing', ['left wing']],
    ['D–A', ['D–A']],
    ['', []],
  ])('“%s” says %j', (text, labels) => {
    expect(labelsOf(text)).toEqual(labels);
  });
});

describe('designating repeated uses (MMS-032)', () => {
  test('a card used once needs none', () => {
    expect(designate([use('krag'), use('woods')])).toEqual([use('krag'), use('woods')]);
  });

  test('three archers in one line are A to C', () => {
    expect(designate([use('archer', 3)])).toEqual([{ ...use('archer', 3), designation: 'A–C' }]);
  });

  test('what is there stays, and the rest goes around it', () => {
    const made = designate([use('archer', 2), { ...use('archer'), designation: 'B' }, use('archer')]);
    expect(made.map((e) => e.designation)).toEqual(['C, D', 'B', 'E']);
    expect(isDesignated(made)).toBe(true);
  });

  test('doubled and incomplete labels are made anew', () => {
    const made = designate([
      { ...use('orc'), designation: 'A' },
      { ...use('orc'), designation: 'A' },
      { ...use('orc', 2), designation: 'X' },
    ]);
    expect(isDesignated(made)).toBe(true);
    expect(made[0]!.designation).toBe('A');
  });

  test('nothing given is changed', () => {
    const given = [use('archer', 3)];
    designate(given);
    expect(given).toEqual([use('archer', 3)]);
  });
});
