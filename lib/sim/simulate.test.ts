import { describe, expect, test } from 'vitest';
import { ok, refuse, type List } from '@/lib/rules';
import { rebuildGame, lastState } from '@/lib/rules/playing';
import { playBlock, readMatch, type BlockTally, type Match } from './block';
import { Gathering } from './gathering';
import { recordOf } from './record';
import { simulateAll } from './simulate';
import { anySystem, matchOf, raceOf, wishOf } from './testing';

const blockOf = (match: Match, block: number): BlockTally => {
  const playing = playBlock(match, block);
  let step = playing.next();
  while (!step.done) step = playing.next();
  return JSON.parse(JSON.stringify(step.value)) as BlockTally;
};

/** As many workers would: all blocks are handed out, and come back from the last to the first. */
function backwards(match: Match) {
  const gathering = new Gathering(match);
  const blocks: number[] = [];
  for (let block = gathering.next(); block !== undefined; block = gathering.next()) blocks.push(block);
  for (const block of blocks.reverse()) gathering.take(block, blockOf(match, block));
  return gathering.result();
}

describe('a batch', () => {
  test('is the same whatever the number and the speed of the workers', async () => {
    const match = await matchOf({ against: { board: { named: 'short' } }, rotate: true });
    const result = simulateAll(match);
    expect(backwards(match)).toEqual(result);
    expect(result.games).toBe(400);
    expect(result.ended).toBe('done');
  });

  test('stops where it is precise enough, at the same game in every order', async () => {
    const match = await matchOf({ precision: 0.04, games: 5000 });
    const result = simulateAll(match);
    expect(result.ended).toBe('precise');
    expect(result.games).toBeLessThan(1000);
    for (const { low, high } of result.wins) expect((high - low) / 2).toBeLessThanOrEqual(0.04);
    expect(backwards(match)).toEqual(result);
  });

  test('a game depends on the seed and its number alone', async () => {
    const few = simulateAll(await matchOf({ games: 50 }));
    const more = await matchOf({ games: 150 });
    const tally = blockOf(more, 0).tally;
    expect(tally.lengths).toEqual(blockOf(await matchOf({ games: 50 }), 0).tally.lengths);
    expect(few.watch.longest[0]!.seed).toMatch(/^race\/\d+$/);
    expect(simulateAll(await matchOf({ seed: 'other' })).wins).not.toEqual(simulateAll(await matchOf()).wins);
  });

  test('who sits first wins more often; taking turns shows that it is the seat', async () => {
    const fixed = simulateAll(await matchOf({ games: 2000 }));
    const turns = simulateAll(await matchOf({ games: 2000, rotate: true }));
    expect(fixed.wins[0]!.low).toBeGreaterThan(0.55);
    expect(turns.places[0]!.low).toBeGreaterThan(0.55);
    expect(turns.wins[0]!.low).toBeLessThan(0.5);
    expect(turns.wins[0]!.high).toBeGreaterThan(0.5);
    expect(fixed.wins.map(({ count }) => count)).toEqual(fixed.places.map(({ count }) => count));
  });

  test('counts rules and entries at work, and names those that were idle', async () => {
    const entries = (await anySystem()).entries.slice(0, 2).map(({ id }) => id);
    const { coverage } = simulateAll(await matchOf({ games: 60 }, raceOf({}, [entries[0]!])));
    expect(coverage.games).toBe(42);
    expect(coverage.rules.map(({ id }) => id)).toEqual(['X-1', 'X-2', 'X-3']);
    expect(coverage.rules[2]).toEqual({ id: 'X-3', games: 42, times: 42 });
    expect(coverage.entries.map(({ id }) => id)).toEqual([entries[0]]);
    expect(coverage.uncovered).toContain(entries[1]);
    expect(coverage.uncovered).not.toContain(entries[0]);
  });

  test('a game without an end and one that breaks off are counted and named', async () => {
    const endless = raceOf({ play: () => undefined });
    const { unfinished, faults, wins } = simulateAll(await matchOf({ games: 2 }, endless));
    expect([unfinished, faults[0]!.why]).toEqual([2, 'no end within 100000 decisions']);
    expect(wins[0]).toMatchObject({ share: 0, low: 0, high: 1 });
    const broken = raceOf({
      choices: () => {
        throw new Error('a defect');
      },
    });
    const report = simulateAll(await matchOf({ games: 3 }, broken));
    expect(report.faults.map(({ seed, why }) => [seed, why])[2]).toEqual(['race/2', 'a defect']);
  });

  test('a searching bot beats one that plays anything', async () => {
    const seats = [{ bot: 'random' }, { bot: 'sharp' }] as const;
    const { wins } = simulateAll(await matchOf({ games: 120, seats, rotate: true }));
    expect(wins[1]!.low).toBeGreaterThan(0.5);
  });
});

