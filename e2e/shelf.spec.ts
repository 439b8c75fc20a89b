import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { army, changeList, own, saveAgreement, saveArmy, type Saved } from './saving';
import { expectSound } from './sound';

const shelf = (page: Page) => page.getByRole('region', { name: 'Saved', exact: true });
const row = (page: Page, name: string) =>
  shelf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name, exact: true }) })
    .filter({ has: page.getByRole('button', { name: `More for ${name}`, exact: true }) });
const rows = (page: Page) =>
  shelf(page)
    .getByRole('button', { name: /^More for / })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')!.slice('More for '.length)));

async function choose(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

test('lists are put into folders, tagged, starred and archived, and each step can be taken back', async ({
  page,
  account,
}) => {
  for (const name of ['Vanguard', 'Night watch', 'Old guard']) await saveArmy(account, name);
  await page.goto('/lists');
  await choose(page, 'Night watch', 'Folder and tags');
  const dialog = page.getByRole('dialog', { name: 'Where Night watch belongs' });
  await dialog.getByLabel('Folder').fill('League 2026');
  await dialog.getByLabel('Tags').fill('Campaign, at-night');
  await dialog.getByRole('button', { name: 'Put it there' }).click();
  await expect(row(page, 'Night watch').getByRole('link', { name: 'Tag campaign' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Folders' })
    .getByRole('link', { name: /League 2026/ })
    .click();
  await expect(page.getByText('1 list found')).toBeVisible();
  expect(await rows(page)).toEqual(['Night watch']);
  await page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /^All/ }).click();
  await expect(page.getByText('3 lists', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Favourite Vanguard' }).click();
  await expect(page.getByRole('button', { name: 'Favourite Vanguard' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect.poll(() => rows(page)).toEqual(['Vanguard', 'Old guard', 'Night watch']);

  await choose(page, 'Old guard', 'Archive');
  await expect(row(page, 'Old guard')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row(page, 'Old guard')).toBeVisible();
  await choose(page, 'Old guard', 'Archive');
  await page.getByRole('link', { name: /^Archive/ }).click();
  await expect(row(page, 'Old guard')).toBeVisible();
  await choose(page, 'Old guard', 'Take out of the archive');
  await expect(page.getByRole('link', { name: /^Archive/ })).toHaveCount(0);

  const versions = await account.request.get('/api/v1/lists');
  const { data } = (await versions.json()) as { data: readonly { version: number }[] };
  expect(data.map((saved) => saved.version)).toEqual([1, 1, 1]);
});

test('a list is found by words, totals and verdict, and the search is kept', async ({ page, account }) => {
  await saveArmy(account, 'One Krag');
  await saveArmy(account, 'Three Krags', [{ entry: 'krag', count: 3 }]);
  await saveArmy(account, 'Krag in the woods', [
    { entry: 'woods', count: 1 },
    { entry: 'krag', count: 1 },
  ]);
  await saveAgreement(account, 'Big battles', { house: { levelTotal: 500 } });
  await page.goto('/lists');
  const find = async (query: string) => {
    await page.getByRole('searchbox', { name: 'Find a list' }).fill(query);
    await page.getByRole('button', { name: 'Find', exact: true }).click();
  };
  await find('has:krag budget<130');
  await expect(page.getByText('1 list found')).toBeVisible();
  expect(await rows(page)).toEqual(['One Krag']);

  await find('budget<many');
  await expect(shelf(page).getByRole('alert')).toContainText('needs a number');
  await find('');
  await expect(page.getByText('3 lists', { exact: true })).toBeVisible();
  await page.getByText('Narrow down and sort').click();
  await page.getByLabel('Verdict').selectOption({ label: 'Big battles' });
  await page.getByLabel('Order').selectOption('name');
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(page.getByText('3 lists found')).toBeVisible();
  expect(await rows(page)).toEqual(['Krag in the woods', 'One Krag', 'Three Krags']);

  await page.getByLabel('Verdict').selectOption('');
  await find('legal:no -starred');
  await expect(page.getByText('1 list found')).toBeVisible();
  await page.getByRole('button', { name: 'Keep this search' }).click();
  await page.getByLabel('Name of the search').fill('To mend');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(page.getByRole('link', { name: 'To mend' })).toBeVisible();
  await page.goto('/lists');
  await page.getByRole('link', { name: 'To mend' }).click();
  await expect(page.getByText('1 list found')).toBeVisible();
  expect(await rows(page)).toEqual(['Three Krags']);
  await page.getByRole('button', { name: 'Forget the search To mend' }).click();
  await expect(page.getByRole('link', { name: 'To mend' })).toHaveCount(0);
});

test('a list is renamed, duplicated, deleted and brought back', async ({ page, account }) => {
  const { id } = await saveArmy(account, 'First name');
  await page.goto('/lists');
  await choose(page, 'First name', 'Rename');
  const dialog = page.getByRole('dialog', { name: 'Rename First name' });
  await dialog.getByLabel('Name of the list').fill('Second name');
  await dialog.getByRole('button', { name: 'Rename' }).click();
  await expect(row(page, 'Second name')).toBeVisible();
  await choose(page, 'Second name', 'Duplicate');
  await expect(row(page, 'Second name (copy)')).toBeVisible();

  await choose(page, 'Second name', 'Delete');
  await expect(row(page, 'Second name')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(row(page, 'Second name')).toBeVisible();
  await page.goto(`/lists/${id}/history`);
  await expect(page.getByText('The name “First name” became “Second name”.')).toBeVisible();
});

test('two lists stand side by side, with what differs in words', async ({ page, account }) => {
  await saveArmy(account, 'One');
  await saveArmy(account, 'Three', [{ entry: 'krag', count: 3 }]);
  await page.goto('/lists');
  await choose(page, 'One', 'Compare');
  const other = page.getByRole('group', { name: 'Another of the same game' });
  await other.getByLabel('Of yours').selectOption({ label: 'Three' });
  await page.getByRole('button', { name: 'Compare' }).click();
  const words = page.getByRole('region', { name: 'From the first to the second' });
  await expect(words).toContainText('1 became 3');
  await expect(words).toContainText('122 of 300 levels became 366 of 300 levels (+244 levels)');
  await expect(words).toContainText('no longer legal');
  await expect(page.getByRole('region', { name: 'Three', exact: true })).toContainText(
    'Not legal: 1 problem',
  );
  await expectSound(page);
});

test('a copy takes in what changed in its original, and keeps its own changes', async ({
  page,
  account,
  member,
}) => {
  const theirs = await member();
  const original = await saveArmy(theirs.context(), 'Original');
  const made = await account.request.post(`/api/v1/lists/${original.shareId}/copies`, {
    headers: own,
    data: { name: 'Mine' },
  });
  const copy = (await made.json()) as Saved;
  const krag = { entry: 'krag', count: 1 };
  await changeList(account, copy, army('Mine', [krag, { entry: 'cleric', count: 1 }]));
  await changeList(theirs.context(), original, army('Original', [krag, { entry: 'woods', count: 1 }]));
  await page.goto(`/l/${copy.shareId}`);
  const copies = page.getByRole('region', { name: 'Copies' });
  await expect(copies).toContainText('1 × Woods joined.');
  await copies.getByRole('button', { name: 'Take it in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take in what changed' });
  await expect(dialog.getByRole('listitem')).toHaveText([/1 × Woods joined\./]);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Save it so' }).click();
  await expect(page.getByRole('link', { name: 'Woods', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cleric', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();
  await expect(copies.getByRole('button')).toHaveCount(0);
  await theirs.goto(`/l/${original.shareId}`);
  await expect(theirs.getByText('One other player has made a copy.')).toBeVisible();
});

test('is sound with folders, tags, searches and an open menu', async ({ page, account }) => {
  const { id } = await saveArmy(account, 'A name that is long enough to need more than one line on a phone');
  await account.request.put(`/api/v1/lists/${id}/shelf`, {
    headers: own,
    data: {
      folder: 'A folder with a long name for a phone',
      tags: ['campaign', 'at-night'],
      favourite: true,
    },
  });
  await account.request.post('/api/v1/searches', {
    headers: own,
    data: { name: 'Everything that is legal', query: 'legal:yes' },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lists?system=mms');
  await expectSound(page);
  await choose(page, 'A name that is long enough to need more than one line on a phone', 'Folder and tags');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectSound(page);
});

test('several lists are chosen, by box, with Shift and by keys, and put away, deleted and brought back together', async ({
  page,
  account,
}) => {
  for (const name of ['One', 'Two', 'Three', 'Four']) await saveArmy(account, name);
  await page.goto('/lists?sort=name');
  expect(await rows(page)).toEqual(['Four', 'One', 'Three', 'Two']);
  const box = (name: string) => page.getByRole('checkbox', { name: `Choose ${name}`, exact: true });
  const bar = page.getByRole('region', { name: 'Chosen lists' });
  await box('Four').click();
  await expect(bar.getByText('1 list chosen')).toBeVisible();
  await box('Three').click({ modifiers: ['Shift'] });
  await expect(bar.getByText('3 lists chosen')).toBeVisible();
  await bar.getByRole('button', { name: 'Folder' }).click();
  await page.getByRole('dialog', { name: 'Folder of 3 lists' }).getByLabel('Folder').fill('League');
  await page.getByRole('button', { name: 'Put them there' }).click();
  const league = page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name: /^League/ });
  await expect(league).toHaveText(/3/);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(league).toHaveCount(0);

  await box('One').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(box('Three')).toBeFocused();
  await expect(bar.getByText('2 lists chosen')).toBeVisible();
  await bar.getByRole('button', { name: 'Tags' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tags of 2 lists' });
  await dialog.getByLabel('Add tags').fill('campaign');
  await dialog.getByRole('button', { name: 'Change the tags' }).click();
  await expect(page.getByRole('link', { name: 'Tag campaign' })).toHaveCount(2);

  await box('Two').focus();
  await page.keyboard.press('Control+a');
  await expect(bar.getByText('4 lists chosen')).toBeVisible();
  const file = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export the chosen lists' }).click();
  await page.getByRole('menuitem', { name: 'JSON' }).click();
  const bundle = JSON.parse(await readFile(await (await file).path(), 'utf8')) as {
    lists: { name: string }[];
  };
  expect(bundle.lists.map(({ name }) => name)).toEqual(['Four', 'One', 'Three', 'Two']);
  await expectSound(page);
  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect.poll(() => rows(page)).toEqual(['Four', 'One', 'Three', 'Two']);

  await box('One').click();
  await box('Two').click();
  await bar.getByRole('link', { name: 'Print together' }).click();
  await expect(page.getByText('2 cards on 1 page.')).toBeVisible();
});
