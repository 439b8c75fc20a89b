import { describe, expect, test } from 'vitest';
import { seededDice } from '../../../../../kernel/game/dice';
import type { MrChoice } from '../../../combat/engine/choices';
import { useUp } from '../../../combat/engine/magic/conjured';
import { flightOf, mayFly } from '../activities/flight';
import { hasMagicSight } from '../activities/magic-sight';
import type { RealmChoice } from '../choices';
import { SQUEAK } from '../kit';
import { endWard, useToken, wardings } from '../magic/ward';
import { bewitching } from '../magic/in-effect';
import { curse } from '../magic/cursing';
import { endDaySpells, energizeAll, sleepSpells } from '../magic/enspell';
import { COMMITTED, FATIGUED, WORN, type RealmState } from '../state';
import { eveningOf, putDenizens, type Evening } from '../testing/evening';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';
import { tileAt, tilesBeside } from '../world/ground';
import { takeBackConjured, lendConjured } from './conjured-fight';

const dice = () => seededDice('air');
const PURPLE = 21;
const BLACK = 7;
const GOLD = 28;
/** A mountain clearing. */
const MOUNTAIN = 'crag-1';

/** Plays the first choice that has these fields, also within a decision of the combat. */
function say(evening: Evening, wanted: Readonly<Record<string, unknown>>): void {
  const { choices } = evening.offers();
  const fits = (choice: RealmChoice | MrChoice): boolean =>
    Object.entries(wanted).every(([key, value]) => (choice as Record<string, unknown>)[key] === value);
  const found = choices.find((one) => fits(one.type === 'fight' ? one.choice : one));
  expect(found, `${JSON.stringify(wanted)} in ${JSON.stringify(choices.slice(0, 5))}`).toBeDefined();
  evening.play(dice(), found!);
}
const types = (evening: Evening): readonly string[] =>
  evening.offers().choices.map((one) => (one.type === 'fight' ? one.choice.type : one.type));

/** As little as can be done, until something of that type is offered or the evening is over. */
function idleTo(evening: Evening, type: string, faces = dice()): void {
  const passive = ['lured', 'stay', 'done', 'enough', 'evening-done'];
  for (let n = 0; n < 200 && evening.offers().seat >= 0 && !types(evening).includes(type); n++) {
    const { choices } = evening.offers();
    const inner = (one: RealmChoice): RealmChoice | MrChoice => (one.type === 'fight' ? one.choice : one);
    const least =
      choices.find((one) => passive.includes(inner(one).type)) ??
      choices.find((one) => {
        const said = inner(one);
        return ('chit' in said && said.chit === -1) || (said.type === 'evening-wish' && !said.rounds);
      }) ??
      choices[0]!;
    evening.play(faces, least);
  }
}

describe('MR-S20: hurricane winds in the days', () => {
  const windy = (): Evening => {
    const s = realmWith([{ id: 'sorceror', at: MOUNTAIN, spells: ['hurricane-winds'] }]);
    s.day = PURPLE;
    // In a suit he outlives a wolf.
    s.who[0]!.items.push({ id: 'suit-of-armor', state: WORN });
    s.who[0]!.hidden = 0;
    putDenizens(s, MOUNTAIN, 'wolf-a', 'goblin-axe');
    const evening = eveningOf(s, dice());
    if (types(evening).includes('evening-wish')) say(evening, { type: 'evening-wish', rounds: true });
    return evening;
  };

  test('the caster says to which adjacent tile they carry a denizen, and a die where it comes down', () => {
    const evening = windy();
    const { s } = evening;
    idleTo(evening, 'cast');
    say(evening, { type: 'cast' });
    const field = s.fields.at(-1)!;
    say(evening, { type: 'target', who: 100 });
    idleTo(evening, 'blow-to');
    const tiles = tilesBeside(s.game.map, tileAt(placeNamed(MOUNTAIN)));
    expect(evening.offers().choices).toEqual(tiles.map((tile) => ({ type: 'blow-to', tile })));
    say(evening, { type: 'blow-to', tile: tiles[1] });
    const [denizen] = field.denizens;
    expect(tileAt(s.at[denizen!]!)).toBe(tiles[1]);
    expect(evening.events.map(({ type }) => type)).toContain('blown-down');
    expect(field.combat!.foes[0]).toMatchObject({ alive: 0, away: 1 });
    // It is alive, and the chit of its caster is free.
    idleTo(evening, 'nothing');
    expect(s.at[denizen!]!).toBeGreaterThanOrEqual(0);
    expect(s.who[0]!.chits).not.toContain(COMMITTED);
  });
});

