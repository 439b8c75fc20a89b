import { expect, type BrowserContext, type Page } from '@playwright/test';
import { own } from './saving';

/** A table, as whoever made it knows it. */
export interface Made {
  readonly id: string;
  readonly inviteCode: string;
  readonly agreementCode: string;
}

/** A table as its host made it over the API. */
export async function makeTable({ request }: BrowserContext, more: object = {}): Promise<Made> {
  const answer = await request.post('/api/v1/tables', {
    headers: own,
    data: { system: 'mms', name: 'Friday evening', seats: 3, sitAs: 'Ann', ...more },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Made;
}

/** Takes the next free seat, over the API. */
export async function sitDown(
  { request }: BrowserContext,
  { inviteCode }: Made,
  name: string,
): Promise<void> {
  const taken = await request.post(`/api/v1/tables/${inviteCode}/seats`, { headers: own, data: { name } });
  expect(taken.status()).toBe(201);
}

/** Accepts and hands in from a seat, over the API. */
export async function handIn(
  { request }: BrowserContext,
  { inviteCode, agreementCode }: Made,
  n: number,
  body: object,
): Promise<void> {
  const seat = `/api/v1/tables/${inviteCode}/seats/${n}`;
  const accepted = await request.post(`${seat}/acceptance`, {
    headers: own,
    data: { code: agreementCode },
  });
  expect(accepted.status()).toBe(200);
  const handed = await request.post(`${seat}/list`, { headers: own, data: body });
  expect(handed.status()).toBe(201);
}

export const seatRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name });

/** Sits down by hand, at the page of a table. */
export async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name at this table').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

/** Accepts the agreement by hand. */
export const accept = (page: Page) => page.getByRole('button', { name: /^Accept / }).click();
