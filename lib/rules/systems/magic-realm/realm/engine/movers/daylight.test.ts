import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { beginBirdsong, playRecord, recordChoices } from '../day/birdsong';
import { advance } from '../day/day';
import { offers } from '../day/offers';
import { goOnTurn } from '../day/turn';
import type { Deed } from '../deeds';
import type { RealmEvent } from '../events';
import { questionOf } from '../questions';
import { isWorn } from '../kit';
import { WORN, type RealmState } from '../state';
import { putDenizens } from '../testing/evening';
import { dayOfTheirOwn, write } from '../testing/movers';
import { answer, layChit, laySite, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { hireAt } from '../testing/warband';
import { discoveries, placeId, tileAt } from '../world/ground';
import { dayOf, isHidden, placeOf } from './individuals';

const to = (name: string): Deed => ({ type: 'move', to: placeNamed(name) });
const HIDE: Deed = { type: 'hide' };
const SEARCH: Deed = { type: 'search' };
/** The monster roll. */
const DAWN = 1;

const knight = (at = 'cliff-5'): RealmState => realmWith([{ id: 'black-knight', at }]);
/** The day goes on until somebody is asked. */
function goOn(s: RealmState, ...faces: readonly number[]): RealmEvent[] {
  const told: RealmEvent[] = [];
  const dice = scriptedDice(...faces);
  advance(s, dice, (event) => told.push(event));
  expect(dice.spent()).toBe(true);
  return told;
}
/** The last question is answered, and the day goes on. */
function say(
  s: RealmState,
  wanted: Readonly<Record<string, unknown>>,
  ...faces: readonly number[]
): RealmEvent[] {
  const ask = s.asks.at(-1)!;
  const choice = questionOf(ask)
    .choices(s, ask)
    .find((one) => Object.entries(wanted).every(([key, value]) => one[key as keyof typeof one] === value));
  if (!choice) throw new Error(`not offered: ${JSON.stringify([wanted, offered(s)])}`);
  s.asks.pop();
  const told: RealmEvent[] = [];
  const dice = scriptedDice(...faces);
  questionOf(ask).answer(s, ask, choice, dice, (event) => told.push(event));
  advance(s, dice, (event) => told.push(event));
  expect(dice.spent()).toBe(true);
  return told;
}
const types = (told: readonly RealmEvent[]): readonly string[] => told.map(({ type }) => type);

describe('turns', () => {
  test('MR-013 to MR-015: a leader who acts alone has a counter of his own, and is seen when it is drawn', () => {
    const s = knight();
    const [rhq, r1] = hireAt(s, 0, 'cliff-3', 'rhq', 'r1');
    const acting = dayOfTheirOwn(s, { [rhq!]: [HIDE] });
    for (const i of [rhq!, r1!]) s.hiding[i] = 1;
    // His counter, of two, is drawn first: he hides again, and his underling with him.
    expect(goOn(s, DAWN, 2)).toContainEqual({
      type: 'turn',
      rule: 'MR-014',
      seat: acting[rhq!],
      kept: false,
    });
    expect([rhq!, r1!].map((i) => s.hiding[i])).toEqual([0, 0]);
    const told = say(s, { type: 'go' }, 1, 1, 1);
    expect(told).toContainEqual(expect.objectContaining({ type: 'hide-roll', hides: [acting[rhq!]] }));
    expect([rhq!, r1!].map((i) => s.hiding[i])).toEqual([1, 1]);
    expect(told).toContainEqual({ type: 'turn', rule: 'MR-014', seat: 0, kept: false });
  });

  test('MR-062: the turn of the employer leaves the leader and those who follow him hidden', () => {
    const s = knight();
    const [rhq, r1, r2] = hireAt(s, 0, 'cliff-3', 'rhq', 'r1', 'r2');
    dayOfTheirOwn(s, { [rhq!]: [HIDE] }, [[HIDE]]);
    s.comes[r2!] = 0;
    s.after[r2!] = -1;
    for (const i of [rhq!, r1!, r2!]) s.hiding[i] = 1;
    goOn(s, DAWN, 1);
    expect(s.turn?.seat).toBe(0);
    expect([rhq!, r1!, r2!].map((i) => s.hiding[i])).toEqual([1, 1, 0]);
  });

  test('MR-016, MR-062: he moves with those who follow him, and is asked nothing that is not to be decided', () => {
    const s = knight();
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    dayOfTheirOwn(s, { [rhq!]: [to('cliff-2')] });
    goOn(s, DAWN, 2, 1);
    expect(placeId(s.at[rhq!]!)).toBe('cliff-2');
  });

  test('MR-063: at the start of a phase he may leave an underling', () => {
    const s = knight();
    const [rhq, r1] = hireAt(s, 0, 'cliff-3', 'rhq', 'r1');
    dayOfTheirOwn(s, { [rhq!]: [to('cliff-2')] });
    goOn(s, DAWN, 2);
    expect(offered(s)).toEqual([{ type: 'go' }, { type: 'skip' }, { type: 'leave-hired', denizen: r1 }]);
    say(s, { type: 'leave-hired' });
    say(s, { type: 'go' }, 1);
    expect([rhq!, r1!].map((i) => placeId(s.at[i]!))).toEqual(['cliff-2', 'cliff-3']);
  });

  test('MR-063, MR-064: hirelings of another he leaves behind only while he is hidden', () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-3' },
      { id: 'elf', at: 'cliff-3' },
    ]);
    const [r1] = hireAt(s, 1, 'cliff-3', 'r1');
    dayOfTheirOwn(s, {}, [[HIDE, HIDE]]);
    s.after[r1!] = 0;
    goOn(s, DAWN, 1);
    const mayLeave = () => offered(s).some(({ type }) => type === 'leave-hired');
    expect([s.turn?.seat, mayLeave()]).toEqual([0, false]);
    s.who[0]!.hidden = 1;
    expect(mayLeave()).toBe(true);
    expect(say(s, { type: 'leave-hired' })[0]).toMatchObject({ type: 'hired-left', rule: 'MR-064' });
  });

  test.each([
    ['acts on his own', 0, 3],
    ['comes along with his employer', 1, 1],
  ])('MR-059, MR-062: underlings follow the leader of another, who %s', (_, comes, counter) => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-3' },
      { id: 'elf', at: 'cliff-3' },
    ]);
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    const [l1] = hireAt(s, 1, 'cliff-3', 'l1');
    beginBirdsong(s, undefined);
    const sent = recordChoices(s, 1).find(
      (one) => one.type === 'send-hired' && one.denizen === l1 && one.after === 2,
    );
    playRecord(s, 1, sent!, undefined);
    s.comes[rhq!] = comes;
    const record = [to('cliff-2')];
    write(s, 0, comes === 1 ? record : []);
    write(s, 1, []);
    write(s, 2, comes === 1 ? [] : record);
    goOn(s, DAWN, counter);
    answer(s, { type: 'go' });
    goOnTurn(s, s.turn!, scriptedDice(), undefined);
    expect([rhq!, l1!].map((i) => placeId(s.at[i]!))).toEqual(['cliff-2', 'cliff-2']);
    expect(placeId(s.who[1]!.place)).toBe('cliff-3');
  });

  test('MR-010, MR-059: a character may follow a leader all day, and a leader a character', () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-5' },
      { id: 'elf', at: 'cliff-3' },
    ]);
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    const acting = dayOfTheirOwn(s, { [rhq!]: [to('cliff-2')] }, [[], [{ type: 'follow', guide: 2 }]]);
    expect(acting[rhq!]).toBe(2);
    const told = goOn(s, DAWN, 2);
    expect(told).toContainEqual({ type: 'follows', rule: 'MR-010', seat: 1, guide: 2 });
    say(s, { type: 'follow-on' });
    // He might buy of his follower before he moves. (MR-075)
    say(s, { type: 'go' }, 1);
    expect(placeId(s.who[1]!.place)).toBe('cliff-2');
  });

  test('MR-010: whoever follows a leader who comes along follows his employer', () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-3' },
      { id: 'elf', at: 'cliff-3' },
    ]);
    hireAt(s, 0, 'cliff-3', 'rhq');
    dayOfTheirOwn(s, {}, [[to('cliff-2')], [{ type: 'follow', guide: 2 }]]);
    expect(goOn(s, DAWN, 1)).toContainEqual({ type: 'follows', rule: 'MR-010', seat: 1, guide: 0 });
  });
});

