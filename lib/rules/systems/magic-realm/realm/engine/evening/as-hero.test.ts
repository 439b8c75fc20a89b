import { describe, expect, test } from 'vitest';
import { colorsHere } from '../../../combat/engine/magic/colors';
import { ALIVE, DEAD, FLED } from '../../../combat/engine/state';
import { rollBy } from '../../../combat/engine/tables';
import { WORN, type RealmState } from '../state';
import { fieldAt } from '../testing/evening';
import { placeNamed, realmWith } from '../testing/realm';
import { discoveries, waysFrom, type Place } from '../world/ground';
import { runsTo } from './as-hero';
import { combatOf } from './combat-of';
import { viewOfField } from './covered-fight';

const fieldOf = (s: RealmState) => {
  const seats = s.who.map((_, seat) => seat);
  const field = fieldAt(s, s.who[0]!.place, seats);
  return { ...field, combat: combatOf(s, field) };
};

describe('an adventurer in a combat', () => {
  test('MR-B06, MR-125: his chits come first, and his spells are cast', () => {
    const s = realmWith([{ id: 'wizard', at: 'cliff-1', spells: ['peace', 'fiery-blast'] }]);
    s.who[0]!.items.push({ id: 'handy-gloves', state: WORN });
    const [hero] = fieldOf(s).combat.game.heroes;
    expect(hero!.playings.slice(0, 12).every(({ item }) => item < 0)).toBe(true);
    expect(hero!.playings.at(-1)).toMatchObject({ kind: 'FIGHT', item: s.who[0]!.items.length - 1 });
    expect(hero!.spells.map(({ id }) => id)).toEqual(['peace', 'fiery-blast']);
  });

  test('MR-033, MR-X30, MR-X33: hidden ones are seen by who found them', () => {
    const s = realmWith(['amazon', 'dwarf', 'elf'].map((id) => ({ id, at: 'cliff-1' })));
    s.who[1]!.found = 1;
    s.who[2]!.spotted = [0];
    expect(fieldOf(s).combat.heroes.map(({ found }) => found)).toEqual([0, 0b101, 0b001]);
  });

  test('MR-A31, MR-B69, MR-S36: in woods tiles the Woods Girl hides by one die in a combat too', () => {
    const dice = (at: string) =>
      rollBy(fieldOf(realmWith([{ id: 'woods-girl', at }])).combat, 0, 'hide').dice;
    expect(['deep-woods-1', 'cliff-1'].map(dice)).toEqual([1, 2]);
  });

  test('MR-B18, MR-B23: a color source goes with who runs, and stays where its owner falls', () => {
    const s = realmWith(['amazon', 'pilgrim'].map((id) => ({ id, at: 'cliff-1' })));
    s.who[0]!.items.push({ id: 'sacred-grail', state: WORN });
    const { combat } = fieldOf(s);
    const whiteIf = (life: number): boolean => {
      combat.heroes[0]!.life = life;
      return colorsHere(combat).includes('white');
    };
    expect([ALIVE, FLED, DEAD].map(whiteIf)).toEqual([true, false, true]);
  });

  test('MR-121: hidden paths count once he knows them, and roads off the map do not', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-1' }]);
    const ends = (place: Place, isOpen: boolean): readonly Place[] =>
      waysFrom(s.game.map, s.sides, place).flatMap(({ to, codes }) =>
        to >= 0 && (isOpen || codes.length === 0) ? [to] : [],
      );
    for (const { touches } of discoveries.slice(0, 40)) {
      s.who[0]!.place = touches[0]!;
      s.who[0]!.paths = [];
      expect([...runsTo(s, 0)].sort()).toEqual([...new Set(ends(touches[0]!, false))].sort());
      s.who[0]!.paths = discoveries.map(({ code }) => code);
      expect([...runsTo(s, 0)].sort()).toEqual([...new Set(ends(touches[0]!, true))].sort());
    }
    s.who[0]!.place = placeNamed('cliff-1');
    s.who[0]!.cameFrom = runsTo(s, 0)[0]!;
    expect(runsTo(s, 0)).toEqual([s.who[0]!.cameFrom]);
  });

  test('MR-121, MR-025, MR-S14: who strayed in by a path that he has not discovered cannot run', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-6' }]);
    s.who[0]!.cameFrom = placeNamed('cliff-3');
    expect(runsTo(s, 0)).toEqual([]);
    expect(fieldOf(s).combat.game.heroes[0]!.shut).toBe(true);
    s.who[0]!.paths = discoveries.map(({ code }) => code);
    expect(runsTo(s, 0)).toEqual([placeNamed('cliff-3')]);
  });
});

test('MR-B22, MR-B16, 7.1: spells, gold and packed cards of others are covered, cards in use and counters are not', () => {
  const s = realmWith([
    { id: 'wizard', at: 'cliff-1', spells: ['fiery-blast'] },
    { id: 'amazon', at: 'cliff-1' },
  ]);
  s.who[0]!.items = [
    { id: 'handy-gloves', state: 0 },
    { id: 'power-boots', state: WORN },
    { id: 'axe', state: 0 },
  ];
  const field = fieldOf(s);
  const seen = (seat: number | undefined) => viewOfField(field, seat).combat!.game.heroes[0]!;
  expect(seen(1).things.map(({ id }) => id)).toEqual(['', 'power-boots', 'axe']);
  expect(seen(1).playings.some(({ code }) => code.includes('Gloves'))).toBe(false);
  expect(seen(1).spells.map(({ id }) => id)).toEqual(['']);
  expect(seen(1).recorded.gold).toBe(0);
  expect(seen(undefined)).toEqual(seen(1));
  expect(seen(0)).toEqual(field.combat.game.heroes[0]);
  field.combat.heroes[0]!.spell = 0;
  expect(seen(1).spells.map(({ id }) => id)).toEqual(['fiery-blast']);
  // What stays in effect is open, with enhanced magic too, where it takes no box. (MR-B70)
  Object.assign(field.combat.heroes[0]!, { spell: -1, ties: [{ spell: 0, chit: -1, on: 0 }] });
  expect(seen(1).spells.map(({ id }) => id)).toEqual(['fiery-blast']);
});
