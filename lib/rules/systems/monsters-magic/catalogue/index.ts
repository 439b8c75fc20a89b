import { withPowers } from '../../../kernel/catalogue/tag-powers';
import { allies } from './allies';
import { chits } from './chits';
import type { MmEntry } from './entry';
import { powersOf } from './powers';
import { markers, tiles } from './tiles';
import { units } from './units';

/** Everything the game prints, and the few markers that help at the table. */
export const entries: readonly MmEntry[] = withPowers(
  [...allies, ...units, ...tiles, ...chits, ...markers],
  powersOf,
);
