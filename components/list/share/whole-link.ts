import type { Agreement, List } from '@/lib/rules';
import { pack, unpack, WRITING } from './packed';

export { WRITING } from './packed';

/** Where a list that is its own address opens. What stands behind the `#` is never sent to a server. */
export const WHOLE_LINK_PATH = '/l/in';

/** Links longer than this are cut by some chats; said beside the link. */
export const SAFE_LENGTH = 2000;

/** Longer ones are not made: neither browsers nor people would carry them. */
export const MOST_LENGTH = 30_000;

/** A list and its agreement as the fragment of an address. */
export const packList = (list: List, agreement: Agreement): Promise<string> => pack([list, agreement]);

/** What stands behind the `#` of a link of ours; undefined where it is longer than any, written otherwise, or damaged. */
export const unpackFragment = async (text: string): Promise<{ readonly value: unknown } | undefined> =>
  text.length <= MOST_LENGTH && text.startsWith(WRITING) ? unpack(text.slice(WRITING.length)) : undefined;
