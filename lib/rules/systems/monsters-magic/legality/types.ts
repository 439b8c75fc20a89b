import type { ListCheck, MatchCheck } from '../../../kernel/verdict/legality';
import type { Line, ListOptions, ParsedList } from '../../../kernel/list/list';
import type { Terms } from '../../../kernel/agreement/agreement';
import type { MmEntry } from '../catalogue/entry';
import type { MmHouse } from '../house';
import type { MmOptions, SetupOptions } from '../options';

export type MmList = ParsedList<MmEntry, MmOptions>;
export type MmLine = Line<MmEntry>;
export type MmTerms = Terms<MmEntry, MmHouse>;
export type MmCheck = ListCheck<MmEntry, MmHouse, MmOptions>;
export type MmMatchCheck = MatchCheck<MmEntry, MmHouse, MmOptions>;

/** Options as a mend hands them back. */
export const asOptions = (options: MmOptions): ListOptions => options as unknown as ListOptions;

/** The sheet of a list whose form the check has already asked for. */
export const sheetOf = (list: MmList): SetupOptions => list.options as SetupOptions;
