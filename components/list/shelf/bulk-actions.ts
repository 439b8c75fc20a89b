import { counted } from '@/lib/rules/reference';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem } from '@/lib/api/client';
import type { SentBody, Operation } from '@/lib/api/contract';
import type { ListRow } from './list-row';

type Wish = SentBody<Extract<Operation, { readonly id: 'bulkLists' }>>;
export type Put = Omit<Extract<Wish, { readonly do: 'put' }>, 'do' | 'ids'>;

/** Asks for all of it; says what went amiss. */
async function carryOut(wish: Wish): Promise<boolean> {
  const done = await ask('POST /api/v1/lists/bulk', { body: wish });
  if (!done.ok) toast({ text: sayProblem(done.problem), tone: 'bad' });
  return done.ok;
}

/** Does one thing to many lists, says so, and offers to take it back. */
async function withUndo(wish: Wish, back: Wish, text: string, renew: () => void): Promise<boolean> {
  if (!(await carryOut(wish))) return false;
  toast({ text, action: { label: 'Undo', onAction: () => void carryOut(back).then(renew) } });
  renew();
  return true;
}

/** Puts the chosen lists away together. */
export const putAll = (
  chosen: readonly ListRow[],
  change: Put,
  text: string,
  renew: () => void,
): Promise<boolean> =>
  withUndo(
    { do: 'put', ids: chosen.map(({ id }) => id), ...change },
    {
      do: 'place',
      lists: chosen.map(({ id, shelf }) => ({ id, shelf: { ...shelf, tags: [...shelf.tags] } })),
    },
    text,
    renew,
  );

/** Deletes the chosen lists, and the drafts of them that hold nothing more. */
export async function deleteAll(chosen: readonly ListRow[], renew: () => void): Promise<boolean> {
  const { whileNotCopying } = await import('@/components/offline/list-copies');
  const gone = await whileNotCopying(() =>
    withUndo(
      { do: 'delete', lists: chosen.map(({ id, version }) => ({ id, version })) },
      { do: 'restore', ids: chosen.map(({ id }) => id) },
      `${counted(chosen.length, 'list')} ${chosen.length === 1 ? 'was' : 'were'} deleted.`,
      renew,
    ),
  );
  if (!gone) return false;
  const [{ draftOfSaved }, { removeDraft }] = await Promise.all([
    import('@/components/builder/draft/drafts'),
    import('@/components/builder/draft/draft-heads'),
  ]);
  for (const { id } of chosen) {
    const draft = draftOfSaved(id);
    if (draft && !draft.dirty) removeDraft(draft.id);
  }
  return true;
}
