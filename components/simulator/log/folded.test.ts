import { describe, expect, test } from 'vitest';
import type { EventWords } from '@/lib/rules/playing';
import { folded } from './folded';
import type { LogLine } from './log-lines';

const line = (move: number, rule: string, text: string, more: Partial<EventWords> = {}): LogLine => ({
  key: `${move} 0`,
  move,
  rule,
  words: { text, ...more },
});
const shape = (lines: readonly LogLine[]) =>
  folded(lines).map(({ last, before }) => [last.move, before.map(({ move }) => move)]);

describe('like lines', () => {
  test('the steps of one piece are told as one, and those of another as another', () => {
    expect(
      shape([
        line(1, 'SS-046', 'Red’s guard goes from K1 of Red to N of Red.'),
        line(2, 'SS-046', 'Red’s guard goes from N of Red to K7 of Red.'),
        line(3, 'SS-046', 'Red’s guard goes from K7 of Red to K6 of Red.'),
        line(4, 'SS-046', 'Red’s pion goes from K3 of Red to N of Red.'),
      ]),
    ).toEqual([
      [3, [1, 2]],
      [4, []],
    ]);
  });

  test('two ships of one kind stay two', () => {
    expect(
      shape([
        line(1, 'BM-093', 'Red’s Ship 1 goes from territory 2 to territory 1 for 1.'),
        line(2, 'BM-093', 'Red’s Ship 2 goes from territory 2 to territory 1 for 1.'),
      ]),
    ).toHaveLength(2);
  });

  test('one discard after the other is one line', () => {
    expect(
      shape([line(1, 'BM-155', 'Blue discards Sword 1.'), line(1, 'BM-155', 'Blue discards Magic 2.')]),
    ).toEqual([[1, [1]]]);
  });

  test('another rule, dice and a new turn are never folded away', () => {
    const dice = [{ sides: 6, face: 3 }];
    expect(
      shape([
        line(1, 'MM-096', 'Red rolls for recruitment.', { dice }),
        line(2, 'MM-096', 'Red rolls for recruitment.', { dice }),
        line(3, 'MM-070', 'Turn 1: Red.', { weight: 'turn' }),
        line(4, 'MM-070', 'Turn 1: Red.', { weight: 'turn' }),
        line(5, 'MM-094', 'Red draws 1 card.'),
        line(6, 'MM-095', 'Red draws 1 card.'),
      ]),
    ).toHaveLength(6);
  });
});
