import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** Every file below a folder, in order, by its path from there; undefined where that is no folder. */
export async function filesBelow(folder: string): Promise<readonly string[] | undefined> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) return undefined;
  const inner = await readdir(folder, { recursive: true, withFileTypes: true });
  return inner
    .filter((one) => one.isFile())
    .map((one) => path.relative(folder, path.join(one.parentPath, one.name)))
    .sort();
}
