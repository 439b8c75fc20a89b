import type { List } from '@/lib/rules';

/** 32 random hex digits, made in this browser. */
export const makeSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The commitment as this browser reckons it; SHA-256 is fetched when first needed. */
export const reckon = async (list: List, salt: string): Promise<string> =>
  (await import('@/lib/seal')).commit(list, salt);
