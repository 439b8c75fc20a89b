import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { heroFrom } from '../../../combat/engine/fighters/heroes';
import type { MrChoice } from '../../../combat/engine/choices';
import { FLED } from '../../../combat/engine/state';
import type { RealmChoice } from '../choices';
import { engine } from '../index';
import { chitsOf, isInPlay } from '../kit';
import { COLOR, COMMITTED, FATIGUED, WORN, type RealmState } from '../state';
import { eveningOf, putDenizens, type Evening } from '../testing/evening';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { tileAt } from '../world/ground';
import { heroAt } from './as-hero';
import { fieldOf, wakings } from './fight';

const none = () => scriptedDice();

/** Plays the first choice that has these fields, also within a decision of the combat. */
function say(evening: Evening, wanted: Readonly<Record<string, unknown>>, ...faces: readonly number[]): void {
  const { choices } = evening.offers();
  const fits = (choice: RealmChoice | MrChoice): boolean =>
    Object.entries(wanted).every(([key, value]) => (choice as Record<string, unknown>)[key] === value);
  const found = choices.find((one) => fits(one.type === 'fight' ? one.choice : one));
  expect(found, `${JSON.stringify(wanted)} in ${JSON.stringify(choices.slice(0, 5))}`).toBeDefined();
  const dice = scriptedDice(...faces);
  evening.play(dice, found!);
  expect(dice.spent()).toBe(true);
}
const offers = (evening: Evening, type: string): boolean =>
  evening.offers().choices.some((one) => (one.type === 'fight' ? one.choice.type : one.type) === type);

/** He is all alone on a day of that color, and wishes for a round. */
function alone(id: string, spell: string, day: number, at = 'cliff-1'): Evening {
  const s = realmWith([{ id, at, spells: [spell] }]);
  s.day = day;
  const evening = eveningOf(s, none());
  say(evening, { type: 'evening-wish', rounds: true });
  return evening;
}
const WHITE = 7;
const GREY = 14;
const PURPLE = 21;
const GOLD = 28;

const tied = (s: RealmState, seat = 0): readonly number[] =>
  s.who[seat]!.chits.flatMap((state, i) => (state === COMMITTED ? [i] : []));

/** Nothing more is done until the combat is over and nothing more is wished. */
function finish(evening: Evening): void {
  for (let n = 0; evening.offers().seat >= 0 && n < 50; n++) {
    const { choices } = evening.offers();
    const last = choices.find(
      (one) => one.type === 'evening-done' || (one.type === 'evening-wish' && !one.rounds),
    );
    const quiet = choices.find(
      (one) =>
        one.type === 'fight' && (one.choice.type === 'done' || ('chit' in one.choice && one.choice.chit < 0)),
    );
    evening.play(none(), last ?? quiet ?? choices.at(-1)!);
  }
}

describe('casting for the days', () => {
  test('MR-124, MR-B26: a spell on himself is in effect after the combat, with its chit and box tied up', () => {
    const evening = alone('wizard', 'blend-into-background', GREY);
    say(evening, { type: 'cast' });
    say(evening, { type: 'target', who: 0 });
    const { s } = evening;
    expect(s.effects).toMatchObject([{ spell: 'blend-into-background', by: 0, box: 0, seat: 0, tile: -1 }]);
    finish(evening);
    expect(s.effects).toHaveLength(1);
    expect(tied(s)).toEqual([s.effects[0]!.chit]);
    expect(s.who[0]!.spells[0]!.bound).toBe(1);
  });

  test('MR-128: without the target that it needs nothing comes of it', () => {
    const evening = alone('wizard', 'blend-into-background', GREY);
    say(evening, { type: 'cast' });
    say(evening, { type: 'enough' });
    expect(evening.s.effects).toEqual([]);
    finish(evening);
    expect(tied(evening.s)).toEqual([]);
    expect(evening.s.who[0]!.chits).toContain(FATIGUED);
  });

  test('MR-S06: what is on the place asks for no target', () => {
    const evening = alone('wizard', 'fog', GREY);
    say(evening, { type: 'cast' });
    expect(evening.s.effects).toMatchObject([
      { spell: 'fog', seat: -1, tile: tileAt(placeNamed('cliff-1')) },
    ]);
  });

  test('MR-S17: light needs a cave, and is on the clearing', () => {
    const inCave = alone('wizard', 'blazing-light', PURPLE, 'cavern-3');
    say(inCave, { type: 'cast' });
    expect(inCave.s.effects).toMatchObject([{ place: placeNamed('cavern-3'), tile: -1 }]);
    const outside = realmWith([{ id: 'wizard', at: 'cliff-1', spells: ['blazing-light'] }]);
    outside.day = PURPLE;
    expect(eveningOf(outside, none()).offers().seat).toBe(-1);
  });

  test('MR-S23: the storm is rolled when it breaks out', () => {
    const evening = alone('wizard', 'violent-storm', PURPLE);
    say(evening, { type: 'cast' }, 2, 3);
    expect(evening.s.effects[0]).toMatchObject({ spell: 'violent-storm', phases: 3 });
  });

  test('MR-127: without its color it is not cast', () => {
    const s = realmWith([{ id: 'wizard', at: 'cliff-1', spells: ['fog'] }]);
    expect(eveningOf(s, none()).offers().seat).toBe(-1);
  });

  test('MR-B26: the like of what lies on the tile is not offered again', () => {
    const s = realmWith([{ id: 'wizard', at: 'cliff-1', spells: ['fog'] }]);
    s.day = GREY;
    under(s, 'fog', { tile: tileAt(placeNamed('cliff-1')) });
    expect(heroAt(s, 0).spells).toEqual([]);
  });

  test('the combat of one evening alone knows none of them', () => {
    const s = realmWith([{ id: 'wizard', at: 'cliff-1' }]);
    const { spells } = heroFrom('wizard', s.game.house, { with: ['fog', 'fiery-blast'] });
    expect(spells.map(({ id }) => id)).toEqual(['fiery-blast']);
  });
});

