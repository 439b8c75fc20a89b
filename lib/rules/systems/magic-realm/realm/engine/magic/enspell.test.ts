import { describe, expect, test } from 'vitest';
import { midnight } from '../day/midnight';
import { COLOR, COMMITTED, FATIGUED, type RealmState } from '../state';
import { answer, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { view } from '../view';
import { breakAsks } from './breaking';
import { perish } from './dying';
import {
  beginSpell,
  endDaySpells,
  endSpellsOf,
  energizeAll,
  energizeBy,
  energizings,
  sleepSpells,
} from './enspell';

const two = (): RealmState =>
  realmWith([
    { id: 'wizard', at: 'cliff-1', spells: ['fog', 'see-hidden-signs'] },
    { id: 'witch', at: 'cliff-1', spells: ['bad-luck', 'sense-danger'] },
  ]);
const spellsOf = (s: RealmState): readonly string[] => s.effects.map(({ spell }) => spell);
const magic = (s: RealmState, seat: number): number => s.who[seat]!.chits.length - 1;

describe('as long as it lasts', () => {
  test('MR-089, MR-R48: day spells end at sunset, and their chits tire; permanent ones stay', () => {
    const s = two();
    under(s, 'fog', { tile: 3, box: 0, chit: 7 });
    under(s, 'bad-luck', { by: 1, seat: 0, box: 0, chit: 8 });
    endDaySpells(s, undefined);
    expect(spellsOf(s)).toEqual(['bad-luck']);
    expect([s.who[0]!.chits[7], s.who[0]!.spells[0]!.bound]).toEqual([FATIGUED, 0]);
    expect([s.who[1]!.chits[8], s.who[1]!.spells[0]!.bound]).toEqual([COMMITTED, 1]);
  });

  test('MR-B26: its like on the same target adds nothing, and its chit is free', () => {
    const s = two();
    under(s, 'fog', { tile: 3, by: 1 });
    s.who[0]!.chits[7] = COMMITTED;
    const one = { spell: 'fog', by: 0, box: 0, chit: 7, item: '', seat: -1, place: -1, tile: 3, phases: 0 };
    beginSpell(s, one, undefined);
    expect(spellsOf(s)).toEqual(['fog']);
    expect(s.who[0]!.chits[7]).toBe(FATIGUED);
    beginSpell(s, { ...one, tile: 4 }, undefined);
    expect(s.effects[1]).toMatchObject({ tile: 4, energized: 1 });
    expect(s.who[0]!.spells[0]!.bound).toBe(1);
  });

  test('MR-B26, MR-202: at midnight a permanent one falls asleep and keeps its chit', () => {
    const s = two();
    under(s, 'sense-danger', { by: 1, seat: 1, box: 1, chit: 8 });
    s.who[0]!.chits[7] = COMMITTED;
    midnight(s, undefined);
    expect(s.effects[0]!.energized).toBe(0);
    expect([s.who[1]!.chits[8], s.who[1]!.spells[1]!.bound]).toEqual([COMMITTED, 1]);
    // The chit of a spell of the evening tires.
    expect(s.who[0]!.chits[7]).toBe(FATIGUED);
  });

  test('MR-008: where its target has the color it wakes, on a seventh day everywhere', () => {
    const s = two();
    const one = under(s, 'sense-danger', { by: 1, seat: 1, energized: 0 });
    energizeAll(s, undefined);
    expect(one.energized).toBe(0);
    s.day = 21;
    energizeAll(s, undefined);
    expect(one.energized).toBe(1);
    sleepSpells(s, undefined);
    expect(one.energized).toBe(0);
  });

  test('MR-B23, MR-122: half-way along a roadway no card wakes it that lies in the clearing, but the day does', () => {
    const s = two();
    const one = under(s, 'world-fades', { by: 1, seat: 1, energized: 0 });
    s.abandoned[String(placeNamed('cliff-1'))] = [{ id: 'cloven-hoof', state: 0 }];
    s.who[1]!.toward = placeNamed('cliff-6');
    energizeAll(s, undefined);
    expect(one.energized).toBe(0);
    s.day = 7;
    energizeAll(s, undefined);
    expect(one.energized).toBe(1);
    sleepSpells(s, undefined);
    s.day = 1;
    s.who[1]!.toward = -1;
    energizeAll(s, undefined);
    expect(one.energized).toBe(1);
  });

  test('MR-B25: a color chit wakes a spell on a target in the same clearing', () => {
    const s = two();
    under(s, 'bad-luck', { by: 1, seat: 1, energized: 0 });
    const chit = magic(s, 0);
    expect(energizings(s, 0)).toEqual([]);
    s.who[0]!.chits[chit] = COLOR;
    expect(energizings(s, 0)).toEqual([{ type: 'energize', chit, at: 0 }]);
    energizeBy(s, 0, { type: 'energize', chit, at: 0 }, undefined);
    expect([s.effects[0]!.energized, s.who[0]!.chits[chit]]).toEqual([1, FATIGUED]);
    s.effects[0]!.energized = 0;
    s.who[0]!.chits[chit] = COLOR;
    s.who[1]!.place = placeNamed('cliff-2');
    expect(energizings(s, 0)).toEqual([]);
  });

  test('MR-B27: it ends with its caster and with its target, but an item keeps it up', () => {
    const s = two();
    under(s, 'fog', { tile: 3 });
    under(s, 'see-hidden-signs', { by: 1, seat: 0 });
    under(s, 'sense-danger', { seat: 1, item: 'glowing-gem' });
    perish(s, 0, 'MR-197', undefined);
    expect(spellsOf(s)).toEqual(['sense-danger']);
    endSpellsOf(s, 1, undefined);
    expect(s.effects).toEqual([]);
  });

  test('7.1: all see it, and whose box it fills', () => {
    const s = two();
    under(s, 'fog', { tile: 3, box: 0, chit: 7 });
    expect(view(s, 1).effects).toEqual(s.effects);
    expect(view(s, 1).who[0]!.spells.map(({ id }) => id)).toEqual(['fog', '']);
  });
});

describe('breaking', () => {
  const asked = (curses: boolean): RealmState => {
    const s = two();
    under(s, 'fog', { tile: 3, box: 0, chit: 7 });
    under(s, 'bad-luck', { by: 1, seat: 0 });
    s.who[1]!.curses = 2;
    s.asks.push({ type: 'break-magic', seat: 0, curses, rule: 'MR-S46' });
    return s;
  };

  test('MR-S30: breaks one spell whose caster or target is in the clearing, and no curse', () => {
    const s = asked(false);
    expect(offered(s)).toEqual([
      { type: 'break-spell', at: 0 },
      { type: 'break-spell', at: 1 },
      { type: 'break-no-magic' },
    ]);
    answer(s, { type: 'break-spell', at: 0 });
    expect(spellsOf(s)).toEqual(['bad-luck']);
    expect(s.who[0]!.chits[7]).toBe(FATIGUED);
  });

  test('MR-S30, MR-122: whoever has run is in no clearing, and what is on him is out of reach', () => {
    const s = asked(false);
    s.who[1]!.toward = placeNamed('cliff-6');
    expect(offered(s)).toHaveLength(3);
    s.effects[1] = { ...s.effects[1]!, seat: 1, energized: 0 };
    expect(offered(s)).toEqual([{ type: 'break-spell', at: 0 }, { type: 'break-no-magic' }]);
    // Nor does anybody in that clearing wake it.
    s.who[0]!.chits[magic(s, 0)] = COLOR;
    expect(energizings(s, 0)).toEqual([]);
    s.who[1]!.toward = -1;
    expect(energizings(s, 0)).toHaveLength(1);
  });

  test('MR-S30: what neither stands there nor is on anybody there is out of reach', () => {
    const s = asked(false);
    s.who[0]!.place = placeNamed('cavern-3');
    s.who[1]!.place = placeNamed('cavern-4');
    s.asks = [{ type: 'break-magic', seat: 1, curses: false, rule: 'MR-S30' }];
    const ask = s.asks[0]!;
    if (ask.type !== 'break-magic') throw new Error('no such question');
    const reach = breakAsks['break-magic'].choices(s, ask);
    expect(reach).toEqual([{ type: 'break-spell', at: 1 }, { type: 'break-no-magic' }]);
  });

  test('MR-S46: may break a curse instead', () => {
    const s = asked(true);
    answer(s, { type: 'lift-curse', of: 1, curse: 1 });
    expect(s.who[1]!.curses).toBe(0);
    expect(s.effects).toHaveLength(2);
  });
});
