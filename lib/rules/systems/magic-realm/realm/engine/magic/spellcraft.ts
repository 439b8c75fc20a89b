import type { LostEvent } from '../activities/lost';
import type { Questions } from '../activity';
import { breakAsks, type BreakAsk, type BreakChoice } from './breaking';
import type { CallEvent } from './calls';
import type { EnspellChoice, EnspellEvent } from './enspell';
import { stormAsks, type StormAsk, type StormChoice, type StormEvent } from './storm';
import { whistleAsks, type WhistleAsk, type WhistleChoice, type WhistleEvent } from './whistle';

/** All that spells of the days ask, offer and tell. */
export type SpellAsk = BreakAsk | StormAsk | WhistleAsk;
export type SpellChoice = BreakChoice | EnspellChoice | StormChoice | WhistleChoice;
export type SpellEvent = CallEvent | EnspellEvent | LostEvent | StormEvent | WhistleEvent;

export const spellAsks: Questions<SpellAsk['type']> = { ...breakAsks, ...stormAsks, ...whistleAsks };
