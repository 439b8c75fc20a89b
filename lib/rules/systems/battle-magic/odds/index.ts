import type { Situation } from '../../../kernel/game/situation';
import { battle } from './battle';
import { chit } from './chit';
import { find } from './find';
import { recruit } from './recruit';

/** Questions of chance that this game raises, all answered exactly. */
export const situations: readonly Situation[] = [battle, recruit, chit, find];
