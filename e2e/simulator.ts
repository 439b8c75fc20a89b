import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** The page of a game under way. */
export class Table {
  readonly page: Page;
  readonly slug: string;
  readonly decision: Locator;
  /** Says who won. */
  readonly over: Locator;

  constructor(page: Page, slug: string) {
    this.page = page;
    this.slug = slug;
    this.decision = page.getByRole('heading', { name: 'What you may do' });
    this.over = page.getByRole('heading', { name: /( wins| win together|^A draw|^Nobody wins)$/ });
  }

  /** Opens the form of a new game. */
  static async open(page: Page, slug: string): Promise<Table> {
    await page.goto(`/simulator/${slug}`);
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
    return new Table(page, slug);
  }

  /** Begins the usual game, against a steady bot. */
  static async start(page: Page, slug: string, seed: string): Promise<Table> {
    const table = await Table.open(page, slug);
    await page.getByLabel('Seed of the game').fill(seed);
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(table.decision).toBeVisible();
    return table;
  }

  /** How many decisions were made. */
  async moves(): Promise<number> {
    const text = (await this.page.getByText(/^Move \d+ of \d+$/).textContent()) ?? '';
    return Number(/of (\d+)/.exec(text)?.[1]);
  }

  isOver(): Promise<boolean> {
    return this.over.isVisible();
  }
}
