import type { Agreement, List } from '@/lib/rules';
import { pack } from './packed';

export { WRITING } from './packed';

/** Where a list that is its own address opens. What stands behind the `#` is never sent to a server. */
export const WHOLE_LINK_PATH = '/l/in';

/** Links longer than this are cut by some chats; said beside the link. */
export const SAFE_LENGTH = 2000;

/** Longer ones are not made: neither browsers nor people would carry them. */
export const MOST_LENGTH = 30_000;

/** A list and its agreement as the fragment of an address. */
export const packList = (list: List, agreement: Agreement): Promise<string> => pack([list, agreement]);
