import type { Situation } from '../../../kernel/game/situation';
import { assault } from './assault';
import { combat } from './combat';
import { recruit } from './recruit';
import { deal, firstPlayer, levels } from './setup';

/** Questions of chance that the rules answer exactly. */
export const situations: readonly Situation[] = [combat, assault, recruit, deal, levels, firstPlayer];
