import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { endOfRound, remove } from './round';
import { GONE, ON_MAT, type MmsState } from './state';
import { strike } from './strike';
import { kindsOf, listen, stand } from './testing-fight';
import { at, type Put } from './drawn-position';

const one = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  ...more,
});
/** Ends rounds until the game is over, and says after which. */
function play(s: MmsState, from: number, most = 200): number {
  for (s.round = from; s.round < most; s.round++) {
    endOfRound(s);
    if (s.phase === 'over') return s.round;
  }
  return most;
}

describe('removal', () => {
  test('MMS-120, MMS-128: what has no CAP left goes, with what it carries; what has none cannot go (MMS-053)', () => {
    const s = stand([
      one(0, 'warrior', 5, 5, { lost: 34, carried: ['armor'], known: [] }),
      one(0, 'warrior', 6, 5, { lost: 33 }),
      one(0, 'woods', 7, 5, { lost: 90 }),
      one(0, 'trebuchet', 7, 7, { lost: 90 }),
      one(1, 'wall', 9, 9, { lost: 60 }),
      one(1, 'krag', 12, 12),
    ]);
    const { heard, tell } = listen();
    endOfRound(s, tell);
    expect(s.fate).toEqual([GONE, ON_MAT, ON_MAT, ON_MAT, GONE, ON_MAT]);
    expect(heard).toMatchObject([
      { type: 'removed', rule: 'MMS-120', piece: 0, card: s.card[0] },
      { type: 'removed', rule: 'MMS-128', piece: 4 },
    ]);
    expect([s.characterOn[at(s, 5, 5)], s.areaOn[at(s, 10, 9)], s.dropped]).toEqual([-1, -1, []]);
    // It lies open now.
    expect(s.known[0]).toBe(3);
  });

  test('MMS-R22, dropArtifacts: carried Artifacts fall on the bearer’s square, Modifications go with it', () => {
    const s = stand(
      [
        one(0, 'knight', 5, 5, { lost: 58, carried: ['war-axe', 'armor', 'looking-glass'] }),
        one(0, 'archer', 1, 1),
        one(1, 'krag', 12, 12),
      ],
      { dropArtifacts: true },
    );
    const { heard, tell } = listen();
    endOfRound(s, tell);
    const names = s.dropped.map((n, i) => (i % 2 ? s.game.cards[n]!.id : n));
    expect(names).toEqual([at(s, 5, 5), 'war-axe', at(s, 5, 5), 'looking-glass']);
    expect(s.carried[0]!.map((card) => s.game.cards[card]!.id)).toEqual(['armor']);
    expect(kindsOf(heard)).toEqual(['removed', 'dropped', 'dropped']);
  });

  test('MMS-R64: who stands in a fallen Defense card stays, within what lay under a bridge', () => {
    const s = stand([
      one(0, 'warrior', 5, 5),
      one(1, 'timber-bridge', 5, 5, { lost: 50 }),
      one(1, 'river', 5, 5),
      one(1, 'krag', 12, 12),
    ]);
    s.inside[1] = [0];
    s.inside[2] = [];
    endOfRound(s);
    expect([s.fate[0], s.at[0], s.bridgeOn[at(s, 5, 5)]]).toEqual([ON_MAT, at(s, 5, 5), -1]);
    expect([s.inside[1], s.inside[2]]).toEqual([[], [0]]);
  });

  test('a removed character is within nothing more, and its area falls to who stands there (MMS-R21)', () => {
    const s = stand([
      one(0, 'warrior', 5, 5),
      one(1, 'krag', 6, 6, { lost: 90 }),
      one(1, 'fort', 5, 5),
      one(1, 'goblin', 15, 15),
    ]);
    const { heard, tell } = listen();
    endOfRound(s, tell);
    expect([s.inside[2], s.control[2]]).toEqual([[0], 0]);
    expect(kindsOf(heard)).toEqual(['removed', 'controlled']);
  });

  test('of a group the others stay on the square (MMS-R51)', () => {
    const s = stand(
      [one(0, 'goblin', 5, 5), one(0, 'goblin', 5, 5), one(0, 'goblin', 5, 5), one(1, 'krag', 9, 9)],
      { groupMarkers: true },
    );
    remove(s, 1);
    expect([s.characterOn[at(s, 5, 5)], s.next[2], s.next[0]]).toEqual([2, 0, -1]);
  });
});

