import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import { horses } from '../../../catalogue';
import type { RealmChoice } from '../choices';
import type { RealmEvent } from '../events';
import { engine } from '../index';
import { WORN, type RealmState } from '../state';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';
import { view } from '../view';
import { tileAt, waysFrom } from '../world/ground';
import { phasesLeft } from './choosing';
import { BASIC, SUNLIGHT } from './phases';

const dice = seededDice('jewel');

function play(s: RealmState, wanted: Readonly<Record<string, unknown>>): RealmEvent[] {
  const [seat] = engine.toAct(s);
  const choice = engine
    .choices(s, seat!)
    .find((one) =>
      Object.entries(wanted).every(([key, is]) => JSON.stringify((one as never)[key]) === JSON.stringify(is)),
    );
  if (!choice) throw new Error(`not offered: ${JSON.stringify(wanted)}`);
  const events: RealmEvent[] = [];
  engine.play(s, seat!, choice, dice, (event) => events.push(event));
  return events;
}
const choices = (s: RealmState): readonly RealmChoice[] => engine.choices(s, engine.toAct(s)[0]!);
const deeds = (s: RealmState) => choices(s).flatMap((one) => (one.type === 'choose-deed' ? [one.deed] : []));

/** A morning with the jewel in use. */
function morning(at = 'cliff-2', ...others: readonly string[]): RealmState {
  const s = realmWith([{ id: 'amazon', at }, ...others.map((id) => ({ id, at }))]);
  s.who[0]!.items = [{ id: 'timeless-jewel', state: WORN }];
  for (const one of s.who) one.hidden = 0;
  return s;
}
const go = (s: RealmState, deed: object) => {
  play(s, { type: 'choose-deed', deed });
  play(s, { type: 'go' });
};

describe('MR-T70: each phase is chosen when it comes', () => {
  test('nothing is recorded, and the day has as many phases as any other', () => {
    const s = morning();
    expect(choices(s)).toEqual([{ type: 'recorded' }]);
    play(s, { type: 'recorded' });
    expect(s.asks.at(-1)).toEqual({ type: 'choose-phase', seat: 0 });
    expect(s.who[0]!.record).toEqual([]);
    for (let i = 0; i < 4; i++) go(s, { type: 'hide' });
    // Her extra phase is for moves only, and for none.
    expect(s.who[0]!.phases).toEqual([BASIC, BASIC, SUNLIGHT, SUNLIGHT]);
    expect(deeds(s).map(({ type }) => type)).toEqual(['move', 'leave', 'blank']);
  });

  test('he may end his turn early', () => {
    const s = morning();
    play(s, { type: 'recorded' });
    go(s, { type: 'hide' });
    play(s, { type: 'end-day' });
    // He could still put the jewel away. (MR-198)
    play(s, { type: 'evening-done' });
    expect([s.day, s.who[0]!.record]).toEqual([2, []]);
  });

  test('a move goes from where he stands, by ways that he knows; a mountain takes two phases together', () => {
    const s = morning('cliff-2');
    play(s, { type: 'recorded' });
    const known = waysFrom(s.game.map, s.sides, placeNamed('cliff-2')).filter(
      ({ codes, to }) => to >= 0 && codes.length === 0,
    );
    const to = deeds(s).flatMap((deed) => (deed.type === 'move' ? [deed.to] : []));
    expect([...to].sort()).toEqual([...new Set(known.map((way) => way.to))].sort());
    go(s, { type: 'move', to: to[0]! });
    const { record, phases } = s.who[0]!;
    expect(phases).toHaveLength(record.length);
    expect(new Set(record.map((deed) => JSON.stringify(deed))).size).toBe(1);
  });

  test('others see only what he has done', () => {
    const s = morning('cliff-2', 'dwarf');
    play(s, { type: 'recorded' });
    play(s, { type: 'recorded' });
    while (s.asks.at(-1)?.type !== 'choose-phase') play(s, {});
    play(s, { type: 'choose-deed', deed: { type: 'hide' } });
    expect(view(s, 1).who[0]!.record).toEqual([{ type: 'hide' }]);
    expect(engine.choices(view(s, 0), 0)).toEqual(engine.choices(s, 0));
  });

  test('he may follow somebody instead', () => {
    const s = morning('cliff-2', 'dwarf');
    play(s, { type: 'record', deed: { type: 'follow', guide: 1 } });
    play(s, { type: 'recorded' });
    expect(s.who[0]!.chooses).toBe(0);
  });

  test('MR-080: put away during his turn: he is blocked at once', () => {
    const s = morning();
    play(s, { type: 'recorded' });
    play(s, { type: 'choose-deed', deed: { type: 'hide' } });
    play(s, { type: 'deactivate-item', item: 0 });
    expect(play(s, { type: 'go' }).slice(0, 2)).toMatchObject([
      { type: 'choice-lost', rule: 'MR-T70', seat: 0 },
      { type: 'phase-lost', why: 'blocked' },
    ]);
  });
});

