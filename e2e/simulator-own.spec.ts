import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectSound } from './sound';
import { Table } from './simulator';

const slug = 'monsters-magic';

/** What a button saves, as text. */
async function saved(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await file.path(), 'utf8');
}

const openDialog = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Open a saved game' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a game' });
  await expect(dialog).toBeVisible();
  return dialog;
};
const paste = async (dialog: Locator, text: string): Promise<void> => {
  await dialog.getByLabel('Or its text, or a link').fill(text);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
};

/** Some decisions out of the list, at once. */
async function decide(page: Page, table: Table, least: number): Promise<void> {
  await page.getByLabel('Pace of the bots').selectOption('at-once');
  await expect(async () => {
    if (await page.getByRole('button', { name: 'Let a bot decide this' }).isVisible())
      await page.getByRole('button', { name: 'Let a bot decide this' }).click();
    expect(await table.moves()).toBeGreaterThanOrEqual(least);
  }).toPass();
  await expect(table.decision).toBeVisible();
}

test('a game goes through a file, and the one under way is not lost', async ({ page, visitor }) => {
  const table = await Table.start(page, slug, 'through a file');
  await decide(page, table, 12);
  await page.getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  const text = await saved(page, dialog.getByRole('button', { name: 'Save as a file' }));
  const moves = (JSON.parse(text) as { moves: unknown[] }).moves.length;
  expect(moves).toBeGreaterThanOrEqual(12);

  const other = await visitor();
  const there = await Table.start(other, slug, 'another one');
  await decide(other, there, 4);
  const own = await there.moves();
  const opening = await openDialog(other);
  await paste(opening, text.slice(0, 300));
  await expect(opening.getByRole('alert')).toContainText('damaged, or was cut off');
  await expectSound(other);
  await opening
    .getByLabel('File', { exact: true })
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(other.getByText('A shared game.')).toBeVisible();
  await expect(other.getByText(`Move ${moves} of ${moves}`)).toBeVisible();
  // It is only looked at: one's own is still there.
  await other.getByRole('button', { name: 'Back to your game' }).click();
  await expect(other.getByText(`Move ${own} of ${own}`)).toBeVisible();

  // Played on with, it is another game of this browser.
  await paste(await openDialog(other), text);
  await other.getByRole('button', { name: 'Play on from here' }).click();
  await expect(other.getByText('A shared game.')).toBeHidden();
  await expect(there.decision).toBeVisible();
  expect(await there.moves()).toBeGreaterThanOrEqual(moves);

  await other.getByRole('button', { name: 'Your games' }).click();
  const shelf = other.getByRole('dialog', { name: 'Your games' });
  await expect(shelf.getByRole('listitem')).toHaveCount(2);
  await expect(shelf.getByRole('listitem').first()).toContainText('On the table');
  await shelf
    .getByRole('button', { name: /^Rename/ })
    .last()
    .click();
  await shelf.getByLabel('Name of the game').fill('The first one');
  await other.keyboard.press('Enter');
  await expectSound(other);
  await shelf.getByRole('button', { name: /^Delete You against/ }).click();
  await expect(shelf.getByRole('listitem')).toHaveCount(1);
  await other.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(shelf.getByRole('listitem')).toHaveCount(2);
  await shelf.getByRole('button', { name: 'Open The first one' }).click();
  await expect(shelf).toBeHidden();
  await expect.poll(() => there.moves()).toBe(own);
});

