import { expect, test } from 'vitest';
import { seededDice, type Dice } from '../../../kernel/game/dice';
import { MmsOwnCard, own } from '../own';
import { mayEnd, nextSteps, posesAlong } from './moves';
import { pathTo, reachOf } from './reach';
import { cardOf, type MmsState } from './state';
import { stepCost } from './steps';
import { position, type Put } from './drawn-position';
import { Oracle } from './testing-oracle';
import { view } from './view';

const SIDE = 8;

/** Cards of the table's own, whose K and L differ as those of no printed card do. */
const cards = [
  {
    kind: 'character',
    name: 'Worm',
    cap: 9,
    size: [1, 2],
    attackTable: [{ from: 1, to: 100, type: 'Bite', cap: 3 }],
    moveFree: 8,
    moveAttack: 5,
    range: 1,
    abilities: ['flying', 'burrowing'],
  },
  {
    kind: 'modification',
    name: 'Harness',
    slot: 'armor',
    moveFreeMod: 3,
    moveAttackMod: -5,
    abilities: ['scale'],
  },
  { kind: 'terrain', name: 'Mire', moveFreeMod: 'X', moveAttackMod: -1 },
  { kind: 'terrain', name: 'Ford', moveFreeMod: -1, moveAttackMod: 'Y' },
  { kind: 'terrain', name: 'Glade', moveFreeMod: 3, moveAttackMod: -2, abilities: ['conceals'] },
  {
    kind: 'defense',
    name: 'Door',
    cap: 9,
    size: [1, 1],
    moveFreeMod: 'X',
    moveAttackMod: 2,
    abilities: ['gate'],
  },
].map((card) => own.toEntry(MmsOwnCard.parse({ ...card, id: `own:${card.name.toLowerCase()}`, level: 9 })));

const movers = [
  { card: 'warrior' },
  { card: 'warrior', carried: ['siege-ladder'] },
  { card: 'knight' },
  { card: 'war-gryphon' },
  { card: 'warrior', carried: ['earth-pact'] },
  { card: 'warrior', carried: ['own:harness'] },
  { card: 'own:worm' },
] as const;
const areas = [
  'woods',
  'swamp',
  'moat',
  'lava-field',
  'old-road',
  'hill',
  'gate',
  'wall',
  'barricade',
  'snare',
  'watch-post',
  'own:mire',
  'own:ford',
  'own:glade',
  'own:door',
];

/** A small mat with one mover of seat 0, an orc in something, and much in the way. */
function anyPosition(dice: Dice, mover: (typeof movers)[number]): MmsState {
  const pick = <T>(of: readonly T[]): T => dice.pick(of);
  const taken = new Set<number>();
  /** Free squares of an outline that fits, or nothing. */
  const place = (wide: number, long: number): readonly [number, number] | undefined => {
    for (let tries = 0; tries < 20; tries++) {
      const [x, y] = [dice.roll(SIDE - wide + 1), dice.roll(SIDE - long + 1)];
      const squares = Array.from(
        { length: wide * long },
        (_, i) => (y + Math.floor(i / wide)) * 100 + x + (i % wide),
      );
      if (squares.some((square) => taken.has(square))) continue;
      for (const square of squares) taken.add(square);
      return [x, y];
    }
    return undefined;
  };
  const pieces: Put[] = [{ seat: 0, at: place(1, 2)!, ...mover }];
  const target = place(1, 1)!;
  const others: Put[] = [{ seat: 1, card: 'orc', at: target }];
  const known = () => (dice.roll(4) === 1 ? [] : [0, 1]);
  for (const card of ['goblin', 'orc', 'trebuchet']) {
    const at = card === 'trebuchet' ? place(2, 2) : place(1, 1);
    const seat = dice.roll(2) - 1;
    if (at) (seat === 0 ? pieces : others).push({ seat, card, at, known: known() });
  }
  // Areas lie beneath characters as well, but for the engine's squares.
  const engines = [...pieces, ...others].flatMap(({ card, at }) => (at && card === 'trebuchet' ? [at] : []));
  taken.clear();
  for (const [x, y] of engines)
    for (const dx of [0, 1]) for (const dy of [0, 1]) taken.add((y + dy) * 100 + x + dx);
  const put = (card: string, at: readonly [number, number] | undefined) => {
    const seat = dice.roll(2) - 1;
    if (at)
      (seat === 0 ? pieces : others).push({ seat, card, at, known: known(), control: dice.roll(3) - 2 });
  };
  taken.add(target[1] * 100 + target[0]);
  put(pick(['woods', 'swamp', 'hill', 'watch-post']), target);
  for (let i = 0; i < 12; i++) {
    const card = pick(areas);
    put(card, card === 'wall' ? place(3, 1) : card === 'barricade' ? place(2, 1) : place(1, 1));
  }
  const s = position({
    width: SIDE,
    height: SIDE,
    own: cards,
    pieces: [...pieces, ...others],
    house: {
      cornerCutting: pick(['notBetweenTwo', 'never', 'free']),
      pivotCost: pick([0.5, 1, 2]),
      passThroughFriends: pick([true, false]),
      flyOverX: pick([true, false]),
      flyersMayStopOnY: pick([true, false]),
    },
  });
  const [free, attack] = [4 + dice.roll(6), 4 + dice.roll(6)];
  const moving = s.game.cards.map((card) => (card.kind === 'character' ? { ...card, free, attack } : card));
  return { ...s, game: { ...s.game, cards: moving } };
}

