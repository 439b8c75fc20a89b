import { describe, expect, test } from 'vitest';
import { cardKinds, isTrapCard, sortOf, type CardEntry } from './entry';
import { cards, domains, entries, figures, markers, pieces } from './index';

const countBy = (of: (card: CardEntry) => string | number): Record<string, number> => {
  const sums: Record<string, number> = {};
  for (const card of cards) sums[of(card)] = (sums[of(card)] ?? 0) + 1;
  return sums;
};

describe('the 63 cards', () => {
  test('each row of the ledger from SS-101 to SS-163 has one card', () => {
    expect(cards.map((c) => c.rules[0])).toEqual(Array.from({ length: 63 }, (_, i) => `SS-${101 + i}`));
  });

  test('counts by sort, kind, use and level are those of the printed sheet', () => {
    expect(countBy((c) => c.sort)).toEqual({ artifact: 19, spell: 32, scroll: 4, potion: 8 });
    expect(countBy((c) => c.kind)).toEqual({
      spell: 30,
      artifact: 12,
      potion: 8,
      'artifact-weapon': 6,
      scroll: 3,
      'spell-trap': 2,
      'artifact-trap': 1,
      'scroll-trap': 1,
    });
    expect(countBy((c) => c.level ?? 'blank')).toEqual({ 1: 18, 2: 11, 3: 9, 4: 9, 5: 7, 6: 6, blank: 3 });
    // Doppelganger prints no use; ruled single (SS-R03).
    expect(countBy((c) => c.usage)).toEqual({ permanent: 21, 'single use': 42 });
    expect(cards.filter((c) => c.provenance.usage === 'ruled').map((c) => c.id)).toEqual(['doppelganger']);
  });

  test('printed levels add up to 174; with the three blanks as 1, to 177', () => {
    const printed = cards.reduce((sum, c) => sum + (c.level ?? 0), 0);
    expect(printed).toBe(174);
    expect(printed + 3).toBe(177);
  });

  test('the three cards without a number say nothing of a level', () => {
    const blank = cards.filter((c) => c.level === undefined);
    expect(blank.map((c) => c.id)).toEqual(['belt-of-levitation', 'rock-transform', 'wisdom']);
    for (const card of blank) {
      expect(card.cost).toBeUndefined();
      expect(card.indicia).not.toHaveProperty('level');
      expect(card.rules).toContain('SS-R02');
    }
  });

  test('the sort is the first word of the kind, and the cost is the level', () => {
    for (const kind of cardKinds) expect(kind.startsWith(sortOf(kind))).toBe(true);
    for (const card of cards) {
      expect(card.cost).toBe(card.level);
      expect(card.indicia.level).toBe(card.level);
    }
  });

  test('four cards are traps, six are weapons, eight are answers', () => {
    expect(cards.filter(isTrapCard).map((c) => c.id)).toEqual([
      'bear-trap',
      'lesser-death-trap',
      'teleport-trap',
      'major-death-trap',
    ]);
    expect(cards.filter((c) => c.kind === 'artifact-weapon')).toHaveLength(6);
    expect(cards.filter((c) => c.tags.includes('answer')).map((c) => c.id)).toEqual([
      'safe-scroll',
      'trap-proof',
      'safe-artifact',
      'spell-bounce',
      'trap-expertise',
      'armour',
      'evade-trap',
      'anti-spell',
    ]);
  });

  test('house power is an estimate of ours, from 1 to 5', () => {
    for (const card of cards) {
      expect(card.power).toBeGreaterThanOrEqual(1);
      expect(card.power).toBeLessThanOrEqual(5);
      expect(card.provenance.power).toBe('house');
    }
  });

  test.each(cards.map((c) => [c.id, c] as const))('%s fits a card: its text is short', (_, card) => {
    expect(card.text.length).toBeLessThanOrEqual(210);
  });
});

describe('pieces and boards', () => {
  test('an army is six, two, one and one, for 22 points', () => {
    expect(pieces.map((p) => [p.id, p.indicia.perPlayer, p.dice, p.points])).toEqual([
      ['pion', 6, 2, 2],
      ['guard', 2, 3, 3],
      ['warrior', 1, 4, 4],
      ['wizard', 1, 2, 0],
    ]);
    expect(pieces.reduce((sum, p) => sum + Number(p.indicia.perPlayer) * p.points!, 0)).toBe(22);
  });

  test('shared figures and markers come in the numbers of the sheet', () => {
    expect(Object.fromEntries(figures.map((f) => [f.id, f.copies]))).toEqual({
      rock: 12,
      demon: 1,
      hulk: 1,
      'doppelganger-token': 5,
      ghost: 18,
    });
    expect(markers).toHaveLength(17);
  });

  test('six boards of the house', () => {
    expect(domains.map((d) => [d.id, d.name])).toEqual([
      ['ss-house-1', 'Twin Bastions'],
      ['ss-house-2', 'Ring Keep'],
      ['ss-house-3', 'Crossroads'],
      ['ss-house-4', 'Honeycomb'],
      ['ss-house-5', 'Three Bridges'],
      ['ss-house-6', 'Old Labyrinth'],
    ]);
  });

  test('no two entries share a picture', () => {
    const icons = entries.map((e) => e.icon);
    expect(icons.filter((icon, i) => icons.indexOf(icon) !== i)).toEqual([]);
  });
});
