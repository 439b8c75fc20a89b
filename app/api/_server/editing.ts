import 'server-only';
import { termsOfSaved } from '@/app/_server/judged';
import { diffLists } from '@/lib/rules';
import { systemOf } from '@/lib/api/systems';
import type { UserId } from '@/lib/db/ids';
import type { Editors } from '@/lib/db/lists/list-editors';
import type { Suggestion } from '@/lib/db/lists/list-suggestions';
import { findWorkedList } from '@/lib/db/lists/list-access';
import { findListVersion } from '@/lib/db/lists/lists';
import { tell } from './feed';

/** A list's name among what is watched. */
export const listThing = (id: string): string => `list ${id}`;

/** Tells whoever works on a list that there is news of it. */
export const tellList = (id: string): void => tell(listThing(id));

/** Who works on a list, as the API shows it. */
export const showEditors = ({ you, owner, editors, invite }: Editors) => ({
  you,
  owner: { name: owner.name ?? null },
  editors: editors.map((editor) => ({ ...editor, name: editor.name ?? null })),
  invite: invite ?? null,
});

/** A suggestion as the API shows it, with what it changes in the version that it was made from. */
export async function showSuggestion(user: UserId, listId: string, suggestion: Suggestion) {
  const [base, worked, system] = await Promise.all([
    findListVersion(user, listId, suggestion.base),
    findWorkedList(user, listId),
    systemOf(suggestion.list.system),
  ]);
  const terms = worked && (await termsOfSaved(system, worked.saved, user));
  return {
    ...suggestion,
    author: suggestion.author ?? null,
    became: suggestion.became ?? null,
    changes: base ? diffLists(system, base.list, suggestion.list, terms) : [],
  };
}
