import type { Dice } from '../../../../../kernel/game/dice';
import { MONTH, seasonOn, WEEK } from '../../../calendar';
import { weatherRolls, type Weather, type WeatherPhases } from '../../../catalogue/seasons';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { endDaySpells } from '../magic/enspell';
import { ALIVE, type RealmState } from '../state';
import { endService } from '../world/warband';
import { endTerms } from './tasks';

export type WeatherEvent =
  | Told<'season', { readonly season: number }>
  /** The roll, and the chit that was hidden till now; the first week has neither. */
  | Told<
      'weather',
      {
        readonly faces: readonly number[];
        readonly chit: number;
        readonly weather: Weather;
        readonly days: number;
      }
    >;

const SIDES = 6;

/** Phases of a day, and days of the week, under the weather that rules. (MR-017, MR-B70) */
export const weatherPhases = (s: RealmState): WeatherPhases | undefined =>
  seasonOn(s.game.house, s.day)?.weather[s.weather];

/** A hidden chit, which nobody has seen. (MR-B70) */
export function drawForecast(s: RealmState, dice: Dice): void {
  s.forecast = 1 + dice.below(SIDES);
  for (const one of s.who) one.foresees = 0;
}

/** The days that the weather takes from the week that begins; what would have ended on one of them ends now. (MR-089, MR-B44, MR-B50, MR-B70) */
function skipDays(s: RealmState, tell: Telling): number {
  const { days } = seasonOn(s.game.house, s.day + 1)!.weather[s.weather];
  s.day += WEEK - days;
  if (days === WEEK) return days;
  endDaySpells(s, tell);
  s.who.forEach(({ life }, seat) => {
    if (life !== ALIVE) return;
    endService(s, seat, tell);
    endTerms(s, seat, tell);
  });
  return days;
}

function beginWeek(s: RealmState, faces: readonly number[], chit: number, dice: Dice, tell: Telling): void {
  if (s.day % MONTH === 0) {
    const { number } = seasonOn(s.game.house, s.day + 1)!;
    tell?.({ type: 'season', rule: `MR-table-season-${number}`, season: number });
  }
  const { weather } = s;
  const told: Parameters<NonNullable<Telling>>[0][] = [];
  const days = skipDays(s, tell && ((event) => void told.push(event)));
  tell?.({ type: 'weather', rule: 'MR-table-weather', faces, chit, weather, days });
  for (const event of told) tell?.(event);
  drawForecast(s, dice);
}

/** The first week is clear. (MR-B70) */
export function beginWeather(s: RealmState, dice: Dice, tell: Telling): void {
  if (!seasonOn(s.game.house, s.day + 1)) return;
  if (s.day % WEEK === 0) beginWeek(s, [], 0, dice, tell);
  else drawForecast(s, dice);
}

/** After the midnight of a seventh day the higher of the chit and a roll is the weather of the next week. (MR-B70) */
export function turnWeek(s: RealmState, dice: Dice, tell: Telling): void {
  if (s.day % WEEK !== 0 || !seasonOn(s.game.house, s.day)) return;
  const face = dice.roll(SIDES);
  const chit = s.forecast;
  s.weather = weatherRolls[Math.max(face, chit) - 1]!;
  beginWeek(s, [face], chit, dice, tell);
}
