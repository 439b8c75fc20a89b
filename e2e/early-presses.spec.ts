import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { saveArmy } from './saving';

/** Opens a page whose scripts are a while on their way. @returns what lets them come */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  let come = (): void => undefined;
  const scripts = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await scripts;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  return come;
}

test('who presses “Sign out” before the page answers is signed out all the same', async ({
  page,
  person: _,
}) => {
  const scriptsCome = await openSlowly(page, '/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  scriptsCome();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a menu that is pressed three times before the page answers is open once it does', async ({
  page,
  account,
}) => {
  await saveArmy(account, 'Early');
  const scriptsCome = await openSlowly(page, '/lists');
  const menu = page.getByRole('button', { name: 'More for Early' });
  for (let i = 0; i < 3; i++) await menu.click();
  await expect(page.getByRole('menu')).toHaveCount(0);
  scriptsCome();
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
});

test('a press on a page that answers counts once', async ({ page, account }) => {
  await saveArmy(account, 'In time');
  await page.goto('/lists');
  await page.getByRole('button', { name: 'More for In time' }).click();
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
});
