import { expect, test } from 'vitest';
import { beginPhase } from '../../engine/day/phase-start';
import type { RealmEvent } from '../../engine/events';
import { WORN, type RealmState } from '../../engine/state';
import { answer, laySite, offered } from '../../engine/testing/play';
import { placeNamed, realmWith } from '../../engine/testing/realm';
import { turnOf } from '../../engine/testing/turn';
import { view } from '../../engine/view';
import { choiceWords } from '../choice-words';
import { eventWords } from '../event-words';

function meeting(at = 'borderland-1'): RealmState {
  const s = realmWith([
    { id: 'amazon', at },
    { id: 'dwarf', at },
  ]);
  s.who[0]!.record = [{ type: 'hide' }];
  s.who[0]!.items = [{ id: 'amulet', state: 0 }];
  s.who[1]!.items = [{ id: 'great-axe', state: WORN }];
  s.turn = turnOf(0);
  beginPhase(s, 0, undefined);
  return s;
}
const texts = (s: RealmState): readonly string[] => {
  const { seat } = s.asks.at(-1)!;
  return offered(s).map((choice) => choiceWords(view(s, seat), seat, choice).text);
};
const log = (s: RealmState, events: readonly RealmEvent[]): readonly string[] =>
  events.flatMap((event) => (event.only === undefined ? [eventWords(event, view(s, undefined)).text] : []));

test('MR-075: a sale and a swap, from proposal to log; a secret card stays secret to the others', () => {
  const s = meeting();
  expect(texts(s)).toContain('Offer the Amulet to the Dwarf for gold or a thing');
  answer(s, { type: 'offer-deal' });
  expect(texts(s)).toContain('Ask 7 gold');
  expect(texts(s)).toContain('Ask for the Great Axe');
  answer(s, { type: 'name-price', gold: 7 });
  expect(texts(s)).toEqual(['Give 7 gold to the Amazon for the Amulet', 'Refuse the deal']);
  expect(log(s, answer(s, { type: 'refuse-deal' }))).toEqual(['The Dwarf refuses the deal of the Amazon.']);
  answer(s, { type: 'offer-deal' });
  answer(s, { type: 'name-price', gold: 7 });
  expect(log(s, answer(s, { type: 'accept-deal' }))).toEqual([
    'The Amazon sells a card to the Dwarf for 7 gold.',
  ]);
  const other = meeting();
  answer(other, { type: 'offer-deal' });
  answer(other, { type: 'name-swap' });
  expect(texts(other)).toEqual(['Give the Great Axe to the Amazon for the Amulet', 'Refuse the deal']);
  expect(log(other, answer(other, { type: 'accept-deal' }))).toEqual([
    'The Amazon gives a card to the Dwarf for the Great Axe.',
    'The Amazon gets the Great Axe.',
  ]);
});

test('MR-075: a purchase', () => {
  const s = meeting();
  expect(texts(s)).toContain('Bid gold for the Great Axe of the Dwarf');
  answer(s, { type: 'seek-deal' });
  expect(texts(s)).toContain('Bid 9 gold');
  answer(s, { type: 'name-price', gold: 9 });
  expect(texts(s)).toEqual(['Give the Great Axe to the Amazon for 9 gold', 'Refuse the deal']);
  expect(log(s, answer(s, { type: 'accept-deal' }))[0]).toBe(
    'The Dwarf sells the Great Axe to the Amazon for 9 gold.',
  );
});

test('MR-075: a discovery', () => {
  const s = meeting('cliff-6');
  laySite(s, 'site-hoard', 'cliff-6');
  s.who[1]!.sites = [];
  expect(s.who[0]!.place).toBe(placeNamed('cliff-6'));
  expect(texts(s)).toContain('Show the Dwarf where Hoard 6 lies');
  expect(log(s, answer(s, { type: 'tell-site' }))).toEqual([
    'The Amazon shows the Dwarf what he has discovered here.',
  ]);
});
