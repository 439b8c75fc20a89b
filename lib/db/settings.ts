import 'server-only';
import { db } from './client';
import { isNew } from './taken';

/** A setting of the server; made by `make` when first asked for, and then the same for ever and for all processes. */
export async function findOrMakeSetting(key: string, make: () => string): Promise<string> {
  const found = await db().setting.findUnique({ where: { key }, select: { value: true } });
  if (found) return found.value;
  const value = make();
  if (await isNew(() => db().setting.create({ data: { key, value, createdAt: new Date() } }))) return value;
  return (await db().setting.findUniqueOrThrow({ where: { key }, select: { value: true } })).value;
}
