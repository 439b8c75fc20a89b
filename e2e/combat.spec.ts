import { expect, test } from './fixtures';
import { Table } from './simulator';
import { expectSound } from './sound';
import { phone } from './windows';

test.describe('a combat of Magic Realm', () => {
  test('a character against what lives in a clearing, on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    const table = await Table.open(page, 'magic-realm');
    await expect(page.getByText(/the combat of one evening/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Players' }).selectOption('1');
    await page.getByRole('combobox', { name: 'Board', exact: true }).selectOption({ label: 'A Wolf' });
    await page.getByLabel('Seed of the game').fill('a wolf');
    await page.getByRole('button', { name: 'Start the game' }).click();
    await expect(table.decision).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: /^Round 1: Encounter of Amazon/ }),
    ).toBeVisible();
    await expectSound(page);
    await page.getByRole('button', { name: /^Nothing \(more\) in this step/ }).click();
    await page.getByRole('button', { name: /^Aim at the Wolf A/ }).click();
    await page.getByRole('button', { name: /^Attack with FIGHT M5 and the Short Sword/ }).click();
    await page.getByRole('button', { name: /^Attack: thrust/ }).click();
    await page
      .getByRole('button', { name: /^Maneuver with MOVE M4/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Maneuver: dodge/ }).click();
    // Before the last secret is settled the exact odds of the round are shown.
    await page.getByRole('button', { name: /^Shield against swing/ }).click();
    await expect(page.getByText(/The Wolf A is killed/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect(page.getByText(/Amazon shows: thrust with the Short Sword/).first()).toBeVisible();
    await expect(page.getByText(/Repositioning|against the Wolf A/).first()).toBeVisible();
    await page.getByRole('button', { name: /Bots play on/ }).click();
    await expect(table.over).toBeVisible({ timeout: 60_000 });
    await expectSound(page);
  });

  test('a thousand combats answer whether a party can beat what lives there', async ({ page }) => {
    await page.goto('/simulator/magic-realm');
    await page.getByRole('tab', { name: 'Many games' }).click();
    await page.getByRole('combobox', { name: 'Players' }).selectOption('2');
    await page
      .getByRole('combobox', { name: 'Board', exact: true })
      .selectOption({ label: 'A Heavy Dragon' });
    await page.getByRole('button', { name: /^Play [\d,]+ games$/ }).click();
    await expect(page.getByRole('heading', { name: 'Who wins' })).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/every monster and native of the clearing is dead/i).first()).toBeVisible();
  });
});
