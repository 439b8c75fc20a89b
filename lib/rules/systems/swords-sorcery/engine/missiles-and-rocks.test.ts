import { describe, expect, test } from 'vitest';
import { at, inHand, isAlive, isSpent } from './cases/testing';
import { engine } from './index';
import {
  act,
  asked,
  cardOf,
  cast,
  looseDice,
  pieceOn,
  spotOf,
  theCard,
  thePiece,
  theSpot,
  turnTo,
} from './testing';
import { ROCK, type SsState } from './state';

describe('SS-131, SS-R46: a Magic Missile', () => {
  const shot = (given: Partial<Parameters<typeof at>[0]> = {}): SsState => {
    const s = inHand(['magic-missile'], given);
    cast(s, 0, 'magic-missile', [theSpot(s, '0 C2')], 1, 1);
    return s;
  };

  test('flies as many steps as the dice show, one at a time, or stops before', () => {
    const s = shot();
    expect(s.tasks.at(-1)?.kind).toBe('missile');
    act(s, theSpot(s, '0 D1'));
    act(s, theSpot(s, '0 C2'));
    expect(s.tasks.at(-1)?.kind).toBe('window');
    const stopped = shot();
    act(stopped, { type: 'enough' });
    expect(stopped.tasks.at(-1)?.kind).toBe('window');
  });

  test('hits what stands where it starts', () => {
    const s = inHand(['magic-missile'], { pieces: { '0 C2': [1, 'pion'] } });
    const pion = pieceOn(s, '0 C2');
    cast(s, 0, 'magic-missile', [theSpot(s, '0 C2')], 6, 6);
    expect([isAlive(s, pion), isSpent(s, 'magic-missile')]).toEqual([false, true]);
  });

  test('breaks a rock', () => {
    const s = shot({ rocks: ['0 C2'] });
    expect(s.on[spotOf(s, '0 C2')]).toBe(-1);
  });

  test('on a conflict hits the one that its caster picks', () => {
    const s = inHand(['magic-missile'], { pieces: { '0 C2': [1, 'pion'], '0 C2*': [0, 'guard'] } });
    const [pion, guard] = [pieceOn(s, '0 C2'), pieceOn(s, '0 C2*')];
    cast(s, 0, 'magic-missile', [theSpot(s, '0 C2')], 1, 1);
    expect(asked(s)).toEqual([pion, guard].map(thePiece));
    act(s, thePiece(guard));
    expect([isAlive(s, pion), isAlive(s, guard), s.conflicts]).toEqual([true, false, []]);
  });

  test('SS-R55: kills a wizard that is a rock, shield or not', () => {
    const s = inHand(['magic-missile'], {
      pieces: { '0 C2': [1, 'wizard'], '1 D3': [1, 'pion'] },
      effects: [
        { card: 'magic-shield', on: '0 C2', seat: 1 },
        { card: 'rock-transform', on: '0 C2', seat: 1 },
      ],
    });
    cast(s, 0, 'magic-missile', [theSpot(s, '0 C2')], 1, 1);
    expect(isAlive(s, s.wizard[1]!)).toBe(false);
  });

  test('SS-147, SS-R55: and is no piece that Protection keeps; a rock has no ward', () => {
    const s = inHand(['magic-missile'], {
      play: [[], ['protection']],
      pieces: { '0 C2': [1, 'wizard'], '1 D3': [1, 'pion'] },
      effects: [{ card: 'rock-transform', on: '0 C2', seat: 1 }],
    });
    cast(s, 0, 'magic-missile', [theSpot(s, '0 C2')], 1, 1);
    expect([isAlive(s, s.wizard[1]!), isSpent(s, 'protection')]).toEqual([false, false]);
  });

  test.each([
    [true, ['1 G2', '1 G1']],
    [false, []],
  ])('missileThroughTx %s: from a spot beside a Tx to %j of the next domain', (missileThroughTx, far) => {
    const s = inHand(['magic-missile'], {
      house: { missileThroughTx },
      pieces: { '0 A1': [0, 'wizard'], '0 D3': [0, 'pion'] },
    });
    cast(s, 0, 'magic-missile', [theSpot(s, '0 A2')], 1, 1);
    const others = asked(s).flatMap((c) => (c.type === 'spot' && c.spot >= s.game.stride ? [c] : []));
    expect(others).toEqual(far.map((label) => theSpot(s, label)));
  });
});

