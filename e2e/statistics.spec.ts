import { loadSystem } from '../lib/rules';
import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { expectSound } from './sound';

test('statistics follow the list, in a picture, a sentence and a table', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.chooseExample(await loadSystem('mms'));
  await page.getByRole('tab', { name: 'Statistics' }).click();
  const levels = page.getByRole('article', { name: 'Levels by category' });
  await expect(levels.getByText('300 levels; most are levels of characters: 185, 61.7 %.')).toBeVisible();
  await expect(levels.getByRole('img', { name: /^Levels by category/ })).toBeVisible();
  await expect(levels.getByRole('row', { name: 'Terrain 62' })).toBeAttached();
  await levels.getByRole('button', { name: /^Show the numbers/ }).click();
  await expect(levels.getByRole('region', { name: 'Levels by category: numbers' })).toBeVisible();

  // One more Krag: the numbers follow without leaving the tab.
  await builder.add(KRAG);
  await expect(levels.getByRole('row', { name: 'Characters 307' })).toBeVisible();
  await builder.undo.click();
  await expect(levels.getByRole('row', { name: 'Characters 185' })).toBeVisible();
});

for (const { system, title } of [
  { system: 'mms', title: 'Levels by category' },
  { system: 'swords-sorcery', title: 'Cards by kind' },
  { system: 'monsters-magic', title: 'Cards by effect' },
  { system: 'battle-magic', title: 'Able to pay' },
  { system: 'magic-realm', title: 'Chits by action' },
] as const)
  test(`the statistics of ${system} are sound`, async ({ page }) => {
    const builder = await Builder.open(page, system);
    await builder.chooseExample(await loadSystem(system));
    await page.getByRole('tab', { name: 'Statistics' }).click();
    await expect(page.getByRole('article', { name: title })).toBeVisible();
    await expect(page.getByText('Drawing …')).toHaveCount(0);
    await expectSound(page, { like: system !== 'mms' });
  });

test('a hand comes from its seed, with exact chances beside it', async ({ page }) => {
  await Builder.open(page, 'monsters-magic');
  await page.getByRole('tab', { name: 'Draws' }).click();
  const hand = page.getByRole('region', { name: 'Opening hand' });
  await page.getByLabel('Seed').fill('muster');
  await expect(hand.getByRole('img', { name: /^Card:/ })).toHaveCount(5);
  const first = await hand
    .getByRole('img', { name: /^Card:/ })
    .first()
    .getAttribute('aria-label');
  await expect(
    page.getByRole('row', { name: 'At least 1 of Empire and Merchant 15.1 % 305/2016' }),
  ).toBeVisible();

  await page.getByRole('button', { name: 'Draw a hand card' }).click();
  await expect(page.getByRole('region', { name: 'Draw 1' }).getByRole('img', { name: /^Card:/ })).toHaveCount(
    1,
  );
  await expect(page.getByText('6 of 64 drawn, 58 left in the pile.')).toBeVisible();
  await page.getByRole('button', { name: 'Take the last draw back' }).click();
  await expect(page.getByRole('region', { name: 'Draw 1' })).toHaveCount(0);

  await page.getByLabel('Seed').fill('another');
  await page.getByLabel('Seed').fill('muster');
  await expect(hand.getByRole('img', { name: /^Card:/ }).first()).toHaveAttribute('aria-label', first!);

  // One particular card among seven: 7/64.
  await page.getByLabel('One card among them').selectOption({ label: 'Treants' });
  await page.getByLabel('Cards drawn').fill('7');
  await expect(page.getByRole('row', { name: 'At least 1 “Treants” 10.9 % 7/64' })).toBeVisible();
  await expectSound(page);
});

test('an empire draws from its cup and from the common deck', async ({ page }) => {
  await Builder.open(page, 'battle-magic');
  await page.getByRole('tab', { name: 'Draws' }).click();
  await expect(page.getByText('1 of 41 drawn, 40 left in the pile.')).toBeVisible();
  await page.getByRole('group', { name: 'Pile' }).getByRole('button', { name: 'Common deck' }).click();
  await expect(page.getByText('4 of 48 drawn, 44 left in the pile.')).toBeVisible();
  await expect(
    page.getByRole('row', { name: 'At least 2 Gold (an army, ship or ballista) 47.7 % 2063/4324' }),
  ).toBeVisible();
});

test('a game in which nothing is drawn has no draws', async ({ page }) => {
  await Builder.open(page, 'mms');
  await expect(page.getByRole('tab', { name: 'Statistics' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Draws' })).toHaveCount(0);
});
