import { expect, test } from 'vitest';
import { cards } from '../catalogue/index';
import { artifacts } from './cases/testing-artifacts';
import { moreSpells } from './cases/testing-more-spells';
import { potionsAndScrolls } from './cases/testing-potions-and-scrolls';
import { spells } from './cases/testing-spells';

const cases = { ...artifacts, ...potionsAndScrolls, ...spells, ...moreSpells };

test.each(cards.map((card) => [card.rules[0]!, card.name, card.id] as const))('%s %s', (_rule, _name, id) => {
  cases[id]!();
});

test('every card has its case, and no case is without a card', () => {
  expect(Object.keys(cases).sort()).toEqual(cards.map((card) => card.id).sort());
});
