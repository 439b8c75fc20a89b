import { freshId } from '@/components/ui/fresh-id';
import { keep, readAll, remove } from './idb';
import type { KeptPrint } from './stores';

const MOST = 20;

/** Keeps a PDF under its name; the same list printed again takes the place of the last one, and the oldest go. */
export async function keepPrint(
  owner: string,
  name: string,
  file: Blob,
  madeAt: number = Date.now(),
): Promise<void> {
  const all = await printsOf(owner);
  const same = all.find((print) => print.name === name && print.bytes === file.size);
  const id = same?.id ?? freshId();
  await keep('prints', { id, owner, name, madeAt, bytes: file.size, file });
  for (const old of all.filter((print) => print.id !== id).slice(MOST - 1)) await remove('prints', old.id);
}

/** Newest first. */
export async function printsOf(owner: string): Promise<readonly KeptPrint[]> {
  const all = await readAll('prints');
  return all
    .filter((print) => print.owner === owner || print.owner === '')
    .sort((a, b) => b.madeAt - a.madeAt);
}

export const removePrint = (id: string): Promise<unknown> => remove('prints', id);
