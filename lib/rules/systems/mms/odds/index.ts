import type { Situation } from '../../../kernel/game/situation';
import { attack } from './attack';
import { detection } from './detection';
import { duel } from './duel';
import { heal } from './heal';

/** Questions of chance that the rules answer exactly. */
export const situations: readonly Situation[] = [attack, duel, heal, detection];
