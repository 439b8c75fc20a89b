import { describe, expect, test } from 'vitest';
import { leave, put } from './board';
import { disclose, dispelDecoys, hideAgain, identify, lookAll, lookAround } from './identify';
import { GONE, knows, type MmsState } from './state';
import { kindsOf, listen, stand } from './testing-fight';
import { at, type Put } from './drawn-position';

const one = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  known: [],
  ...more,
});
/** Pieces that a seat knows. */
const known = (s: MmsState, seat: number): number[] =>
  s.card.flatMap((_, piece) => (knows(s, seat, piece) ? [piece] : []));

describe('at the joining', () => {
  const joined = (house = {}) =>
    stand(
      [
        one(0, 'warrior', 5, 8),
        one(0, 'woods', 5, 8),
        one(0, 'archer', 5, 1),
        one(1, 'krag', 5, 12),
        one(1, 'scout', 6, 12),
        one(1, 'pit-trap', 7, 12),
        one(1, 'snare', 8, 12),
        one(1, 'fort', 5, 19),
        one(1, 'decoy', 9, 12),
      ],
      house,
    );

  test('MMS-067, 7.4.1: what stands in sight of a character is identified, what hides is not', () => {
    const s = joined();
    const { heard, tell } = listen();
    lookAll(s, tell);
    // Not the Scout, the traps, and the Fort beyond ten units; the decoy is gone.
    expect(known(s, 0)).toEqual([0, 1, 2, 3, 8]);
    expect(s.fate[8]).toBe(GONE);
    // The Warrior stands in his Woods, the Archer too far.
    expect(known(s, 1)).toEqual([1, 3, 4, 5, 6, 7, 8]);
    expect(kindsOf(heard)).toEqual([
      'identified to 1',
      'identified to 0',
      'identified to 0',
      'identified to 1',
      'decoyGone',
    ]);
    expect(heard[0]).toMatchObject({ piece: 1, seat: 1, card: s.card[1], rule: 'MMS-067' });
  });

  test('hiddenSetup off: everything is known, and a blank marker with it', () => {
    const s = joined({ hiddenSetup: false });
    lookAll(s);
    expect([known(s, 0).length, known(s, 1).length, s.fate[8]]).toEqual([9, 9, GONE]);
  });
});

describe('after a step', () => {
  const step = (s: MmsState, piece: number, x: number, y: number) => {
    put(s, piece, at(s, x, y), 0);
    const { heard, tell } = listen();
    lookAround(s, piece, tell);
    return heard;
  };

  test('7.4.2: the mover is seen by who sees it, and sees what is in view from its place', () => {
    const s = stand([
      one(0, 'warrior', 1, 1),
      one(1, 'krag', 13, 1),
      one(1, 'scout', 13, 3),
      one(2, 'krag', 19, 19),
    ]);
    expect(step(s, 0, 2, 1)).toEqual([]);
    step(s, 0, 3, 1);
    expect([known(s, 0), known(s, 1), known(s, 2)]).toEqual([[0, 1], [0, 1, 2], [3]]);
  });

  test('sight may reach one way only', () => {
    const s = stand([one(0, 'warrior', 1, 1, { carried: ['looking-glass'] }), one(1, 'krag', 17, 1)]);
    step(s, 0, 2, 1);
    expect([known(s, 0), known(s, 1)]).toEqual([[0, 1], [1]]);
  });

  test('MMS-R60, MMS-069: a hidden character that comes into the open within sight is disclosed', () => {
    const s = stand([one(0, 'warrior', 5, 5), one(0, 'woods', 5, 5), one(1, 'krag', 5, 10)]);
    step(s, 0, 5, 5);
    expect(knows(s, 1, 0)).toBe(false);
    expect(step(s, 0, 5, 6)[0]).toMatchObject({ type: 'identified', rule: 'MMS-069', piece: 0, seat: 1 });
  });

  test('stealth is not seen, wherever it goes', () => {
    const s = stand([one(0, 'scout', 5, 5), one(1, 'krag', 5, 10)]);
    step(s, 0, 5, 9);
    expect(knows(s, 1, 0)).toBe(false);
  });

  test('identifying a character shows what it carries', () => {
    const s = stand([one(0, 'warrior', 1, 1), one(1, 'krag', 12, 1, { carried: ['armor'] })]);
    expect(step(s, 0, 2, 1).find((event) => event.type === 'identified' && event.seat === 0)).toMatchObject({
      piece: 1,
      carried: s.carried[1],
    });
  });

  test('decoys: gone when seen, and when any piece enters their square, unseen in cover till then', () => {
    const s = stand(
      [one(0, 'warrior', 1, 1), one(1, 'decoy', 12, 1), one(1, 'decoy', 4, 4), one(1, 'woods', 4, 4)],
      { decoys: 2 },
    );
    expect(kindsOf(step(s, 0, 2, 1))).toEqual(['decoyGone', 'identified to 0', 'identified to 1']);
    expect([s.fate[1], s.fate[2]]).toEqual([GONE, 1]);
    put(s, 0, at(s, 4, 4), 0);
    dispelDecoys(s, 0);
    expect(s.fate[2]).toBe(GONE);
  });

  test('decoys: their owner’s own piece uncovers them too', () => {
    const s = stand([one(0, 'knight', 1, 1), one(0, 'decoy', 1, 2)], { decoys: 1 });
    dispelDecoys(s, 0);
    expect(s.fate[1]).toBe(GONE);
  });

  test('groupMarkers: those under one marker are known together (MMS-R51)', () => {
    const s = stand(
      [one(0, 'scout', 5, 5), one(0, 'scout', 5, 5), one(0, 'scout', 6, 5), one(1, 'krag', 9, 9)],
      {
        groupMarkers: true,
      },
    );
    identify(s, 1, 1, 'MMS-R39');
    expect(known(s, 1)).toEqual([0, 1, 3]);
  });
});

