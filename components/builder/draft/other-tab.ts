/** What it takes to bring together what two tabs wrote; fetched when that first happens. */
import { z } from 'zod';
import { Draft } from './drafts';
import type { Stamps } from './tabs';

export { mergeLists } from '@/lib/rules';

const Written = Draft.extend({ stamp: z.string().optional(), from: z.string().optional() });

/** What a kept text says, and which writing it is; undefined for a broken or foreign one. */
export function readWritten(text: string): (Stamps & { readonly draft: Draft }) | undefined {
  try {
    const { stamp, from, ...draft } = Written.parse(JSON.parse(text));
    return { draft, stamp, from };
  } catch {
    return undefined;
  }
}
