import { expect, test } from 'vitest';
import { keepLast } from './last';

test('a question is answered once while its subject stays the same, whatever an equal one was answered', () => {
  const asked: object[] = [];
  const answer = keepLast((subject: { readonly n: number }) => {
    asked.push(subject);
    return subject.n > 0 ? [subject.n] : undefined;
  });
  const [one, twin, none] = [{ n: 1 }, { n: 1 }, { n: 0 }];
  expect(answer(one)).toBe(answer(one));
  expect(answer(twin)).not.toBe(answer(one));
  expect([answer(none), answer(none)]).toEqual([undefined, undefined]);
  expect(asked).toEqual([one, twin, one, none]);
});
