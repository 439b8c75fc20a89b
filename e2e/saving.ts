import type { BrowserContext } from '@playwright/test';
import type { Agreement, List } from '../lib/rules';
import { expect } from './fixtures';

export interface Saved {
  readonly id: string;
  readonly shareId: string;
}

export const own = { 'Sec-Fetch-Site': 'same-origin' };

async function save({ request }: BrowserContext, where: string, data: object): Promise<Saved> {
  const answer = await request.post(`/api/v1/${where}`, { headers: own, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Saved;
}

/** An army as its owner saved it some other day, judged by the rules as printed or under an agreement. */
export const saveArmy = (
  context: BrowserContext,
  name: string,
  entries: List['entries'] = [{ entry: 'krag', count: 1 }],
  agreement?: Saved,
): Promise<Saved> =>
  save(context, 'lists', {
    format: 'muster-list/1',
    system: 'mms',
    name,
    entries,
    ...(agreement ? { agreement: agreement.id } : {}),
  });

/** An agreement on armies as its owner saved it some other day. */
export const saveAgreement = (
  context: BrowserContext,
  name: string,
  settings: Partial<Pick<Agreement, 'house' | 'banned'>> = {},
): Promise<Saved> =>
  save(context, 'agreements', { format: 'muster-agreement/1', system: 'mms', name, ...settings });
