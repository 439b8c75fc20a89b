import { expect, test } from 'vitest';
import { scriptedDice } from '../../../kernel/game/scripted-dice';
import { asText } from '../../../kernel/game/odds';
import { DetectionQuestion, solveDetection } from '../odds/detection';
import { detect } from './detect';
import { GONE, knows, type MmsState } from './state';
import { kindsOf, listen, stand } from './testing-fight';
import type { Put } from './drawn-position';

const one = (seat: number, card: string, x: number, y: number, more: Partial<Put> = {}): Put => ({
  seat,
  card,
  at: [x, y],
  known: [],
  ...more,
});
const field = (carried: string[] = [], house = {}): MmsState =>
  stand(
    [
      one(0, 'warrior', 1, 1, { carried }),
      one(1, 'scout', 14, 1),
      one(1, 'scout', 15, 1),
      one(1, 'pit-trap', 5, 5),
      one(1, 'archer', 6, 6),
      one(1, 'woods', 6, 6),
      one(1, 'trebuchet', 9, 3),
      one(1, 'decoy', 3, 3),
      one(2, 'krag', 2, 2),
    ],
    house,
  );
const found = (s: MmsState): number[] =>
  s.card.flatMap((_, piece) => (knows(s, 0, piece) && s.game.owner[piece] !== 0 ? [piece] : []));

test('MMS-R40: from 50 on every piece within 13 is identified to the player alone, hidden or not; decoys go', () => {
  const s = field();
  const { heard, tell } = listen();
  detect(s, 0, scriptedDice(50), tell);
  expect(found(s)).toEqual([1, 3, 4, 5, 6, 7, 8]);
  expect(s.fate[7]).toBe(GONE);
  expect(knows(s, 2, 1)).toBe(false);
  expect(heard[0]).toMatchObject({ type: 'detected', natural: 50, plus: 0, threshold: 50, success: true });
  expect(kindsOf(heard).slice(0, 3)).toEqual(['detected', 'identified to 0', 'identified to 1']);
});

test('MMS-098: 49 finds nothing', () => {
  const s = field();
  detect(s, 0, scriptedDice(49));
  expect(found(s)).toEqual([]);
});

test.each([
  [[], 51, {}],
  [['seekers-lantern'], 71, { lantern: true }],
])('MMS-E17: with %j it succeeds on %i of 100 faces', (carried, faces, asked) => {
  let times = 0;
  for (let face = 1; face <= 100; face++) {
    const s = field(carried);
    detect(s, 0, scriptedDice(face));
    if (found(s).length > 0) times++;
  }
  expect(times).toBe(faces);
  expect(asText(solveDetection(DetectionQuestion.parse(asked)).outcomes[0]!.chance)).toBe(`${faces}/100`);
});

test('MMS-R41: what helps an attack does not help to detect', () => {
  const s = field(['veteran', 'lucky-horseshoe']);
  detect(s, 0, scriptedDice(45));
  expect(found(s)).toEqual([]);
});

test('detectionThreshold and detectionSightBonusPct: as agreed', () => {
  const s = field([], { detectionThreshold: 40, detectionSightBonusPct: 40 });
  detect(s, 0, scriptedDice(40));
  expect(found(s)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