describe('SEARCH', () => {
  const searching = (at = 'cliff-3'): { readonly s: RealmState; readonly who: number } => {
    const s = knight();
    const [rhq] = hireAt(s, 0, at, 'rhq');
    const acting = dayOfTheirOwn(s, { [rhq!]: [SEARCH, SEARCH] });
    return { s, who: acting[rhq!]! };
  };

  test('MR-B10, MR-042: two dice, and what he finds he knows himself', () => {
    const { s, who } = searching();
    layChit(s, 'site-hoard', 'cliff-3');
    goOn(s, DAWN, 2);
    say(s, { type: 'look', table: 'peer' }, 5, 1);
    expect(dayOf(s, who).seen).toEqual([tileAt(placeNamed('cliff-3'))]);
    expect(s.who[0]!.seen).toEqual([]);
  });

  test('MR-X30: hidden enemies', () => {
    const { s, who } = searching();
    goOn(s, DAWN, 2);
    const told = say(s, { type: 'look', table: 'peer' }, 4, 4);
    expect(told).toContainEqual({ type: 'enemies-found', rule: 'MR-X30', seat: who });
  });

  test('MR-B39, MR-046: he pays no asterisk, and carries what he takes inactive', () => {
    const { s, who } = searching('cliff-6');
    laySite(s, 'site-pool', 'cliff-6', 'ancient-telescope', 'poultice-of-health');
    dayOf(s, who).sites.push('site-pool');
    goOn(s, DAWN, 2);
    say(s, { type: 'loot', from: 'site-pool' }, 1, 1);
    expect(offered(s)).toEqual([
      { type: 'keep', at: 0, as: 'inactive', instead: -1 },
      { type: 'keep', at: 0, as: 'abandoned', instead: -1 },
    ]);
    say(s, { as: 'inactive' });
    expect(dayOf(s, who).items.map(({ id }) => id)).toEqual(['ancient-telescope']);
    expect(s.who[0]!.items.some(({ id }) => id === 'ancient-telescope')).toBe(false);
  });

  test('MR-B20: what is too heavy for him stays behind when he moves', () => {
    const s = knight();
    const [lhq] = hireAt(s, 0, 'cliff-3', 'chq');
    const acting = dayOfTheirOwn(s, { [lhq!]: [to('cliff-2')] });
    dayOf(s, acting[lhq!]!).items = [
      { id: 'breastplate', state: 0 },
      { id: 'great-sword', state: 0 },
    ];
    goOn(s, DAWN, 2);
    say(s, { type: 'go' }, 1);
    expect(dayOf(s, acting[lhq!]!).items.map(({ id }) => id)).toEqual(['breastplate']);
    expect(s.abandoned[String(placeNamed('cliff-3'))]?.map(({ id }) => id)).toEqual(['great-sword']);
  });

  test('MR-059, MR-060: a leader who comes along learns what his employer finds', () => {
    const s = knight('cliff-3');
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    layChit(s, 'site-hoard', 'cliff-3');
    dayOfTheirOwn(s, {}, [[SEARCH]]);
    goOn(s, DAWN, 1);
    say(s, { type: 'go' });
    say(s, { type: 'look', table: 'locate' }, 2, 2);
    const [one] = s.movers;
    expect([one!.denizen, one!.seen]).toEqual([rhq, [tileAt(placeNamed('cliff-3'))]]);
  });

  test('MR-075: in one clearing they tell one another what they know of it', () => {
    const s = knight('cliff-6');
    const [rhq] = hireAt(s, 0, 'cliff-6', 'rhq');
    layChit(s, 'site-hoard', 'cliff-6');
    const acting = dayOfTheirOwn(s, { [rhq!]: [HIDE] }, [[HIDE]]);
    const day = dayOf(s, acting[rhq!]!);
    day.sites = ['site-hoard'];
    day.paths = discoveries.map(({ code }) => code);
    const told = goOn(s, DAWN, 1);
    expect(s.who[0]!.sites).toEqual(['site-hoard']);
    expect(s.who[0]!.paths.length).toBeGreaterThan(0);
    expect(s.who[0]!.paths.length).toBeLessThan(day.paths.length);
    expect(types(told)).toContain('path-told');
  });
});

