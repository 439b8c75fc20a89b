'use client';

import { isSystemSlug, loadSystem, type List } from '@/lib/rules';

/** An example of a game by its id, which comes with the rules and not with the page. */
export const exampleList = async (slug: string, id: string): Promise<List | undefined> =>
  isSystemSlug(slug) ? (await loadSystem(slug)).samples.find((sample) => sample.id === id)?.list : undefined;