describe('MR-S26: a broomstick in the days', () => {
  const brewed = (house: object = {}): Evening => {
    const s = realmWith([{ id: 'witch', at: 'cliff-1', spells: ['broomstick'] }], { ...house });
    s.day = BLACK;
    const evening = eveningOf(s, dice());
    say(evening, { type: 'evening-wish', rounds: true });
    say(evening, { type: 'cast' });
    say(evening, { type: 'target', who: 0 });
    return evening;
  };

  test('MR-B25: it is kept beyond the evening, ties its chit up, and lets her fly on another day', () => {
    const evening = brewed();
    const { s } = evening;
    idleTo(evening, 'nothing');
    expect(s.effects).toMatchObject([{ spell: 'broomstick', by: 0, seat: 0 }]);
    expect(s.who[0]!.chits.filter((state) => state === COMMITTED)).toHaveLength(1);
    endDaySpells(s, undefined);
    expect(s.effects).toHaveLength(1);
    expect([mayFly(s, 0), flightOf(s, 0)]).toEqual([true, 1]);
  });

  test('MR-B70: with enhanced magic nothing is tied up', () => {
    const evening = brewed({ 'magic.enhanced': true });
    const { s } = evening;
    idleTo(evening, 'nothing');
    expect(s.effects).toMatchObject([{ spell: 'broomstick', box: -1, chit: -1 }]);
    expect(s.who[0]!.chits).not.toContain(COMMITTED);
    expect(s.who[0]!.chits).toContain(FATIGUED);
  });

  test('MR-B37, MR-067: with one of hers she flies out of a combat, and comes down by a die', () => {
    const s = realmWith([{ id: 'witch', at: 'cliff-1' }]);
    under(s, 'broomstick', { seat: 0, by: 0 });
    s.who[0]!.items.push({ id: 'axe', state: 0 });
    s.who[0]!.hidden = 0;
    putDenizens(s, 'cliff-1', 'ghost');
    const evening = eveningOf(s, dice());
    idleTo(evening, 'fly');
    say(evening, { type: 'fly' });
    expect(types(evening)).toContain('fly-off');
    const tile = tilesBeside(s.game.map, tileAt(placeNamed('cliff-1')))[0]!;
    say(evening, { type: 'fly-off', tile });
    expect(tileAt(s.who[0]!.place)).toBe(tile);
    expect(evening.events.map(({ type }) => type)).toContain('came-down');
    expect(s.effects).toEqual([]);
    // The axe is too heavy for it.
    expect(s.who[0]!.items.map(({ id }) => id)).not.toContain('axe');
    expect(s.abandoned[String(placeNamed('cliff-1'))]).toMatchObject([{ id: 'axe' }]);
  });
});

test('MR-S26, MR-B25: of two brooms the spell of that one is over which was used', () => {
  const s = realmWith(['elf', 'witch', 'sorceror'].map((id) => ({ id, at: 'cliff-1' })));
  const [first] = [1, 2].map((by) => under(s, 'broomstick', { seat: 0, by }));
  for (const who of s.who) who.hidden = 0;
  putDenizens(s, 'cliff-1', 'ghost');
  eveningOf(s, dice());
  const field = s.fields.at(-1)!;
  const combat = field.combat!;
  const at = field.seats.indexOf(0);
  const second = combat.heroes[at]!.conjured.find(({ by }) => by === field.seats.indexOf(2))!;
  useUp(combat, at, second.item);
  takeBackConjured(s, field, combat, undefined);
  expect(s.effects).toEqual([first]);
  // What is broken in the days leaves his hands, and nothing else does.
  Object.assign(s, { effects: [under(s, 'broomstick', { seat: 0, by: 2 })] });
  lendConjured(s, field, combat);
  expect(combat.heroes[at]!.conjured.map(({ by }) => by)).toEqual([field.seats.indexOf(2)]);
});

test('MR-B25, MR-T28: a carpet that got purple once flies until midnight, also where there is none', () => {
  const s = realmWith([{ id: 'elf', at: 'cliff-1' }]);
  const who = s.who[0]!;
  who.items.push({ id: 'flying-carpet', state: WORN });
  const { day } = s;
  s.day = 21;
  energizeAll(s, undefined);
  s.day = day;
  expect(mayFly(s, 0)).toBe(true);
  who.hidden = 0;
  putDenizens(s, 'cliff-1', 'ghost');
  const evening = eveningOf(s, dice());
  idleTo(evening, 'fly');
  sleepSpells(s, undefined);
  expect([mayFly(s, 0), flightOf(s, 0)]).toEqual([false, undefined]);
});

