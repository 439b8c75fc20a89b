import { expect, test } from 'vitest';
import { eventWords } from '../scene/event-words';
import { GONE, LEFT_BEHIND } from './state';
import { combat } from './testing/play';
import { view } from './view';

const duel = () =>
  combat({
    rivals: true,
    heroes: [
      {
        id: 'wizard',
        with: ['fiery-blast', 'handy-gloves', 'power-boots', 'axe'],
        inventory: { 'power-boots': { active: true } },
        recorded: { gold: 30, notoriety: 7 },
      },
      { id: 'amazon' },
    ],
  }).s;

test('MR-B16, MR-B22: a rival sees neither spells nor gold nor packed cards, but counters, cards in use and notoriety', () => {
  const s = duel();
  const [wizard] = view(s, 1).game.heroes;
  expect(wizard!.spells).toMatchObject([{ id: '', magic: -1 }]);
  expect(wizard!.things.map(({ id }) => id)).toEqual(
    s.game.heroes[0]!.things.map(({ id }) => (id === 'handy-gloves' ? '' : id)),
  );
  expect(wizard!.things.map(({ id }) => id)).toEqual(expect.arrayContaining(['power-boots', 'axe']));
  expect(wizard!.playings.map(({ code }) => code)).not.toContain('Handy Gloves M3');
  expect(wizard!.recorded).toEqual({ notoriety: 7, gold: 0 });
  expect(view(s, 0).game.heroes[0]).toBe(s.game.heroes[0]);
});

test('MR-B22: onlookers know of everybody what rivals know', () => {
  const s = duel();
  expect(view(s, undefined).game.heroes[0]).toEqual(view(s, 1).game.heroes[0]);
  expect(view(s, undefined).game.heroes[1]).toEqual(view(s, 0).game.heroes[1]);
});

test('MR-B22: what lies open is shown from then on, and views of one moment share it', () => {
  const s = duel();
  const before = view(s, 1).game;
  expect(view(s, 1).game).toBe(before);
  s.heroes[0]!.spell = 0;
  const [wizard] = view(s, 1).game.heroes;
  expect(wizard!.spells.map(({ id }) => id)).toEqual(['fiery-blast']);
  expect(before.heroes[0]!.spells.map(({ id }) => id)).toEqual(['']);
});

test('MR-B16, MR-130: a card that is abandoned unused lies face down, and nobody else reads its name', () => {
  const s = duel();
  const at = (id: string) => s.game.heroes[0]!.things.findIndex((one) => one.id === id);
  for (const id of ['handy-gloves', 'power-boots']) s.heroes[0]!.items[at(id)]! |= GONE | LEFT_BEHIND;
  const seen = view(s, 1);
  expect(seen.game.heroes[0]!.things[at('handy-gloves')]!.id).toBe('');
  expect(seen.game.heroes[0]!.things[at('power-boots')]!.id).toBe('power-boots');
  const left = { type: 'abandoned', rule: 'MR-130', seat: 0, item: at('handy-gloves') } as const;
  expect([eventWords(left, seen).text, eventWords(left, view(s, 0)).text]).toEqual([
    'Wizard abandons a card.',
    'Wizard abandons Handy Gloves.',
  ]);
});
