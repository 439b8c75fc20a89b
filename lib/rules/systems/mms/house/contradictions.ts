import type { Contradiction } from '../../../kernel/agreement/contradiction';
import type { MmsCard } from '../catalogue/card';
import type { MmsHouse } from '../house';
import { idle } from './idle';
import { impossible } from './impossible';

/** Settings that get in each other’s way, by the ledger’s checks and rulings. */
export const contradictions: readonly Contradiction<MmsCard, MmsHouse>[] = [...impossible, ...idle];