describe('what he carries, sells and pays', () => {
  test('MR-075: things pass between him and his employer who is with him, and nobody else', () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-3' },
      { id: 'elf', at: 'cliff-3' },
    ]);
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    const acting = dayOfTheirOwn(s, { [rhq!]: [HIDE] });
    const who = acting[rhq!]!;
    dayOf(s, who).items = [{ id: 'breastplate', state: 0 }];
    goOn(s, DAWN, 3);
    const passes = offered(s).filter(({ type }) => type === 'pass-item');
    expect(passes).toContainEqual({ type: 'pass-item', from: who, item: 0, to: 0 });
    expect(passes.every((one) => one.type === 'pass-item' && one.from !== 1 && one.to !== 1)).toBe(true);
    say(s, { type: 'pass-item', from: 0, item: 0, to: who });
    expect(dayOf(s, who).items).toHaveLength(2);
    expect(dayOf(s, who).items.some(isWorn)).toBe(false);
    say(s, { type: 'pass-item', from: who, item: 0, to: 0 });
    expect(offered(s)).toContainEqual({
      type: 'keep',
      at: s.who[0]!.items.length - 1,
      as: 'inactive',
      instead: -1,
    });
  });

  const market = (deed: Deed): { readonly s: RealmState; readonly who: number } => {
    const s = knight();
    s.who[0]!.gold = 20;
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    putDenizens(s, 'cliff-3', 'chq', 'c1');
    const acting = dayOfTheirOwn(s, { [rhq!]: [deed] });
    return { s, who: acting[rhq!]! };
  };

  test('MR-049: what he sells is his, and the gold goes to his employer', () => {
    const { s, who } = market({ type: 'trade' });
    dayOf(s, who).items = [{ id: 'breastplate', state: 0 }];
    goOn(s, DAWN, 2);
    say(s, { type: 'go' });
    const before = s.who[0]!.gold;
    // Then his own counter is drawn, and in the evening he meets the natives once.
    say(s, { type: 'sell', item: 0 }, 1, 1);
    expect(s.who[0]!.gold).toBeGreaterThan(before);
    expect(dayOf(s, who).items).toEqual([]);
  });

  test('MR-054, MR-B44: whom he hires serves his employer, who pays', () => {
    const { s } = market({ type: 'hire' });
    goOn(s, DAWN, 2);
    say(s, { type: 'ask-to-hire', group: 'company', again: 0 }, 1, 2);
    const offer = offered(s).find(({ type }) => type === 'pay-wages')!;
    say(s, { ...offer }, 1);
    expect(s.who[0]!.gold).toBeLessThan(20);
    expect(s.hirer.filter((hirer) => hirer === 0)).toHaveLength(3);
  });
});

