import { expect, test } from 'vitest';
import { defaultAgreement, List, loadSystem } from '@/lib/rules';
import { exchange, withCard, withoutCard, withoutEntry } from './own-cards-of';

const list = (...entries: readonly (readonly [string, number])[]): List =>
  List.parse({
    format: 'muster-list/1',
    system: 'monsters-magic',
    name: 'A deck',
    entries: entries.map(([entry, count]) => ({ entry, count })),
  });
const card = { id: 'own:treants', name: 'Treants', kind: 'ally' };

test('a card that was altered again takes the place of the old one', async () => {
  const agreement = defaultAgreement(await loadSystem('monsters-magic'));
  const once = withCard(agreement, card);
  const twice = withCard(once, { ...card, name: 'Old Treants' });
  expect(twice.cards.map((c) => c.name)).toEqual(['Old Treants']);
  expect(withoutCard(twice, card.id).cards).toEqual([]);
  expect(agreement.cards).toEqual([]);
});

test('the altered card stands where the printed one stood', () =>
  expect(exchange(list(['mm-empire', 1], ['mm-treants', 2]), 'mm-treants', 'own:treants')).toEqual(
    list(['mm-empire', 1], ['own:treants', 2]),
  ));

test('where both stand there they become one line', () =>
  expect(exchange(list(['own:treants', 1], ['mm-treants', 2]), 'mm-treants', 'own:treants')).toEqual(
    list(['own:treants', 3]),
  ));

test('a card that is taken out is gone from every line', () =>
  expect(withoutEntry(list(['a', 1], ['b', 2], ['a', 3]), 'a')).toEqual(list(['b', 2])));
