import { keep, readAll, readOne, remove } from './idb';

const NOTE = 'owner';

/** Whose account this browser was in when the network last answered; empty for nobody. */
export const knownOwner = async (): Promise<string> => (await readOne('notes', NOTE))?.value ?? '';

/** Whose page this is. A page that was kept without anybody asks what the browser knows. */
export const ownerHere = async (): Promise<string> =>
  document.documentElement.dataset.owner || (await knownOwner().catch(() => ''));

/**
 * Notes whose account it is. Another one than before finds nothing of the last: pages, read copies and prints go. What still
 * waits to be saved stays for whom it belongs to, and goes up when he comes back.
 * @returns whether it is another
 */
export async function noteOwner(owner: string): Promise<boolean> {
  const before = await knownOwner();
  if (before === owner) return false;
  await forgetPersonal();
  await keep('notes', { id: NOTE, value: owner });
  return true;
}

/** Leaves nothing personal behind in this browser but drafts and what waits to be saved. */
export async function forgetPersonal(): Promise<void> {
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(
    names.filter((name) => name.startsWith('muster-seen-')).map((name) => caches.delete(name)),
  );
  for (const store of ['lists', 'prints'] as const)
    for (const { id, owner } of await readAll(store)) if (owner !== '') await remove(store, id);
  await remove('notes', NOTE);
}