const sorted = (ends: Iterable<readonly [number, number]>) => [...ends].sort(([a], [b]) => a - b);

test.each(movers.map((mover) => [JSON.stringify(mover), mover] as const))(
  'MMS-013 to MMS-016, MMS-R09 to MMS-R19: %s comes where every path tried says',
  (name, mover) => {
    const dice = seededDice(`reach ${name}`);
    let far = 0;
    for (let game = 0; game < 25; game++) {
      const s = anyPosition(dice, mover);
      const orc = s.game.owner.findIndex((owner, piece) => owner === 1 && cardOf(s, piece).id === 'orc');
      for (const [withAttack, target] of [
        [false, -1],
        [true, -1],
        [true, orc],
      ] as const) {
        const { ends, costs } = reachOf(s, 0, 0, withAttack, target);
        far += ends.length;
        const expected = new Oracle(s, 0, withAttack).reach(target);
        expect(sorted(ends.map((pose, i) => [pose, costs[i]!]))).toEqual(sorted(expected));
        expect(reachOf(view(s, 0), 0, 0, withAttack, target)).toEqual({ ends, costs });
        // Its paths may be laid by hand as well.
        for (const [i, pose] of ends.entries()) {
          if (i % 5 !== 1) continue;
          const path = pathTo(s, 0, 0, withAttack, pose, target);
          // It is the cheapest, and tells nothing of what is hidden.
          expect(path.reduce((sum, step) => sum + stepCost(s, step), 0)).toBeLessThanOrEqual(costs[i]!);
          expect(pathTo(view(s, 0), 0, 0, withAttack, pose, target)).toEqual(path);
          expect(posesAlong(s, 0, path).at(-1)).toBe(pose);
          for (let n = 0; n < path.length; n++)
            expect(nextSteps(s, 0, 0, path.slice(0, n), withAttack)).toContain(path[n]);
          expect(path.length === 0 || mayEnd(s, 0, 0, path, withAttack, target)).toBe(true);
        }
      }
    }
    expect(far).toBeGreaterThan(300);
  },
);

test('a path by hand never comes to where it can neither go on nor end, and a view offers the same', () => {
  const dice = seededDice('by hand');
  for (let game = 0; game < 60; game++) {
    const s = anyPosition(dice, dice.pick(movers));
    const withAttack = dice.roll(2) === 1;
    const path: number[] = [];
    for (;;) {
      const steps = nextSteps(s, 0, 0, path, withAttack);
      expect(nextSteps(view(s, 0), 0, 0, path, withAttack)).toEqual(steps);
      if (path.length > 0) expect(steps.length > 0 || mayEnd(s, 0, 0, path, withAttack)).toBe(true);
      if (steps.length === 0) break;
      path.push(dice.pick(steps));
    }
  }
});
