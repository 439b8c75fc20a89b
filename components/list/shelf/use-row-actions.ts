import { useRouter } from 'next/navigation';
import { sayDeleted } from '@/components/ui/bring-back';
import { sendOnce } from '@/components/ui/ask-once';
import { toast } from '@/components/ui/toast';
import { ask, sayProblem, type Refused } from '@/lib/api/client';
import type { ListRow } from './list-row';

const unwell = (problem: Refused['problem']) => toast({ text: sayProblem(problem), tone: 'bad' });

/** What can be done to a list on the shelf; each says what came of it and has the shelf read anew. */
export function useRowActions({ id, name, version, shelf }: ListRow) {
  const router = useRouter();

  const put = async (change: Partial<ListRow['shelf']>, text?: string) => {
    const saved = await ask('PUT /api/v1/lists/{id}/shelf', {
      params: { id },
      body: { ...shelf, ...change },
    });
    if (!saved.ok) return unwell(saved.problem);
    if (text)
      toast({
        text,
        action: {
          label: 'Undo',
          onAction: () =>
            void ask('PUT /api/v1/lists/{id}/shelf', { params: { id }, body: shelf }).then(() =>
              router.refresh(),
            ),
        },
      });
    router.refresh();
  };
  const duplicate = async () => {
    const made = await sendOnce(
      `copy.${id}`,
      { name: `${name.slice(0, 112)} (copy)` },
      (body, idempotencyKey) =>
        ask('POST /api/v1/lists/{id}/copies', { params: { id }, body, idempotencyKey }),
    );
    if (!made.ok) return unwell(made.problem);
    toast({ text: `${made.data.name} was made.` });
    router.refresh();
  };
  const remove = async () => {
    const { whileNotCopying } = await import('@/components/offline/list-copies');
    const gone = await whileNotCopying(() =>
      ask('DELETE /api/v1/lists/{id}', { params: { id }, ifMatch: `"${version}"` }),
    );
    if (!gone.ok)
      return gone.status === 412
        ? toast({ text: 'It was changed in the meantime and is still here. Reload to see it.', tone: 'bad' })
        : unwell(gone.problem);
    const [{ draftOfSaved }, { removeDraft }] = await Promise.all([
      import('@/components/builder/draft/drafts'),
      import('@/components/builder/draft/draft-heads'),
    ]);
    const draft = draftOfSaved(id);
    if (draft && !draft.dirty) removeDraft(draft.id);
    sayDeleted('lists', id, name, () => router.refresh());
    router.refresh();
  };
  /** Another name is another version: it stands in the list itself. @returns what stands against it; undefined where all went well */
  const rename = async (newName: string): Promise<string | undefined> => {
    const params = { id };
    const read = await ask('GET /api/v1/lists/{id}', { params });
    if (!read.ok) return sayProblem(read.problem);
    const saved = await ask('PUT /api/v1/lists/{id}', {
      params,
      body: { ...read.data.list, name: newName, agreement: read.data.agreement },
      ifMatch: `"${read.data.version}"`,
    });
    if (saved.ok) router.refresh();
    return saved.ok ? undefined : sayProblem(saved.problem);
  };

  return { put, rename, duplicate, remove };
}
