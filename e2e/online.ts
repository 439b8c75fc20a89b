import type { Page } from '@playwright/test';
import type { GameNow } from '../lib/api/contract/shapes/game';
import { invitation } from '../components/online/invitation';
import type { SeatKey } from '../components/online/kept-seats';
import { expect } from './fixtures';
import { own } from './saving';
import { phone } from './windows';

export const slug = 'monsters-magic';
interface Begun {
  readonly game: GameNow;
  readonly keys: readonly SeatKey[];
}

/** Begins a game of two people over the API. */
export async function begin({ request }: Page, more: object = {}): Promise<Begun> {
  const answer = await request.post('/api/v1/games', {
    headers: own,
    data: { system: slug, seats: [{ player: 'person' }, { player: 'person' }], ...more },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as Begun;
}

/** Takes a seat by its invitation. */
export async function sit(page: Page, { game, keys }: Begun, seat: number, name: string): Promise<void> {
  await page.goto(
    invitation(
      '',
      game.id,
      keys.find((key) => key.seat === seat)!,
    ),
  );
  await page.getByLabel('Your name, as the others see it').fill(name);
  await page.getByRole('button', { name: 'Take the seat' }).click();
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('You');
}

/** A game of two under way: Ann at `page`, Bob at a phone elsewhere. */
export async function sitBoth(page: Page, visitor: () => Promise<Page>) {
  const begun = await begin(page);
  const bob = await visitor();
  await bob.setViewportSize(phone);
  await sit(page, begun, 0, 'Ann');
  await sit(bob, begun, 1, 'Bob');
  return { bob, id: begun.game.id };
}

export const head = (page: Page) => page.getByRole('button', { name: /^Talk/ });
export const messages = (page: Page) => page.getByRole('list', { name: 'Messages, newest first' });
export const words = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
