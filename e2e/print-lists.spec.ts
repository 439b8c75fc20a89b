import { readFile } from 'node:fs/promises';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Page } from '@playwright/test';
import { loadSystem } from '../lib/rules';
import { Builder } from './builder';
import { expect, test } from './fixtures';
import { own, saveArmy, saveList } from './saving';
import { expectSound } from './sound';

const said = (page: Page) => page.getByRole('status').filter({ hasText: /\d+ pages?[.:]/ });

/** Presses the button and reads the file back: its name, its pages and its words. */
async function download(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const file = await coming;
  const bytes = await readFile(await file.path());
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const words: string[] = [];
  for (let i = 1; i <= pdf.numPages; i++) {
    const { items } = await (await pdf.getPage(i)).getTextContent();
    words.push(items.flatMap((item) => ('str' in item ? [item.str] : [])).join(' '));
  }
  await pdf.destroy();
  return { name: file.suggestedFilename(), pages: words.length, words: words.join(' ') };
}

test('a list prints its sheet, its tiles and gems, and the rules that it touches', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.choose('Krag’s band');
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  await page.getByRole('checkbox', { name: 'List sheet for the table' }).check();
  await page.getByRole('checkbox', { name: 'Cards and counters' }).uncheck();
  const first = page.getByRole('img', { name: 'Sheet 1 of 1' });
  await expect(first).toContainText('CAP lost');
  await expect(first).toContainText('Fruitless rounds');

  // By the keyboard: the switch of the trackers.
  await page.getByRole('checkbox', { name: 'Trackers' }).focus();
  await page.keyboard.press('Space');
  await expect(first).not.toContainText('Fruitless rounds');
  await page.getByRole('checkbox', { name: 'Rules it touches' }).check();
  await page.getByRole('checkbox', { name: 'Tiles, chits and markers' }).check();
  await expect(page.getByRole('img', { name: 'Sheet 3 of 3' })).toContainText('Rules for this table');
  await expect(page.getByRole('img', { name: 'Sheet 2 of 3' })).toContainText('Gem');
  const made = await download(page);
  expect([made.name, made.pages]).toEqual(['Krag’s band cards.pdf', 3]);
  expect(made.words).toMatch(/MMS-0\d\d/);

  // The last part that is left cannot be taken away.
  for (const name of ['Rules it touches', 'Tiles, chits and markers'])
    await page.getByRole('checkbox', { name }).uncheck();
  await page.getByRole('checkbox', { name: 'List sheet for the table' }).click();
  await expect(page.getByRole('checkbox', { name: 'List sheet for the table' })).toBeChecked();
});

test('a board is cut into pages with their plan, and another seed makes another map', async ({ page }) => {
  await page.goto('/print');
  await page.getByRole('link', { name: 'New map: as agreed' }).first().click();
  await page.getByRole('combobox', { name: 'Board' }).selectOption('New map: small, for a quick game');
  await page.getByRole('textbox', { name: 'Seed' }).fill('reef');
  const plan = page.getByRole('img', { name: /^Sheet 1 of/ });
  await expect(plan).toContainText('seed reef');
  await expect(plan).toContainText('100 mm');
  const made = await download(page);
  expect(made.pages).toBeGreaterThan(2);
  await expect(said(page)).toContainText(`${made.pages} pages`);
  expect(made.words).toContain('seed reef');
  await page.getByRole('button', { name: 'Another seed' }).click();
  await expect(plan).not.toContainText('seed reef');
});

