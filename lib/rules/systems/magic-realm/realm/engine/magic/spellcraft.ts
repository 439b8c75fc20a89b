import type { LostEvent } from '../activities/lost';
import type { Questions } from '../activity';
import { artifactAsks, type ArtifactAsk, type ArtifactChoice } from './artifacts';
import { breakAsks, type BreakAsk, type BreakChoice } from './breaking';
import { demonAsks, type DemonAsk, type DemonChoice, type DemonEvent } from './demon';
import type { EnspellChoice, EnspellEvent } from './enspell';
import { redDieAsks, type RedDieAsk, type RedDieChoice } from './red-die';
import { weatherAsks, type SeeWeatherEvent, type WeatherAsk, type WeatherChoice } from './see-weather';
import { stormAsks, type StormAsk, type StormChoice, type StormEvent } from './storm';
import { whistleAsks, type WhistleAsk, type WhistleChoice, type WhistleEvent } from './whistle';

/** All that spells of the days ask, offer and tell. */
export type SpellAsk = ArtifactAsk | BreakAsk | DemonAsk | RedDieAsk | StormAsk | WeatherAsk | WhistleAsk;
export type SpellChoice =
  | ArtifactChoice
  | BreakChoice
  | DemonChoice
  | EnspellChoice
  | RedDieChoice
  | StormChoice
  | WeatherChoice
  | WhistleChoice;
export type SpellEvent = DemonEvent | EnspellEvent | LostEvent | SeeWeatherEvent | StormEvent | WhistleEvent;

export const spellAsks: Questions<SpellAsk['type']> = {
  ...artifactAsks,
  ...breakAsks,
  ...demonAsks,
  ...redDieAsks,
  ...stormAsks,
  ...weatherAsks,
  ...whistleAsks,
};
