import { expect, test } from 'vitest';
import { WORN, type RealmState } from '../../engine/state';
import { putDenizens } from '../../engine/testing/evening';
import { realmWith } from '../../engine/testing/realm';
import { under } from '../../engine/testing/spells';
import { choiceWords } from '../choice-words';
import { eventWords } from '../event-words';
import { scene } from '../scene';

const ITEM = 'scroll-of-nature';
function changed(): RealmState {
  const s = realmWith([
    { id: 'wizard', at: 'cliff-1', spells: ['fog'] },
    { id: 'witch', at: 'cliff-1' },
  ]);
  s.who[0]!.items = [{ id: ITEM, state: WORN }];
  under(s, 'transform', { by: 1, seat: 0, shape: 'eagle' });
  under(s, 'enchant-artifact', { seat: -1, into: ITEM, gives: 'fog' });
  return s;
}

test('MR-S31: an artifact is named with the spell that goes into it', () => {
  const s = changed();
  expect(choiceWords(s, 0, { type: 'enchant-item', into: ITEM, box: 0 }).text).toBe(
    'Put Fog into the Scroll of Nature',
  );
  const begins = {
    type: 'spell-begins',
    rule: 'MR-B26',
    spell: 'enchant-artifact',
    by: 0,
    seat: -1,
    place: -1,
    tile: -1,
    into: ITEM,
    phases: 0,
  } as const;
  expect(eventWords(begins, s).text).toBe(
    'The spell Enchant Artifact of the Wizard on the Scroll of Nature is in effect until it is broken.',
  );
});

test('MR-S31, MR-B30: who reads the runes of a thing names the spell that was put there, and others do not hear it', () => {
  const s = changed();
  const { text, rule } = choiceWords(s, 0, { type: 'read-runes', from: ITEM, given: 'fog' });
  expect([text, rule]).toEqual(['Read the runes of the Scroll of Nature for Fog', 'MR-S31']);
  const read = { type: 'runes-read', rule: 'MR-047', seat: 0, from: ITEM, faces: [4, 4], result: 4 } as const;
  expect(eventWords({ ...read, row: 'awaken', gift: true }, s).text).toBe(
    'The Wizard reads the runes of the Scroll of Nature: nothing, since that spell is awake already.',
  );
});

test('MR-B29: who has been changed says so on the map and at his seat', () => {
  const s = changed();
  const { pieces, seats, trays } = scene(s, 0);
  expect(pieces.find(({ id }) => id === 'character-0')?.name).toContain('Wizard, as an eagle');
  expect(seats[0]!.facts).toContainEqual({ label: 'Changed into', value: 'an eagle' });
  expect(trays.find(({ id }) => id === 'spells-in-effect')?.items.map(({ label }) => label)).toEqual([
    'of the Witch on the Wizard',
    'of the Wizard on the Scroll of Nature',
  ]);
});

test('MR-B29: a monster that has been changed stands apart from its like', () => {
  const s = changed();
  const [one = -1] = putDenizens(s, 'cavern-3', 'giant-bat', 'giant-bat');
  under(s, 'transform', { denizens: [one], shape: 'frog' });
  const bats = scene(s, 0).pieces.filter(({ name }) => name.includes('Giant Bat'));
  expect(bats.map(({ name }) => name.includes('as a frog'))).toEqual([true, false]);
});

test('MR-B29: a phase is lost to what he is now', () => {
  const s = changed();
  const lost = {
    type: 'phase-lost',
    rule: 'MR-B29',
    seat: 0,
    deed: { type: 'alert' },
    why: 'changed',
  } as const;
  expect(eventWords(lost, s).text).toContain('what he is now does no such thing');
});

test('MR-B46, MR-X02: where only hirelings are hidden by a roll, they are named', () => {
  const s = changed();
  const rolled = {
    type: 'hide-roll',
    rule: 'MR-029',
    seat: 0,
    faces: [1, 1],
    success: true,
    hides: [],
  } as const;
  expect(eventWords(rolled, s).text).toBe('Those who serve the Wizard are hidden.');
});
