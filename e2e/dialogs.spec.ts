import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
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
