import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectSound } from './sound';
import { Table } from './simulator';

/** What is lit on the drawing: pieces and squares, by their ids. */
const lit = (page: Page, id: string) => page.locator(`main [data-lit][data-thing${id}]`);

test('an army lays itself out, and a character goes where it is touched', async ({ page }) => {
  const table = await Table.start(page, 'mms', 'by touch');
  await page.getByLabel('Pace of the bots').selectOption('at-once');
  await page.getByRole('button', { name: /^Let all that is left be laid out/ }).click();
  await expect(page.getByText('The parts are joined; what is in sight is revealed.')).toBeVisible();
  await expect(table.decision).toBeVisible();
  await expectSound(page, { everyLook: true });

  // Touched once a character is about to act, touched again it moves, and then where it goes is lit.
  const id = await lit(page, '^="piece-"').first().getAttribute('data-thing');
  const character = lit(page, `="${id}"`);
  await character.click();
  await expect(page.getByRole('button', { name: /^Move / })).toBeVisible();
  await character.click();
  const before = await table.moves();
  await lit(page, '').first().click();
  await expect(async () => expect(await table.moves()).toBeGreaterThan(before)).toPass();
  await expect(page.getByText(/ goes from \(\d+,\d+\) to \(\d+,\d+\)/).first()).toBeVisible();
});

test('what the other has not seen stays a marker, on one device too', async ({ page }) => {
  await Table.open(page, 'mms');
  await page.getByLabel('Who plays').nth(1).selectOption('person');
  await page.getByLabel('Name').nth(0).fill('Ann');
  await page.getByLabel('Name').nth(1).fill('Gil');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const handOver = page.getByRole('heading', { name: /^Hand over to (Ann|Gil)$/ });
  for (let turn = 0; turn < 2; turn++) {
    await expect(handOver).toBeVisible();
    await expect(page.getByRole('img', { name: /^Card: / })).toHaveCount(0);
    await page.getByRole('button', { name: /^I am (Ann|Gil)$/ }).click();
    await page.getByRole('button', { name: /^Let all that is left be laid out/ }).click();
  }
  await expect(handOver).toBeVisible();
});
