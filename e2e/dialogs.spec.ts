import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { comeBack, cutOff } from './offline';
import { saveAgreement } from './saving';
import { expectSound } from './sound';

test.describe('dialogs and menus are sound, close by Escape and give the focus back:', () => {
  test('copy as text', async ({ page }) => {
    await Builder.open(page, 'mms');
    const opener = page.getByRole('button', { name: 'Text' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Copy as text' });
    await expect(dialog).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('start or fill, and paste a list', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    const opener = page.getByRole('button', { name: 'Start or fill' });
    await opener.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(opener).toBeFocused();

    await builder.choose('Paste a list');
    const dialog = page.getByRole('dialog', { name: 'Paste a list' });
    await dialog.getByLabel('Any text with one entry a line').fill('2 War Gryphon\nhornd dragn\nnonsense');
    await expect(dialog.getByText('Left out')).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('more for a line', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.add(KRAG);
    const opener = page.getByRole('button', { name: `More for ${KRAG}` });
    await opener.click();
    await expect(page.getByRole('menu')).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  test('deleting an agreement and the account', async ({ page, account }) => {
    const { shareId } = await saveAgreement(account, 'League');
    for (const [address, button] of [
      [`/agreements/${shareId}`, 'Delete'],
      ['/account', 'Delete the account'],
    ] as const) {
      await page.goto(address);
      const opener = page.getByRole('button', { name: button });
      await opener.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectSound(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(opener).toBeFocused();
    }
  });
});

test('a dialog that cannot be fetched says so in its place, the page lives on, and with the network it opens', async ({
  page,
  consoles,
}) => {
  consoles.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|load chunk/);
  const builder = await Builder.open(page, 'mms');
  await page.waitForLoadState('networkidle');
  await cutOff(page);
  const opener = page.getByRole('button', { name: 'Share', exact: true });
  const missing = page.getByRole('dialog', { name: 'This could not be fetched without a network.' });
  // It lacks the rules of the game as well, which come when somebody puts a hand to the page.
  await page.getByRole('button', { name: 'Text' }).click();
  await expect(missing).toBeVisible();
  await page.keyboard.press('Escape');
  await opener.click();
  await expect(missing).toBeVisible();
  await expectSound(page);
  await missing.getByRole('button', { name: 'Try again' }).click();
  await expect(missing).toBeHidden();
  await expect(missing).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(missing).toBeHidden();
  await expect(opener).toBeFocused();
  await builder.add(KRAG);
  await expect(builder.line(KRAG)).toBeVisible();

  await comeBack(page);
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await page.getByRole('button', { name: 'Text' }).click();
  await expect(page.getByRole('dialog', { name: 'Copy as text' })).toBeVisible();
});

test('a part that could not be fetched comes into its place as soon as the network is back', async ({
  page,
  consoles,
}) => {
  consoles.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|load chunk/);
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await page.waitForLoadState('networkidle');
  await cutOff(page);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  const place = page.getByRole('tabpanel', { name: 'Statistics' });
  await expect(place.getByText('This could not be fetched without a network.')).toBeVisible();
  await expect(place.getByRole('button', { name: 'Try again' })).toBeVisible();
  await comeBack(page);
  await expect(place.getByText('This could not be fetched')).toHaveCount(0);
  await expect(place.getByRole('heading').first()).toBeVisible();
});

test('a press whose code cannot be fetched says so, and works once the network is back', async ({
  page,
  consoles,
}) => {
  consoles.allow(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|load chunk/);
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await page.getByRole('button', { name: 'Start or fill' }).click();
  const random = page.getByRole('menuitem', { name: 'Random legal army' });
  await expect(random).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await cutOff(page);
  await random.click();
  const said = page.getByText('This could not be fetched without a network.');
  await expect(said).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(said).toBeHidden();
  await comeBack(page);
  await builder.choose('Random legal army');
  await expect(page.getByText(/^Drawn from seed/)).toBeVisible();
});
