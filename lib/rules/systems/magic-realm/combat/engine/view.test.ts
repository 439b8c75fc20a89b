import { expect, test } from 'vitest';
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
