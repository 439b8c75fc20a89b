import type { Seat } from '../../../../../kernel/game/engine';
import { seasonOn } from '../../../calendar';
import type { Questions } from '../activity';
import { drawForecast } from '../day/weather';
import type { Told } from '../events';
import { itemOf } from '../kit';
import type { RealmState } from '../state';

export const SEE_WEATHER = 'see-change-weather';

/** May something be done about the weather with it? Only where there is any. (MR-T26) */
export const showsWeather = (s: RealmState, item: string): boolean =>
  seasonOn(s.game.house, s.day) !== undefined &&
  itemOf(item).effects.some((e) => e.kind === 'casts-own' && e.spell === SEE_WEATHER);

export type WeatherAsk = { readonly type: 'see-weather'; readonly seat: Seat };
export type WeatherChoice = { readonly type: 'see-weather' } | { readonly type: 'change-weather' };
export type SeeWeatherEvent =
  | Told<'weather-seen', { readonly seat: Seat; readonly chit: number; readonly only: Seat }>
  | Told<'weather-changed', { readonly seat: Seat }>;

/** He looks at the weather chit of the next week, or draws another in its place. (MR-T26) */
export const askWeather = (s: RealmState, seat: Seat): void =>
  void s.asks.push({ type: 'see-weather', seat });

export const weatherAsks: Questions<WeatherAsk['type']> = {
  'see-weather': {
    choices: () => [{ type: 'see-weather' }, { type: 'change-weather' }],
    answer(s, { seat }, choice, dice, tell) {
      if (choice.type === 'change-weather') {
        drawForecast(s, dice);
        tell?.({ type: 'weather-changed', rule: 'MR-T26', seat });
        return;
      }
      s.who[seat]!.foresees = 1;
      tell?.({ type: 'weather-seen', rule: 'MR-T26', seat, chit: s.forecast, only: seat });
    },
  },
};
