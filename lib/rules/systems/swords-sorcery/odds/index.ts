import type { Situation } from '../../../kernel/game/situation';
import { conflict } from './conflict';
import { gain } from './gain';
import { missile, reached } from './moves';
import { savingThrow } from './save';

/** Questions of chance that this game raises, all answered exactly. */
export const situations: readonly Situation[] = [conflict, savingThrow, reached, missile, gain];