describe('blocking', () => {
  test('MR-081: a monster blocks an unhidden leader who ends a phase there', () => {
    const s = knight();
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
    putDenizens(s, 'cliff-2', 'giant');
    const acting = dayOfTheirOwn(s, { [rhq!]: [to('cliff-2'), HIDE] });
    const told = goOn(s, DAWN, 2, 1);
    expect(told).toContainEqual({ type: 'blocked', rule: 'MR-081', seat: acting[rhq!], by: 'giant' });
    expect(types(told)).not.toContain('hide-roll');
  });

  test('MR-078, MR-080: he may block a character, which ends both turns; underlings may not', () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-5' },
      { id: 'elf', at: 'cliff-3' },
    ]);
    s.who[1]!.hidden = 0;
    const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq', 'r1');
    const acting = dayOfTheirOwn(s, { [rhq!]: [HIDE] }, [[], [HIDE, HIDE]]);
    goOn(s, DAWN, 3);
    say(s, { type: 'go' }, 6, 6);
    // The elf, who has still to move, may block him; then he himself is asked.
    expect(s.asks.at(-1)).toMatchObject({ type: 'block', seat: 1 });
    expect(offered(s)).toEqual([{ type: 'block-seat', at: acting[rhq!] }, { type: 'let-pass' }]);
    say(s, { type: 'let-pass' });
    expect(s.asks.at(-1)).toMatchObject({ type: 'block', seat: acting[rhq!] });
    const told = say(s, { type: 'block-seat', at: 1 }, 1, 1);
    expect(types(told)).toContain('skipped');
    expect([s.who[1]!.blocked, dayOf(s, acting[rhq!]!).blocked]).toEqual([1, 1]);
  });

  test('MR-B32: a controlled monster neither blocks nor prowls by itself', () => {
    const s = realmWith([
      { id: 'black-knight', at: 'cliff-5' },
      { id: 'elf', at: 'cliff-3' },
    ]);
    const [bat] = hireAt(s, 0, 'cliff-2', 'giant-bat');
    under(s, 'control-bats', { denizens: [bat!] });
    const acting = dayOfTheirOwn(s, { [bat!]: [] }, [[], [to('cliff-2')]]);
    goOn(s, 6, 2);
    say(s, { type: 'go' });
    expect(s.who[1]!.blocked).toBe(0);
    // Its master decides.
    expect(s.asks.at(-1)).toMatchObject({ type: 'block', seat: acting[bat!] });
    expect(offered(s)).toEqual([{ type: 'block-seat', at: 1 }, { type: 'let-pass' }]);
  });
});