describe('on others', () => {
  const both = (spell: string, day: number): Evening => {
    const s = realmWith([
      { id: 'witch', at: 'cliff-1', spells: [spell] },
      { id: 'amazon', at: 'cliff-1' },
    ]);
    s.day = day;
    for (const one of s.who) one.hidden = 0;
    const evening = eveningOf(s, none());
    say(evening, { type: 'evening-wish', rounds: true });
    for (let n = 0; n < 20 && !offers(evening, 'target'); n++) {
      const { seat } = evening.offers();
      if (seat === 0 && offers(evening, 'cast')) say(evening, { type: 'cast' });
      else say(evening, { type: offers(evening, 'stay') ? 'stay' : 'done' });
    }
    return evening;
  };

  test('MR-S42: bad luck is on another one, and counts in the combat at once', () => {
    const evening = both('bad-luck', GREY);
    say(evening, { type: 'target', who: 1 });
    say(evening, { type: 'enough' });
    expect(evening.s.effects).toMatchObject([{ spell: 'bad-luck', by: 0, seat: 1 }]);
    expect(fieldOf(evening.s)!.combat.heroes.map(({ jinx }) => jinx)).toEqual([0, 1]);
  });
});

test('MR-118, MR-B25: in his own action turn a color chit wakes a sleeping spell, which is no action', () => {
  const s = realmWith([{ id: 'wizard', at: 'cliff-1', spells: ['fog'] }]);
  s.day = GREY;
  under(s, 'sense-danger', { seat: 0, energized: 0 });
  const chit = chitsOf(s, 0).findIndex((one) => one.kind === 'MAGIC' && one.magic === 'IV');
  s.who[0]!.chits[chit] = COLOR;
  const evening = eveningOf(s, none());
  say(evening, { type: 'evening-wish', rounds: true });
  const waking = { type: 'energize', chit, at: 0 } as const;
  expect(engine.choices(s, 0)).toContainEqual(waking);
  engine.play(s, 0, waking, none());
  expect(s.effects[0]!.energized).toBe(1);
  expect(fieldOf(s)!.combat.heroes[0]!.chits[chit]).toBe(FATIGUED);
  expect(engine.choices(s, 0)).not.toContainEqual(waking);
  expect(offers(evening, 'cast')).toBe(true);
});

test('MR-B25: nobody wakes a spell on somebody who has run out of the combat', () => {
  const s = realmWith(['wizard', 'amazon'].map((id) => ({ id, at: 'cliff-1' })));
  under(s, 'sense-danger', { seat: 1, energized: 0 });
  const chit = chitsOf(s, 0).findIndex((one) => one.kind === 'MAGIC' && one.magic === 'IV');
  s.who[0]!.chits[chit] = COLOR;
  for (const one of s.who) one.hidden = 0;
  const evening = eveningOf(s, none());
  say(evening, { type: 'evening-wish', rounds: true });
  while (offers(evening, 'stay')) say(evening, { type: 'stay' });
  expect(wakings(s, 0)).toEqual([{ type: 'energize', chit, at: 0 }]);
  fieldOf(s)!.combat.heroes[1]!.life = FLED;
  expect(wakings(s, 0)).toEqual([]);
});

