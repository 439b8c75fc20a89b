import { capital, counted } from '../../../../../kernel/words/words';
import { seasons, type Weather } from '../../../catalogue/seasons';
import type { WeatherEvent } from '../../engine/day/weather';
import type { SeeWeatherEvent, WeatherChoice } from '../../engine/magic/see-weather';
import { seatName, touching } from '../names';
import type { ChoiceWriters, EventWriters } from '../writing';

const seasonName = (season: number): string => seasons.find(({ number }) => number === season)?.name ?? '';

export const weatherNames: Readonly<Record<Weather, string>> = {
  clear: 'clear weather',
  showers: 'showers',
  storm: 'a storm',
  special: 'special weather',
};

export const weatherChoiceWords: ChoiceWriters<WeatherChoice['type']> = {
  'see-weather': () => ({
    text: 'Look at the weather chit of the next week',
    group: 'The weather',
    rule: 'MR-T26',
    touches: [],
  }),
  'change-weather': () => ({
    text: 'Draw another weather chit unseen',
    group: 'The weather',
    rule: 'MR-T26',
    touches: [],
  }),
};

export const weatherEventWords: EventWriters<WeatherEvent['type']> = {
  season: ({ season }) => ({ text: `The season is ${seasonName(season)}.`, weight: 'turn' }),
  weather: ({ faces, chit, weather, days }) => ({
    text:
      chit === 0
        ? `${capital(weatherNames[weather])} for ${counted(days, 'day')}.`
        : `The weather chit is ${chit}: ${weatherNames[weather]} for ${counted(days, 'day')}.`,
    dice: faces.map((face) => ({ sides: 6, face })),
    weight: 'turn',
  }),
};

export const seeWeatherEventWords: EventWriters<SeeWeatherEvent['type']> = {
  'weather-seen': ({ seat, chit }, s) => ({
    text: `The ${seatName(s, seat)} sees the weather chit of the next week: ${chit}.`,
    touches: [touching.seat(seat)],
  }),
  'weather-changed': ({ seat }, s) => ({
    text: `The ${seatName(s, seat)} draws another weather chit for the next week.`,
    touches: [touching.seat(seat)],
  }),
};
