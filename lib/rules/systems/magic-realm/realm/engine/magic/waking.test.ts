import { describe, expect, test } from 'vitest';
import { beginPhase } from '../day/phase-start';
import { COLOR, FATIGUED, type RealmState } from '../state';
import { answer, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';

const AT = 'cliff-1';

/** A phase of the Amazon begins, beside a Wizard with a purple chit and a Witch on whom a purple spell sleeps. */
function sleeping(): { s: RealmState; chit: number } {
  const s = realmWith([
    { id: 'amazon', at: AT },
    { id: 'wizard', at: AT },
    { id: 'witch', at: AT, spells: ['sense-danger'] },
  ]);
  under(s, 'sense-danger', { by: 2, seat: 2, energized: 0 });
  s.who[0]!.record = [{ type: 'hide' }];
  s.turn = turnOf(0);
  const chit = s.who[1]!.chits.length - 1;
  s.who[1]!.chits[chit] = COLOR;
  return { s, chit };
}
const asked = (s: RealmState) => s.asks.map(({ type, seat }) => [type, seat]);

describe('MR-B25: color chits at the start of anyone’s phase', () => {
  test('whoever is there may wake a spell on a target there, before the phase is carried out', () => {
    const { s, chit } = sleeping();
    beginPhase(s, 0, undefined);
    expect(asked(s)).toEqual([
      ['phase', 0],
      ['wake-spells', 1],
    ]);
    expect(offered(s)).toEqual([{ type: 'let-sleep' }, { type: 'energize', chit, at: 0 }]);
    expect(answer(s, { type: 'energize' })).toMatchObject([
      { type: 'spell-energized', rule: 'MR-B25', chit },
    ]);
    expect([s.effects[0]!.energized, s.who[1]!.chits[chit]]).toEqual([1, FATIGUED]);
    expect(asked(s)).toEqual([['phase', 0]]);
  });

  test('MR-118: several chits for several spells, and he may stop', () => {
    const { s } = sleeping();
    under(s, 'bad-luck', { by: 2, seat: 0, energized: 0 });
    s.who[1]!.chits[s.who[1]!.chits.length - 2] = COLOR;
    beginPhase(s, 0, undefined);
    answer(s, { type: 'energize', at: 0 });
    expect(asked(s).at(-1)).toEqual(['wake-spells', 1]);
    answer(s, { type: 'let-sleep' });
    expect(asked(s)).toEqual([['phase', 0]]);
    expect(s.effects.map(({ energized }) => energized)).toEqual([1, 0]);
  });

  test('nobody is asked elsewhere, in the air or between two clearings, nor who sleeps', () => {
    const begins = (change: (s: RealmState) => void): unknown => {
      const { s } = sleeping();
      change(s);
      beginPhase(s, 0, undefined);
      return asked(s).some(([type]) => type === 'wake-spells');
    };
    expect(begins(() => undefined)).toBe(true);
    expect(begins((s) => (s.who[0]!.place = placeNamed('cliff-2')))).toBe(false);
    expect(begins((s) => (s.who[2]!.place = placeNamed('cliff-2')))).toBe(false);
    expect(begins((s) => (s.who[0]!.toward = placeNamed('cliff-2')))).toBe(false);
    expect(begins((s) => (s.turn!.over = 0))).toBe(false);
    expect(begins((s) => (s.who[1]!.asleep = 1))).toBe(false);
    expect(begins((s) => (s.effects[0]!.energized = 1))).toBe(false);
  });
});
