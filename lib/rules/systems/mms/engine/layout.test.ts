import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../kernel/game/dice';
import { put as lay } from './board';
import { gateless } from './enclosure';
import type { MmsEvent } from './events';
import { engine } from './index';
import { nextToPlace, placesFor } from './layout';
import { at, position, type Put } from './drawn-position';
import { cardOf, HIDDEN, NOWHERE, ON_MAT, type MmsState } from './state';

const put = (card: string, place?: readonly [number, number], rot: 0 | 1 = 0, seat = 0): Put => ({
  seat,
  card,
  at: place,
  rot,
  known: [],
});
const enemy = put('warrior', undefined, 0, 1);

/** Nothing is joined yet, and seat 0 lays out. */
function layingOut(pieces: readonly Put[], house: Readonly<Record<string, unknown>> = {}): MmsState {
  const s = position({ pieces, house });
  s.phase = 'layout';
  s.round = s.turn = 0;
  return s;
}

const placesOf = (s: MmsState, piece: number): string[] =>
  placesFor(s, piece).map((pose) => `${pose >> 1} ${pose & 1}`);
const key = (s: MmsState, x: number, y: number, rot = 0): string => `${at(s, x, y)} ${rot}`;

describe('MMS-E33, MMS-R33: what walls enclose has a way out by gates', () => {
  const walls = [
    put('palisade', [1, 3]),
    put('palisade', [5, 1], 1),
    put('palisade-gate', [2, 1]),
    put('palisade-gate', [2, 2]),
  ];
  test('a gate in the wall lets out the ward, and the inner part through the ward', () => {
    const s = layingOut([...walls, put('palisade-gate', [4, 3]), put('krag'), enemy]);
    expect(gateless(s, 0)).toEqual([]);
  });
  test('MMS-L16: with a stake row in its place all six squares are shut in', () => {
    const s = layingOut([...walls, put('stake-row', [4, 3], 1), put('krag'), enemy]);
    expect(gateless(s, 0)).toEqual(
      [
        [1, 1],
        [3, 1],
        [4, 1],
        [1, 2],
        [3, 2],
        [4, 2],
      ].map(([x, y]) => at(s, x!, y!)),
    );
  });
  test('MMS-R13: what touches at a corner shuts in, unless corners may be cut freely', () => {
    const ring = [put('palisade', [1, 3]), put('stake-row', [4, 1], 1), put('krag'), enemy];
    const shut = (cornerCutting: string) => gateless(layingOut(ring, { cornerCutting }), 0).length;
    expect([shut('notBetweenTwo'), shut('never'), shut('free')]).toEqual([6, 6, 0]);
  });
  test('MMS-038: a wall that would shut a part in is not offered there, but with a gate it is', () => {
    const shut = layingOut([put('palisade', [1, 3]), put('palisade'), put('krag'), enemy]);
    expect(placesOf(shut, 1)).not.toContain(key(shut, 4, 1, 1));
    const gated = layingOut([
      put('palisade', [1, 3]),
      put('palisade'),
      put('gate', [4, 3]),
      put('krag'),
      enemy,
    ]);
    // The gate closes the corner, the wall the side: out goes the way through the gate.
    expect(placesOf(gated, 1)).toContain(key(gated, 5, 1, 1));
    expect(placesOf(gated, 1)).not.toContain(key(gated, 4, 1, 1));
  });
});

describe('where a piece may lie', () => {
  test('MMS-037, MMS-L18: wholly in the own area', () => {
    const s = layingOut([put('war-gryphon'), enemy]);
    const places = placesOf(s, 0);
    expect(places).toContain(key(s, 20, 9));
    expect(places).not.toContain(key(s, 20, 10));
    expect(places).toContain(key(s, 19, 10, 1));
    expect(places).not.toContain(key(s, 20, 10, 1));
  });
  test('MMS-L19, MMS-R55: nothing lies on another, but a bridge lies over terrain', () => {
    const s = layingOut([put('moat', [5, 5]), put('timber-bridge'), put('woods'), put('krag'), enemy]);
    expect(placesOf(s, 1)).toContain(key(s, 5, 4));
    expect(placesOf(s, 2)).not.toContain(key(s, 5, 5));
  });
  test('MMS-R55: whoever stands on a bridge stands on it alone, and nothing but Terrain lies under it', () => {
    const pieces = [put('moat', [5, 5]), put('timber-bridge', [5, 4]), put('krag'), put('watch-post')];
    const s = layingOut([...pieces, put('hill'), enemy]);
    const places = [2, 3, 4].map((piece) => placesOf(s, piece));
    expect(places.map((all) => all.includes(key(s, 5, 5)))).toEqual([true, false, false]);
    expect(places.map((all) => all.includes(key(s, 5, 4)))).toEqual([true, false, true]);
  });
  test('MMS-L20: nobody stands on what is closed, but in the own gate', () => {
    const pieces = [put('wall', [3, 3]), put('gate', [6, 3]), put('trebuchet', [9, 3]), put('krag'), enemy];
    const s = layingOut(pieces);
    const places = placesOf(s, 3);
    expect(places).not.toContain(key(s, 4, 3));
    expect(places).not.toContain(key(s, 10, 4));
    expect(places).toContain(key(s, 6, 3));
  });
  test('MMS-L29, MMS-R51: identical characters share a square where that is agreed, up to the most', () => {
    const archers = [put('archer', [3, 3]), put('archer'), enemy];
    const alone = layingOut(archers);
    expect(placesOf(alone, 1)).not.toContain(key(alone, 3, 3));
    const grouped = layingOut(archers, { groupMarkers: true, groupMax: 2 });
    expect(placesOf(grouped, 1)).toContain(key(grouped, 3, 3));
    const full = layingOut([put('archer', [3, 3]), ...archers], { groupMarkers: true, groupMax: 2 });
    // Two of three share a square already.
    expect(placesOf(full, 2)).not.toContain(key(full, 3, 3));
    const other = layingOut([put('archer', [3, 3]), put('krag'), enemy], { groupMarkers: true });
    expect(placesOf(other, 1)).not.toContain(key(other, 3, 3));
    const armed = (place: readonly [number, number] | undefined, ...carried: string[]): Put => ({
      ...put('archer', place),
      carried,
    });
    const two = [armed([3, 3], 'armor', 'yew-bow'), armed(undefined, 'yew-bow', 'armor'), enemy];
    const inAnyOrder = layingOut(two, { groupMarkers: true });
    expect(placesOf(inAnyOrder, 1)).toContain(key(inAnyOrder, 3, 3));
  });
});

