import { sendOnce } from '@/components/ui/ask-once';
import { ask, madeBefore } from '@/lib/api/client';

/** Keeps a search under its name, also where only the answer to that was lost. */
export async function keepSearch(search: { readonly name: string; readonly query: string }) {
  const kept = await sendOnce('search', search, (body, idempotencyKey) =>
    ask('POST /api/v1/searches', { body, idempotencyKey }),
  );
  const id = kept.ok ? undefined : madeBefore(kept);
  return id === undefined ? kept : ask('GET /api/v1/searches/{id}', { params: { id } });
}
