import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { mapChits, spells } from '../../../catalogue';
import { isCast, isLasting } from '../../../combat/engine/covered';
import { assigned } from '../day/assigning';
import { phasesLeft } from '../day/choosing';
import { nextCounter } from '../day/counters';
import { phasesOf } from '../day/phases';
import type { RealmEvent } from '../events';
import { hasEffect } from '../kit';
import { rollBy } from '../rolls';
import { ALIVE, WORN, type RealmState } from '../state';
import { answer, carryOut, layChit, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';
import { clearingNo, placeId, tileAt, waysFrom } from '../world/ground';
import { daySpells, isDaySpell, isOnClearing, spellOf } from './day-spells';
import { rollOnTables } from './red-die';
import { meetStorm } from './storm';
import { whistle } from './whistle';

const at = (place: string, ...ids: readonly string[]): RealmState =>
  realmWith((ids.length > 0 ? ids : ['amazon']).map((id) => ({ id, at: place })));
const extras = (s: RealmState, seat = 0) =>
  phasesOf(s, seat, false).filter(({ by }) => by !== 'basic' && isDaySpell(by));

describe('what is carried out', () => {
  test('MR-B25: few spells are both of the combat and of the days, and only those of a day, for ever or until used last', () => {
    // These a combat of its own carries out as well; in an evening they belong to the days.
    expect(daySpells.filter(isCast)).toEqual([
      'small-blessing',
      'dissolve-spell',
      'bad-luck',
      'remedy',
      'broomstick',
      'world-fades',
      'protection-from-magic',
    ]);
    expect(daySpells.filter((id) => !spells.some((one) => one.id === id))).toEqual([]);
    expect(daySpells.filter((id) => !isLasting(id))).toEqual([
      'small-blessing',
      'talk-to-wise-bird',
      'ask-demon',
      'dissolve-spell',
      'remedy',
      'whistle-for-monsters',
    ]);
    expect(daySpells.filter((id) => isOnClearing(spellOf(id)))).toEqual(['blazing-light']);
  });
});

describe('extra phases', () => {
  test.each([
    ['MR-S05', 'blend-into-background', 'HIDE'],
    ['MR-S16', 'see-hidden-signs', 'SEARCH'],
    ['MR-S41', 'sense-danger', 'ALERT'],
  ])('%s: %s gives its target one more phase to %s', (_, spell, activity) => {
    const s = at('cliff-1', 'amazon', 'dwarf');
    under(s, spell, { seat: 1 });
    expect(extras(s, 1)).toEqual([{ by: spell, activity }]);
    expect(extras(s, 0)).toEqual([]);
  });

  test('MR-S05: the phase is recorded after all others, and counts as long as the spell is in effect', () => {
    const s = at('cavern-3');
    const hides = Array.from({ length: 3 }, () => ({ type: 'hide' }) as const);
    expect(assigned(s, 0, hides)).toBeUndefined();
    under(s, 'blend-into-background', { seat: 0 });
    expect(assigned(s, 0, hides)).toContain('blend-into-background');
  });

  test('MR-202: a sleeping one gives nothing', () => {
    const s = at('cliff-1');
    under(s, 'sense-danger', { seat: 0, energized: 0 });
    expect(extras(s)).toEqual([]);
  });

  test('MR-S17: light gives a phase of any kind to whoever is in the cave, for that clearing', () => {
    const s = realmWith([
      { id: 'amazon', at: 'cavern-3' },
      { id: 'dwarf', at: 'cavern-4' },
    ]);
    under(s, 'blazing-light', { place: placeNamed('cavern-3') });
    expect(extras(s, 0)).toEqual([{ by: 'blazing-light', activity: 'any', at: placeNamed('cavern-3') }]);
    expect(extras(s, 1)).toEqual([]);
  });

  test('MR-S17, MR-122: not to whoever is half-way along a roadway that leads out of it', () => {
    const s = at('cavern-3');
    under(s, 'blazing-light', { place: placeNamed('cavern-3') });
    s.who[0]!.toward = placeNamed('cavern-1');
    expect(extras(s)).toEqual([]);
  });
});

describe('searching', () => {
  const peeps = (s: RealmState) =>
    offered(s).flatMap((one) => (one.type === 'look' && one.table === 'peer' ? [placeId(one.at)] : []));

  test('MR-S06: in fog nobody uses the Peer table', () => {
    const s = at('cliff-1');
    carryOut(s, 0, { type: 'search' });
    expect(peeps(s)).toContain('cliff-1');
    s.asks = [];
    under(s, 'fog', { tile: tileAt(placeNamed('cliff-1')) });
    // Only Locate is left.
    const told = carryOut(s, 0, { type: 'search' }, 6, 6);
    expect(told[0]).toMatchObject({ type: 'searched', table: 'locate' });
  });

  test('MR-S06: nobody peers into fog either, but a PEER phase sees through it', () => {
    const s = at('crag-2');
    const into = (): readonly string[] => {
      s.asks = [];
      carryOut(s, 0, { type: 'search' });
      return peeps(s);
    };
    const other = into().find((id) => !id.startsWith('crag-'))!;
    under(s, 'fog', { tile: tileAt(placeNamed(other)) });
    expect(into()).not.toContain(other);
    s.who[0]!.roams = 1;
    const told = carryOut(s, 0, { type: 'peer', at: placeNamed(other) }, 6, 6);
    expect(told[0]).toMatchObject({ type: 'searched', table: 'peer' });
  });

  test('MR-S13: illusion is on one, or on all of the tile, and troubles only the search tables', () => {
    const s = at('cliff-1', 'amazon', 'dwarf');
    under(s, 'illusion', { seat: 0 });
    expect(rollBy(s, 0, 'locate', 'SEARCH').plus).toBe(1);
    expect(rollBy(s, 0, 'meeting').plus).toBe(0);
    expect(rollBy(s, 1, 'peer').plus).toBe(0);
    under(s, 'illusion', { tile: tileAt(placeNamed('cliff-1')) });
    expect(rollBy(s, 1, 'peer').plus).toBe(1);
  });

  test('MR-S42: bad luck is on every table', () => {
    const s = at('cliff-1');
    under(s, 'bad-luck', { seat: 0 });
    expect([rollBy(s, 0, 'meeting').plus, rollBy(s, 0, 'hide').plus]).toEqual([1, 1]);
  });

  test('MR-S09: the wise bird looks into any clearing', () => {
    const s = at('cliff-1');
    s.asks.push({ type: 'wise-bird', seat: 0 });
    const told = answer(s, { at: placeNamed('cavern-3') }, 2, 3);
    expect(told[0]).toMatchObject({ type: 'searched', table: 'peer', at: placeNamed('cavern-3') });
    expect(s.who[0]!.found).toBe(1);
  });
});

describe('lost', () => {
  const from = placeNamed('ruins-1');
  const lost = (): RealmState => {
    const s = at('ruins-1');
    s.turn = turnOf(0);
    under(s, 'lost', { seat: 0 });
    return s;
  };
  const numbers = (s: RealmState) =>
    waysFrom(s.game.map, s.sides, from).flatMap(({ to }) => (to < 0 ? [] : [clearingNo(to)]));

  test('MR-S14: he comes out where the table says, by roadways that he does not know and does not learn', () => {
    const s = lost();
    const hidden = waysFrom(s.game.map, s.sides, from).find(({ to, codes }) => to >= 0 && codes.length > 0)!;
    const n = clearingNo(hidden.to);
    expect(numbers(s).filter((one) => one === n)).toHaveLength(1);
    const told = carryOut(s, 0, { type: 'move', to: placeNamed('ruins-2') }, n, n);
    expect(told[0]).toMatchObject({ type: 'strays', result: n, to: hidden.to });
    expect(s.who[0]).toMatchObject({ place: hidden.to, paths: [] });
  });

  test('MR-S14: where no clearing has that number the move is lost', () => {
    const s = lost();
    const n = [1, 2, 3, 4, 5, 6].find((one) => !numbers(s).includes(one))!;
    carryOut(s, 0, { type: 'move', to: placeNamed('ruins-2') }, n, n);
    expect(s.who[0]!.place).toBe(from);
  });

  test('MR-S14: of several clearings that have the number he chooses one', () => {
    const s = lost();
    const [told] = carryOut(s, 0, { type: 'move', to: placeNamed('ruins-4') }, 2, 2);
    const ends = ['ruins-2', 'nut-woods-2'].map(placeNamed);
    expect(told).toMatchObject({ type: 'strays', result: 2, to: -1, ends: expect.arrayContaining(ends) });
    expect(s.who[0]!.place).toBe(from);
    expect(offered(s)).toHaveLength(2);
    answer(s, { type: 'stray-to', to: ends[1] });
    expect(s.who[0]).toMatchObject({ place: ends[1], cameFrom: from });
    expect(s.asks).toEqual([]);
  });

  test('MR-S14, MR-B36: nor does he leave the map where he would', () => {
    const s = at('cliff-2');
    s.turn = turnOf(0);
    under(s, 'lost', { seat: 0 });
    carryOut(s, 0, { type: 'leave' }, 3, 3);
    expect(s.who[0]).toMatchObject({ life: ALIVE, place: placeNamed('cliff-3') });
  });

  test('MR-S14: in the mountains the next MOVE phase is used up', () => {
    const s = at('crag-1');
    s.turn = turnOf(0);
    under(s, 'lost', { seat: 0 });
    const { to } = waysFrom(s.game.map, s.sides, placeNamed('crag-1')).find((way) => way.to >= 0)!;
    const move = { type: 'move', to } as const;
    const n = clearingNo(to);
    carryOut(s, 0, move, n, n);
    expect(s.who[0]!.place).toBe(to);
    expect(carryOut(s, 0, move)).toMatchObject([{ type: 'move-lost', why: 'strayed' }]);
    expect(s.turn.strayed).toBe(0);
  });
});

describe('a storm', () => {
  const stormed = (place: string, phases: number): RealmState => {
    const s = at(place);
    const who = s.who[0]!;
    who.record = ['hide', 'search', 'rest', 'alert'].map((type) => ({ type }) as { type: 'hide' });
    who.phases = who.record.map(() => 'basic');
    s.turn = turnOf(0, { phase: 1 });
    under(s, 'violent-storm', { tile: tileAt(placeNamed(place)), phases });
    return s;
  };

  test('MR-S23: takes phases of his choice, once in a turn', () => {
    const s = stormed('cliff-1', 2);
    meetStorm(s, 0, undefined);
    expect(offered(s)).toEqual([1, 2, 3].map((phase) => ({ type: 'lose-phase', at: phase })));
    answer(s, { at: 2 });
    answer(s, { at: 1 });
    expect(s.who[0]!.record).toEqual([{ type: 'hide' }, { type: 'alert' }]);
    expect(s.who[0]!.phases).toHaveLength(2);
    meetStorm(s, 0, undefined);
    expect(s.asks).toEqual([]);
  });

  test('MR-S23: takes all that is left, where that is no more', () => {
    const s = stormed('cliff-1', 4);
    meetStorm(s, 0, undefined);
    expect(s.who[0]!.record).toEqual([{ type: 'hide' }]);
    expect(s.asks).toEqual([]);
  });

  test('MR-S23, MR-T70: who chooses his phases as they come loses some that he has not chosen', () => {
    const s = stormed('cliff-1', 2);
    const who = s.who[0]!;
    who.items.push({ id: 'timeless-jewel', state: WORN });
    Object.assign(who, { chooses: 1, record: [{ type: 'hide' }], phases: ['basic'] });
    meetStorm(s, 0, undefined);
    const losing = ['stamina', 'basic', 'sunlight'].map((by) => ({ type: 'lose-phase', at: -1, by }));
    expect(offered(s)).toEqual(losing);
    answer(s, { by: 'basic' });
    expect(offered(s)).toEqual([losing[0], losing[2]]);
    answer(s, { by: 'sunlight' });
    expect(s.asks).toEqual([]);
    expect(phasesLeft(s, 0).map(({ by }) => by)).toEqual(['stamina', 'sunlight']);
    expect(s.turn!.phase).toBe(3);
    expect(who.record.map(({ type }) => type)).toEqual(['blank', 'blank', 'hide']);
  });

  test('MR-S23: is not felt in caves and at buildings, but at a campfire it is', () => {
    const cave = stormed('cavern-3', 2);
    meetStorm(cave, 0, undefined);
    const house = stormed('cliff-1', 2);
    house.dwellings.push({ id: 'inn', place: placeNamed('cliff-1') });
    meetStorm(house, 0, undefined);
    expect([cave.asks, house.asks]).toEqual([[], []]);
    const fire = stormed('cliff-1', 2);
    fire.dwellings.push({ id: 'large-campfire', place: placeNamed('cliff-1') });
    meetStorm(fire, 0, undefined);
    expect(fire.asks).toEqual([{ type: 'storm', seat: 0, left: 2 }]);
  });
});

describe('the Magic Wand', () => {
  const armed = (): RealmState => {
    const s = at('ruins-1');
    s.who[0]!.items.push({ id: 'magic-wand', state: WORN });
    return s;
  };

  test('MR-T45: who is lost chooses one die before the other falls', () => {
    const s = armed();
    s.turn = turnOf(0);
    under(s, 'lost', { seat: 0 });
    expect(carryOut(s, 0, { type: 'move', to: placeNamed('ruins-2') })).toEqual([]);
    expect(offered(s)).toHaveLength(6);
    const told = answer(s, { face: 6 }, 2);
    expect(told[0]).toMatchObject({ type: 'strays', faces: [6, 2], result: 6 });
  });

  test('MR-T45, MR-S23: the caster of a storm chooses how little it takes', () => {
    const s = armed();
    const storm = under(s, 'violent-storm', { tile: tileAt(placeNamed('ruins-1')) });
    rollOnTables(s, 0, ['violent-storm'], scriptedDice(), undefined);
    expect(storm.phases).toBe(0);
    answer(s, { face: 1 }, 1);
    expect(storm.phases).toBe(4);
  });
});

describe('turns and chits', () => {
  test('MR-S07: who has a prophecy chooses his phases as they come', () => {
    const s = at('cliff-1', 'amazon', 'dwarf');
    under(s, 'prophecy', { seat: 1 });
    expect([0, 1].map((seat) => hasEffect(s, seat, 'choose-phases'))).toEqual([false, true]);
  });

  test('MR-S39, MR-S38: his turn comes when he likes, and warnings and sounds stay quiet', () => {
    const s = at('cliff-1');
    under(s, 'premonition', { seat: 0 });
    under(s, 'peace-with-nature', { seat: 0 });
    expect(hasEffect(s, 0, 'choose-turn')).toBe(true);
    expect(hasEffect(s, 0, 'quiet-chits')).toBe(true);
  });

  test.each([
    ['MR-S39', 'amazon', 'by a spell'],
    ['MR-A22', 'swordsman', 'by what he can himself'],
  ])('%s: the %s takes a turn of his own choice %s', (rule, id) => {
    const s = at('cliff-1', id);
    under(s, 'premonition', { seat: 0 });
    s.part = 'daylight';
    s.undrawn = [0];
    const told: RealmEvent[] = [];
    nextCounter(s, scriptedDice(), (event) => told.push(event));
    expect(told).toContainEqual({ type: 'turn', rule, seat: 0, kept: true });
  });

  test('MR-S47: an open sound comes to him, or goes to another tile of six clearings', () => {
    const sound = mapChits.find(({ chit }) => chit === 'sound')!.id;
    const s = at('cavern-3');
    layChit(s, sound, 'ruins-1');
    whistle(s, 0, undefined);
    expect(s.chits[0]!.tile).toBe(tileAt(placeNamed('ruins-1')));
    s.chits[0]!.up = 1;
    whistle(s, 0, undefined);
    expect(s.chits[0]!.tile).toBe(tileAt(placeNamed('cavern-3')));
    whistle(s, 0, undefined);
    answer(s, { tile: tileAt(placeNamed('crag-1')) });
    expect(s.chits[0]!.tile).toBe(tileAt(placeNamed('crag-1')));
    expect(offered(s)).toEqual([]);
  });

  test('MR-S47: nothing comes to a valley', () => {
    const s = at('curst-valley-1');
    layChit(s, mapChits.find(({ chit }) => chit === 'sound')!.id, 'ruins-1');
    s.chits[0]!.up = 1;
    whistle(s, 0, undefined);
    expect(s.asks).toEqual([]);
  });
});
