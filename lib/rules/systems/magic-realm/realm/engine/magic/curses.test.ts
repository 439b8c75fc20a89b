import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { midnight } from '../day/midnight';
import { chitsOf, ILL_HEALTH, SQUEAK, WITHER } from '../kit';
import { ACTIVE, COLOR, COMMITTED, DAMAGED, DEAD, FATIGUED, WORN, WOUNDED, type RealmState } from '../state';
import { answer, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { denizens, KILLED, ON_CARD } from '../world/denizens';
import { rollCurse, rollPit, rollWish } from './curses';
import { liftCurse } from './cursing';
import { endSpells } from './enspell';

const one = (id = 'captain'): RealmState => realmWith([{ id, at: 'cliff-5' }]);
const two = (): RealmState =>
  realmWith([
    { id: 'captain', at: 'cliff-5' },
    { id: 'elf', at: 'cliff-5' },
  ]);
type Roll = typeof rollCurse;
const roll = (s: RealmState, how: Roll, ...faces: readonly number[]): void => {
  const dice = scriptedDice(...faces);
  how(s, 0, dice, undefined);
  expect(dice.spent()).toBe(true);
};
const here = placeNamed('cliff-5');
const monster = (id: string): number => denizens.findIndex((d) => d.id === id);

describe('curses', () => {
  test('MR-X02: squeak ends hiding', () => {
    const s = one();
    roll(s, rollCurse, 2, 1);
    expect(s.who[0]!.hidden).toBe(0);
  });

  test('MR-X02, MR-S32: squeaking he hides as mist alone, and is seen once that is broken or asleep', () => {
    for (const end of [
      (s: RealmState) => endSpells(s, () => true, 'broken', undefined),
      (s: RealmState) => midnight(s, undefined),
    ]) {
      const s = one();
      s.who[0]!.curses = 1 << SQUEAK;
      under(s, 'melt-into-mist', { seat: 0, shape: 'mist' });
      end(s);
      expect(s.who[0]!.hidden).toBe(0);
    }
  });

  test('MR-X03, MR-B29: withered as a lion he has no chit with asterisks left once he is himself', () => {
    const s = one();
    under(s, 'transform', { seat: 0, shape: 'lion' });
    roll(s, rollCurse, 3, 3);
    expect(s.who[0]!.chits).not.toContain(FATIGUED);
    endSpells(s, () => true, 'broken', undefined);
    const states = chitsOf(s, 0).map(({ asterisks }) => (asterisks > 0 ? FATIGUED : ACTIVE));
    expect(s.who[0]!.chits).toEqual(states);
  });

  test('MR-X03: wither fatigues every chit with asterisks, color chits too', () => {
    const s = one('druid');
    const codes = chitsOf(s, 0).map(({ code }) => code);
    s.who[0]!.chits[codes.indexOf('MAGIC II3*')] = COLOR;
    roll(s, rollCurse, 3, 3);
    expect(s.who[0]!.chits).toEqual(codes.map((code) => (code.includes('*') ? FATIGUED : ACTIVE)));
  });

  test('MR-B28: a curse that he has already adds nothing', () => {
    const s = one();
    s.who[0]!.curses = 1 << WITHER;
    roll(s, rollCurse, 3, 1);
    expect(s.who[0]!.chits.every((state) => state === ACTIVE)).toBe(true);
  });

  test('MR-B28: one is lifted, the others stay', () => {
    const s = one();
    s.who[0]!.curses = 0b111111;
    liftCurse(s, 0, ILL_HEALTH, undefined);
    expect(s.who[0]!.curses).toBe(0b110111);
  });

  test('MR-T45: the wand chooses one die before the other falls', () => {
    const s = one();
    s.who[0]!.items.push({ id: 'magic-wand', state: WORN });
    roll(s, rollCurse);
    expect(offered(s)).toHaveLength(6);
    answer(s, { face: 6 }, 2);
    expect(s.who[0]!.curses).toBe(1 << 5);
  });
});

describe('wishes', () => {
  test('MR-X07: he goes anywhere; his followers stay', () => {
    const s = two();
    s.who[1]!.guide = 0;
    roll(s, rollWish, 1, 1);
    expect(offered(s)).not.toContainEqual({ type: 'teleport', to: here });
    answer(s, { to: placeNamed('crag-6') });
    expect(s.who.map(({ place }) => place)).toEqual([placeNamed('crag-6'), here]);
    expect(s.who[1]!.guide).toBe(-1);
  });

  test('MR-X08: a character chooses where to go, a hidden one is not named', () => {
    const s = two();
    const wolf = monster('wolf-a');
    s.at[wolf] = here;
    roll(s, rollWish, 2, 1);
    expect(offered(s)).toEqual([{ type: 'send-denizen', denizen: wolf }]);
    s.who[1]!.hidden = 0;
    answer(s, { other: 1 });
    expect(s.asks).toMatchObject([{ type: 'teleport', seat: 1 }]);
  });

  test('MR-X08: a hidden hireling of somebody else is named only by who found hidden enemies', () => {
    const s = one();
    const rogue = monster('r1');
    s.at[rogue] = here;
    s.hirer[rogue] = 1;
    s.hiding[rogue] = 1;
    roll(s, rollWish, 2, 1);
    expect(s.asks).toEqual([]);
    s.who[0]!.found = 1;
    roll(s, rollWish, 2, 1);
    expect(offered(s)).toEqual([{ type: 'send-denizen', denizen: rogue }]);
  });

  test('MR-X08: a denizen goes back to its start; alone there is nothing to wish', () => {
    const s = one();
    const wolf = monster('wolf-a');
    s.at[wolf] = here;
    roll(s, rollWish, 2, 2);
    answer(s, { denizen: wolf });
    expect(s.at[wolf]).toBe(ON_CARD);
    roll(s, rollWish, 2, 2);
    expect(s.asks).toEqual([]);
  });

  test('MR-X08: whoever is wished off the map serves nobody any more', () => {
    const s = one();
    const wolf = monster('giant-bat');
    s.at[wolf] = here;
    under(s, 'control-bats', { denizens: [wolf] });
    [s.hirer[wolf], s.term[wolf]] = [0, 2];
    roll(s, rollWish, 2, 2);
    const told = answer(s, { denizen: wolf });
    expect(told.map(({ type }) => type)).toEqual(['sent-home', 'spell-over', 'service-ended']);
    expect([s.hirer[wolf], s.effects]).toEqual([-1, []]);
  });

  test('MR-X09: the cards of one box are looked at and stay as they lie', () => {
    const s = one();
    s.piles['site-lair'] = ['regent-of-jewels', 'cloak-of-mist'].map((id) => ({ id, state: 0 }));
    roll(s, rollWish, 3, 3);
    const events = answer(s, { box: 'site-lair' });
    expect(events).toMatchObject([{ type: 'vision', ids: ['regent-of-jewels', 'cloak-of-mist'], only: 0 }]);
    expect(s.who[0]!.looked).toEqual(['site-lair']);
  });

  test('MR-X10: nobody fights there today', () => {
    const s = one();
    roll(s, rollWish, 4, 4);
    expect(s.peace).toEqual([here]);
  });

  test('MR-X11: health rests all chits but those tied up, and ends wither and ill health', () => {
    const s = one();
    const { chits } = s.who[0]!;
    chits.fill(WOUNDED);
    chits[0] = COMMITTED;
    s.who[0]!.curses = 0b001111;
    roll(s, rollWish, 5, 1);
    expect(chits[0]).toBe(COMMITTED);
    expect(chits.slice(1).every((state) => state === ACTIVE)).toBe(true);
    expect(s.who[0]!.curses).toBe(0b000011);
  });

  test('MR-X11, MR-B29: of whom a spell has changed it reaches no chits', () => {
    const s = one();
    const { chits } = s.who[0]!;
    chits.fill(WOUNDED);
    under(s, 'melt-into-mist', { seat: 0, shape: 'mist' });
    roll(s, rollWish, 5, 1);
    expect(chits.every((state) => state === WOUNDED)).toBe(true);
  });
});

describe('the Power of the Pit outside combat', () => {
  test('MR-X13: all unhidden ones die, a hidden one lives', () => {
    const s = two();
    const wolf = monster('wolf-a');
    s.at[wolf] = here;
    s.who[1]!.hidden = 0;
    roll(s, rollPit, 1, 1);
    expect(s.who.map(({ life }) => life)).toEqual([0, DEAD]);
    expect(s.at[wolf]).toBe(KILLED);
  });

  test('MR-X14, MR-183: what the dead one had lies there', () => {
    const s = one();
    const had = s.who[0]!.items.map(({ id }) => id);
    roll(s, rollPit, 2, 2);
    expect(s.who[0]!.life).toBe(DEAD);
    expect(s.abandoned[String(here)]!.map(({ id }) => id)).toEqual(had);
  });

  test('MR-X15: terror wounds light and medium chits and kills light and medium denizens', () => {
    const s = one();
    const weak = denizens.findIndex((d) => d.monster?.vulnerability === 'M');
    const strong = denizens.findIndex((d) => d.monster?.vulnerability === 'T');
    s.at[weak] = here;
    s.at[strong] = here;
    roll(s, rollPit, 3, 3);
    expect([s.at[weak], s.at[strong]]).toEqual([KILLED, here]);
    chitsOf(s, 0).forEach((chit, i) => {
      const isWeak = chit.kind !== 'MAGIC' && (chit.strength === 'L' || chit.strength === 'M');
      expect(s.who[0]!.chits[i]).toBe(isWeak ? WOUNDED : ACTIVE);
    });
  });

  test('MR-X15, MR-B29: the horse of whom a spell has changed is out of its reach', () => {
    const s = two();
    for (const who of s.who) who.items = [{ id: 'pony-m4-m5', state: WORN }];
    under(s, 'transform', { seat: 1, shape: 'lion' });
    roll(s, rollPit, 3, 1);
    expect(s.who.map(({ items }) => items.length)).toEqual([0, 1]);
  });

  test('MR-X15, MR-T08: terror wounds what a belt makes medium, and spares what it makes heavy', () => {
    const s = one();
    s.who[0]!.items.push({ id: 'belt-of-strength', state: WORN });
    roll(s, rollPit, 3, 3);
    expect(s.who[0]!.chits).toEqual(
      chitsOf(s, 0).map(({ kind, asterisks }) => (kind !== 'MAGIC' && asterisks === 0 ? WOUNDED : ACTIVE)),
    );
  });

  test('MR-X15, MR-B29, MR-S32: who is something else is as weak as that, and mist is out of reach', () => {
    const s = one();
    const [giant, bat] = ['giant', 'giant-bat'].map(monster);
    const weak = denizens.findIndex((d) => d.id === 'viper' && d.monster?.vulnerability === 'M');
    for (const at of [giant!, bat!, weak]) s.at[at] = here;
    under(s, 'transform', { denizens: [giant!], shape: 'eagle' });
    under(s, 'melt-into-mist', { denizens: [weak], shape: 'mist' });
    roll(s, rollPit, 3, 3);
    expect([giant!, bat!, weak].map((at) => s.at[at])).toEqual([KILLED, here, here]);
  });

  test('MR-X17: only MAGIC chits are fatigued', () => {
    const s = one('druid');
    roll(s, rollPit, 5, 5);
    chitsOf(s, 0).forEach(({ kind }, i) => {
      expect(s.who[0]!.chits[i]).toBe(kind === 'MAGIC' ? FATIGUED : ACTIVE);
    });
  });

  test('MR-X16, MR-197: who has no whole chit left dies', () => {
    const s = one();
    s.who[0]!.chits = chitsOf(s, 0).map(({ asterisks }) => (asterisks > 0 ? ACTIVE : WOUNDED));
    roll(s, rollPit, 4, 4);
    expect(s.who[0]!.life).toBe(DEAD);
  });

  test('MR-X18, MR-B58: rust damages and destroys armor in use; treasure armor pays, other armor goes back', () => {
    const s = one();
    s.who[0]!.items = [
      { id: 'helmet', state: WORN },
      { id: 'shield', state: WORN | DAMAGED },
      { id: 'silver-breastplate', state: WORN | DAMAGED },
      { id: 'golden-crown', state: WORN },
    ];
    roll(s, rollPit, 6, 6);
    expect(s.who[0]!.items).toEqual([
      { id: 'helmet', state: WORN | DAMAGED },
      { id: 'golden-crown', state: WORN },
    ]);
    expect(s.who[0]!.gold).toBeGreaterThan(10);
    expect(Object.values(s.piles).flat()).toContainEqual({ id: 'shield', state: 0 });
  });
});
