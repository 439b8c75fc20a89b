import { describe, expect, test } from 'vitest';
import { readMatch } from './block';
import { Crew, type Hire } from './crew';
import type { Result } from './gathering';
import { localHand } from './local-hand';
import { simulateAll } from './simulate';
import { anySystem, matchOf, raceOf } from './testing';
import type { SimWish } from './wish';

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const now = (): number => performance.now();
const open = async (wish: SimWish) => readMatch(await anySystem(), raceOf(), wish);
const local = localHand({ breathe, now, open });
const unborn: Hire = (_on, lost) => {
  setImmediate(() => lost('no such file'));
  return { send: () => undefined, dismiss: () => undefined };
};

describe('a crew', () => {
  test.each([1, 2, 5])('of %i comes to the same result', async (size) => {
    const match = await matchOf({ games: 730, rotate: true, against: { board: { named: 'short' } } });
    expect(await new Crew(size, local, local, now).run(match)).toEqual(simulateAll(match));
  });

  test('tells how far it is, and is the same in between for the same games', async () => {
    const match = await matchOf({ games: 20_000 });
    const told: Result[] = [];
    // A clock on which a tenth of a second passes with every look.
    let time = 0;
    const crew = new Crew(2, local, local, () => (time += 200));
    const result = await crew.run(match, { onProgress: (soFar) => told.push(soFar) });
    expect(told.length).toBeGreaterThan(5);
    expect(told.map(({ games }) => games)).toEqual([...told.map(({ games }) => games)].sort((a, b) => a - b));
    expect(told[0]).toMatchObject({ asked: 20_000 });
    expect(told[0]!.ended).toBeUndefined();
    expect(result).toMatchObject({ games: 20_000, ended: 'done' });
  });

  test('stops when told to, and takes the next batch', async () => {
    const crew = new Crew(2, local, local, now);
    const stop = new AbortController();
    const match = await matchOf({ games: 1_000_000 });
    const cancelled = await crew.run(match, { signal: stop.signal, onProgress: () => stop.abort() });
    expect(cancelled.ended).toBe('cancelled');
    expect(cancelled.games).toBeGreaterThan(0);
    expect(cancelled.games).toBeLessThan(1_000_000);
    const few = await matchOf({ games: 100 });
    expect(await crew.run(few)).toEqual(simulateAll(few));
    expect(crew.busy).toBe(0);
  });

  test('plays on where a game cannot be set up, and tells of it', async () => {
    const race = raceOf({
      setup: () => {
        throw new Error('a defect');
      },
    });
    const hire = localHand({ breathe, now, open: async (wish) => readMatch(await anySystem(), race, wish) });
    const { unfinished, faults } = await new Crew(1, hire, hire, now).run(await matchOf({ games: 60 }, race));
    expect([unfinished, faults[0]!.why]).toEqual([60, 'a defect']);
  });

  test('stops after its time, with what it has', async () => {
    let spent = 0;
    const result = await new Crew(1, local, local, now).run(await matchOf({ games: 1_000_000 }), {
      limitMs: 60,
      onSpent: (ms) => (spent += ms),
    });
    expect(result.ended).toBe('time');
    expect(result.games).toBeGreaterThan(0);
    expect(spent).toBeGreaterThanOrEqual(60);
  });

  test('a small batch of one owner does not wait for the large one of another', async () => {
    const crew = new Crew(1, local, local, now);
    const stop = new AbortController();
    const large = crew.run(await matchOf({ games: 1_000_000 }), { owner: 'a', signal: stop.signal });
    const second = crew.run(await matchOf({ games: 1_000_000 }), { owner: 'a', signal: stop.signal });
    const small = await crew.run(await matchOf({ games: 300 }), { owner: 'b' });
    expect(small.ended).toBe('done');
    stop.abort();
    expect([(await large).ended, (await second).ended]).toEqual(['cancelled', 'cancelled']);
  });

  test('where workers do not come to life, the spare one plays', async () => {
    const match = await matchOf();
    expect(await new Crew(3, unborn, local, now).run(match)).toEqual(simulateAll(match));
  });

  test('what a worker dies of ends its batch and no other', async () => {
    const mortal: Hire = (on, lost) => {
      const hand = local(on, lost);
      return {
        ...hand,
        send(message) {
          hand.send(message);
          if (message.type === 'play' && message.block === 1) queueMicrotask(() => lost('out of memory'));
        },
      };
    };
    const crew = new Crew(1, mortal, local, now);
    await expect(crew.run(await matchOf({ games: 100_000 }))).rejects.toThrow('out of memory');
    const few = await matchOf({ games: 50 });
    expect(await crew.run(few)).toEqual(simulateAll(few));
  });
});