test('groupMarkers: who passes another’s square on its way is under no marker of theirs (MMS-R51)', () => {
  const s = stand([one(0, 'scout', 5, 5), one(0, 'scout', 5, 6), one(1, 'krag', 9, 9)], {
    groupMarkers: true,
  });
  leave(s, 0);
  s.at[0] = at(s, 5, 6);
  identify(s, 0, 1, 'MMS-R40');
  expect(known(s, 1)).toEqual([0, 2]);
});

describe('MMS-R39', () => {
  test('disclosed to the victim and to all in whose sight it stands, cover or not', () => {
    const s = stand([
      one(0, 'scout', 5, 5),
      one(0, 'woods', 5, 5),
      one(1, 'krag', 18, 18),
      one(2, 'krag', 9, 5),
      one(3, 'krag', 18, 5),
    ]);
    disclose(s, 0, -1, 1);
    expect([1, 2, 3].map((seat) => knows(s, seat, 0))).toEqual([true, true, false]);
  });

  test('the engine is shown with its operator: to whoever sees him shoot, to nobody for the sight of it alone', () => {
    const s = stand(
      [
        one(0, 'engineer', 5, 5),
        one(0, 'ballista', 6, 5),
        one(1, 'krag', 18, 18),
        one(2, 'krag', 2, 5),
        one(3, 'krag', 9, 5),
      ],
      { lineOfSight: 3 },
    );
    disclose(s, 0, 1, 1);
    expect([0, 1].map((piece) => [1, 2, 3].map((seat) => knows(s, seat, piece)))).toEqual([
      [true, true, false],
      [true, true, false],
    ]);
  });
});

describe('rehide', () => {
  const all = { known: [0, 1] };
  const s = (house: object = { rehide: true }) =>
    stand(
      [
        one(0, 'krag', 5, 5, all),
        one(1, 'warrior', 5, 10, all),
        one(1, 'warrior', 5, 18, all),
        one(1, 'archer', 8, 8, all),
        one(1, 'archer', 9, 8, all),
        one(1, 'woods', 8, 8, all),
        one(1, 'woods', 9, 8, all),
        one(1, 'scout', 5, 9, all),
        one(1, 'fort', 10, 18, all),
        one(1, 'camp', 15, 18, { ...all, control: 0 }),
      ],
      { ...house },
    );

  test('what is out of sight, or in cover and did not attack, is unidentified again', () => {
    const now = s();
    now.fought[4] = 1;
    const { heard, tell } = listen();
    hideAgain(now, tell);
    expect(known(now, 0)).toEqual([0, 1, 4, 5, 6, 7, 9]);
    expect(known(now, 1)).toHaveLength(10);
    expect(kindsOf(heard).slice(0, 2)).toEqual(['hidAgain to 0', 'hidAgain to 1']);
  });

  test('MMS-R51: a group of which one attacked is not hidden by its cover', () => {
    const house = { rehide: true, groupMarkers: true };
    const pair = [1, 2].map(() => one(1, 'archer', 8, 8, all));
    const now = stand([one(0, 'krag', 5, 5, all), ...pair, one(1, 'woods', 8, 8, all)], house);
    const rested = { ...now, known: [...now.known] };
    hideAgain(rested);
    expect(known(rested, 0)).toEqual([0, 3]);
    now.fought[2] = 1;
    hideAgain(now);
    expect(known(now, 0)).toEqual([0, 1, 2, 3]);
  });

  test.each([
    ['off, as printed', {}],
    ['with nothing laid out in secret (MMS-R36)', { rehide: true, hiddenSetup: false }],
  ])('%s: what is known stays known', (_, house) => {
    const now = s(house);
    hideAgain(now);
    expect(known(now, 0)).toHaveLength(10);
  });
});