test('a shared game stays in view: on the way to the main part of the page, and over a look at the odds', async ({
  page,
  visitor,
}) => {
  const table = await Table.start(page, slug, 'shared');
  await decide(page, table, 6);
  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('dialog').getByLabel('Link');
  await expect(link).toHaveValue(/#game=/);
  const address = await link.inputValue();
  const other = await visitor();
  const own = await Table.start(other, slug, 'of one’s own');
  await decide(other, own, 2);
  const shared = other.getByText('A shared game.');

  await other.goto('about:blank');
  await other.goto(address);
  await expect(shared).toBeVisible();
  await other.getByRole('tab', { name: 'Odds' }).click();
  await expect(other).toHaveURL(/ask=.*#game=/);
  await other.getByRole('tab', { name: 'Play' }).click();
  await other.reload();
  await expect(shared).toBeVisible();
  await other.getByRole('link', { name: 'Skip to content' }).focus();
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/#main$/);
  await expect(shared).toBeVisible();
  expect(await own.moves()).toBeGreaterThanOrEqual(6);
});

/** How many decisions of its only game the browser has kept. */
const movesKept = (page: Page): Promise<number> =>
  page.evaluate((prefix) => {
    const key = Object.keys(localStorage).find((one) => one.startsWith(prefix)) ?? '';
    return (JSON.parse(localStorage.getItem(key) ?? '') as { record: { moves: unknown[] } }).record.moves
      .length;
  }, `muster.game.${slug}`);

test('a game goes on in one tab, and none of two loses what was played in the other', async ({ page }) => {
  const here = await Table.start(page, slug, 'in two tabs');
  await decide(page, here, 6);
  const tab = await page.context().newPage();
  await tab.goto(`/simulator/${slug}`);
  const there = new Table(tab, slug);
  await expect(there.decision).toBeVisible();
  const elsewhere = page.getByText('This game goes on in another tab.');
  await expect(elsewhere).toBeVisible();
  await expect(here.decision).toHaveCount(0);
  await decide(tab, there, 14);
  const played = await there.moves();
  await expect.poll(() => movesKept(page)).toBe(played);

  await page.getByRole('button', { name: 'Go on here' }).click();
  await expect(here.decision).toBeVisible();
  expect(await here.moves()).toBe(played);
  await expect(tab.getByText('This game goes on in another tab.')).toBeVisible();
  await decide(page, here, played + 4);
  const farther = await here.moves();
  await tab.close({ runBeforeUnload: true });
  await page.reload();
  await expect(here.decision).toBeVisible();
  expect(await here.moves()).toBe(farther);
  await expect(elsewhere).toHaveCount(0);
});

test('what cannot be opened says why, and a changed choice opens up to there', async ({ page }) => {
  const table = await Table.start(page, slug, 'damage');
  await decide(page, table, 12);
  await page.getByRole('button', { name: 'Share' }).click();
  const text = await saved(page, page.getByRole('button', { name: 'Save as a file' }));
  await page.keyboard.press('Escape');
  const dialog = await openDialog(page);
  const alert = dialog.getByRole('alert');
  for (const [change, says] of [
    [{ version: '0.0.1' }, 'can be replayed only where those are still kept'],
    [{ system: 'chess' }, 'No game named “chess”'],
    [{ format: 'muster-game/9' }, 'here “muster-game/1” is read'],
  ] as const) {
    await paste(dialog, JSON.stringify({ ...(JSON.parse(text) as object), ...change }));
    await expect(alert).toContainText(says);
  }
  const file = JSON.parse(text) as { moves: [number, number][] };
  file.moves[8] = [file.moves[8]![0], 5_000];
  await paste(dialog, JSON.stringify(file));
  await expect(alert).toContainText('Choice 9 of');
  await dialog.getByRole('button', { name: 'Open it up to there' }).click();
  await expect(page.getByText('Move 8 of 8')).toBeVisible();
});

test('a board of one’s own: saved, changed, opened, judged, and played on', async ({ page }) => {
  await Table.open(page, slug);
  const choice = page.getByLabel(/^Board/);
  await choice.selectOption({ index: 1 });
  const text = await saved(page, page.getByRole('button', { name: 'Save this board as text' }));
  await page.getByRole('button', { name: 'Open a board of your own' }).click();
  const dialog = page.getByRole('dialog', { name: 'Open a board' });
  await dialog.getByLabel('Or its text').fill('{"format":"muster-board/1","system":"chess","board":{}}');
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('This is no board of Monsters and Magic.');
  await expectSound(page);
  await dialog.getByLabel('Or its text').fill(text);
  await dialog.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(choice).toHaveValue('own');
  await expect(page.getByRole('group', { name: 'The board' })).toBeVisible();

  // And an agreement that somebody sent as text: its code is another one, and it plays.
  const code = page.getByTitle('Tables with the same settings have the same code');
  const printed = (await code.textContent())!;
  await page.getByRole('button', { name: 'Read or paste the agreement as text' }).click();
  const asText = page.getByRole('dialog', { name: 'The agreement as text' });
  await asText.getByRole('textbox').fill('# Of our Sunday\ntemplesToWin: 7\nno such thing: 3');
  await expect(asText.getByText('Line 3, left out')).toBeVisible();
  await asText.getByRole('button', { name: 'Take these settings' }).click();
  await expect(page.getByRole('combobox', { name: 'Agreement' })).toContainText('Of our Sunday');
  await expect(code).not.toHaveText(printed);
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new Table(page, slug);
  await expect(table.decision).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const game = JSON.parse(await saved(page, page.getByRole('button', { name: 'Save as a file' }))) as {
    setup: { agreement: { house: Record<string, unknown> } };
  };
  expect(game.setup.agreement.house).toMatchObject({ templesToWin: 7 });
});

test('where the agreement lets the table choose who begins, the form asks for it', async ({ page }) => {
  await Table.open(page, 'swords-sorcery');
  const first = page.getByLabel('Who begins');
  await expect(first).toHaveCount(0);
  await page.getByRole('button', { name: 'Read or paste the agreement as text' }).click();
  const asText = page.getByRole('dialog', { name: 'The agreement as text' });
  await asText.getByRole('textbox').fill('# The host begins\nfirstPlayer: chosen');
  await asText.getByRole('button', { name: 'Take these settings' }).click();
  await expect(first.getByRole('option')).toHaveText(['Seat 1, You', 'Seat 2, bot, steady']);
  await first.selectOption('Seat 2, bot, steady');
  await expectSound(page);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(new Table(page, 'swords-sorcery').decision).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const game = JSON.parse(await saved(page, page.getByRole('button', { name: 'Save as a file' }))) as {
    setup: { first?: number };
  };
  expect(game.setup.first).toBe(1);
});

test('pace, players and a thinking bot are kept over a reload, and nobody has to wait for it', async ({
  page,
}) => {
  // It thinks for as long as nobody hurries it: the engine is quicker than a loaded page can be pressed.
  await page.addInitScript(() => {
    Worker.prototype.postMessage = () => undefined;
  });
  await Table.open(page, slug);
  await page.getByLabel('Who plays').nth(1).selectOption('sharp');
  await page.getByLabel(/^Thinks/).selectOption('deep');
  await page.getByLabel('Seed of the game').fill('thinking');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const table = new Table(page, slug);
  await page.getByLabel('Pace of the bots').selectOption('quick');
  const thinking = page.getByRole('group', { name: 'A bot thinks' });
  await expect(async () => {
    const help = page.getByRole('button', { name: 'Let a bot decide this' });
    if (await help.isVisible()) await help.click();
    await expect(thinking).toContainText('640 looks ahead', { timeout: 500 });
  }).toPass();
  const before = await table.moves();
  await thinking.getByRole('button', { name: 'Decide now' }).click();
  await expect.poll(() => table.moves()).toBeGreaterThan(before);
  await page.reload();
  await expect(page.getByLabel('Pace of the bots')).toHaveValue('quick');
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByLabel('Who plays').nth(1)).toHaveValue('sharp');
  await expect(page.getByLabel(/^Thinks/)).toHaveValue('deep');
});

test('one thing is compared, figures are said and saved, and a game worth watching opens', async ({
  page,
}) => {
  await page.goto(`/simulator/${slug}?tab=batch`);
  await page.getByLabel('Games', { exact: true }).fill('60');
  await page.getByLabel(/^House-rule lab/).check();
  await page.getByLabel('What is changed').selectOption('bot');
  await page.getByLabel(/^OfSeat/).selectOption('1');
  await page.getByLabel('Plays then').selectOption('random');
  await page.getByRole('button', { name: 'Play 60 games' }).click();
  await expect(page.getByText('All 60 games are played.')).toBeVisible({ timeout: 90_000 });
  const compared = page.getByRole('region', { name: 'What the other bot of seat 2 changes' });
  await expect(compared.getByRole('listitem').first()).toContainText('Seat 1 (bot, steady) wins more games');
  await expect(page.getByRole('heading', { name: 'What fell to what' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How games end' })).toBeVisible();
  await expectSound(page);
  const csv = await saved(page, page.getByRole('button', { name: 'Save as CSV' }));
  expect(csv.split('\n')[0]).toBe('figure,what,count,value,low,high');
  expect(csv).toContain('difference of wins');
  const json = JSON.parse(await saved(page, page.getByRole('button', { name: 'Save as JSON' }))) as {
    wish: { games: number };
    result: { games: number };
  };
  expect([json.wish.games, json.result.games]).toEqual([60, 60]);
  const watch = page.getByRole('region', { name: 'Games worth watching' });
  await watch
    .getByRole('button', { name: /^Game \d+, \d+ round/ })
    .first()
    .click();
  await expect(page.getByText('A shared game.')).toBeVisible();
});
