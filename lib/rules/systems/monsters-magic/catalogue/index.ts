import { allies } from './allies';
import type { MmEntry } from './entry';
import { chits, markers, tiles, units } from './pieces';

/** Everything the game prints, and the few markers that help at the table. */
export const entries: readonly MmEntry[] = [...allies, ...units, ...tiles, ...chits, ...markers];