describe('what came of a batch', () => {
  test('says for whom games ended, whoever sat where', async () => {
    const seats = [{ bot: 'steady' }, { bot: 'random' }] as const;
    const { ends, wins } = simulateAll(await matchOf({ seats, rotate: true }));
    // A race has one way to end, and one winner.
    expect(ends).toMatchObject([{ by: 'goal', words: 'first at the goal', count: 400 }]);
    expect(ends[0]!.seats).toEqual(wins.map(({ count }) => count));
    expect(ends[0]!.seats[0]).toBeGreaterThan(ends[0]!.seats[1]!);
  });

  test('says what fell to what, with a new reader for each game', async () => {
    const { losses, coverage } = simulateAll(await matchOf());
    const rolls = coverage.rules.find(({ id }) => id === 'X-1')!;
    expect(losses.map(({ lost, by }) => [lost, by])).toEqual([
      ['breath', 'haste'],
      ['breath', 'roll'],
    ]);
    // The first roll of each game is of one kind, all others are of the other.
    expect(losses[1]).toMatchObject({ games: rolls.games, times: rolls.games });
    expect(losses[0]!.times).toBe(rolls.times - rolls.games);
  });

  test('a search may look farther, and the same wish plays the same', async () => {
    const seats = [{ bot: 'random' }, { bot: 'sharp', effort: 'standard' }] as const;
    const match = await matchOf({ games: 6, seats });
    expect(simulateAll(match)).toEqual(simulateAll(match));
    const quick = await matchOf({ games: 6, seats: [{ bot: 'random' }, { bot: 'sharp' }] });
    expect(simulateAll(quick)).not.toEqual(simulateAll(match));
  });
});