test('MR-B25: whoever wakes a spell with his last color chit has acted, and is not waited for', () => {
  const s = realmWith(['wizard', 'amazon'].map((id) => ({ id, at: 'cliff-1' })));
  under(s, 'sense-danger', { seat: 0, energized: 0 });
  const chit = chitsOf(s, 0).findIndex((one) => one.kind === 'MAGIC' && one.magic === 'IV');
  const [wizard] = s.who;
  wizard!.items = [];
  wizard!.chits = wizard!.chits.map((_, i) => (i === chit ? COLOR : FATIGUED));
  for (const one of s.who) one.hidden = 0;
  const evening = eveningOf(s, none());
  say(evening, { type: 'evening-wish', rounds: true });
  say(evening, { type: 'stay' });
  const waking = { type: 'energize', chit, at: 0 } as const;
  expect(engine.choices(s, 0)).toContainEqual(waking);
  engine.play(s, 0, waking, none());
  expect(s.effects[0]!.energized).toBe(1);
  // She is asked, as he has nothing left.
  expect(engine.toAct(s)).toEqual([1]);
});

describe('at once, before the combat goes on', () => {
  const blessed = (...faces: readonly number[]): Evening => {
    const s = realmWith([{ id: 'white-knight', at: 'cliff-1', spells: ['small-blessing'] }]);
    s.day = WHITE;
    putDenizens(s, 'cliff-1', 'giant');
    const evening = eveningOf(s, none());
    say(evening, { type: 'evening-wish', rounds: true });
    say(evening, { type: 'lured' });
    say(evening, { type: 'cast' });
    say(evening, { type: 'target', who: 0 }, ...faces);
    return evening;
  };

  test('MR-S04, MR-X12: a wish for strength helps in this combat', () => {
    const { s } = blessed(6, 1);
    expect(fieldOf(s)!.combat.heroes[0]!.strong).toBe(1);
    expect(s.effects).toEqual([]);
  });

  test('MR-S04, MR-X07: who wishes himself elsewhere is in the combat no more', () => {
    const evening = blessed(1, 1);
    say(evening, { type: 'teleport', to: placeNamed('ruins-1') });
    const [field] = evening.s.fields;
    expect(field).toMatchObject({ over: 1, combat: { by: 'fled' } });
    expect(evening.s.who[0]).toMatchObject({ place: placeNamed('ruins-1'), toward: -1 });
  });

  test('MR-S04, MR-X08: a denizen that is sent away is not dead', () => {
    const evening = blessed(2, 1);
    const giant = evening.s.fields[0]!.denizens[0]!;
    say(evening, { type: 'send-denizen', denizen: giant });
    finish(evening);
    expect(evening.s.at[giant]).toBe(-1);
    expect(evening.s.who[0]!.fame).toBe(0);
  });

  test('MR-S04, MR-X11: a wish for health is made whole in the combat', () => {
    const s = realmWith([{ id: 'white-knight', at: 'cliff-1', spells: ['small-blessing'] }]);
    s.day = WHITE;
    s.who[0]!.chits[0] = FATIGUED;
    const evening = eveningOf(s, none());
    say(evening, { type: 'evening-wish', rounds: true });
    say(evening, { type: 'cast' });
    say(evening, { type: 'target', who: 0 }, 5, 5);
    finish(evening);
    expect(s.who[0]!.chits.every(isInPlay)).toBe(true);
  });

  test('MR-S09: the wise bird shows hidden enemies to whoever fights', () => {
    const evening = alone('wizard', 'talk-to-wise-bird', GOLD);
    say(evening, { type: 'cast' });
    say(evening, { type: 'target', who: 0 });
    expect(evening.offers().choices.length).toBeGreaterThan(90);
    say(evening, { type: 'look', at: placeNamed('cavern-3') }, 4, 4);
    expect(evening.s.who[0]!.found).toBe(1);
    expect(fieldOf(evening.s)!.combat.heroes[0]!.found).toBe(1);
    expect(offers(evening, 'maneuver')).toBe(true);
  });

  test('MR-S01, MR-B27: an exorcism breaks every spell whose caster or target is there', () => {
    const s = realmWith([
      { id: 'white-knight', at: 'cliff-1', spells: ['exorcise'] },
      { id: 'wizard', at: 'cavern-3', spells: ['fog', 'see-hidden-signs'] },
    ]);
    s.day = WHITE;
    under(s, 'see-hidden-signs', { by: 1, seat: 0, box: 1, chit: 5 });
    under(s, 'fog', { by: 1, tile: 3, box: 0, chit: 6 });
    const evening = eveningOf(s, none());
    say(evening, { type: 'evening-wish', rounds: true });
    say(evening, { type: 'cast' });
    expect(s.effects.map(({ spell }) => spell)).toEqual(['fog']);
    expect(tied(s, 1)).toEqual([6]);
  });

  test('MR-S30: dissolving asks which spell, and chit and box are free in the combat as well', () => {
    const s = realmWith([{ id: 'wizard', at: 'cliff-1', spells: ['dissolve-spell', 'fog'] }]);
    s.day = PURPLE;
    const chit = s.who[0]!.chits.length - 1;
    under(s, 'fog', { tile: 3, box: 1, chit });
    s.awake['hidden-ring'] = ['dissolve-spell'];
    s.who[0]!.items.push({ id: 'hidden-ring', state: WORN });
    const evening = eveningOf(s, none());
    say(evening, { type: 'evening-wish', rounds: true });
    say(evening, { type: 'cast' });
    say(evening, { type: 'break-spell', at: 0 });
    expect(s.effects).toEqual([]);
    expect(fieldOf(s)!.combat.heroes[0]!.chits[chit]).toBe(FATIGUED);
  });
});