describe('elimination and the end', () => {
  test('MMS-081, MMS-082: the last one with characters wins', () => {
    const s = stand([one(0, 'goblin', 5, 5), one(1, 'goblin', 9, 9, { lost: 16 }), one(1, 'fort', 12, 12)]);
    const { heard, tell } = listen();
    endOfRound(s, tell);
    expect([s.phase, s.by, s.winners, s.alive]).toEqual(['over', 'last', [0], [1, 0]]);
    expect(kindsOf(heard)).toEqual(['removed', 'eliminated', 'ended']);
  });

  const lastBlows = (third: readonly Put[]): MmsState => {
    const s = stand([one(0, 'goblin', 5, 5, { lost: 11 }), one(1, 'militia', 6, 5, { lost: 18 }), ...third]);
    if (third.length > 0) s.alive[2] = 0;
    s.round = 6;
    // The Goblin’s knife, then the Militia, though doomed, with its fork.
    strike(s, 0, 1, -1, scriptedDice(80));
    expect(22 - s.lost[1]!).toBe(-1);
    strike(s, 1, 0, -1, scriptedDice(90));
    expect(16 - s.lost[0]!).toBe(-4);
    endOfRound(s);
    return s;
  };

  test('MMS-E26: the last two fall together: a stalemate', () => {
    const s = lastBlows([]);
    expect([s.fate, s.phase, s.by, s.winners]).toEqual([[GONE, GONE], 'over', 'together', []]);
  });

  test('MMS-E26: with a third who was out before, the two win together', () => {
    const s = lastBlows([one(2, 'woods', 19, 19)]);
    expect([s.by, s.winners]).toEqual(['together', [0, 1]]);
  });

  test('MMS-R46: three at once share it', () => {
    const s = stand([0, 1, 2].map((seat) => one(seat, 'goblin', 5 + seat, 5, { lost: 16 })));
    endOfRound(s);
    expect([s.by, s.winners]).toEqual(['together', [0, 1, 2]]);
  });

  test('MMS-E27: at the end of round 12 one has one character, and nothing happens: a stalemate after 32', () => {
    const s = stand([one(0, 'goblin', 5, 5), one(1, 'goblin', 9, 9), one(1, 'goblin', 10, 9)]);
    expect(play(s, 12)).toBe(32);
    expect([s.by, s.winners]).toEqual(['fruitless', []]);
  });

  test('MMS-R45, MMS-R44: uses count, not cards; to lose a single one does not begin anew', () => {
    const s = stand([
      ...[5, 6].map((x) => one(0, 'goblin', x, 5)),
      ...[9, 10, 11].map((x) => one(1, 'goblin', x, 9)),
    ]);
    s.round = 1;
    endOfRound(s);
    expect(s.fruitless).toBe(-1);
    s.lost[0] = 16;
    s.round = 2;
    endOfRound(s);
    expect(s.fruitless).toBe(0);
    s.lost[2] = 16;
    expect(play(s, 3)).toBe(22);
  });

  test('MMS-086: not while three are left; from the elimination of the third on', () => {
    const s = stand([0, 1, 2].map((seat) => one(seat, 'goblin', 5 + 3 * seat, 5)));
    s.round = 1;
    endOfRound(s);
    expect(s.fruitless).toBe(-1);
    s.lost[2] = 16;
    expect(play(s, 2)).toBe(22);
    expect([s.by, s.winners]).toEqual(['fruitless', [0, 1]]);
  });

  test('stalemateRounds: as agreed', () => {
    const s = stand([one(0, 'goblin', 5, 5), one(1, 'goblin', 9, 9)], { stalemateRounds: 3 });
    expect(play(s, 1)).toBe(4);
  });

  test('MMS-R47, maxRounds: a bound, a draw of two, shared by all still in of more', () => {
    const two = stand(
      [5, 6].flatMap((x) => [one(0, 'goblin', x, 5)]).concat([9, 10].map((x) => one(1, 'goblin', x, 9))),
      { maxRounds: 30 },
    );
    expect(play(two, 1)).toBe(30);
    expect([two.by, two.winners]).toEqual(['bound', []]);
    const three = stand([0, 1, 2].map((seat) => one(seat, 'goblin', 5 + 3 * seat, 5)));
    expect(play(three, 1)).toBe(100);
    expect([three.by, three.winners]).toEqual(['bound', [0, 1, 2]]);
  });

  const leftovers = (house = {}) =>
    stand(
      [
        one(0, 'goblin', 5, 5),
        one(1, 'goblin', 9, 9),
        one(2, 'goblin', 12, 9, { lost: 16 }),
        one(2, 'fort', 15, 15),
        one(2, 'woods', 1, 15),
        one(2, 'trebuchet', 3, 15),
        one(2, 'decoy', 5, 15, { known: [] }),
      ],
      { decoys: 1, ...house },
    );

  test('MMS-R48: what the eliminated placed stays under his empty control; his blank markers go', () => {
    const s = leftovers();
    endOfRound(s);
    expect(s.fate.slice(3)).toEqual([ON_MAT, ON_MAT, ON_MAT, GONE]);
    expect(s.control[3]).toBe(2);
    expect(s.phase).toBe('turn');
  });

  test('eliminatedPiecesStay off: Defense and Terrain leave with him', () => {
    const s = leftovers({ eliminatedPiecesStay: false });
    endOfRound(s);
    expect(s.fate.slice(3)).toEqual([GONE, GONE, ON_MAT, GONE]);
  });

  test('rehide: at the end of the round, after all else', () => {
    const s = stand([one(0, 'goblin', 1, 1), one(1, 'goblin', 19, 19)], { rehide: true });
    endOfRound(s);
    expect(s.known).toEqual([1, 2]);
  });
});
