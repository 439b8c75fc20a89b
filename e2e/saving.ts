import type { BrowserContext } from '@playwright/test';
import type { List } from '../lib/rules';
import { expect } from './fixtures';

export interface Saved {
  readonly id: string;
  readonly shareId: string;
}

export const own = { 'Sec-Fetch-Site': 'same-origin' };

/** An army as its owner saved it some other day. */
export async function saveArmy(
  context: BrowserContext,
  name: string,
  entries: List['entries'] = [{ entry: 'krag', count: 1 }],
): Promise<Saved> {
  const answer = await context.request.post('/api/v1/lists', {
    headers: own,
    data: { format: 'muster-list/1', system: 'mms', name, entries },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Saved;
}
