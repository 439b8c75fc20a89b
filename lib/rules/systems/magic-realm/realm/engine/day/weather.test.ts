import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import type { Weather } from '../../../catalogue/seasons';
import { WORN, type RealmState } from '../state';
import { eveningOf } from '../testing/evening';
import { answer, offered } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { under } from '../testing/spells';
import { turnOf } from '../testing/turn';
import { view } from '../view';
import { colorsOfDay } from '../world/colors';
import { denizens } from '../world/denizens';
import { costInto } from './walk';
import { assigned } from './assigning';
import { phasesOf } from './phases';
import { takePhase } from './take-phase';
import { beginWeather, turnWeek } from './weather';

const SNOW = { 'world.seasons': '3' };
const AT = 'cliff-3';
const one = (weather: Weather = 'clear', house: Readonly<Record<string, unknown>> = SNOW): RealmState =>
  Object.assign(realmWith([{ id: 'captain', at: AT, level: 1 }], house), { weather });
const phases = (s: RealmState): readonly string[] => phasesOf(s, 0, true).map(({ by }) => by);
/** Dice that fall so, and chits that are drawn so. */
const roll = (face: number, chit: number) => ({
  ...scriptedDice(face),
  roll: () => face,
  below: () => chit - 1,
});

describe('MR-B70: seasons and weather', () => {
  test('the weather says what phases a day has', () => {
    expect(phases(one('clear', {}))).toEqual(['basic', 'basic', 'sunlight', 'sunlight']);
    expect(phases(one())).toEqual(['basic', 'basic', 'basic', 'sunlight']);
    expect(phases(one('showers'))).toEqual(['basic', 'basic', 'basic', 'basic']);
    expect(phases(one('special'))).toEqual(['basic', 'basic', 'basic', 'basic', 'sheltered', 'sheltered']);
  });

  test('the higher of a roll and the hidden chit rules the next week, and takes its first days', () => {
    const s = one();
    s.day = 7;
    s.forecast = 4;
    const told: unknown[] = [];
    turnWeek(s, roll(2, 6) as never, (event) => told.push(event));
    expect(told).toMatchObject([{ type: 'weather', chit: 4, weather: 'storm', days: 3 }]);
    // The last three days of the week are left.
    expect([s.day, s.weather, s.forecast]).toEqual([11, 'storm', 6]);
    s.day = 13;
    turnWeek(s, roll(1, 1) as never, undefined);
    expect(s.day).toBe(13);
  });

  test('the first week is clear', () => {
    const s = one();
    s.day = 0;
    beginWeather(s, roll(1, 3) as never, undefined);
    expect([s.day, s.weather, s.forecast]).toEqual([2, 'clear', 3]);
  });

  test('MR-B44, MR-B50: terms that end on days that do not come end before them', () => {
    const s = one();
    s.day = 7;
    s.forecast = 4;
    s.who[0]!.notoriety = 5;
    s.who[0]!.tasks = [{ id: 'food-ale', until: 9, to: 'inn', gold: 4, foes: [] }];
    turnWeek(s, roll(1, 1) as never, undefined);
    expect(s.who[0]!.tasks).toEqual([]);
  });

  test('MR-089, MR-B25: the suns that set on days that do not come end the spells of a day', () => {
    const s = one();
    s.day = 7;
    s.forecast = 4;
    const bat = denizens.findIndex(({ id }) => id === 'giant-bat');
    s.at[bat] = s.who[0]!.place;
    Object.assign(s, { hirer: s.hirer.with(bat, 0), term: s.term.with(bat, 8) });
    under(s, 'control-bats', { denizens: [bat] });
    under(s, 'bad-luck', { seat: 0 });
    turnWeek(s, roll(1, 1) as never, undefined);
    expect([s.hirer[bat], s.effects.map(({ spell }) => spell)]).toEqual([-1, ['bad-luck']]);
  });

  test('seasons follow month by month, with their colors and mountains', () => {
    const s = one();
    s.day = 7;
    expect(colorsOfDay(s)).toEqual(['purple']);
    const mountain = placeNamed('crag-1');
    expect(costInto(s, mountain, false)).toBe(4);
    s.day = 28 + 7;
    expect([colorsOfDay(s), costInto(s, mountain, false)]).toEqual([['white'], 3]);
  });

  test('a sheltered phase serves in caves and at dwellings alone, and nothing follows it in the open', () => {
    const s = one('special');
    const hide = Array.from({ length: 6 }, () => ({ type: 'hide' }) as const);
    expect(assigned(s, 0, hide)).toBeUndefined();
    s.dwellings = [{ id: 'inn', place: placeNamed(AT) }];
    expect(assigned(s, 0, hide)).toEqual(['basic', 'basic', 'basic', 'basic', 'sheltered', 'sheltered']);
    s.who[0]!.record = hide.slice();
    s.who[0]!.phases = ['sheltered', 'basic', 'basic'];
    s.turn = turnOf(0);
    expect(takePhase(s, 0, scriptedDice(), undefined)).toBe(true);
    s.dwellings = [];
    s.turn.phase = 1;
    const told: unknown[] = [];
    expect(takePhase(s, 0, scriptedDice(), (event) => told.push(event))).toBe(false);
    expect(told).toMatchObject([{ type: 'phase-lost', why: 'weather' }]);
  });

  test('MR-T26: the Eye of the Moon shows the hidden chit to its owner alone, or changes it', () => {
    const begin = () => {
      const s = realmWith(
        [
          { id: 'captain', at: 'cliff-1' },
          { id: 'elf', at: 'borderland-1' },
        ],
        SNOW,
      );
      s.who[0]!.items.push({ id: 'eye-of-the-moon', state: WORN });
      s.day = 14;
      s.forecast = 5;
      const evening = eveningOf(s, scriptedDice());
      evening.play(scriptedDice(), { type: 'evening-wish', rounds: true });
      const cast = evening
        .offers()
        .choices.find((choice) => choice.type === 'fight' && choice.choice.type === 'cast');
      evening.play(scriptedDice(), cast!);
      return s;
    };
    const s = begin();
    expect([view(s, 0).forecast, offered(s).map(({ type }) => type)]).toEqual([
      0,
      ['see-weather', 'change-weather'],
    ]);
    answer(s, { type: 'see-weather' });
    expect([view(s, 0).forecast, view(s, 1).forecast]).toEqual([5, 0]);
  });
});

test.each([
  [28, 7, ['white', 'black']],
  [56, 7, ['white']],
  [56, 35, ['black']],
  [84, 63, ['white']],
  [56, 42, ['grey']],
] as const)('MR-B23: in a game of %i days day %i gives %j', (days, day, colors) => {
  const s = realmWith([], { 'game.days': days });
  s.day = day;
  expect(colorsOfDay(s)).toEqual(colors);
});
