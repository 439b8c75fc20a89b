import { loadSystem } from '../lib/rules';
import { expect, test } from './fixtures';
import { dealBoard, saveBoard, saveCard } from './saving';
import { expectSound } from './sound';

/** Menus offer the newest of what an account has: so many. */
const OFFERED = 100;

test('whoever has more boards than are offered plays on an older one', async ({ page, account }) => {
  const [oldest, large] = [
    await dealBoard(account, 'The oldest ground'),
    await dealBoard(account, 'Ground of three', 3),
  ];
  for (const board of [oldest, { ...oldest, name: 'Another old ground' }, large])
    await saveBoard(account, board);
  for (let i = 0; i < OFFERED; i++) await saveBoard(account, { ...oldest, name: `Ground ${i}` });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/simulator/monsters-magic');
  const boards = page.getByRole('combobox', { name: 'Board', exact: true });
  await expect(boards.getByRole('option', { name: 'Ground 99', exact: true })).toBeAttached();
  await expect(boards.getByRole('option', { name: 'old' })).toHaveCount(0);
  const find = page.getByRole('search', { name: 'Find your boards' });
  const words = find.getByLabel('Find another of your boards');
  const said = find.getByRole('status');
  await expect(said).toHaveText('Of your newest 100 those for 2 players are offered.');
  await words.fill('nowhere');
  await words.press('Enter');
  await expect(said).toHaveText('None of your boards is like that.');
  await words.fill('three');
  await words.press('Enter');
  await expect(said).toHaveText('One is like that, but not for 2 players.');
  await words.fill('OLDEST');
  await words.press('Enter');
  await expect(said).toHaveText('“The oldest ground” is among your boards now.');
  await expect(boards.getByRole('option', { name: 'Another old ground' })).toHaveCount(0);
  await find.getByRole('button', { name: 'Offer older ones' }).click();
  await expect(said).toHaveText('2 are among your boards now.');
  await expect(boards.getByRole('option', { name: 'The oldest ground' })).toHaveCount(1);
  await expect(boards.getByRole('option', { name: 'Another old ground' })).toBeAttached();
  await find.getByRole('button', { name: 'Offer older ones' }).press('Enter');
  await expect(said).toHaveText('All of your boards were looked at.');
  await boards.selectOption('The oldest ground');
  await expect(boards.getByRole('option', { name: 'The oldest ground' })).toHaveCount(2);
  await expectSound(page, { thumbs: true });

  await page.goto('/boards');
  const shelf = page.getByRole('region', { name: 'Your boards' });
  await expect(shelf.getByRole('listitem')).toHaveCount(60);
  await shelf.getByRole('searchbox', { name: 'Words' }).fill('old ground');
  await shelf.getByRole('searchbox', { name: 'Words' }).press('Enter');
  await expect(shelf.getByRole('listitem')).toHaveCount(2);
  await expectSound(page, { thumbs: true });
});

test('whoever has more cards than are shown takes an older one into an agreement', async ({
  page,
  account,
}) => {
  const card = (await loadSystem('mms')).own!.example;
  await saveCard(account, 'mms', { ...card, name: 'The oldest captain' });
  for (let i = 0; i < OFFERED; i++) await saveCard(account, 'mms', { ...card, name: `Captain ${i}` });
  await page.goto('/agreements/new?system=mms');
  const cards = page.getByRole('region', { name: 'Custom cards' });
  const open = async () => {
    await cards.getByRole('button', { name: 'Take one of your cards' }).click();
    await expect(dialog.getByText('The newest 100 are shown.')).toBeVisible();
  };
  const dialog = page.getByRole('dialog', { name: 'Your cards' });
  const oldest = dialog.getByRole('button', { name: 'The oldest captain' });
  await open();
  await dialog.getByRole('button', { name: 'Show more' }).press('Enter');
  // Whoever goes by keys goes on where the new ones begin.
  await expect(oldest).toBeFocused();
  await expect(dialog.getByText('All 101 are shown.')).toBeVisible();
  await dialog.getByLabel('Words of its name').fill('nobody');
  await dialog.getByLabel('Words of its name').press('Enter');
  await expect(dialog.getByText('None of your cards is like that.')).toBeVisible();
  await page.keyboard.press('Escape');
  await open();
  await dialog.getByLabel('Words of its name').fill('oldest');
  await dialog.getByLabel('Words of its name').press('Enter');
  await expect(dialog.getByText('1 found.')).toBeVisible();
  await expectSound(page);
  await oldest.click();
  await expect(cards.getByRole('button', { name: 'Alter The oldest captain' })).toBeVisible();
});
