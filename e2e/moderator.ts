import type { Page } from '@playwright/test';
import { expect, register, signIn } from './fixtures';

/** The account that the server under test names. */
const moderator = { email: 'moderator@example.org', password: 'a fair hand at every table' };

/** Signs a browser in as the moderator, and goes to his desk. */
export async function moderate(page: Page): Promise<void> {
  await register(page.context().request, moderator);
  await signIn(page.context(), moderator);
  await page.goto('/moderation');
}

export const dialog = (page: Page) => page.getByRole('dialog');
/** What was reported or hidden, with these words in it. */
export const caseOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

/** Does something to a case, and says why. */
export async function decide(page: Page, text: string, label: string, because: string): Promise<void> {
  await caseOf(page, text)
    .getByRole('button', { name: new RegExp(`^${label}:`) })
    .click();
  await dialog(page).getByLabel('Why').fill(because);
  await dialog(page).getByRole('button', { name: label, exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}
