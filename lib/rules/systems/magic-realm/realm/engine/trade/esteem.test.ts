import { describe, expect, test } from 'vitest';
import { killBy } from '../../../combat/engine/melee/kills';
import { FOE } from '../../../combat/engine/state';
import { midnight } from '../day/midnight';
import { combatOf } from '../evening/combat-of';
import type { RealmState } from '../state';
import { fieldAt, putDenizens } from '../testing/evening';
import { answer, carryOut } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { bearGrudge, bearGrudges } from './esteem';
import { relationTo } from './relation';

const AT = 'cliff-5';
const one = (id: string, grudges: string): RealmState =>
  realmWith([{ id, at: AT }], { 'natives.grudges': grudges });

describe('MR-B70: grudges and gratitude', () => {
  test('friends become unfriendly, allies enemies, and nobody else minds', () => {
    const s = one('black-knight', 'on');
    expect((['company', 'lancers', 'soldiers'] as const).map((group) => relationTo(s, 0, group))).toEqual([
      'ally',
      'unfriendly',
      'friendly',
    ]);
    for (const group of ['company', 'lancers', 'soldiers'] as const) bearGrudge(s, 0, group, undefined);
    expect((['company', 'lancers', 'soldiers'] as const).map((group) => relationTo(s, 0, group))).toEqual([
      'enemy',
      'unfriendly',
      'unfriendly',
    ]);
  });

  test('extended, all others turn by one level, once a day', () => {
    const s = one('amazon', 'extended');
    const before = relationTo(s, 0, 'guard');
    bearGrudge(s, 0, 'guard', undefined);
    bearGrudge(s, 0, 'guard', undefined);
    expect([before, relationTo(s, 0, 'guard')]).toEqual(['neutral', 'unfriendly']);
    midnight(s, undefined);
    bearGrudge(s, 0, 'guard', undefined);
    bearGrudge(s, 0, 'guard', undefined);
    expect(relationTo(s, 0, 'guard')).toBe('enemy');
    expect(s.who[0]!.esteem.guard).toBe(2);
  });

  test('nobody bears any where that was not agreed', () => {
    const s = one('black-knight', 'off');
    bearGrudge(s, 0, 'company', undefined);
    expect(relationTo(s, 0, 'company')).toBe('ally');
  });

  test('the group of whoever was killed in a combat remembers the killer, not the one who stood by', () => {
    const s = realmWith(
      [
        { id: 'captain', at: AT },
        { id: 'white-knight', at: AT },
      ],
      { 'natives.grudges': 'extended' },
    );
    const [guard] = putDenizens(s, AT, 'ghq');
    const field = fieldAt(s, placeNamed(AT), [0, 1], [guard!]);
    const combat = combatOf(s, field);
    const before = [0, 1].map((seat) => relationTo(s, seat, 'guard'));
    killBy(combat, FOE, [1], 'MR-179');
    bearGrudges(s, field, combat, undefined);
    expect(before.map((relation, seat) => relation === relationTo(s, seat, 'guard'))).toEqual([true, false]);
  });

  test('a famous thing makes the group that gets it friendlier by a level', () => {
    const s = one('captain', 'on');
    const [hq] = putDenizens(s, AT, 'shq');
    expect(hq).toBeGreaterThan(-1);
    s.piles.soldiers = [];
    s.who[0]!.esteem.soldiers = 2;
    const before = relationTo(s, 0, 'soldiers');
    s.who[0]!.items = [{ id: 'bejeweled-dwarf-vest', state: 0 }];
    carryOut(s, 0, { type: 'trade' });
    answer(s, { type: 'sell', trader: 'soldiers', item: 0 });
    expect([before, relationTo(s, 0, 'soldiers')]).toEqual(['unfriendly', 'neutral']);
  });
});
