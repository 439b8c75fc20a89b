import { describe, expect, test } from 'vitest';
import { FOE } from '../../combat/engine/state';
import { combatOf } from '../engine/evening/combat-of';
import type { RealmState } from '../engine/state';
import { fieldAt } from '../engine/testing/evening';
import { placeNamed, realmWith } from '../engine/testing/realm';
import { view } from '../engine/view';
import { denizens } from '../engine/world/denizens';
import { choiceWords } from './choice-words';
import { entriesOf } from './entries-of';
import { eventWords } from './event-words';
import { lossReader } from './losses';
import { scene } from './scene';

const giant = denizens.findIndex(({ id }) => id === 'giant');

/** The third of three meets the Giant in the evening of the first day. */
function evening(): RealmState {
  const s = realmWith([
    { id: 'amazon', at: 'cliff-2' },
    { id: 'dwarf', at: 'cliff-2' },
    { id: 'captain', at: 'cliff-3' },
  ]);
  const place = placeNamed('cliff-3');
  s.part = 'evening';
  s.at[giant] = place;
  s.who[2]!.hidden = 0;
  const field = fieldAt(s, place, [2], [giant]);
  s.fields = [{ ...field, combat: combatOf(s, field) }];
  return s;
}

describe('while a combat is fought', () => {
  test('all see it, with the seats of the realm', () => {
    const s = evening();
    for (const seat of [0, 2, undefined]) {
      const drawn = scene(view(s, seat), seat);
      expect(drawn.pieces.find(({ id }) => id === 'hero-0')?.seat).toBe(2);
      expect(drawn.seats.map(({ name }) => name)).toEqual(['Amazon', 'Dwarf', 'Captain']);
      expect(drawn.seats[2]!.facts[0]).toEqual({ label: 'Stands', value: 'in the clearing' });
      expect(drawn.phase.title).toMatch(/^Evening in Cliff 3\. Round 1: Luring/);
    }
  });

  test('whoever fights has his own things beside him', () => {
    const s = evening();
    const titles = (seat: number) =>
      scene(view(s, seat), seat).trays.map(({ title, seat: of }) => [title, of]);
    expect(titles(2)[0]).toEqual(['Your chits', 2]);
    expect(titles(0)[0]).toEqual(['Captain: chits', 2]);
  });

  test('its choices are in its own words', () => {
    const s = evening();
    const words = choiceWords(view(s, 2), 2, { type: 'fight', choice: { type: 'lure', who: FOE, by: 0 } });
    expect(words.text).toMatch(/^Lure the Giant/);
    expect(words.touches).toEqual(['foe-0']);
  });
});

describe('an event of a combat', () => {
  const killed = {
    type: 'fought',
    rule: 'MR-180',
    day: 1,
    field: 0,
    event: { type: 'lured', rule: 'MR-103', seat: 0, who: FOE, by: 0 },
  } as const;

  test('is read from the combat of its day', () => {
    const s = evening();
    expect(eventWords(killed, view(s, 0))).toMatchObject({
      text: 'Captain lures the Giant 1.',
      touches: ['foe-0'],
    });
    s.day = 2;
    expect(eventWords(killed, view(s, 0)).text).toBe('Captain lures the Giant 1.');
    s.fields[0]!.day = 2;
    expect(eventWords(killed, view(s, 0)).text).toBe('A combat went on.');
  });

  test('tells who fell to whom', () => {
    const s = evening();
    const read = lossReader();
    const struck = {
      type: 'killed',
      rule: 'MR-180',
      who: FOE,
      by: [0],
      fame: 8,
      notoriety: 8,
      gold: 0,
      times: 1,
    } as const;
    expect(read({ type: 'fought', rule: 'MR-180', day: 1, field: 0, event: struck }, s)).toEqual([
      { lost: 'giant', by: 'the Power of the Pit' },
    ]);
    expect(read({ type: 'perished', rule: 'MR-197', seat: 1 }, s)).toEqual([
      { lost: 'dwarf', by: 'curses and other magic' },
    ]);
  });
});

test.each([
  [{ type: 'turn', rule: 'MR-014', seat: 1, kept: false }, ['dwarf']],
  [
    {
      type: 'arrived',
      rule: 'MR-B48',
      denizens: [giant],
      place: placeNamed('cliff-3'),
      by: 'warning-bones-m',
    },
    ['giant', 'warning-bones-m'],
  ],
  [{ type: 'got-item', rule: 'MR-046', seat: 0, id: 'shield' }, ['shield']],
  [{ type: 'sunset', rule: 'MR-089' }, []],
] as const)('entries at work in %o', (event, entries) => {
  expect(entriesOf(event, evening())).toEqual(entries);
});
