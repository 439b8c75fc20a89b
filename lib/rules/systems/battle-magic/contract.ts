import type { Terms } from '../../kernel/agreement/agreement';
import type { ListCheck, MatchCheck } from '../../kernel/verdict/legality';
import type { Line, ParsedList } from '../../kernel/list/list';
import type { DrawnForm } from '../../kernel/system';
import type { BmEntry } from './catalogue/entry';
import type { House } from './house';
import type { Options } from './options';

/** The kernel's contract with this system's own types. */
export type BmList = ParsedList<BmEntry, Options>;
export type BmLine = Line<BmEntry>;
export type BmTerms = Terms<BmEntry, House>;
export type BmForm = DrawnForm<BmEntry, House, Options>;
export type BmCheck = ListCheck<BmEntry, House, Options>;
export type BmMatchCheck = MatchCheck<BmEntry, House, Options>;