test('MR-S37, MR-067: a controlled bat flies as a character would, and lands by a die', () => {
  const s = knight();
  const [bat] = hireAt(s, 0, 'cliff-3', 'giant-bat');
  under(s, 'control-bats', { denizens: [bat!] });
  const tile = tileAt(placeNamed('cliff-3'));
  const acting = dayOfTheirOwn(s, { [bat!]: [{ type: 'fly', tile }] });
  const told = goOn(s, DAWN, 2, 5, 1);
  expect(told).toContainEqual({ type: 'flew', rule: 'MR-066', seat: acting[bat!], tile });
  expect(placeId(s.at[bat!]!)).toBe('cliff-5');
});

test('MR-084, MR-086: his turn end turns up the chits of his tile', () => {
  const s = knight();
  const [rhq] = hireAt(s, 0, 'borderland-2', 'rhq');
  dayOfTheirOwn(s, { [rhq!]: [] });
  layChit(s, 'warning-bones-c', 'borderland-2');
  const told = goOn(s, DAWN, 2, 1);
  expect(types(told)).toContain('chits-up');
});

describe('the familiar', () => {
  const witch = (...record: readonly Deed[]): RealmState => {
    const s = realmWith([
      { id: 'witch', at: 'cliff-3' },
      { id: 'elf', at: 'cliff-5' },
    ]);
    dayOfTheirOwn(s, {}, [[HIDE]]);
    write(s, 2, record);
    return s;
  };

  test('MR-A26: it moves just before its master, and has no counter', () => {
    const s = witch(to('cliff-2'));
    const told = goOn(s, DAWN, 1);
    expect(told.flatMap((event) => (event.type === 'turn' ? [event.seat] : []))).toEqual([2, 0]);
    expect(placeId(placeOf(s, 2))).toBe('cliff-2');
    expect(s.undrawn).toEqual([1]);
  });

  test('MR-A26: what it finds its master has found; hidden enemies only where both are together', () => {
    const s = witch({ type: 'peer', at: placeNamed('cliff-3') });
    goOn(s, DAWN, 1, 4, 4);
    expect(s.who[0]!.found).toBe(1);
    const far = witch(to('cliff-2'), { type: 'peer', at: placeNamed('cliff-2') });
    goOn(far, DAWN, 1, 3, 3);
    expect(far.who[0]!.found).toBe(0);
    const clues = witch(to('cliff-2'), { type: 'peer', at: placeNamed('cliff-2') });
    goOn(clues, DAWN, 1, 5, 5);
    expect(clues.who[0]!.seen).toEqual([tileAt(placeNamed('cliff-2'))]);
  });

  test('MR-A26: nobody blocks it, and it summons nobody', () => {
    const s = witch(to('cliff-2'), to('cliff-3'));
    putDenizens(s, 'cliff-2', 'giant');
    layChit(s, 'warning-bones-m', 'cliff-2');
    const told = goOn(s, DAWN, 1);
    expect(placeId(placeOf(s, 2))).toBe('cliff-3');
    expect(types(told)).not.toContain('chits-up');
    expect(isHidden(s, 2)).toBe(false);
  });

  test('MR-A26: it stays where it is from day to day, and dies with its master', () => {
    const s = witch(to('cliff-2'));
    goOn(s, DAWN, 1);
    s.part = 'birdsong';
    dayOfTheirOwn(s, {});
    expect(placeId(placeOf(s, 2))).toBe('cliff-2');
  });
});

