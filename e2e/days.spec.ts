import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Table } from './simulator';
import { expectSound } from './sound';
import { phone } from './windows';

const press = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();

test.describe('the 28 days of Magic Realm', () => {
  test('a day is recorded, carried out and slept over, on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    const table = await Table.open(page, 'magic-realm');
    // Both games are told of before one begins.
    await expect(page.getByText(/the whole game of 28 days/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Players' }).selectOption('1');
    await page.getByLabel('Seed of the game').fill('alpha');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^Birdsong of day 1/ })).toBeVisible();
    await expectSound(page);

    await press(page, /^Hide/);
    await press(page, /^Search/);
    await press(page, /^Take back “Search”/);
    await press(page, /^Search/);
    await press(page, /^Close the record of the day/);
    await expect(page.getByText(/^Recorded for the day: Hide, Search\./).first()).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: /^Turn of the Amazon, phase 1 of 2: Hide/ }),
    ).toBeVisible();
    await expectSound(page);
    // The dice have fallen: the day cannot be written anew.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/what chance decided stands/).first()).toBeVisible();

    await page.getByLabel('Pace of the bots').selectOption('at-once');
    await page.getByRole('button', { name: /^Bots play on/ }).click();
    await expect(table.over).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(/The game ended after 28 days/)).toBeVisible();
    await expectSound(page);
  });

  test('what one has recorded stays hidden from the other on one device', async ({ page }) => {
    await Table.open(page, 'magic-realm');
    await page.getByLabel('Who plays').nth(1).selectOption('person');
    await page.getByLabel('Name').nth(0).fill('Ann');
    await page.getByLabel('Name').nth(1).fill('Gil');
    await page.getByLabel('Seed of the game').fill('alpha');
    await page.getByRole('button', { name: 'Start the game' }).click();
    const ready = (name: string) => page.getByRole('button', { name: `I am ${name}` }).click();
    await ready('Ann');
    await press(page, /^Hide/);
    await press(page, /^Close the record of the day/);
    await expect(page.getByRole('heading', { name: 'Hand over to Gil' })).toBeVisible();
    await ready('Gil');
    await expect(page.getByText(/^Recorded for the day: Hide\./)).toHaveCount(0);
    await expect(page.getByText('Your record of day 1')).toHaveCount(0);
    await press(page, /^Search/);
    await expect(page.getByText('Your record of day 1')).toBeVisible();
  });

  test('a map of one’s own is what the days are played on', async ({ page }) => {
    const table = await Table.open(page, 'magic-realm');
    await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption({ label: 'Map: Compact' });
    await expect(page.getByRole('figure').or(page.locator('main svg')).first()).toBeVisible();
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(table.decision).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^Birdsong of day 1/ })).toBeVisible();
  });

  test('the Witch writes the day of her familiar after her own, and it goes its own way', async ({
    page,
  }) => {
    const { version } = (await (await page.request.get('/api/v1/systems/magic-realm')).json()) as {
      version: string;
    };
    const list = {
      format: 'muster-list/1',
      system: 'magic-realm',
      name: 'The Witch',
      entries: [{ entry: 'witch', count: 1 }],
      options: { form: 'party', members: { witch: { level: 4 } } },
    };
    const game = { format: 'muster-game/1', system: 'magic-realm', version, setup: { lists: [list] } };
    const table = await Table.open(page, 'magic-realm');
    await page.getByRole('button', { name: 'Open a saved game' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open a game' });
    const text = JSON.stringify({ ...game, seed: 'witch', moves: [] });
    await dialog.getByLabel('Or its text, or a link').fill(text);
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await expect(table.decision).toBeVisible();

    await press(page, /^Hide/);
    await press(page, /^Close the record of the day/);
    const ofFamiliar = { level: 2, name: /^Birdsong of day 1: the Witch’s Familiar/ } as const;
    await expect(page.getByRole('heading', ofFamiliar)).toBeVisible();
    await press(page, /^Witch’s Familiar: Peer into /);
    await press(page, /^Witch’s Familiar: Close the record of the day/);
    await expect(page.getByText(/^The Witch’s Familiar rolls on Peer /).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^Turn of the Witch, phase 1/ })).toBeVisible();
    await expectSound(page);
  });
});
