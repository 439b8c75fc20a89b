import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from '@playwright/test';
import { systemSlugs } from '../lib/rules';
import { Builder } from './builder';
import { expect, test } from './fixtures';

/** What the studio promises: `12 cards on 2 pages.` */
async function promised(page: Page): Promise<{ cards: number; pages: number }> {
  const said = page.getByRole('status').filter({ hasText: /\d+ cards? on \d+ pages?[.:]/ });
  const [, cards, pages] = /(\d+) cards? on (\d+) pages?/.exec(await said.innerText())!;
  return { cards: Number(cards), pages: Number(pages) };
}

/** Presses the button and reads the file back: its pages and their size in millimetres. */
async function downloadPdf(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await download;
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 25.4 / 72 });
  const pages = pdf.numPages;
  await pdf.destroy();
  return { name: file.suggestedFilename(), pages, wMm: Math.round(width), hMm: Math.round(height) };
}

test('a list of this browser prints: every use and what it carries', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.choose('Krag’s band');
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  expect(await promised(page)).toEqual({ cards: 7, pages: 1 });
  await expect(page.getByRole('img', { name: 'Sheet 1 of 1' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Sheet 1 of 1' })).toContainText('Krag');
  expect(await downloadPdf(page)).toEqual({ name: 'Krag’s band cards.pdf', pages: 1, wMm: 210, hMm: 297 });
});

test('paper, bleed and copies are chosen, and kept for the next time', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.choose('Krag’s band');
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  await page.getByLabel('Paper').selectOption('Letter');
  await page.getByLabel('Bleed, mm').fill('2');
  await page.getByLabel('Copies').fill('3');
  const plan = await promised(page);
  expect(plan.cards).toBe(21);
  expect(await downloadPdf(page)).toMatchObject({ pages: plan.pages, wMm: 216, hMm: 279 });
  await page.reload();
  await expect(page.getByLabel('Paper')).toHaveValue('letter');
  await expect(page.getByLabel('Copies')).toHaveValue('3');
});

for (const slug of systemSlugs)
  test(`a selection of the catalogue of ${slug} prints as the preview says`, async ({ page }) => {
    await page.goto(`/print?system=${slug}`);
    const plan = await promised(page);
    await expect(page.getByRole('img', { name: `Sheet 1 of ${plan.pages}` })).toBeVisible();
    expect((await downloadPdf(page)).pages).toBe(plan.pages);

    const kinds = page.getByRole('group', { name: /^What to print/ }).getByRole('checkbox');
    await kinds.nth(1).check();
    await kinds.nth(0).uncheck();
    await expect(page.getByRole('status').filter({ hasText: /cards? on/ })).not.toHaveText(
      new RegExp(`^${plan.cards} cards? on ${plan.pages} pages?\\.`),
    );
    expect((await downloadPdf(page)).pages).toBe((await promised(page)).pages);
  });

test('one card prints from its own page', async ({ page }) => {
  await page.goto('/systems/magic-realm/entries/amazon');
  await page.getByRole('link', { name: 'Print this card' }).click();
  expect(await promised(page)).toEqual({ cards: 1, pages: 1 });
  expect((await downloadPdf(page)).pages).toBe(1);
});

test('nothing to print is said in words', async ({ page }) => {
  await page.goto('/print?system=mms');
  const kinds = page.getByRole('group', { name: /^What to print/ }).getByRole('checkbox');
  await kinds.nth(0).uncheck();
  await expect(page.getByRole('status').filter({ hasText: 'There is no card in this.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
});

test('backs lie behind their cards: as many pages again, turned over the edge that was chosen', async ({
  page,
}) => {
  await page.goto('/print?system=mms&entries=krag,cleric');
  await expect(page.getByRole('img', { name: 'Sheet 1 of 1', exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Long edge' }).check({ force: true });
  expect(await promised(page)).toEqual({ cards: 2, pages: 2 });
  const back = page.getByRole('img', { name: 'Sheet 1 of 1, back' });
  await expect(back).toContainText('Magic, Monsters and Swords');
  await page.getByLabel('Backs right, mm').fill('1.5');
  expect((await downloadPdf(page)).pages).toBe(2);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Long edge' })).toBeChecked();
  await expect(page.getByLabel('Backs right, mm')).toHaveValue('1.5');

  // What was read off a calibration sheet is kept for the printer, and offered the next time.
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calibration sheet' }).click();
  expect((await download).suggestedFilename()).toBe('Calibration sheet.pdf');
  await page.getByLabel('Keep both numbers for the printer').fill('Office');
  await page.keyboard.press('Enter');
  await page.getByRole('combobox', { name: 'Printer' }).selectOption('Another one');
  await page.getByLabel('Backs right, mm').fill('0');
  await page.getByRole('combobox', { name: 'Printer' }).selectOption('Office');
  await expect(page.getByLabel('Backs right, mm')).toHaveValue('1.5');
});

test('where no second face is known, the page says so', async ({ page }) => {
  await page.goto('/print?system=magic-realm&entries=inn,giant');
  await page.getByRole('radio', { name: 'Short edge' }).check({ force: true });
  await expect(page.getByText('Blank behind, since no second face is known: Inn.')).toBeVisible();
});

test('the name of a player stands in the foot of his cards', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.choose('Krag’s band');
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  await page.getByLabel('Player’s name in the foot').fill('Ann of the Hill');
  await expect(page.getByRole('img', { name: 'Sheet 1 of 1' })).toContainText('Ann of the Hill');
});

test('whoever prints an army chooses its colour, as soon as there is something in it', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.choose('Krag’s band');
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  const colour = page.getByRole('combobox', { name: 'Colour of the pieces' });
  await expect(page.getByRole('checkbox', { name: 'Tiles, chits and markers' })).toBeVisible();
  await expect(colour).toHaveCount(0);
  await page.getByRole('checkbox', { name: 'Tiles, chits and markers' }).check();
  const pieces = page.getByRole('img', { name: 'Sheet 2 of 2' });
  await expect(pieces).toContainText('Red');
  await colour.selectOption('Violet');
  await expect(pieces).toContainText('Violet');
  await expect(pieces).not.toContainText('Red');
});

test('more than a thousand cards are drawn as a job that shows its pages', async ({ page }) => {
  await page.goto('/print?system=mms');
  await promised(page);
  for (const box of await page
    .getByRole('group', { name: /^What to print/ })
    .getByRole('checkbox')
    .all())
    await box.check();
  await page.getByLabel('Copies').fill('9');
  const plan = await promised(page);
  expect(plan.cards).toBeGreaterThan(1000);
  // Held back once, so that the page is seen while the job runs.
  let first = true;
  await page.route('**/api/v1/print/*', async (route) => {
    const response = await route.fetch();
    if (!first || response.headers()['content-type']?.includes('problem')) return route.fulfill({ response });
    first = false;
    const json = (await response.json()) as { of: number };
    await route.fulfill({ json: { ...json, state: 'running', pages: 3, file: null } });
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByRole('progressbar', { name: 'Pages drawn' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  const bytes = await readFile(await (await download).path());
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(plan.pages);
  await pdf.destroy();
});
