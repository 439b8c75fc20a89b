import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../../../../kernel/game/scripted-dice';
import { weatherRolls, type Weather } from '../../../catalogue/seasons';
import type { RealmState } from '../state';
import { answer } from '../testing/play';
import { placeNamed, realmWith } from '../testing/realm';
import { turnOf } from '../testing/turn';
import { colorsOfDay } from '../world/colors';
import { assigned } from './assigning';
import { beginPhase } from './phase-start';
import { phasesOf } from './phases';
import { costInto } from './walk';
import { turnWeek } from './weather';

/**
 * Each season: MOVE phases into a mountain, colors of day 7, then days of the week and basic, +sunlight and /sheltered phases
 * when it is clear, in showers, in a storm, and in special weather.
 */
const SEASONS = [
  ['1', 3, 'white', '7: 2+2', '5: 3+1', '4: 3/1', '5: 3+2'],
  ['2', 4, 'black', '7: 2+1', '4: 4', '3: 4/1', '4: 4+2'],
  ['3', 4, 'purple', '5: 3+1', '4: 4', '3: 4/1', '2: 4/2'],
  ['4', 3, 'white', '7: 2+2', '5: 3+1', '4: 3/1', '7: 2+2'],
  ['5', 2, 'grey', '7: 2+2', '5: 2+3', '4: 2+4', '3: 2+4'],
  ['6', 2, 'gold', '7: 2+2', '6: 2+3', '6: 2+2', '7: 2+3'],
  ['7', 2, 'grey gold purple black', '7: 2+3', '7: 2+2', '7: 2+2', '7: 2+3'],
  ['8', 2, 'gold', '7: 2+2', '7: 2+2', '5: 2+3', '5: 3+3'],
  ['9', 2, 'purple', '5: 3+2', '7: 2+2', '7: 2+1', '4: 4+2'],
  ['10', 2, 'grey', '7: 2+3', '7: 2+2', '7: 2+1', '7: 2+3'],
  ['11', 2, 'purple', '7: 2+2', '7: 2+2', '7: 2+1', '7: 2+3'],
  ['12', 2, 'white grey gold purple black', '7: 2+3', '7: 2+1', '7: 2+1', '7: 2+2'],
  ['13', 2, 'grey', '7: 2+2', '5: 3+1', '7: 2+1', '7: 2+2'],
] as const;
const SKIES: readonly Weather[] = ['clear', 'showers', 'storm', 'special'];

/** Somebody under the open sky, or in a cave. */
const under = (season: string, weather: Weather, at: string): RealmState =>
  Object.assign(realmWith([{ id: 'captain', at, level: 1 }], { 'world.seasons': season }), {
    weather,
    day: 8,
  });
const rows = SEASONS.flatMap(([season, , , ...skies]) =>
  skies.map((sky, i) => {
    const [, days = '', basic = '', sunlight = '0', sheltered = '0'] =
      /^(\d): (\d)(?:\+(\d))?(?:\/(\d))?$/.exec(sky)!;
    const [n, ...phases] = [days, basic, sunlight, sheltered].map(Number) as [number, number, number, number];
    return [season, SKIES[i]!, n, ...phases] as const;
  }),
);

describe('MR-B70: every weather of every season', () => {
  test.each(rows)(
    'season %s, %s: %i days with %i basic, %i sunlight and %i sheltered phases',
    (season, weather, days, basic, sunlight, sheltered) => {
      const kinds = ['basic', 'sunlight', 'sheltered'].flatMap((kind, i) =>
        Array.from({ length: [basic, sunlight, sheltered][i]! }, () => kind),
      );
      const open = under(season, weather, 'cliff-3');
      expect(phasesOf(open, 0, true).map(({ by }) => by)).toEqual(kinds);
      const hides = (s: RealmState, n: number) =>
        assigned(
          s,
          0,
          Array.from({ length: n }, () => ({ type: 'hide' })),
        ) !== undefined;
      // No sheltered phase in the open, no sunlight in a cave.
      const cave = under(season, weather, 'borderland-6');
      expect([hides(open, basic + sunlight), hides(open, basic + sunlight + 1)]).toEqual([true, false]);
      expect([hides(cave, basic + sheltered), hides(cave, basic + sheltered + 1)]).toEqual([true, false]);
      // The first days of the week are those that it takes.
      const face = 1 + weatherRolls.indexOf(weather);
      Object.assign(open, { day: 7, forecast: 1 });
      turnWeek(open, { ...scriptedDice(face), below: () => 0 }, undefined);
      expect([open.weather, open.day]).toEqual([weather, 14 - days]);
    },
  );

  test.each(SEASONS)('season %s: mountains take %i phases, day 7 gives %s', (season, cost, colors) => {
    const s = under(season, 'clear', 'cliff-3');
    s.day = 7;
    expect([costInto(s, placeNamed('crag-1'), false), colorsOfDay(s)]).toEqual([cost, colors.split(' ')]);
  });

  test.each([
    ['3', 'food-ale', 'inn', 'house', 4],
    ['2', 'food-ale', 'inn', 'guardhouse', 3],
    ['5', 'escort-party', 'inn', 'small-campfire', 2],
    ['7', 'food-ale', 'large-campfire', 'inn', 2],
  ])('MR-B50: in season %s %s goes from the %s to the %s', (season, task, from, to, reward) => {
    const s = realmWith([{ id: 'captain', at: 'curst-valley-5' }], { 'world.seasons': season });
    s.dwellings = [
      { id: from, place: placeNamed('curst-valley-5') },
      { id: to, place: placeNamed('curst-valley-2') },
    ];
    s.visitors = [{ id: task, place: placeNamed('curst-valley-5') }];
    s.who[0]!.notoriety = 5;
    s.who[0]!.record = [{ type: 'hide' }];
    s.turn = turnOf(0);
    beginPhase(s, 0, undefined);
    answer(s, { task });
    // The route enters one clearing.
    expect(s.who[0]!.tasks).toMatchObject([{ to, gold: reward }]);
  });
});