test('MR-S07: a prophecy lets only one horse a day give more', () => {
  const s = realmWith([{ id: 'amazon', at: 'cliff-2' }]);
  under(s, 'prophecy', { seat: 0 });
  s.turn = turnOf(0);
  const [slow, fast] = horses.filter(({ breed }) => breed === 'workhorse');
  const moves = (): boolean => {
    s.asks = [{ type: 'choose-phase', seat: 0 }];
    return choices(s).some((one) => one.type === 'choose-deed' && one.deed.type === 'move');
  };
  s.who[0]!.items = [{ id: fast!.id, state: WORN }];
  s.who[0]!.record = Array.from({ length: 6 }, () => ({ type: 'blank' }));
  s.who[0]!.phases = [BASIC, BASIC, SUNLIGHT, SUNLIGHT, 'stamina', fast!.id];
  expect(moves()).toBe(false);
  s.who[0]!.phases[5] = BASIC;
  expect(moves()).toBe(true);
  s.who[0]!.phases[5] = slow!.id;
  expect(moves()).toBe(false);
});

test('MR-S17: light in a cave gives a phase to who was there at Birdsong, and none to who comes there later', () => {
  const cave = placeNamed('cavern-3');
  const isLit = (at: string): boolean => {
    const s = morning(at);
    under(s, 'blazing-light', { place: cave });
    play(s, { type: 'recorded' });
    s.who[0]!.place = cave;
    return phasesLeft(s, 0).some(({ by }) => by === 'blazing-light');
  };
  expect([isLit('cavern-3'), isLit('cavern-1')]).toEqual([true, false]);
});

describe('MR-067, MR-T70: who chooses his phases says in the air whether his flight is over', () => {
  const aloft = (): { readonly s: RealmState; readonly events: RealmEvent[] } => {
    const s = morning('cliff-3');
    s.who[0]!.items = [...s.who[0]!.items, { id: 'flying-carpet', state: WORN }];
    s.lit = 1;
    play(s, { type: 'recorded' });
    play(s, { type: 'choose-deed', deed: flightTo('oak-woods') });
    return { s, events: play(s, { type: 'go' }) };
  };
  const flightTo = (id: string) => ({ type: 'fly', tile: tileAt(placeNamed(`${id}-2`)) });
  const types = (events: readonly RealmEvent[]) => events.map(({ type }) => type);

  test('he flies on to a tile beside, with the next of his phases', () => {
    const { s, events } = aloft();
    expect(types(events)).not.toContain('landed');
    expect(s.asks.at(-1)).toEqual({ type: 'fly-on', seat: 0 });
    expect(new Set(choices(s).map(({ type }) => type))).toEqual(new Set(['choose-deed', 'come-down']));
    play(s, { type: 'choose-deed', deed: flightTo('borderland') });
    play(s, { type: 'go' });
    expect(s.turn!.over).toBe(tileAt(placeNamed('borderland-1')));
    expect(s.who[0]!.phases).toHaveLength(2);
    expect(types(play(s, { type: 'come-down' }))).toContain('landed');
    expect(tileAt(s.who[0]!.place)).toBe(tileAt(placeNamed('borderland-1')));
  });

  test('he comes down, and goes on from there on foot', () => {
    const { s } = aloft();
    expect(types(play(s, { type: 'come-down' }))).toContain('landed');
    expect(tileAt(s.who[0]!.place)).toBe(tileAt(placeNamed('oak-woods-2')));
    expect(s.asks.at(-1)).toEqual({ type: 'choose-phase', seat: 0 });
  });

  test('with his last phase he lands unasked', () => {
    const { s } = aloft();
    let last: RealmEvent[] = [];
    while (s.asks.at(-1)?.type === 'fly-on') {
      play(s, { type: 'choose-deed', deed: flightTo('oak-woods') });
      last = play(s, { type: 'go' });
    }
    expect(types(last)).toContain('landed');
    expect(s.turn?.over ?? -1).toBe(-1);
  });
});
