import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectSound } from './sound';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const count = (page: Page) => page.getByRole('status').filter({ hasText: /entr(y|ies)/ });

/** The catalogue once the page is alive: only then its facets can be chosen. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByText('Narrow down')).toBeVisible();
}

test.describe('what could be typed next', () => {
  test('a question is put together by keys alone', async ({ page }) => {
    await open(page, '/systems/mms');
    await field(page).pressSequentially('ki');
    await expect(options(page).first()).toContainText('kind:');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('kind:');
    await page.keyboard.type('art');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field(page)).toHaveValue('kind:artifact ');
    await expect(count(page)).toContainText('21 entries');

    await page.keyboard.type('level');
    await expect(options(page).filter({ hasText: 'level<=' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('kind:artifact level');
  });

  test('an entry is opened by its name, with a finger', async ({ page }) => {
    await open(page, '/systems/mms');
    await field(page).fill('horned');
    await options(page).filter({ hasText: 'Horned Dragon' }).click();
    await expect(page.getByRole('heading', { name: 'Horned Dragon', level: 1 })).toBeVisible();
  });

  test('a value goes where the caret stands, and the rest stays', async ({ page }) => {
    await open(page, '/systems/mms');
    await field(page).fill(' level<20');
    await page.keyboard.press('Home');
    await page.keyboard.type('kind:terr');
    await options(page).filter({ hasText: 'terrain' }).click();
    await expect(field(page)).toHaveValue('kind:terrain level<20');
    await expect(field(page)).toBeFocused();
  });
});

test('a mistake is marked in its place, with what was probably meant', async ({ page }) => {
  await open(page, '/systems/mms');
  await field(page).fill('krag levle<200');
  await page.getByRole('heading', { level: 1 }).click();
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.locator('mark')).toHaveText('levle<200');
  await expect(alert).toContainText('There is no field “levle”.');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await alert.getByRole('button', { name: 'Use level<200' }).click();
  await expect(field(page)).toHaveValue('krag level<200');
  await expect(alert).toHaveCount(0);
});

test('keys lead to the search, over the cards, and pick two to compare', async ({ page }) => {
  await open(page, '/systems/mms?q=kind:artifact&sort=name');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  const links = page.getByRole('article').getByRole('link');
  await links.first().focus();
  await page.keyboard.press('c');
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('c');
  const tray = page.getByRole('region', { name: 'To compare' });
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  const below = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
  const first = await links.first().boundingBox();
  expect(below).toBeGreaterThan(first!.y);
  await page.keyboard.press('Home');
  await expect(links.first()).toBeFocused();
  const name = await links.first().innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  // What is picked is there again for whoever has looked at one of them.
  await page.goBack();
  await expect(tray.getByRole('listitem')).toHaveCount(2);
  await page.reload();
  await expect(tray.getByRole('listitem')).toHaveCount(2);
});

test('single letters are no keys for whoever turns them off', async ({ page }) => {
  await open(page, '/systems/mms');
  await page.getByRole('checkbox', { name: /^Keys/ }).uncheck();
  await page.getByRole('article').getByRole('link').first().focus();
  await page.keyboard.press('c');
  await page.keyboard.press('/');
  await expect(page.getByRole('region', { name: 'To compare' })).toHaveCount(0);
  await expect(field(page)).not.toBeFocused();
});

test('a column of the table sorts, and turns round', async ({ page }) => {
  await open(page, '/systems/mms?q=kind:character&view=table');
  const level = page.getByRole('columnheader', { name: /Level/ });
  await level.getByRole('button').click();
  await expect(level).toHaveAttribute('aria-sort', 'ascending');
  const cheap = await page.getByRole('row').nth(1).getByRole('rowheader').innerText();
  await level.getByRole('button').click();
  await expect(level).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('row').nth(1).getByRole('rowheader')).not.toHaveText(cheap);
  await expect(page).toHaveURL(/sort=-/);
});

test.describe('one question to all games', () => {
  test('all teleport effects, game by game', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('navigation', { name: 'Powers' }).getByRole('link', { name: 'teleport' }).click();
    await expect(page).toHaveURL(/q=tag%3Ateleport/);
    await expect(page.getByRole('region', { name: 'Swords and Sorcery' })).toContainText('Teleport');
    await expect(page.getByRole('region', { name: 'Magic Realm' })).toBeVisible();
    await expect(page.getByRole('searchbox', { name: 'Search all games' })).toHaveValue('tag:teleport');
  });

  test('the answer follows the typing, and stands in the address', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox', { name: 'Search all games' }).pressSequentially('dragon');
    await expect(page).toHaveURL(/q=dragon$/);
    await expect(page.getByRole('region', { name: 'Battle Magic' })).toContainText('Dragon');
    await expect(page.getByRole('searchbox', { name: 'Search all games' })).toHaveValue('dragon');
  });

  test('a field that only one game knows leaves the others out', async ({ page }) => {
    await page.goto('/search?q=wage>1');
    await expect(page.getByRole('region', { name: 'Magic Realm' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status')).toContainText('left out');
  });

  test('a mistake is mended by a link', async ({ page }) => {
    await page.goto('/search?q=kindd:artifact');
    await expect(page.getByRole('main').getByRole('alert').locator('mark')).toHaveText('kindd:artifact');
    await page.getByRole('link', { name: 'Use kind:artifact' }).click();
    await expect(page.getByRole('region', { name: 'Magic, Monsters and Swords' })).toBeVisible();
  });

  test('the API answers the same', async ({ request }) => {
    const answer = await request.get('/api/v1/entries?q=tag:teleport&limit=2');
    const { data, total, nextCursor } = (await answer.json()) as {
      data: { system: string; tags: string[] }[];
      total: number;
      nextCursor: string;
    };
    expect(data).toHaveLength(2);
    for (const entry of data) expect(entry.tags).toContain('teleport');
    const next = await request.get(`/api/v1/entries?q=tag:teleport&limit=100&cursor=${nextCursor}`);
    expect(((await next.json()) as { data: unknown[] }).data).toHaveLength(total - 2);
  });

  test('is sound on phone and desk, light and dark', async ({ page }) => {
    await page.goto('/search?q=dragon%20kindd:x');
    await expectSound(page);
    await page.goto('/search?q=dragon');
    await expectSound(page);
  });
});

test('suggestions, mistakes and the tray are sound', async ({ page }) => {
  await open(page, '/systems/mms?q=dragon');
  await page.getByRole('checkbox', { name: 'Compare Horned Dragon' }).check();
  await field(page).fill('colour:x wa');
  await expect(options(page).first()).toBeVisible();
  await expectSound(page, { everyLook: true });
});
