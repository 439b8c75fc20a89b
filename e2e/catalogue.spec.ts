import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { holdBack, scripts } from './hold';

/** The page of a catalogue once its rules are in the browser: until then the server's answer stands in. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
}

const count = (page: Page) => page.getByRole('status').filter({ hasText: /entr(y|ies)/ });
const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading', { level: 2 });
const search = (page: Page, text: string) => page.getByRole('combobox', { name: 'Search' }).fill(text);

test.describe('searching the catalogue', () => {
  test('finds by words, wherever they stand', async ({ page }) => {
    await open(page, '/systems/mms');
    await expect(count(page)).toContainText('118 entries');
    await search(page, 'magical sword');
    await expect(names(page).filter({ hasText: 'Magical Long Sword' })).toBeVisible();
    await expect(names(page).filter({ hasText: 'Woods' })).toHaveCount(0);
  });

  test('forgives a slip and says so', async ({ page }) => {
    await open(page, '/systems/mms');
    await search(page, 'horend dragn');
    await expect(names(page).first()).toHaveText('Horned Dragon');
    await expect(count(page)).toContainText('spelt nearly so');
  });

  test('compares: artifacts of less than 20 levels', async ({ page }) => {
    await open(page, '/systems/mms');
    await search(page, 'level<20 kind:artifact');
    await expect(names(page).filter({ hasText: 'Pendant of Chance' })).toBeVisible();
    await page.getByRole('button', { name: 'Table' }).click();
    const kinds = page
      .getByRole('table')
      .getByRole('row')
      .getByRole('cell', { name: 'Artifact', exact: true });
    const found = Number(/\d+/.exec(await count(page).innerText())![0]);
    expect(found).toBeGreaterThan(5);
    await expect(kinds).toHaveCount(found);
  });

  test('says what it cannot understand, and leaves it out', async ({ page }) => {
    await open(page, '/systems/mms');
    await search(page, 'colour:green krag');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('colour');
    await expect(names(page).filter({ hasText: 'Krag' })).toBeVisible();
  });

  test('says when nothing matches, and shows everything again', async ({ page }) => {
    await open(page, '/systems/mms');
    await search(page, 'zeppelin');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(count(page)).toContainText('118 entries');
  });
});

test('a facet narrows down, stands in the search field and in the address', async ({ page }) => {
  await open(page, '/systems/mms');
  const terrain = page.getByRole('checkbox', { name: /^Terrain/ });
  await terrain.check();
  await expect(count(page)).toContainText('16 entries');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('kind:terrain');
  await page.getByRole('spinbutton', { name: /^level at most/i }).fill('30');
  await expect(page.getByRole('combobox', { name: 'Search' })).toHaveValue('kind:terrain cost<=30');
  await page.getByLabel('Order').selectOption({ label: 'Name' });
  await expect(page).toHaveURL(/\?q=kind%3Aterrain\+cost%3C%3D30&sort=name$/);

  await page.reload();
  await expect(terrain).toBeChecked();
  await expect(page.getByLabel('Order')).toHaveValue('name');
  await expect(names(page).filter({ hasText: 'Woods' })).toBeVisible();
});

test.describe('before the game is fetched', () => {
  test('a box keeps the focus and is answered when the game is here', async ({ page }) => {
    await page.goto('/systems/mms');
    const terrain = page.getByRole('checkbox', { name: /^Terrain/ });
    await expect(terrain).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const gameComes = await holdBack(page, scripts);
    await terrain.focus();
    await page.keyboard.press('Space');
    await expect(terrain).toBeChecked();
    await expect(terrain).toBeFocused();
    expect(asked.join()).toContain('/_next/static/');
    gameComes();
    await expect(count(page)).toContainText('16 entries');
    await expect(terrain).toBeFocused();
  });
});

test('a facet stays open, and its box in hand, when others before it go', async ({ page }) => {
  await open(page, '/systems/magic-realm');
  const medium = page.getByRole('checkbox', { name: /^M \d+$/ }).first();
  await medium.focus();
  await page.keyboard.press('Space');
  await expect(count(page)).not.toContainText('320 entries');
  await expect(medium).toBeFocused();
});

test('the table shows values side by side and is kept in the address', async ({ page }) => {
  await open(page, '/systems/mms');
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page).toHaveURL('/systems/mms?view=table');
  const krag = page.getByRole('row', { name: /Krag/ });
  await expect(krag.getByRole('cell', { name: '122', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('table')).toBeVisible();
});

test('entries stand side by side', async ({ page }) => {
  await open(page, '/systems/mms?q=dragon');
  await page.getByRole('checkbox', { name: 'Compare Horned Dragon' }).check();
  await search(page, 'krag');
  await page.getByRole('checkbox', { name: /^Compare Krag/ }).check();
  await page.getByRole('link', { name: 'Compare 2' }).click();
  await expect(page.getByRole('heading', { name: 'Side by side', level: 1 })).toBeVisible();
  const columns = page.getByRole('table').getByRole('columnheader');
  await expect(columns.filter({ hasText: 'Horned Dragon' })).toBeVisible();
  await expect(columns.filter({ hasText: 'Krag' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^level/i }).first()).toContainText('94');
});

test('an entry says its values, where they come from, and the rules behind it', async ({ page }) => {
  await open(page, '/systems/mms?q=krag');
  await names(page).getByRole('link', { name: /^Krag/ }).click();
  await expect(page.getByRole('heading', { name: /^Krag/, level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: /^Card: Krag/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Level/ })).toContainText('122');
  await expect(page.getByRole('row', { name: /Level/ })).toContainText('printed');

  const rule = page.getByRole('region', { name: 'Rules behind it' }).getByRole('link').first();
  const id = await rule.innerText();
  await rule.click();
  await expect(page).toHaveURL(new RegExp(`/systems/mms/rules#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
});

test('what the signs on a crowded counter mean stands beside its picture', async ({ page }) => {
  await page.goto('/systems/magic-realm/entries/bane-sword');
  await expect(page.getByText(/A alerted side · U unalerted side · Len length/)).toBeVisible();
  await page.goto('/systems/magic-realm/compare?entries=bane-sword,amazon');
  await expect(page.getByText(/Len length/)).toBeVisible();
  // A card has room for words.
  await page.goto('/systems/magic-realm/entries/amazon');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/alerted side ·/)).toHaveCount(0);
});

test('a list begins with an entry', async ({ page }) => {
  await page.goto('/systems/mms/entries/horned-dragon');
  await page.getByRole('link', { name: 'Start a list with it' }).click();
  await expect(page.getByRole('region', { name: 'The list' })).toContainText('Horned Dragon');
});

test('the rulebook is searched by words and by ID', async ({ page }) => {
  await page.goto('/systems/mms/rules');
  const find = page.getByLabel('Search the rules');
  const chapters = page.getByRole('main').getByRole('region');
  const all = await chapters.count();
  await find.fill('MMS-L01');
  await expect(page.getByRole('status').filter({ hasText: /rows? found/ })).toBeVisible();
  await expect(page.locator('[id="MMS-L01"]')).toBeVisible();
  await expect(page.locator('[id="MMS-L02"]')).toBeHidden();
  expect(await chapters.count()).toBeLessThan(all);
  await find.fill('no rule has this word zeppelin');
  await expect(page.getByRole('status').filter({ hasText: '0 rows found.' })).toBeVisible();
  await find.fill('');
  await expect(chapters).toHaveCount(all);
});

test('pictures come once the words are painted, on a page from the server and on one reached from it', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/systems/mms')).text();
  expect(html).toContain('data-href="/icons/mms#');
  expect(html).not.toMatch(/\shref="\/icons\/mms#/);
  await page.goto('/systems/mms');
  const waiting = page.locator('use:not([href])');
  await expect(page.locator('use[href^="/icons/mms#"]').first()).toBeAttached();
  await expect(waiting).toHaveCount(0);
  await page.getByRole('link', { name: 'Archer', exact: true }).first().click();
  await expect(page).toHaveURL(/entries/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The catalogue');
  await expect(page.locator('use[href^="/icons/mms#"]').first()).toBeAttached();
  await expect(waiting).toHaveCount(0);
});

for (const [place, address] of [
  ['the table', '/systems/mms?view=table'],
  ['what was looked for', '/systems/mms?q=archer'],
] as const)
  test(`the way back from an entry leads to ${place}`, async ({ page }) => {
    await open(page, address);
    await page.getByRole('link', { name: 'Archer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Archer');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The catalogue');
    await expect(page.getByRole('link', { name: 'Archer', exact: true })).toBeVisible();
    expect(page.url()).toContain(address);
  });
