import { describe, expect, test } from 'vitest';
import { midnight } from './day/midnight';
import { offers } from './day/offers';
import { abilitiesOf, chitsOf } from './kit';
import { curse } from './magic/cursing';
import { rollBy } from './rolls';
import { ACTIVE, DEAD, FATIGUED, PREPARED, type RealmState } from './state';
import { answer, layChit, offered } from './testing/play';
import { placeNamed, realmWith } from './testing/realm';
import { relationTo } from './trade/relation';
import { placesOnMap, tileAt, tileOf, typeAt } from './world/ground';
import { callNewcomers } from './world/newcomer';
import { turnUp } from './world/turn-up';

const AGREED = { 'party.optionalAbilities': true };
const AT = 'borderland-1';
const one = (id: string, level = 4, house: Readonly<Record<string, unknown>> = AGREED, at = AT): RealmState =>
  realmWith([{ id, level, at }], house);

describe('MR-B70: optional abilities', () => {
  test('nobody has one where they were not agreed', () => {
    expect(abilitiesOf(one('captain', 4, {}), 0).length).toBe(abilitiesOf(one('captain'), 0).length - 1);
    expect(relationTo(one('black-knight', 4, {}), 0, 'company')).toBe('ally');
  });

  test.each([
    ['black-knight', 'company'],
    ['white-knight', 'order'],
  ] as const)('the %s is a friend of the %s, not an ally', (id, group) => {
    expect(relationTo(one(id), 0, group)).toBe('friendly');
    expect(relationTo(one(id, 2), 0, group)).toBe('neutral');
  });

  test('the Captain hires with one die, and trades with two', () => {
    expect(rollBy(one('captain'), 0, 'meeting', 'HIRE').dice).toBe(1);
    expect(rollBy(one('captain'), 0, 'meeting', 'TRADE').dice).toBe(2);
    expect(rollBy(one('captain', 2), 0, 'meeting', 'HIRE').dice).toBe(2);
  });

  test('curses do nothing to the Druid, and from level 4 sites do not summon at the end of his turn', () => {
    const s = one('druid');
    const told: string[] = [];
    curse(s, 0, 2, ({ type }) => told.push(type));
    expect([s.who[0]!.curses, told]).toEqual([0, ['curse-shrugged']]);
    layChit(s, 'site-hoard', AT);
    layChit(s, 'sound-howl-4', AT);
    expect(turnUp(s, 0, tileAt(placeNamed(AT)), undefined).map(({ chit }) => chit)).not.toContain('site');
  });

  test('prepared chits of the Magician stay in play at midnight', () => {
    for (const [house, state] of [
      [AGREED, ACTIVE],
      [{}, FATIGUED],
    ] as const) {
      const s = one('magician', 4, house);
      s.who[0]!.chits[0] = PREPARED;
      midnight(s, undefined);
      expect(s.who[0]!.chits[0]).toBe(state);
    }
  });

  test('the Wizard has MAGIC III2* instead of MOVE M5 and enchants without preparing', () => {
    const s = one('wizard');
    const codes = chitsOf(s, 0).map(({ code }) => code);
    const before = chitsOf(one('wizard', 4, {}), 0).map(({ code }) => code);
    const fast = (all: readonly string[]): number => all.filter((code) => code === 'MOVE M5').length;
    expect([codes.includes('MAGIC III2*'), fast(before) - fast(codes)]).toEqual([true, 1]);
    const types = offers(s, 0).map(({ type }) => type);
    expect([types.includes('enchant'), types.includes('prepare')]).toEqual([true, false]);
    expect(offers(one('wizard', 2), 0).map(({ type }) => type)).toContain('prepare');
  });

  test('the Woods Girl rolls one die in woods clearings of other tiles, but not of valleys', () => {
    const at = (isRight: (kind: string) => boolean): string => {
      const s = one('woods-girl');
      const place = placesOnMap(s.game.map).find(
        (p) =>
          typeAt(s.sides, p) === 'woods' &&
          isRight(tileOf(p).tileKind) &&
          !['deep-woods', 'ruins'].includes(tileOf(p).id),
      )!;
      s.who[0]!.place = place;
      return `${rollBy(s, 0, 'hide').dice}`;
    };
    expect([at((kind) => kind === 'mountain' || kind === 'cave'), at((kind) => kind === 'valley')]).toEqual([
      '1',
      '2',
    ]);
  });

  test('the Elf plays without the chits of the other elf', () => {
    const s = realmWith(
      [
        { id: 'elf', ability: 'light-elf', at: AT },
        { id: 'elf', ability: 'great-elf', at: AT },
      ],
      AGREED,
    );
    const codes = [0, 1].map((seat) => chitsOf(s, seat).map(({ code }) => code));
    expect(codes[0]!.some((code) => ['MOVE M4', 'FIGHT M3*', 'FIGHT M4'].includes(code))).toBe(false);
    expect(codes[1]).not.toContain('MOVE L2*');
    expect(s.who.map(({ chits }) => chits.length)).toEqual(codes.map(({ length }) => length));
  });

  test('an Elf who comes in the game chooses at last what he plays as', () => {
    const s = one('captain', 4, { ...AGREED, 'party.level': 1 });
    s.dwellings = [{ id: 'inn', place: placeNamed(AT) }];
    s.who[0]!.life = DEAD;
    callNewcomers(s, undefined);
    answer(s, { type: 'come-anew', id: 'elf' });
    for (let i = 0; i < 9 && offered(s)[0]!.type !== 'play-as'; i++) answer(s, {});
    answer(s, { type: 'play-as', ability: 'light-elf' });
    answer(s, { type: 'begin-play' });
    expect([s.who[0]!.id, s.who[0]!.ability, s.asks]).toEqual(['elf', 'light-elf', []]);
  });
});
