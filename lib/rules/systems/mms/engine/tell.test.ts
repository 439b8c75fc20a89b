import { describe, expect, test } from 'vitest';
import { knows } from './state';
import { handOn, mayTell, passOn, relays, toldable } from './tell';
import { kindsOf, listen, stand } from './testing-fight';
import type { Put } from './drawn-position';
import { view } from './view';

const one = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});
/** A character of seat 0, two to relay, one of seat 1 far off, and a trap of seat 0 that nobody else knows. */
const field = (house = {}) =>
  stand(
    [
      one(0, 'warrior', 1, 1),
      one(0, 'archer', 11, 1),
      one(0, 'archer', 11, 9),
      one(0, 'pit-trap', 3, 3, { known: [] }),
      one(1, 'krag', 19, 1),
      one(2, 'krag', 3, 19),
    ],
    house,
  );

/** The whole chain, empty where there is none or the player has to say how it goes on. */
function chainTo(s: Parameters<typeof handOn>[0], piece: number, to: number): readonly number[] {
  const chain = [piece];
  return handOn(s, chain, to) ? chain : [];
}

describe('a chain', () => {
  test('MMS-R42, MMS-105: through own characters that have not acted, each in the other’s sight', () => {
    const s = field();
    expect(chainTo(s, 0, 1)).toEqual([0, 1, 4]);
    expect(mayTell(s, 0, 0)).toEqual([1]);
    s.acted[1] = 1;
    expect(chainTo(s, 0, 1)).toEqual([]);
    expect(mayTell(s, 0, 0)).toEqual([]);
  });

  test('MMS-105, MMS-R42: who hands it on spends its activation, so that its player says which of several', () => {
    const s = stand([
      one(0, 'warrior', 3, 3),
      one(0, 'orc', 12, 3),
      one(0, 'archer', 12, 5),
      one(0, 'pit-trap', 3, 8, { known: [] }),
      one(1, 'krag', 20, 4),
    ]);
    const chain = [0];
    expect([handOn(s, chain, 1), chain, relays(s, chain, 1)]).toEqual([false, [0], [1, 2]]);
    chain.push(2);
    expect([handOn(s, chain, 1), chain]).toEqual([true, [0, 2, 4]]);
    s.acted[1] = 1;
    expect(chainTo(s, 0, 1)).toEqual([0, 2, 4]);
  });

  test('it ends with the first that sees the other, and sight must reach both ways', () => {
    const s = field();
    expect(chainTo(s, 1, 1)).toEqual([1, 4]);
    const far = stand([
      one(0, 'warrior', 1, 1, { carried: ['looking-glass'] }),
      one(0, 'pit-trap', 3, 3, { known: [] }),
      one(1, 'krag', 16, 1),
      one(2, 'krag', 16, 16),
    ]);
    expect(chainTo(far, 0, 1)).toEqual([]);
    far.carried[2]!.push(...far.carried[0]!);
    expect(chainTo(far, 0, 1)).toEqual([0, 2]);
  });

  test('not to a character that the sender has not identified; and the same on its view', () => {
    const s = field();
    s.known[4] = 2;
    expect(chainTo(s, 0, 1)).toEqual([]);
    const other = field({ sightBlocking: 'solid' });
    expect(chainTo(view(other, 0), 0, 1)).toEqual(chainTo(other, 0, 1));
  });

  test('communication: from three players on, unless agreed', () => {
    const two = (house = {}) =>
      stand([one(0, 'warrior', 1, 1), one(0, 'pit-trap', 3, 3, { known: [] }), one(1, 'krag', 5, 1)], house);
    expect(mayTell(two(), 0, 0)).toEqual([]);
    expect(mayTell(two({ communication: 'on' }), 0, 0)).toEqual([1]);
    expect(mayTell(field({ communication: 'off' }), 0, 0)).toEqual([]);
  });

  test('nobody tells who is out of the game, or has nothing to learn', () => {
    const s = field();
    s.alive[1] = 0;
    expect(mayTell(s, 0, 0)).toEqual([]);
    const all = field();
    all.known[3] = 7;
    expect(mayTell(all, 0, 0)).toEqual([]);
  });
});

describe('what is passed on', () => {
  test('MMS-101: what the sender knows, its own pieces too, and the other does not; no decoys', () => {
    const s = stand([
      one(0, 'warrior', 1, 1),
      one(0, 'pit-trap', 3, 3, { known: [] }),
      one(0, 'decoy', 4, 3, { known: [] }),
      one(1, 'krag', 5, 1),
      one(2, 'snare', 7, 3, { known: [0] }),
      one(2, 'pit-trap', 8, 3, { known: [] }),
    ]);
    expect(toldable(s, 0, 1)).toEqual([1, 4]);
    expect(toldable(s, 0, 2)).toEqual([1]);
  });

  test('it is told to the two alone', () => {
    const s = field();
    const { heard, tell } = listen();
    passOn(s, chainTo(s, 0, 1), 3, 1, tell);
    expect([knows(s, 1, 3), knows(s, 2, 3)]).toEqual([true, false]);
    expect(kindsOf(heard)).toEqual(['told to 0', 'told to 1', 'identified to 1', 'identified to 0']);
    expect(heard[0]).toMatchObject({ piece: 3, seat: 0, to: 1, chain: [0, 1, 4] });
  });
});
