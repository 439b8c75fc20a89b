import type { BrowserContext } from '@playwright/test';
import type { Agreement, List } from '../lib/rules';
import { expect } from './fixtures';

/** What people saved some other day: made over the API, from the browser in which they are signed in. */
export interface Saved {
  readonly id: string;
  readonly shareId: string;
}

/** As the browser says of a request that its own page sends. */
export const own = { 'Sec-Fetch-Site': 'same-origin' };

type Entries = List['entries'];
const krag: Entries = [{ entry: 'krag', count: 1 }];

/** An army, written as the API takes it. */
export const army = (name: string, entries: Entries = krag) =>
  ({ format: 'muster-list/1', system: 'mms', name, entries }) as const;

async function save({ request }: BrowserContext, where: string, data: object): Promise<Saved> {
  const answer = await request.post(`/api/v1/${where}`, { headers: own, data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as Saved;
}

/** What was saved once is changed: the second version. */
async function change({ request }: BrowserContext, where: string, data: object): Promise<void> {
  const answer = await request.put(`/api/v1/${where}`, { headers: { ...own, 'If-Match': '"1"' }, data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** A list of any game. */
export const saveList = (context: BrowserContext, list: object): Promise<Saved> =>
  save(context, 'lists', list);

/** A board as the API takes it, dealt from its name. */
export async function dealBoard({ request }: BrowserContext, name: string, players = 2): Promise<object> {
  const system = 'monsters-magic';
  const wish = { system, players, board: { way: 'random', seed: name } };
  const made = await request.post('/api/v1/boards/generate', { headers: own, data: wish });
  const { board } = (await made.json()) as { board: unknown };
  return { format: 'muster-board/1', system, players, name, board };
}

export const saveBoard = (context: BrowserContext, board: object): Promise<Saved> =>
  save(context, 'boards', board);

/** A custom card, which is the example of its game under another name. */
export const saveCard = (context: BrowserContext, system: string, card: object): Promise<Saved> =>
  save(context, 'cards', { system, card });

/** An army, judged by the rules as printed or under an agreement. */
export const saveArmy = (
  context: BrowserContext,
  name: string,
  entries?: Entries,
  agreement?: Saved,
): Promise<Saved> =>
  saveList(context, { ...army(name, entries), ...(agreement ? { agreement: agreement.id } : {}) });

/** The second version of a list. */
export const changeList = (context: BrowserContext, { id }: Pick<Saved, 'id'>, list: object): Promise<void> =>
  change(context, `lists/${id}`, list);

/** Lets everybody find a list, or not; or says how it is played. */
export async function publish(
  { request }: BrowserContext,
  { id }: Saved,
  data: { readonly published?: boolean; readonly writeUp?: string } = { published: true },
): Promise<void> {
  const answer = await request.put(`/api/v1/lists/${id}/publication`, { headers: own, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

type Settings = Partial<Pick<Agreement, 'system' | 'banned' | 'allowed'>> & {
  /** As far as it is not printed. */
  readonly house?: object;
};

const agreementOf = (name: string, settings: Settings) => ({
  format: 'muster-agreement/1',
  system: 'mms',
  name,
  ...settings,
});

/** An agreement, on armies unless its settings name another game. */
export const saveAgreement = (
  context: BrowserContext,
  name: string,
  settings: Settings = {},
): Promise<Saved> => save(context, 'agreements', agreementOf(name, settings));

/** The second version of an agreement. */
export const changeAgreement = (
  context: BrowserContext,
  { id }: Saved,
  name: string,
  settings: Settings,
): Promise<void> => change(context, `agreements/${id}`, agreementOf(name, settings));