test('MR-S33: a phantasm enchants where it is with the chits of its master', () => {
  const s = realmWith([{ id: 'wizard', at: 'cliff-3' }]);
  under(s, 'phantasm', { seat: 0 });
  dayOfTheirOwn(s, {}, [[HIDE]]);
  write(s, 1, [{ type: 'prepare' }, to('cliff-2'), { type: 'enchant' }]);
  goOn(s, DAWN, 1);
  expect(s.asks.at(-1)).toMatchObject({ type: 'enchant', seat: 1 });
  const [first] = offered(s);
  expect(first?.type).toBe('enchant-chit');
  const before = s.who[0]!.chits.slice();
  answer(s, { ...first });
  expect(s.who[0]!.chits).not.toEqual(before);
});

test('MR-S33, MR-B29: nor with chits that a spell has frozen', () => {
  const s = realmWith([{ id: 'wizard', at: 'cliff-3' }]);
  under(s, 'phantasm', { seat: 0 });
  under(s, 'transform', { seat: 0, shape: 'lion' });
  dayOfTheirOwn(s, {}, [[HIDE]]);
  expect(offers(s, 1).map(({ type }) => type)).not.toContain('prepare');
  write(s, 1, [{ type: 'prepare' }, { type: 'enchant' }]);
  expect(types(goOn(s, DAWN, 1))).toContain('no-enchanting');
});

test('MR-B18, MR-046: what works for ever works with him too', () => {
  const s = knight('cliff-3');
  const [rhq] = hireAt(s, 0, 'cliff-3', 'rhq');
  const acting = dayOfTheirOwn(s, { [rhq!]: [HIDE] });
  s.who[0]!.items = [
    { id: 'glowing-gem', state: 0 },
    { id: 'dragon-essence', state: 0 },
  ];
  const source = s.who[0]!.items.findIndex(({ id }) => id === 'dragon-essence');
  s.who[0]!.items[source]!.state = WORN;
  goOn(s, DAWN, 2);
  say(s, { type: 'pass-item', from: 0, item: 0, to: acting[rhq!] });
  expect(dayOf(s, acting[rhq!]!).items).toEqual([{ id: 'glowing-gem', state: 0 }]);
});