describe('a list that sets out at several seats', () => {
  const brought: List = { format: 'muster-list/1', system: 'mms', name: 'x', entries: [], options: {} };
  const race = raceOf();
  /** Each list brings two runners. */
  const pairs = { ...race, parts: () => ok([brought, brought]) };
  const seats = [{ bot: 'random' }, { bot: 'random', list: brought }] as const;

  test.each([false, true])('wins with whichever of them does; turns are taken: %s', async (rotate) => {
    const match = await matchOf({ seats, rotate, games: 1000 }, pairs);
    expect([match.side.placesIn(0), match.side.placesIn(1)]).toEqual([
      [0, 1, 1],
      rotate ? [0, 0, 1] : [0, 1, 1],
    ]);
    const { wins, places } = simulateAll(match);
    expect(wins.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(wins[1]!.low).toBeGreaterThan(0.5);
    expect(places).toHaveLength(2);
    expect(wins[0]!.count + wins[1]!.count).toBe(1000);
  });

  test('has one victory where all its runners share it', async () => {
    const shared = { winners: [1, 2], by: 'goal', rules: [] };
    const isOver = (state: object) => race.engine.outcome(state) && shared;
    const together = { ...pairs, engine: { ...race.engine, outcome: isOver } };
    const { wins } = simulateAll(await matchOf({ seats, games: 10 }, together));
    expect(wins.map(({ count }) => count)).toEqual([0, 10]);
  });

  test('is compared with one that needs fewer, and its games replay', async () => {
    const system = await anySystem();
    const match = await matchOf({ seats, against: { seats: [{ bot: 'random' }, { bot: 'random' }] } }, pairs);
    expect(simulateAll(match).against!.comparison.wins[1]!.high).toBeLessThan(0);
    const record = recordOf(system, match, 3);
    expect(record.setup.lists).toEqual([null, brought, brought]);
    expect(rebuildGame(system, pairs, record).ok).toBe(true);
  });

  test('is refused at its seat, alone and beside others', async () => {
    const none = { path: [], code: 'too_many', message: 'More than were agreed.' };
    const refused = readMatch(await anySystem(), { ...race, parts: () => refuse(none) }, wishOf({ seats }));
    expect(refused).toMatchObject({ problems: [{ path: ['seats', 1, 'list'], code: 'too_many' }] });
    const crowd = { ...race, parts: () => ok([brought, brought, brought]) };
    const many = readMatch(await anySystem(), crowd, wishOf({ seats }));
    expect(many).toMatchObject({ problems: [{ path: ['seats'], code: 'wrong_seats' }] });
  });
});

describe('a comparison', () => {
  test('of a thing with itself finds nothing', async () => {
    const { against } = simulateAll(await matchOf({ against: {} }));
    expect(against!.comparison.wins[0]).toEqual({ seat: 0, difference: 0, low: 0, high: 0 });
    expect(against!.comparison.pairs).toBe(400);
  });

  test('of two boards finds how much shorter the games are', async () => {
    const result = simulateAll(await matchOf({ against: { board: { named: 'short' } } }));
    const { length } = result.against!.comparison;
    expect(length.high).toBeLessThan(-15);
    expect(length.difference).toBeCloseTo(result.against!.report.length.mean - result.length.mean, 5);
  });

  test('against boards that each game deals itself leaves the named one out', async () => {
    const { against, length } = simulateAll(
      await matchOf({ board: { named: 'short' }, against: { board: null } }),
    );
    expect(against!.comparison.length.low).toBeGreaterThan(15);
    expect(length.most).toBeLessThan(18);
  });

  test('of bots is sharper by pairs than two batches would be', async () => {
    const against = { seats: [{ bot: 'steady' }, { bot: 'random' }] } as const;
    const result = simulateAll(await matchOf({ games: 1000, against }));
    const { difference, low, high } = result.against!.comparison.wins[0]!;
    const before = result.wins[0]!;
    const after = result.against!.report.wins[0]!;
    expect(difference).toBeCloseTo(after.share - before.share, 5);
    expect(high - low).toBeLessThan(Math.hypot(before.high - before.low, after.high - after.low));
  });
});

describe('a game to look at', () => {
  test('as a record replays to the same end', async () => {
    const playable = raceOf();
    const system = await anySystem();
    const match = await matchOf({ rotate: true, board: { way: 'any' } }, playable);
    const lengths = new Set<number>();
    for (const game of [0, 7, 23]) {
      const rebuilt = rebuildGame(system, playable, recordOf(system, match, game));
      if (!rebuilt.ok) throw new Error(JSON.stringify(rebuilt.problems));
      const state = lastState(rebuilt.value);
      expect(playable.engine.outcome(state)).toBeDefined();
      lengths.add(playable.length.of(state));
    }
    expect(lengths.size).toBeGreaterThan(1);
    const { longest } = simulateAll(match).watch;
    const rebuilt = rebuildGame(system, playable, recordOf(system, match, longest[0]!.game));
    expect(rebuilt.ok && playable.length.of(lastState(rebuilt.value))).toBe(longest[0]!.value);
  });
});

describe('a wish', () => {
  const list = {
    format: 'muster-list/1',
    system: 'battle-magic',
    name: 'x',
    entries: [],
    options: {},
  } as const;
  test.each([
    ['too many seats', { seats: [1, 2, 3, 4].map(() => ({ bot: 'random' }) as const) }, ['seats']],
    [
      'a list of another game',
      { seats: [{ bot: 'random' }, { bot: 'random', list }] },
      ['seats', 1, 'list', 'system'],
    ],
    ['a board that is not there', { board: { named: 'none' } }, ['board', 'named']],
    ['a board that is none', { board: { drawn: { goal: 'x' } } }, ['board', 'drawn', 'goal']],
    ['a board that the engine refuses', { board: { drawn: { goal: 1000 } } }, ['board']],
    ['another way', { against: { board: { way: 'none' } } }, ['against', 'board', 'way']],
    [
      'other seats',
      { against: { seats: [1, 2, 3].map(() => ({ bot: 'random' }) as const) } },
      ['against', 'seats'],
    ],
  ] as const)('%s is refused where it stands', async (_, more, path) => {
    const read = readMatch(await anySystem(), raceOf(), wishOf(more as object));
    expect(read.ok ? undefined : read.problems[0]!.path).toEqual(path);
  });
});