describe('MR-S36: the world fades in the days', () => {
  test('it is one cause of Magic Sight, and sleeps without black', () => {
    const s = realmWith([{ id: 'sorceror', at: 'cliff-1' }]);
    const fading = under(s, 'world-fades', { seat: 0 });
    expect(hasMagicSight(s, 0)).toBe(true);
    fading.energized = 0;
    expect(hasMagicSight(s, 0)).toBe(false);
  });

  test('after a round of an evening he may vanish', () => {
    const s = realmWith([
      { id: 'sorceror', at: 'cliff-1' },
      { id: 'amazon', at: 'cliff-1' },
    ]);
    under(s, 'world-fades', { seat: 0 });
    for (const who of s.who) who.hidden = 0;
    const evening = eveningOf(s, dice());
    say(evening, { type: 'evening-wish', rounds: true });
    idleTo(evening, 'nothing');
    expect(evening.events.some((event) => event.type === 'fought' && event.event.type === 'faded')).toBe(
      true,
    );
  });

  /** All alone and unhidden, with these curses. */
  const lonely = (curses = 0): RealmState => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-1' }]);
    under(s, 'world-fades', { seat: 0 });
    Object.assign(s.who[0]!, { hidden: 0, curses });
    return s;
  };

  test('MR-091, MR-R19: all alone he may wish for rounds to vanish, as many as end a combat', () => {
    const s = lonely();
    const evening = eveningOf(s, dice());
    // He is still seen, as long as a 6 falls.
    const unlucky = { ...dice(), roll: () => 6 };
    for (let n = 0; n < 2; n++) {
      say(evening, { type: 'evening-wish', rounds: true });
      idleTo(evening, 'evening-wish', unlucky);
    }
    const rolls = evening.events.filter((event) => event.type === 'fought' && event.event.type === 'faded');
    expect(rolls).toHaveLength(2);
    expect(types(evening)).not.toContain('evening-wish');
  });

  test('MR-X02: who squeaks is not asked for that', () => {
    expect(eveningOf(lonely(1 << SQUEAK), dice()).offers().seat).toBe(-1);
  });
});

describe('MR-S40: tokens in the days', () => {
  const cursed = (): RealmState => {
    const s = realmWith([{ id: 'elf', at: 'cliff-1' }]);
    under(s, 'protection-from-magic', { seat: 0 });
    under(s, 'bad-luck', { seat: 0 });
    s.who[0]!.curses = 8;
    s.turn = turnOf(0);
    return s;
  };

  test('one is used at the start of a phase: neither spells nor curses on him work in it', () => {
    const s = cursed();
    expect(wardings(s, 0)).toEqual([{ type: 'use-token' }]);
    useToken(s, 0, undefined);
    expect(s.effects.map(({ spell }) => spell)).toEqual(['bad-luck']);
    expect([s.who[0]!.curses, bewitching(s, 0)]).toEqual([0, []]);
    curse(s, 0, 1, undefined);
    expect(s.who[0]!.curses).toBe(0);
    endWard(s);
    expect(s.who[0]!.curses).toBe(8);
    expect(bewitching(s, 0)).not.toEqual([]);
    expect(wardings(s, 0)).toEqual([]);
  });

  test('MR-X02: squeaking he is hidden for that phase alone', () => {
    const s = cursed();
    s.who[0]!.curses = 1 << SQUEAK;
    useToken(s, 0, undefined);
    s.who[0]!.hidden = 1;
    endWard(s);
    expect(s.who[0]!.hidden).toBe(0);
  });

  test('it is cast in an evening, kept, and used up in a round of another', () => {
    const s = realmWith([{ id: 'elf', at: 'cliff-1', spells: ['protection-from-magic'] }]);
    s.day = GOLD;
    const evening = eveningOf(s, dice());
    say(evening, { type: 'evening-wish', rounds: true });
    say(evening, { type: 'cast' });
    say(evening, { type: 'target', who: 0 });
    idleTo(evening, 'nothing');
    expect(s.effects).toMatchObject([{ spell: 'protection-from-magic', seat: 0 }]);
    s.who[0]!.hidden = 0;
    putDenizens(s, 'cliff-1', 'ghost');
    const next = eveningOf(s, dice());
    idleTo(next, 'activate');
    const item = s.fields
      .at(-1)!
      .combat!.game.heroes[0]!.things.findIndex(({ conjured }) => conjured === 'token');
    say(next, { type: 'activate', item });
    idleTo(next, 'nothing');
    expect(s.effects).toEqual([]);
    expect(s.who[0]!.spells[0]!.bound).toBe(0);
  });
});
