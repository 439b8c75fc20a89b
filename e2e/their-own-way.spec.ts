import { Builder } from './builder';
import { expect, test } from './fixtures';
import type { Locator } from '@playwright/test';

/** Each game is built in its own way: what a player does besides adding cards. */

const mend = (builder: Builder, code: string): Locator =>
  builder.findings.filter({ hasText: code }).getByRole('group', { name: 'Ways to mend it' }).first();

test('Magic Realm: the Sorceror is made ready, from spells to victory points', async ({ page }) => {
  const builder = await Builder.open(page, 'magic-realm');
  await builder.add('Sorceror');
  // No points are assigned yet (MR-L08), and three spells are to be chosen (MR-L18).
  await expect(builder.verdict).toHaveText('Not legal: 2 problems');
  for (const spell of ['Fiery Blast', 'Lightning Bolt', 'Unleash Power'])
    await builder.give('Sorceror', spell);
  await expect(builder.findings.filter({ hasText: 'MR-L18' })).toHaveCount(0);

  const sheet = page.getByRole('group', { name: 'Sorceror', exact: true });
  await sheet.getByLabel('Development level').selectOption({ label: '4 – Sorceror' });
  await sheet.getByLabel('Starting place').selectOption({ label: 'The Inn' });
  for (const [points, number] of [
    ['Great treasures (points)', '1'],
    ['Spells (points)', '1'],
    ['Fame (points)', '1'],
    ['Notoriety (points)', '2'],
  ] as const)
    await sheet.getByLabel(points, { exact: true }).fill(number);
  await sheet.getByRole('checkbox', { name: 'MAGIC IV4* (purple)', exact: true }).check();

  await expect(builder.budget).toHaveAttribute('aria-valuetext', '5 of 5 victory points');
  await expect(builder.verdict).toHaveText('Legal');
  await page.reload();
  await expect(sheet.getByLabel('Notoriety (points)')).toHaveValue('2');
});

test('Magic Realm: a sheet that lacks its points is mended by one tap', async ({ page }) => {
  const builder = await Builder.open(page, 'magic-realm');
  await builder.add('Amazon');
  await mend(builder, 'MR-L08').getByRole('button', { name: 'Assign 5 points to fame' }).click();
  await expect(builder.verdict).toHaveText('Legal');
  await expect(page.getByLabel('Fame (points)')).toHaveValue('5');
});

test('Battle Magic: another empire is chosen, mended to its printed set, and its counters are named', async ({
  page,
}) => {
  const builder = await Builder.open(page, 'battle-magic');
  await expect(builder.budget).toHaveAttribute('aria-valuetext', '44 of 44 counters');
  await expect(builder.verdict).toHaveText('Legal');
  await page.getByLabel('Empire', { exact: true }).selectOption({ label: 'Orc' });
  await expect(builder.verdict).toContainText('Not legal');
  await mend(builder, 'BM-L04').getByRole('button', { name: 'Take the orc set as printed' }).click();
  await expect(builder.verdict).toHaveText('Legal');
  await expect(page.getByText('44 of 44 counters', { exact: true })).toBeVisible();
  await page.getByLabel('Colour', { exact: true }).selectOption({ index: 1 });
  await page.getByRole('group', { name: 'Names on the counters' }).getByLabel('Ship').fill('Reaver');
  await page.reload();
  await expect(page.getByRole('group', { name: 'Names on the counters' }).getByLabel('Ship')).toHaveValue(
    'Reaver',
  );
});

test('Battle Magic: an empire of one’s own design under an agreement for 96 Gold', async ({ page }) => {
  const builder = await Builder.open(page, 'battle-magic');
  await page.getByLabel('Empire', { exact: true }).selectOption({ label: 'Of my own design' });
  await expect(builder.findings.filter({ hasText: 'BM-L04' })).toContainText('Official empires were agreed');
  await page.getByLabel('Agreement').selectOption({ label: 'Own empires, 96 Gold' });
  await expect(builder.verdict).toHaveText('Legal');
  await builder.line('Human Dragon').getByRole('button', { name: /more$/ }).click();
  await expect(builder.verdict).toContainText('Not legal');
  await builder.undo.click();
  await expect(builder.verdict).toHaveText('Legal');
});

test('Monsters and Magic: the Ally deck is the 64 printed cards, and the permanents are five', async ({
  page,
}) => {
  const builder = await Builder.open(page, 'monsters-magic');
  await expect(builder.budget).toHaveAttribute('aria-valuetext', '64 of 64 cards');
  await expect(builder.verdict).toHaveText('Legal');
  await builder.line('Treants').getByRole('button', { name: 'Remove Treants' }).click();
  await expect(builder.findings).toContainText(['Missing: Treants.']);
  await mend(builder, 'MM-L05').getByRole('button', { name: 'Take the 64 printed cards' }).click();
  await expect(builder.verdict).toHaveText('Legal');

  await page.getByLabel('What you build').selectOption({ label: 'Permanents' });
  await builder.choose('Begin anew');
  for (const card of ['Treants', 'Wood Elves', 'Druids', 'Rangers']) await builder.add(card);
  await expect(builder.findings).toContainText(['There are 4 permanents; 5 are agreed.']);
  await builder.add('Forest Scouts');
  await expect(builder.verdict).toHaveText('Legal');
});

test('Monsters and Magic: two players sit down across the board', async ({ page }) => {
  const builder = await Builder.open(page, 'monsters-magic');
  await page.getByLabel('What you build').selectOption({ label: 'Setup sheet' });
  await expect(builder.verdict).toHaveText('Legal');
  const second = page.getByRole('group', { name: 'Player 2' });
  await second.getByLabel('Corner').selectOption('a1');
  await expect(builder.verdict).toContainText('Not legal');
  await mend(builder, 'MM-L16').getByRole('button', { name: 'Put player 2 in h1' }).click();
  await expect(second.getByLabel('Corner')).toHaveValue('h1');
  await expect(builder.verdict).toHaveText('Legal');
});

test('Swords and Sorcery: pieces are placed in a domain, and who is left out is placed by one tap', async ({
  page,
}) => {
  const builder = await Builder.open(page, 'swords-sorcery');
  await page.getByLabel('What you build').selectOption({ label: 'Muster' });
  await builder.choose('Begin anew');
  await expect(builder.verdict).toHaveText('Legal');
  const spot = page.getByRole('group', { name: 'Placement' }).getByLabel('Spot A1');
  await spot.selectOption({ label: 'Nobody' });
  await expect(builder.verdict).toHaveText('Not legal: 1 problem');
  await mend(builder, 'SS-L22').getByRole('button', { name: 'Place the pieces that are left' }).click();
  await expect(builder.verdict).toHaveText('Legal');
});
