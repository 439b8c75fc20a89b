import { beforeAll, describe, expect, test } from 'vitest';
import { isSystemSlug, loadSystem, systemSlugs, type AnySystem } from '@/lib/rules';
import { isPlayable, loadPlayable } from '@/lib/rules/playing';
import { readMatch, type Result, type SimWish } from '@/lib/sim';
import { simulateAll } from '@/lib/sim/simulate';
import { numbersOf } from '@/components/builder/statistics/statistic-table';
import { figuresCsv, statisticsOf } from './figures';

const GAMES = 8;
const nameOf = (seat: number) => `Seat ${seat + 1}, “the ${seat === 0 ? 'first' : 'second'}”`;

describe.each(systemSlugs.filter(isPlayable))('%s', (slug) => {
  let system: AnySystem;
  let result: Result;
  beforeAll(async () => {
    if (!isSystemSlug(slug)) throw new Error(slug);
    system = await loadSystem(slug);
    const playable = await loadPlayable(slug)!;
    const wish: SimWish = {
      system: slug,
      seats: [{ bot: 'random' }, { bot: 'random' }],
      games: GAMES,
      seed: 'figures',
      rotate: true,
      against: { seats: [{ bot: 'steady' }, { bot: 'random' }] },
    };
    const match = readMatch(system, playable, wish);
    if (!match.ok) throw new Error(JSON.stringify(match.problems));
    result = simulateAll(match.value);
    // Each ending has its words.
    for (const { by } of result.ends) expect(Object.keys(playable.endings)).toContain(by);
  }, 60_000);

  test('ends are told with who won by them, and add up to the games', () => {
    const ends = statisticsOf(system, result, nameOf).find(({ id }) => id === 'ends')!;
    if (ends.shape !== 'bars') throw new Error('bars');
    expect(ends.rows.reduce((sum, { value }) => sum + value, 0)).toBe(GAMES);
    for (const { value, parts = [] } of ends.rows)
      expect(parts.reduce((sum, part) => sum + part.value, 0)).toBeCloseTo(value, 0);
    const won = result.ends.reduce((sum, { seats }) => sum + seats[0]!, 0);
    expect(won).toBeGreaterThanOrEqual(result.wins[0]!.count);
  });

  test('what fell and to what has names of its own', () => {
    expect(result.losses.length).toBeGreaterThan(0);
    const losses = statisticsOf(system, result, nameOf).find(({ id }) => id === 'losses')!;
    const { rows } = numbersOf(losses);
    expect(rows.length).toBe(Math.min(14, result.losses.length));
    for (const [label, times] of rows) {
      expect(label).toMatch(/^[A-Z].* to \S/);
      expect(label).not.toMatch(/undefined|NaN|-\w/);
      expect(times).toBeGreaterThan(0);
    }
  });

  test('as a table each line has six cells, and the same numbers as the pictures', () => {
    const lines = figuresCsv(result, nameOf).trimEnd().split('\n');
    for (const line of lines) expect(line.replaceAll(/"[^"]*"/g, 'x').split(',')).toHaveLength(6);
    expect(lines[1]).toBe(
      `wins,"${nameOf(0)}",${result.wins[0]!.count},${result.wins[0]!.share},${result.wins[0]!.low},${result.wins[0]!.high}`,
    );
    expect(lines.filter((l) => l.startsWith('losses,'))).toHaveLength(result.losses.length);
    expect(lines.filter((l) => l.startsWith('difference of wins,'))).toHaveLength(2);
  });
});
