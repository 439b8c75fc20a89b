import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import { WORN, type RealmState } from '../state';
import { answer, carryOut, laySite, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { view } from '../view';
import { openAt } from '../world/surroundings';
import { arrange, arrangements } from './arranging';

const AT = 'cliff-3';
const PLACE = String(placeNamed(AT));
const two = (house: Readonly<Record<string, unknown>> = { 'items.dropping': true }): RealmState =>
  realmWith(
    [
      { id: 'captain', at: AT },
      { id: 'elf', at: AT },
    ],
    house,
  );
const leave = (s: RealmState, id: string): void => {
  const item = s.who[0]!.items.findIndex((held) => held.id === id);
  arrange(s, 0, { type: 'drop-item', item }, seededDice('drop'), undefined);
};

describe('MR-B70: dropping', () => {
  test('what is laid down lies open, and others pick it up without a search', () => {
    const s = two();
    s.who[0]!.items.push({ id: 'belt-of-strength', state: 0 });
    leave(s, 'belt-of-strength');
    expect([s.dropped[PLACE]!.map(({ id }) => id), s.abandoned[PLACE]]).toEqual([
      ['belt-of-strength'],
      undefined,
    ]);
    expect(view(s, 1).dropped[PLACE]).toEqual([{ id: 'belt-of-strength', state: 0 }]);
    expect(arrangements(s, 1)).toContainEqual({ type: 'pick-up', nth: 0 });
    arrange(s, 1, { type: 'pick-up', nth: 0 }, seededDice('drop'), undefined);
    answer(s, { as: 'inactive' });
    expect([s.who[1]!.items.at(-1)!.id, s.dropped]).toEqual(['belt-of-strength', {}]);
  });

  test('without the option things are only abandoned', () => {
    const types = new Set(arrangements(two({}), 0).map(({ type }) => type));
    expect([types.has('drop-item'), types.has('abandon-item')]).toEqual([false, true]);
  });

  test('MR-046: what was looted may be laid down at once', () => {
    const s = two();
    laySite(s, 'site-lair', AT, 'regent-of-jewels');
    carryOut(s, 0, { type: 'search' });
    answer(s, { type: 'loot' }, 1, 1);
    expect(offered(s)).toContainEqual({
      type: 'keep',
      at: s.who[0]!.items.length - 1,
      as: 'dropped',
      instead: -1,
    });
    answer(s, { as: 'dropped' });
    expect(s.dropped[PLACE]).toEqual([{ id: 'regent-of-jewels', state: 0 }]);
  });

  test('MR-B18: a color source works where it lies', () => {
    const s = two();
    s.who[0]!.items.push({ id: 'timeless-jewel', state: WORN }, { id: 'blasted-jewel', state: 0 });
    const before = openAt(s, placeNamed(AT)).length;
    leave(s, 'timeless-jewel');
    expect(openAt(s, placeNamed(AT)).length).toBe(before);
  });
});
