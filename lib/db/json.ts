import type { z } from 'zod';
import { Prisma } from '@/prisma/generated/sqlite/client';

/** PostgreSQL refuses NUL and half surrogate pairs; SQLite would store them. Both get U+FFFD instead. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '\ufffd');

/** A value of ours as the column takes it. */
export const toJson = (value: unknown): Prisma.InputJsonObject =>
  JSON.parse(
    JSON.stringify(value, (_key, inner: unknown) => {
      if (typeof inner === 'string') return storable(inner);
      if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
      return Object.fromEntries(Object.entries(inner).map(([key, v]) => [storable(key), v]));
    }),
  ) as Prisma.InputJsonObject;

/** The same for a column that may be empty. */
export const toJsonOrNull = (value: unknown) => (value === undefined ? Prisma.DbNull : toJson(value));

/**
 * A stored body as its type, with the fields in the schema's order (PostgreSQL keeps none). It was checked when it was
 * saved; should the schema be stricter by now, it is given back as it is, since what people made is never lost.
 */
export function fromJson<T>(schema: z.ZodType<T>, stored: unknown): T {
  const read = schema.safeParse(stored);
  return read.success ? read.data : (stored as T);
}

type Present<T> = { [K in keyof T]?: NonNullable<T[K]> };

/** Leaves out what the database calls null. */
export const present = <T extends Readonly<Record<string, unknown>>>(values: T): Present<T> =>
  Object.fromEntries(Object.entries(values).filter(([, v]) => v !== null && v !== undefined)) as Present<T>;