describe('rocks', () => {
  test('SS-114: up to so many as the die shows, one by one on vacant spots', () => {
    const s = inHand(['summon-rocks'], { pieces: { '0 A1': [0, 'pion'] } });
    cast(s, 0, 'summon-rocks', [], 2);
    expect(asked(s)).not.toContainEqual(theSpot(s, '0 A1'));
    act(s, theSpot(s, '0 A2'));
    expect(asked(s)).not.toContainEqual(theSpot(s, '0 A2'));
    act(s, theSpot(s, '1 A1'));
    expect([s.on[spotOf(s, '0 A2')], s.on[spotOf(s, '1 A1')], s.tasks.at(-1)?.kind]).toEqual([
      ROCK,
      ROCK,
      'window',
    ]);
  });

  test('SS-114: none, if its player so wishes', () => {
    const s = inHand(['summon-rocks']);
    cast(s, 0, 'summon-rocks', [], 6);
    act(s, { type: 'enough' });
    expect([s.on.includes(ROCK), s.tasks.at(-1)?.kind]).toEqual([false, 'window']);
  });

  test('SS-125, SS-R55: Shatter rocks kills a wizard that is a rock at home', () => {
    const s = inHand(['shatter-rocks'], {
      pieces: { '0 A1': [1, 'wizard'], '1 D3': [1, 'pion'], '0 C1': [1, 'guard'] },
      effects: [{ card: 'rock-transform', on: '0 A1', seat: 1 }],
    });
    cast(s, 0, 'shatter-rocks');
    expect([isAlive(s, s.wizard[1]!), isAlive(s, pieceOn(s, '0 C1'))]).toEqual([false, true]);
  });

  test.each(['super-strength', 'giants-strength'])(
    'SS-147: no wizard who is a rock uses his %s',
    (potion) => {
      const s = inHand([potion, 'rock-transform'], { rocks: ['0 C2'] });
      const works = (): boolean => {
        turnTo(s, 0);
        return asked(s).some(({ type }) => type === 'smash' || type === 'push');
      };
      cast(s, 0, potion);
      expect(works()).toBe(true);
      cast(s, 0, 'rock-transform');
      expect(works()).toBe(false);
    },
  );
});

describe('SS-126: Raise the Dead', () => {
  /** All but two spots at home are filled; the wizard and so many pions live. */
  const raising = (free: readonly string[]): SsState => {
    const s = inHand(['raise-the-dead']);
    const open = free.map((label) => spotOf(s, label));
    for (const spot of s.game.spots)
      if (spot < s.game.stride && s.on[spot] === -1 && !open.includes(spot)) s.on[spot] = ROCK;
    cast(s, 0, 'raise-the-dead');
    return s;
  };

  test('with less room than dead its caster chooses who returns, and the others stay dead', () => {
    const s = raising(['0 A1', '0 G1']);
    const offered = asked(s).flatMap((c) => (c.type === 'raise' ? [c] : []));
    expect(new Set(offered.map(({ piece }) => piece)).size).toBe(9);
    expect(new Set(offered.map(({ spot }) => spot))).toEqual(new Set([spotOf(s, '0 A1'), spotOf(s, '0 G1')]));
    const warrior = offered.find(({ piece }) => s.type[piece] === 2)!;
    act(s, warrior);
    act(s, asked(s)[0]!);
    expect([isAlive(s, warrior.piece), s.tasks.at(-1)?.kind]).toEqual([true, 'window']);
  });
});

describe('cards that wait for a choice', () => {
  test('SS-R71: the owner names the new charge', () => {
    const s = inHand(['steal-artifact'], {
      play: [['swords', 'crystal-ball'], ['safe-artifact']],
    });
    cast(s, 0, 'steal-artifact', [theCard(s, 'safe-artifact')]);
    expect([engine.toAct(s), asked(s)]).toEqual([[0], [theCard(s, 'swords'), theCard(s, 'crystal-ball')]]);
    act(s, theCard(s, 'crystal-ball'));
    expect(s.safe[cardOf(s, 'safe-artifact')]).toBe(cardOf(s, 'crystal-ball'));
  });

  test('SS-R72: who has too many cards lays down those that it chooses', () => {
    const s = at({ house: { handLimit: 1 }, hands: [['swords', 'horse', 'sleep'], ['thief']] });
    s.known[1]!.push(cardOf(s, 'horse'));
    s.quiet.fill(true);
    act(s, { type: 'done' }, looseDice());
    for (const id of ['horse', 'sleep']) {
      expect(asked(s)).toContainEqual({ type: 'discard', card: cardOf(s, id) });
      act(s, { type: 'discard', card: cardOf(s, id) }, looseDice());
    }
    expect([s.hand[0], isSpent(s, 'horse'), isSpent(s, 'sleep'), s.active, s.known[1]]).toEqual([
      [cardOf(s, 'swords')],
      true,
      true,
      1,
      [],
    ]);
  });
});

test('SS-R52, SS-R18: a Horse may carry its piece onto a jammed Tx, which destroys it', () => {
  const s = at({
    talk: true,
    hands: [['horse'], []],
    pieces: { '0 G4': [0, 'pion'] },
    rocks: ['1 A4', '1 A5'],
  });
  const pion = pieceOn(s, '0 G4');
  act(s, { type: 'done' });
  cast(s, 0, 'horse', [thePiece(pion)], 2);
  const jam = asked(s).find(({ type }) => type === 'jam')!;
  act(s, jam);
  while (s.tasks.at(-1)?.window === 'step') act(s, { type: 'pass' });
  expect(isAlive(s, pion)).toBe(false);
});
