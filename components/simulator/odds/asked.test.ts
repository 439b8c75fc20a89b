import { describe, expect, test } from 'vitest';
import { loadSituations } from '@/lib/rules/playing';
import { addressOf, readAddress } from './asked';

const situations = await loadSituations('mms');
const attack = situations.find(({ kind }) => kind === 'attack')!;
const question = {
  ...(attack.example as object),
  attacker: 'krag',
  attacks: 3,
  cap: 34,
  targetCarries: ['armor', 'tower-shield'],
};

describe('a question of chance in an address', () => {
  test('comes back as it was asked', () => {
    const address = addressOf(attack, question, '2026.11.3');
    expect(readAddress(address, situations)).toEqual({
      kind: 'attack',
      question,
      version: '2026.11.3',
      fault: false,
    });
  });

  test('is short where it is the example', () =>
    expect(addressOf(attack, attack.example, '2026.11.3')).toBe('?tab=odds&ask=attack'));

  test('keeps what was emptied', () => {
    const example = { ...(attack.example as object), cap: 20 };
    const emptied = { ...attack, example };
    const address = addressOf(emptied, attack.example, '1');
    expect(readAddress(address, [emptied])?.question).toEqual(attack.example);
  });

  test.each([
    ['an unknown kind', '?ask=joust', 'attack'],
    ['fields of no use', '?ask=duel&with={"colour":"red"}', 'duel'],
    ['a value out of bounds', '?ask=attack&with={"attacks":99}', 'attack'],
    ['no JSON', '?ask=heal&with={', 'heal'],
    ['no object', '?ask=heal&with=[1]', 'heal'],
  ])('%s is a fault, and an example stands in its place', (_, search, kind) =>
    expect(readAddress(search, situations)).toEqual({
      kind,
      question: situations.find((one) => one.kind === kind)!.example,
      fault: true,
    }),
  );

  test('an address that asks nothing is no question', () =>
    expect(readAddress('?tab=odds', situations)).toBeUndefined());
});