test('a list prints the plan of its layout, and the plan and a number wheel are there without one', async ({
  page,
}) => {
  const builder = await Builder.open(page, 'mms');
  await builder.choose('Krag’s band');
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  await page.getByRole('checkbox', { name: 'Plan of the layout' }).check();
  await page.getByRole('checkbox', { name: 'Cards and counters' }).uncheck();
  const only = page.getByRole('img', { name: 'Sheet 1 of 1' });
  await expect(only).toContainText('Plan of the secret layout');
  await expect(only).toContainText('Haunted Forest');
  const made = await download(page);
  expect([made.name, made.pages]).toEqual(['Krag’s band sheet.pdf', 1]);
  expect(made.words).toContain('Haunted Forest');

  await page.goto('/print?system=mms&board=mat');
  const choice = page.getByRole('combobox', { name: 'Board' });
  await choice.selectOption('Plan of the secret layout, empty');
  await expect(only).toContainText('Front');
  await expect(only).not.toContainText('Haunted Forest');
  await choice.selectOption('Number wheel, 1 to 100');
  await expect(only).toContainText('Tens');
  expect((await download(page)).words).toMatch(/Number wheel.*Ones/);
  await expect(page.getByRole('spinbutton', { name: 'Overlap, mm' })).toHaveCount(0);

  // Another game has no such plan, though it was chosen the last time.
  await (await Builder.open(page, 'battle-magic')).chooseExample(await loadSystem('battle-magic'));
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('checkbox', { name: 'Cards and counters' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Plan of the layout' })).toHaveCount(0);
});

test('Battle Magic prints its battle table, and a list the match sheet of its session', async ({ page }) => {
  await page.goto('/print?system=battle-magic&board=battle-table');
  const only = page.getByRole('img', { name: 'Sheet 1 of 1' });
  await page.getByRole('combobox', { name: 'Board' }).selectOption('Battle table');
  await expect(only).toContainText('Against a unit in a territory with its castle');
  await expect(only).toContainText('72.8');
  const table = await download(page);
  expect([table.pages, table.words.includes('72.8')]).toEqual([1, true]);

  await (await Builder.open(page, 'battle-magic')).chooseExample(await loadSystem('battle-magic'));
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  await page.getByRole('checkbox', { name: 'Match sheet of the session' }).check();
  await page.getByRole('checkbox', { name: 'Cards and counters' }).uncheck();
  await expect(only).toContainText('Empires and where they begin');
  expect((await download(page)).words).toMatch(/match sheet.*All is as printed/);
});

test('what lies beside the board is printed on as many sheets as it has sides', async ({ page }) => {
  await page.goto('/print?system=mms&board=reference-sheet');
  await expect(page.getByRole('img', { name: 'Sheet 1 of 2' })).toContainText('Whose values count');
  await expect(page.getByRole('img', { name: 'Sheet 2 of 2' })).toContainText('Diagonal steps alone');
  const sheet = await download(page);
  expect(sheet.pages).toBe(2);
  expect(sheet.words).toMatch(/The round.*Sight and detection/);

  const choice = page.getByRole('combobox', { name: 'Board' });
  await choice.selectOption('Agreement sheet');
  await expect(page.getByRole('img', { name: 'Sheet 1 of 1' })).toContainText('Level total');
  for (const [system, board, name, says] of [
    ['swords-sorcery', 'reference-sheet', 'Sheet 2 of 2', 'Saving throws'],
    ['swords-sorcery', 'score-sheet', 'Sheet 1 of 1', 'Seats, clockwise'],
    ['monsters-magic', 'player-sheet', 'Sheet 1 of 1', 'Recruit chart'],
    ['battle-magic', 'special-key', 'Sheet 1 of 1', 'Barbarian Villages'],
  ] as const) {
    await page.goto(`/print?system=${system}&board=${board}`);
    await expect(page.getByRole('img', { name })).toContainText(says);
  }
});

test('Magic Realm prints what lies beside the map: set-up card, melee sheets, reference sheets', async ({
  page,
}) => {
  await page.goto('/print?system=magic-realm&board=set-up-card');
  const choice = page.getByRole('combobox', { name: 'Board' });
  await expect(page.getByRole('img', { name: 'Sheet 1 of 7' })).toContainText('Winged Demon');
  const card = await download(page);
  expect(card.pages).toBe(7);
  expect(card.words).toContain('5 large on 4 small');

  await choice.selectOption('Melee sheets');
  await page.getByRole('spinbutton', { name: 'Players' }).fill('3');
  await expect(page.getByRole('img', { name: 'Sheet 3 of 3' })).toContainText('Breastplate');

  await choice.selectOption('Tile index');
  await expect(page.getByRole('img', { name: 'Sheet 2 of 2' })).toContainText('hidden');

  await choice.selectOption('Reference: tables');
  await expect(page.getByRole('img', { name: 'Sheet 1 of 1' })).toContainText('Power of the Pit');
  expect((await download(page)).words).toContain('Fiery chasm');
});

test('an address of something that is gone says so, and leads on to what is there', async ({ page }) => {
  await page.goto('/print?system=mms&list=no-such-list');
  await expect(page.getByRole('status').filter({ hasText: 'is not here, or not open to you' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'A whole game' })).toBeVisible();
  await page.goto('/print');
  await expect(page.getByRole('heading', { name: 'A whole game' })).toBeVisible();
  await expect(page.getByText('is not here, or not open to you')).toHaveCount(0);
});

test('of several lists in one address those that are here are printed, and what is left out is said', async ({
  page,
  account,
  visitor,
}) => {
  const [first, gone, second] = [
    await saveArmy(account, 'First army'),
    await saveArmy(account, 'Gone army'),
    await saveArmy(account, 'Second army'),
  ];
  const { samples } = await loadSystem('battle-magic');
  const empire = await saveList(account, { ...samples[0]!.list, name: 'An empire' });
  const deleted = await account.request.delete(`/api/v1/lists/${gone.id}`, {
    headers: { ...own, 'If-Match': '"1"' },
  });
  expect(deleted.ok()).toBe(true);
  const asked = [first, gone, empire, second].map(({ shareId }) => shareId).join(',');
  const address = `/print?lists=${asked},nobodyhasthis`;
  const someone = await visitor();
  for (const one of [page, someone]) {
    await one.goto(address);
    const left = one.getByRole('status').filter({ hasText: 'in this address' });
    await expect(left).toContainText(
      '2 of the 5 lists in this address are gone or not open to you, and are left out.',
    );
    await expect(left).toContainText('“An empire” is of another game than the first list, and is left out.');
    await expect(said(one)).toBeVisible();
  }
  await expectSound(page);
  await page.goto(`/print?lists=${first.shareId},${second.shareId}`);
  await expect(said(page)).toBeVisible();
  await expect(page.getByText('in this address')).toHaveCount(0);
});