describe('artifacts and books', () => {
  const ringed = (): Evening => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-1' }]);
    s.day = GOLD;
    s.who[0]!.items.push({ id: 'glimmering-ring', state: WORN });
    s.awake['glimmering-ring'] = ['see-hidden-signs'];
    const evening = eveningOf(s, none());
    say(evening, { type: 'evening-wish', rounds: true });
    return evening;
  };

  test('MR-125, MR-126: what is awake in it is cast with it, with time 0 and without a chit', () => {
    const evening = ringed();
    const { heroes } = fieldOf(evening.s)!.combat.game;
    expect(heroes[0]!.playings.at(-1)).toMatchObject({ kind: 'MAGIC', time: 0, magic: 2 });
    say(evening, { type: 'cast' });
    say(evening, { type: 'target', who: 0 });
    finish(evening);
    expect(evening.s.effects).toMatchObject([{ item: 'glimmering-ring', box: -1, chit: -1, seat: 0 }]);
    expect(evening.s.who[0]!.chits.every(isInPlay)).toBe(true);
  });

  test('MR-125: it casts once, and not while it keeps a spell up', () => {
    const evening = ringed();
    say(evening, { type: 'cast' });
    say(evening, { type: 'target', who: 0 });
    const { s } = evening;
    finish(evening);
    expect(s.who[0]!.used).toEqual(['glimmering-ring']);
    s.who[0]!.used = [];
    expect(heroAt(s, 0).chits.at(-1)).toBe(FATIGUED);
    s.effects = [];
    expect(heroAt(s, 0).chits.at(-1)).not.toBe(FATIGUED);
  });

  test('MR-125: it casts only spells of its own type', () => {
    const s = realmWith([{ id: 'amazon', at: 'cliff-1' }]);
    s.who[0]!.items.push({ id: 'black-book', state: WORN });
    s.awake['black-book'] = ['bad-luck', 'power-of-the-pit'];
    expect(heroAt(s, 0).spells.map(({ id }) => id)).toEqual(['power-of-the-pit']);
  });
});

describe('MR-S30, MR-S46: what breaks magic', () => {
  test.each([true, false])(
    'reaches what is kept up in the combat, or else what is of the days: %s',
    (here) => {
      const s = realmWith([
        { id: 'sorceror', at: 'cliff-1', spells: ['dissolve-spell'] },
        { id: 'elf', at: 'cliff-1', spells: ['elven-grace'] },
      ]);
      s.day = PURPLE;
      for (const who of s.who) who.hidden = 0;
      under(s, 'fog', { tile: tileAt(placeNamed('cliff-1')) });
      const evening = eveningOf(s, none());
      say(evening, { type: 'evening-wish', rounds: true });
      const { combat, seats } = fieldOf(s)!;
      const [elf, sorceror] = [1, 0].map((seat) => seats.indexOf(seat));
      Object.assign(combat.heroes[elf!]!, { grace: elf, ties: [{ spell: 0, chit: -1, on: elf }] });
      for (let n = 0; n < 20 && !offers(evening, 'unbind'); n++) {
        const dice = scriptedDice(1, 1, 1, 1);
        const { choices } = evening.offers();
        const wanted = ['cast', 'stay', 'lured', 'done', 'enough'];
        const found = choices.find((one) => one.type === 'fight' && wanted.includes(one.choice.type));
        evening.play(dice, found!);
      }
      expect(evening.offers().seat).toBe(seats[sorceror!]);
      if (here) {
        say(evening, { type: 'unbind', on: elf });
        expect(combat.heroes[elf!]).toMatchObject({ grace: -1, ties: [] });
        expect(s.effects).toHaveLength(1);
      } else {
        say(evening, { type: 'break-other' });
        say(evening, { type: 'break-spell', at: 0 });
        expect(s.effects).toEqual([]);
        expect(combat.heroes[elf!]!.grace).toBe(elf);
      }
    },
  );
});
