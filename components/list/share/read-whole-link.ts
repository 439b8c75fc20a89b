import {
  Agreement,
  isSystemSlug,
  List,
  ok,
  refuse,
  type AnySystem,
  loadSystem,
  type Result,
} from '@/lib/rules';
import { unpack } from './packed';
import { MOST_LENGTH, WRITING } from './whole-link';

export interface WholeList {
  readonly system: AnySystem;
  readonly list: List;
  readonly agreement: Agreement;
}

const bad = (code: string, message: string): Result<never> => refuse({ path: [], code, message });

const CUT = 'The link is damaged or was cut off on its way. Ask for it again, whole.';

/** What a fragment holds, or in words why it holds nothing. Only read: whether the list is legal is asked afterwards. */
export async function unpackList(fragment: string): Promise<Result<WholeList>> {
  const text = fragment.replace(/^#/, '').trim();
  if (text === '')
    return bad('empty', 'This address should carry a whole list behind its #, and there is nothing.');
  if (text.length > MOST_LENGTH) return bad('too_long', 'This link is longer than any that Muster makes.');
  if (!text.startsWith(WRITING))
    return bad('unknown_writing', 'The link was made by another version of Muster, or is no link of ours.');
  const unpacked = await unpack(text.slice(1));
  if (!unpacked) return bad('damaged', CUT);
  const held = unpacked.value;
  const [list, agreement] = Array.isArray(held)
    ? [List.safeParse(held[0]), Agreement.safeParse(held[1])]
    : [undefined, undefined];
  if (!list?.success || !agreement?.success) return bad('no_list', 'The link holds something, but no list.');
  if (!isSystemSlug(list.data.system) || agreement.data.system !== list.data.system)
    return bad('unknown_system', 'The list in the link is for a game that Muster does not know.');
  return ok({ system: await loadSystem(list.data.system), list: list.data, agreement: agreement.data });
}
