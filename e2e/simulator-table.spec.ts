import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectSound } from './sound';
import { Table } from './simulator';

const slug = 'monsters-magic';

const handOver = (page: Page) => page.getByRole('heading', { name: /^Hand over to / });
const decision = (page: Page) => page.getByRole('heading', { name: 'What you may do' });

test('a game at a real table: the companion leads there, dice are entered by hand, the record is kept', async ({
  page,
}) => {
  await page.goto(`/systems/${slug}/companion`);
  await page.getByRole('link', { name: 'Follow the game by the rules' }).click();
  const table = new Table(page, slug);
  await expect(page.getByRole('combobox', { name: 'Where it is played' })).toHaveValue('table');
  await expect(page.getByLabel('Who plays').nth(1)).toHaveValue('person');
  await page.getByLabel('Seed of the game').fill('at a table');
  await page.getByRole('button', { name: 'Start the game' }).click();

  // What may be done stands there with its rule; until a choice needs dice.
  const roll = page.getByRole('heading', { name: 'Roll on the table' });
  await expect(async () => {
    if (await handOver(page).isVisible())
      await page.getByRole('button', { name: /^I am / }).click({ timeout: 1000 });
    if (!(await roll.isVisible()))
      await page.getByRole('button', { name: 'Let a bot decide this' }).click({ timeout: 1000 });
    await expect(roll).toBeVisible({ timeout: 500 });
  }).toPass();
  const panel = page.getByRole('region', { name: 'Roll on the table' });
  await expect(panel.getByRole('link', { name: /^MM-/ })).toBeVisible();
  await expectSound(page);
  const before = await table.moves();
  const faces: number[] = [];
  const lay = async (face: number) => {
    const asked = panel.getByText(`Die ${faces.length + 1}, of 6 sides`);
    await expect(asked).toBeVisible();
    await panel.getByRole('button', { name: `It shows ${face}` }).click();
    await expect(asked).toBeHidden();
    faces.push(face);
  };
  await lay(2);
  await lay(6);
  await panel.getByRole('button', { name: 'The last one was a slip' }).click();
  faces.pop();
  // Who begins is rolled with two dice each: four of them, as no two sums are alike.
  for (const face of [2, 3, 4]) await lay(face);
  await expect(roll).toBeHidden();
  expect(await table.moves()).toBeGreaterThan(before);
  await page.getByRole('button', { name: 'Share' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const text = await readFile(await file.path(), 'utf8');
  expect((JSON.parse(text) as { thrown: unknown }).thrown).toEqual([{ move: before, faces }]);
  await page.keyboard.press('Escape');

  // It lies on the shelf under its name, and can be looked through.
  await page.getByRole('button', { name: 'Your games' }).click();
  const shelf = page.getByRole('dialog', { name: 'Your games' });
  await expect(shelf.getByRole('listitem').first()).toContainText('dice by hand');
  await shelf
    .getByRole('button', { name: /^Rename/ })
    .first()
    .click();
  await shelf.getByLabel('Name of the game').fill('Friday at Ann’s');
  await page.keyboard.press('Enter');
  await expect(shelf.getByText('Friday at Ann’s').first()).toBeVisible();
  await page.keyboard.press('Escape');
  const moves = await table.moves();
  await page.goto(`/simulator/${slug}`);
  await page
    .getByRole('button', { name: /^I am / })
    .or(decision(page))
    .first()
    .waitFor();
  if (await handOver(page).isVisible()) await page.getByRole('button', { name: /^I am / }).click();
  await expect(page.getByText(`Move ${moves} of ${moves}`)).toBeVisible();
  await page.getByRole('button', { name: 'Your games' }).click();
  await expect(shelf.getByText('Friday at Ann’s').first()).toBeVisible();
});

test('a move goes to the other device as one message, and is refused where it does not fit', async ({
  page,
  visitor,
}) => {
  await page.goto(`/simulator/${slug}`);
  await page.getByLabel('Who plays').nth(1).selectOption('person');
  await page.getByLabel('Seed of the game').fill('by messenger');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const take = async (at: Page) => {
    await at
      .getByRole('button', { name: /^I am / })
      .or(decision(at))
      .first()
      .waitFor();
    if (await handOver(at).isVisible()) await at.getByRole('button', { name: /^I am / }).click();
  };
  await take(page);
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = page.getByRole('dialog').getByRole('textbox');
  await expect(shared).toHaveValue(/simulator/);
  const link = await shared.inputValue();
  await page.keyboard.press('Escape');
  const far = await visitor();
  await far.goto(link);

  // Here one decision is made; both sides see the same one after it.
  const [table, there] = [new Table(page, slug), new Table(far, slug)];
  const before = await table.moves();
  await page.getByRole('button', { name: 'Let a bot decide this' }).click();
  await expect(async () => expect(await table.moves()).toBeGreaterThan(before)).toPass();
  const openMessages = async (at: Page) => {
    if (await handOver(at).isVisible()) await at.getByRole('button', { name: / plays by message$/ }).click();
    else await at.getByRole('button', { name: 'Play by message' }).click();
    return at.getByRole('dialog', { name: 'Play by message' });
  };
  const sent = await (await openMessages(page)).getByLabel('Your last move, to send').inputValue();

  await far.getByRole('button', { name: 'Play on from here' }).click();
  await take(far);
  const dialog = await openMessages(far);
  const pasted = dialog.getByLabel('Their move, as it came');
  await pasted.fill(sent.slice(0, -3));
  await dialog.getByRole('button', { name: 'Check it and play it' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await pasted.fill(sent);
  await expect(dialog.getByRole('alert')).toBeHidden();
  await dialog.getByRole('button', { name: 'Check it and play it' }).click();
  await expect(dialog).toBeHidden();
  await take(far);
  expect(await there.moves()).toBe(await table.moves());
});

test('a game is corrected by agreement, says so in its log, and can be left as it was', async ({ page }) => {
  const table = await Table.start(page, slug, 'corrected');
  for (const least of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Let a bot decide this' }).click();
    await expect(async () => expect(await table.moves()).toBeGreaterThanOrEqual(least)).toPass();
    await expect(decision(page)).toBeVisible();
  }
  const before = await table.moves();
  const again = page.getByRole('button', { name: 'Correct the game: go on from here' });
  await expect(again).toBeHidden();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await again.click();
  const dialog = page.getByRole('dialog', { name: 'Correct the game?' });
  await expect(dialog).toContainText(`${before} decisions are taken back`);
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Leave it as it is' }).click();
  expect(await table.moves()).toBe(before);
  await again.click();
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  const log = page.getByRole('list', { name: 'Events, newest first' });
  await expect(log).toContainText(`Corrected: ${before} decisions`);
  await page.getByRole('button', { name: 'As it was' }).click();
  await expect(log).not.toContainText('Corrected');

  await page.getByRole('button', { name: 'To the beginning' }).click();
  await again.click();
  await dialog.getByRole('button', { name: 'Correct it' }).click();
  await page.getByRole('button', { name: 'Your games' }).click();
  const shelf = page.getByRole('dialog', { name: 'Your games' });
  await expect(shelf.getByRole('listitem').first()).toContainText('corrected');
});
