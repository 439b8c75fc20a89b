import 'server-only';
import { db } from './client';

/** A setting of the server; made by `make` when first asked for, and then the same for ever and for all processes. */
export async function findOrMakeSetting(key: string, make: () => string): Promise<string> {
  const found = await db().setting.findUnique({ where: { key }, select: { value: true } });
  if (found) return found.value;
  const { value } = await db().setting.upsert({
    where: { key },
    create: { key, value: make(), createdAt: new Date() },
    update: {},
    select: { value: true },
  });
  return value;
}
