import { allies } from './allies';
import { chits } from './chits';
import type { MmEntry } from './entry';
import { markers, tiles } from './tiles';
import { units } from './units';

/** Everything the game prints, and the few markers that help at the table. */
export const entries: readonly MmEntry[] = [...allies, ...units, ...tiles, ...chits, ...markers];
