import { expect, test } from 'vitest';
import { cards, figures } from '../catalogue/index';
import type { House } from '../house';
import type { SsList } from '../legality/check';
import { parsedOf, some } from '../testing';
import { paper } from './index';

/** How many of this figure are printed for the list. */
const printed = (name: string, ...of: Parameters<typeof parsedOf>): number => {
  const { list, terms } = parsedOf(...of);
  return (
    paper
      .pieces(list as unknown as SsList, terms.house as unknown as House, 0)
      .find(({ face }) => face.title === name)?.times ?? 0
  );
};

test('SS-009: whoever prints the pile prints every figure that its cards bring, in the numbers of the set', () => {
  const pile = { form: 'pile', entries: cards.map(({ id }) => ({ entry: id, count: 1 })) };
  for (const { name, copies } of figures) expect([name, printed(name, pile)]).toEqual([name, copies]);
});

test('SS-113, SS-114: rocks are printed for the cards that summon them, and for no others', () => {
  const hand = (text: string) => printed('Rock', { form: 'grimoire', entries: some(text) });
  expect([hand('summon-rock'), hand('summon-rocks'), hand('lever')]).toEqual([12, 12, 0]);
});