test('gates are laid out first and characters last, the larger before the smaller', () => {
  const s = layingOut([
    put('krag'),
    put('war-gryphon'),
    put('ballista'),
    put('woods'),
    put('wall'),
    put('gate'),
    put('timber-bridge'),
    enemy,
  ]);
  const dice = seededDice('order');
  const laid: string[] = [];
  while (s.active === 0 && s.phase === 'layout') {
    laid.push(cardOf(s, nextToPlace(s, 0)).id);
    const choices = engine.choices(s, 0).filter(({ type }) => type !== 'layOut');
    engine.play(s, 0, dice.pick(choices), dice);
  }
  expect(laid).toEqual(['gate', 'wall', 'woods', 'timber-bridge', 'ballista', 'war-gryphon', 'krag']);
});

test('MMS-L31: what finds no place is left out, and the game goes on without it', () => {
  const s = layingOut([put('village'), put('krag'), put('warrior', undefined, 0, 1)], {});
  // A part so small that the village has no room.
  const small = {
    ...s,
    game: { ...s.game, part: s.game.part.map((seat, square) => (seat === 0 && square > 60 ? -1 : seat)) },
  };
  expect(engine.choices(small, 0)).toEqual([{ type: 'layOut' }, { type: 'leave', piece: 0 }]);
  const told: MmsEvent[] = [];
  engine.play(small, 0, { type: 'leave', piece: 0 }, seededDice('left'), (event) => told.push(event));
  expect(told).toEqual([{ type: 'leftOut', rule: 'MMS-036', piece: 0, only: 0 }]);
  expect(nextToPlace(small, 0)).toBe(1);
});

test('MMS-035, MMS-066, MMS-067: nothing is seen of a layout before the parts are joined, and then what is in sight', () => {
  const s = layingOut([put('krag'), put('woods'), enemy, put('archer', undefined, 0, 1)]);
  const dice = seededDice('seen');
  const krag = at(s, 5, 8);
  engine.play(s, 0, { type: 'place', piece: 1, at: at(s, 1, 1), rot: 0 }, dice);
  engine.play(s, 0, { type: 'place', piece: 0, at: krag, rot: 0 }, dice);
  const before = engine.view(s, 1);
  expect([before.at[0], before.card[0], before.wide[0]]).toEqual([NOWHERE, HIDDEN, 1]);
  engine.play(s, 1, { type: 'place', piece: 2, at: at(s, 5, 12), rot: 0 }, dice);
  engine.play(s, 1, { type: 'place', piece: 3, at: at(s, 20, 20), rot: 0 }, dice);
  expect([s.phase, s.round, s.active]).toEqual(['turn', 1, 0]);
  const after = engine.view(s, 1);
  // Krag is four units away; the Woods, whose marker shows, are beyond ten.
  expect([after.at[0], after.card[0]]).toEqual([krag, s.card[0]]);
  expect([after.at[1], after.card[1]]).toEqual([s.at[1], HIDDEN]);
});

test('MMS-035, MMS-066: nobody sees which of the others’ pieces lie already, only how many', () => {
  const seen = (piece: number) => {
    const s = layingOut([put('gate'), put('krag'), put('archer'), enemy]);
    lay(s, piece, at(s, 3, 3), 0);
    return engine.view(s, 1);
  };
  expect(seen(0)).toEqual(seen(2));
  expect(seen(2).fate.filter((fate) => fate === ON_MAT)).toHaveLength(1);
});
