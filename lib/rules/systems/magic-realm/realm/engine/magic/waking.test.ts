import { describe, expect, test } from 'vitest';
import { mayFly } from '../activities/flight';
import { offers } from '../day/offers';
import { beginPhase } from '../day/phase-start';
import type { Deed } from '../deeds';
import { COLOR, FATIGUED, WORN, type RealmState } from '../state';
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

describe('MR-B25, MR-T28: a color chit for a carpet', () => {
  /** A Wizard with a carpet in use and a purple chit, beside an Amazon. */
  const carpeted = (): { s: RealmState; chit: number } => {
    const { s, chit } = sleeping();
    s.effects = [];
    s.who[1]!.items.push({ id: 'flying-carpet', state: WORN });
    return { s, chit };
  };
  const canRecordFlight = (s: RealmState): boolean => offers(s, 1).some(({ type }) => type === 'fly');

  test('as his own phase begins it gets its color, until midnight', () => {
    const { s, chit } = carpeted();
    s.turn = turnOf(1);
    s.who[1]!.record = [{ type: 'hide' }];
    beginPhase(s, 1, undefined);
    expect(offered(s)).toContainEqual({ type: 'light-carpet', chit });
    expect(mayFly(s, 1)).toBe(false);
    expect(answer(s, { type: 'light-carpet' })).toMatchObject([
      { type: 'spell-energized', rule: 'MR-B25', spell: 'flying-carpet-flight', seat: 1, chit },
    ]);
    expect([mayFly(s, 1), s.who[1]!.chits[chit]]).toEqual([true, FATIGUED]);
    expect(offered(s).map(({ type }) => type)).not.toContain('light-carpet');
  });

  test('so it does as the phase of somebody else begins', () => {
    const { s, chit } = carpeted();
    beginPhase(s, 0, undefined);
    expect(offered(s)).toEqual([{ type: 'let-sleep' }, { type: 'light-carpet', chit }]);
    answer(s, { type: 'light-carpet' });
    expect([mayFly(s, 1), asked(s)]).toEqual([true, [['phase', 0]]]);
  });

  test('another color does not, nor for a carpet that is packed', () => {
    const { s, chit } = carpeted();
    s.who[1]!.items.at(-1)!.state = 0;
    beginPhase(s, 0, undefined);
    expect(asked(s)).toEqual([['phase', 0]]);
    s.who[1]!.items.at(-1)!.state = WORN;
    s.who[1]!.chits[chit] = FATIGUED;
    s.asks = [];
    beginPhase(s, 0, undefined);
    expect(asked(s)).toEqual([['phase', 0]]);
  });

  test('MR-B33: a flight may be recorded in the hope of it', () => {
    const { s, chit } = carpeted();
    s.turn = null;
    expect(canRecordFlight(s)).toBe(true);
    s.who[1]!.chits[chit] = FATIGUED;
    expect(canRecordFlight(s)).toBe(false);
    // Purple lies on his way.
    const there = placeNamed('cliff-6');
    s.abandoned[String(there)] = [{ id: 'dragon-essence', state: WORN }];
    expect(canRecordFlight(s)).toBe(false);
    const to: Deed = { type: 'move', to: there };
    s.who[1]!.record = [to, to];
    expect(canRecordFlight(s)).toBe(true);
  });
});
