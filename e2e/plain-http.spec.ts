import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { Table } from './simulator';

// The server on somebody's laptop, opened by its bare address: a browser keeps some of its gifts for HTTPS.
test.beforeEach(async ({ context }) => {
  await context.addInitScript(() => {
    delete (Crypto.prototype as Partial<Crypto>).randomUUID;
    delete (Navigator.prototype as { clipboard?: Clipboard }).clipboard;
  });
});

test('without HTTPS a list is built, and its link is copied out of a dialog', async ({ page, visitor }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const copy = dialog.getByRole('button', { name: 'Copy: Link that holds the whole list' });
  await copy.click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  await expect(copy).toBeFocused();
  await page.keyboard.press('Escape');
  const field = builder.catalogue.getByRole('searchbox');
  await field.fill('');
  await field.press('Control+v');
  // A browser that is busy pastes after the key is up again.
  await expect(field).toHaveValue(/#./);
  const friend = await visitor();
  await friend.goto(await field.inputValue());
  await expect(friend.getByText(KRAG).first()).toBeVisible();
});

test('without HTTPS a game is played', async ({ page }) => {
  const table = await Table.start(page, 'monsters-magic', 'by a bare address');
  await expect(page.locator('[data-choice]').first()).toBeVisible();
  expect(await table.isOver()).toBe(false);
});
