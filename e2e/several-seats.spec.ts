import type { Page } from '@playwright/test';
import type { Draft } from '../components/builder/draft/drafts';
import { expect, test } from './fixtures';
import { begin, sit } from './online';
import { Table } from './simulator';
import { expectSound } from './sound';
import { phone } from './windows';

const slug = 'magic-realm';

const press = (page: Page, name: RegExp) =>
  page.getByRole('main').getByRole('button', { name }).first().click();
const handOver = (page: Page) => page.getByRole('heading', { name: /^Hand over to / });
const status = (page: Page) => page.getByRole('status').filter({ hasText: /your decision|waiting for/ });
const seats = (page: Page) => page.getByRole('list', { name: 'Seats' });
/** What somebody has recorded for his day, as he alone may read it. */
const recorded = (page: Page) => page.getByText(/^Recorded for the day: /);

/** Brings a party of two to the first seat of the form, under a preset. */
async function bringParty(page: Page, preset: string): Promise<void> {
  const draft: Draft = {
    id: 'party',
    list: {
      format: 'muster-list/1',
      system: slug,
      name: 'Elf and Dwarf',
      entries: [
        { entry: 'elf', count: 1 },
        { entry: 'dwarf', count: 1 },
      ],
      options: { form: 'party' },
    },
    terms: { kind: 'preset', preset },
    dirty: true,
    changedAt: 1,
    past: [],
    future: [],
  };
  await page.addInitScript((text) => localStorage.setItem('muster.draft.party', text), JSON.stringify(draft));
  await page.goto(`/simulator/${slug}?draft=party`);
  await expect(page.getByLabel('Brings').first()).toHaveValue('draft party');
}

test('one person leads two seats: nothing is handed over between them, and the device is before another', async ({
  page,
}) => {
  await Table.open(page, slug);
  await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
  const plays = page.getByLabel('Who plays');
  await plays.nth(1).selectOption('person');
  await page.getByLabel('Name').nth(0).fill('Ann');
  await page.getByLabel('Name').nth(1).fill('Gil');
  await plays.nth(2).selectOption({ label: 'Ann, as at seat 1' });
  await expect(page.getByLabel('Name')).toHaveCount(2);
  await expectSound(page);
  // Whoever leads a seat beside one that a bot plays is somebody else.
  await plays.nth(2).selectOption({ label: 'Gil, as at seat 2' });
  await plays.nth(1).selectOption('steady');
  await expect(plays.nth(2)).toHaveValue('person');
  await plays.nth(1).selectOption('person');
  await page.getByLabel('Name').nth(1).fill('Gil');
  await plays.nth(2).selectOption({ label: 'Ann, as at seat 1' });
  await page.getByRole('button', { name: 'Start the game' }).click();

  await page.getByRole('button', { name: 'I am Ann' }).click();
  await expect(status(page)).toContainText('Ann: Amazon: your decision');
  await press(page, /^Hide/);
  await press(page, /^Close the record of the day/);
  // On to his other seat, seen with its eyes.
  await expect(status(page)).toContainText('Ann: Elf: your decision');
  await expect(handOver(page)).toHaveCount(0);
  await expect(recorded(page)).toHaveCount(0);
  await press(page, /^Search/);
  await expectSound(page);
  await press(page, /^Close the record of the day/);
  await expect(page.getByRole('heading', { name: 'Hand over to Gil' })).toBeVisible();
  await expect(recorded(page)).toHaveCount(0);
  await expect(page.getByText('Your record of day 1')).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Gil' }).click();
  await expect(status(page)).toContainText('Gil: your decision');
  await expect(recorded(page)).toHaveCount(0);
});

test('a party of two sets out at two seats that one person leads, on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await bringParty(page, 'band-of-three');
  await page.getByLabel('Seed of the game').fill('alpha');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(status(page)).toContainText('Elf: your decision');
  await expect(seats(page).getByRole('listitem')).toHaveCount(3);
  await expect(seats(page).getByText('You')).toHaveCount(2);
  await expectSound(page);
  await press(page, /^Hide/);
  await press(page, /^Close the record of the day/);
  await expect(status(page)).toContainText('Dwarf: your decision');
  await expect(handOver(page)).toHaveCount(0);
  // It goes on as it is after a reload.
  await page.goto(`/simulator/${slug}`);
  await expect(status(page)).toContainText('Dwarf: your decision');
  await page.getByLabel('Pace of the bots').selectOption('at-once');
  await page.getByRole('button', { name: /^Bots play on/ }).click();
  await expect(new Table(page, slug).over).toBeVisible({ timeout: 90_000 });
});

test('a party of more than were agreed is refused at its seat', async ({ page }) => {
  await bringParty(page, 'as-printed');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Seat 1: A player leads one character by this agreement, and this list has 2.',
  );
  await expectSound(page);
});

test('online one link opens both seats of a person, who sees each with its own eyes', async ({
  page,
  visitor,
}) => {
  const begun = await begin(page, {
    system: slug,
    seats: [{ player: 'person' }, { player: 'person' }, { player: 'person', as: 0 }],
  });
  expect(begun.keys.map(({ seat }) => seat)).toEqual([0, 1]);
  await sit(page, begun, 0, 'Ann');
  const gil = await visitor();
  await gil.setViewportSize(phone);
  await sit(gil, begun, 1, 'Gil');
  await expect(seats(page).getByText('You')).toHaveCount(2);
  await expect(status(page)).toContainText('Amazon: your decision');
  await press(page, /^Hide/);
  await press(page, /^Close the record of the day/);
  await expect(status(page)).toContainText('Elf: your decision');
  await expect(recorded(page)).toHaveCount(0);
  await press(page, /^Search/);
  await press(page, /^Close the record of the day/);
  await expect(status(page)).toContainText('waiting for Gil');
  // Meanwhile he may look through the eyes of either.
  await page.getByLabel('Seen as').selectOption('Amazon');
  await expect(recorded(page).first()).toContainText('Hide');
  await expectSound(page);
  await page.getByLabel('Seen as').selectOption('Elf');
  await expect(recorded(page).first()).toContainText('Search');
  await expect(status(gil)).toContainText('your decision');
  await expect(recorded(gil)).toHaveCount(0);
  await expectSound(gil);
});
