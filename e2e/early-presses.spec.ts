import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack, scripts } from './hold';
import { saveArmy } from './saving';

/** Opens a page whose scripts are a while on their way. @returns what lets them come */
async function openSlowly(page: Page, address: string): Promise<() => void> {
  const scriptsCome = await holdBack(page, scripts);
  await page.goto(address, { waitUntil: 'commit' });
  return scriptsCome;
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

/** How far down something stands once the page has its fonts. */
const placeOf = async (thing: Locator): Promise<number> => {
  await thing.page().evaluate(() => document.fonts.ready);
  return Math.round(await thing.evaluate((element) => element.getBoundingClientRect().top));
};

test('what this browser alone knows comes to the place that is held for it, and pushes nothing away', async ({
  page,
}) => {
  await page.goto('/lists/new?system=mms');
  await page.getByRole('button', { name: 'Add Krag – The Fighter' }).click();
  await expect(page.getByText('122 of 300 levels').first()).toBeVisible();
  for (const [address, below] of [
    ['/', page.getByRole('heading', { name: 'The five systems' })],
    ['/lists', page.getByRole('link', { name: 'Sign in' }).last()],
    ['/print', page.getByRole('heading', { name: 'A whole game' })],
  ] as const) {
    await page.goto(address);
    const draft = page.getByRole('main').getByRole('link', { name: /only in this browser/ });
    await expect(draft).toBeVisible();
    const scriptsCome = await openSlowly(page, address);
    await expect(draft).toHaveCount(0);
    const before = await placeOf(below);
    scriptsCome();
    await expect(draft).toBeVisible();
    expect(await placeOf(below), address).toBe(before);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the tokens of an account stand in its page as it comes', async ({ page, person: _ }) => {
  const scriptsCome = await openSlowly(page, '/account');
  await expect(page.getByText('There are no tokens yet.')).toBeVisible();
  const change = page.getByRole('button', { name: 'Change the password' });
  const before = await placeOf(change);
  scriptsCome();
  await expect(change).toBeEnabled();
  expect(await placeOf(change)).toBe(before);
});

test('a press on a page that answers counts once', async ({ page, account }) => {
  await saveArmy(account, 'In time');
  await page.goto('/lists');
  await page.getByRole('button', { name: 'More for In time' }).click();
  await expect(page.getByRole('menuitem', { name: 'History' })).toBeVisible();
});

test('a link that is followed while the builder is on its way leads on all the same', async ({
  page,
  request,
}) => {
  const address = '/lists/new?system=mms';
  const atOnce = await (await request.get(address)).text();
  const builderComes = await holdBack(
    page,
    ({ pathname }) => pathname.endsWith('.js') && !atOnce.includes(pathname),
  );
  const agreementsCome = await holdBack(page, '**/agreements?*');
  await page.addInitScript(() =>
    window.addEventListener('muster.alive', () => (document.documentElement.dataset.alive = '')),
  );
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.locator('html[data-alive]')).toBeAttached();
  const asked = page.waitForRequest('**/agreements?*');
  await page.getByRole('navigation').getByRole('link', { name: 'Agreements', exact: true }).first().click();
  await asked;
  builderComes();
  await expect(page.getByLabel('Name of the list')).toBeVisible();
  agreementsCome();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Agreements');
});
