import { Builder, KRAG } from './builder';
import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures';
import { expectSound } from './sound';

test.describe('a reserve', () => {
  test('is switched out and in again, and the total, the verdict and the print follow', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.add(KRAG);
    await builder.add('Horned Dragon');
    await builder.line('Horned Dragon').getByLabel('Number of Horned Dragon').fill('2');
    await expect(builder.verdict).toContainText('Not legal');

    await builder.line('Horned Dragon').getByRole('button', { name: 'More for Horned Dragon' }).click();
    await page.getByRole('menuitem', { name: 'Into a new module' }).click();
    const module = page.getByRole('switch', { name: 'Reserve is in the list' });
    await expect(page.getByText(/Without it: 122 of 300 levels, legal/)).toBeVisible();
    await module.click();
    await expect(module).not.toBeChecked();
    await expect(builder.budget).toHaveAttribute('aria-valuetext', '122 of 300 levels');
    await expect(builder.verdict).toHaveText('Legal');
    await expect(page.getByText(/With it in: \d+ of 300 levels, 1 problem/)).toBeVisible();

    await page.reload();
    await expect(builder.line('Horned Dragon')).toBeVisible();
    await expect(module).not.toBeChecked();
    await expectSound(page, { everyLook: true });

    await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
    await expect(page.getByText('1 card on 1 page.')).toBeVisible();
    await page.goBack();
    await module.click();
    await expect(builder.verdict).toContainText('Not legal');
    await builder.undo.click();
    await expect(module).not.toBeChecked();
  });

  test('has a name, and goes with its last line', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.add('Woods');
    await builder.line('Woods').getByRole('button', { name: 'More for Woods' }).click();
    await page.getByRole('menuitem', { name: 'Into a new module' }).click();
    await page.getByLabel('Module', { exact: true }).fill('Second night');
    await page.getByLabel('Module', { exact: true }).press('Enter');
    await expect(page.getByRole('switch', { name: 'Second night is in the list' })).toBeVisible();
    await builder.line('Woods').getByRole('button', { name: 'More for Woods' }).click();
    await page.getByRole('menuitem', { name: 'Out of its module' }).click();
    await expect(page.getByRole('switch')).toHaveCount(0);
    expect((await builder.kept()).entries).toEqual([{ entry: 'woods', count: 1 }]);
  });
});

test('a line costs what it carries as well, and says what each thing adds', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await builder.give(KRAG, 'Shield of Death');
  await expect(builder.line(KRAG)).toContainText('132 levels');
  await expect(builder.line(KRAG)).toContainText('Shield of Death10');
});

test('repeated cards are told apart by themselves', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add('Archer');
  await builder.add('Archer');
  await expect(builder.line('Archer')).toContainText('A, B');
  await builder.give('Archer', 'Shield of Death');
  await expect(builder.lines).toHaveCount(2);
  expect((await builder.kept()).entries.map((e) => e.designation)).toEqual(['A', 'B']);
});

test('a thing is dragged from the catalogue onto its bearer, and lines change places', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await builder.add('Cleric');
  await builder.catalogue.getByRole('searchbox').fill('"Shield of Death"');
  const row = builder.catalogue.locator('[data-entry=shield-of-death]');
  // A drag wakes up with the first move of a mouse over the builder.
  await row.hover();
  await expect(row).toHaveAttribute('draggable', 'true');
  await row.locator('svg, img').first().dragTo(builder.line(KRAG).locator('svg, img').first());
  await expect(
    builder.line(KRAG).getByRole('button', { name: `Take Shield of Death off ${KRAG}` }),
  ).toBeVisible();

  const cleric = builder.line('Cleric');
  await cleric.hover();
  await expect(cleric).toHaveAttribute('draggable', 'true');
  await cleric.locator('svg, img').first().dragTo(builder.line(KRAG).locator('svg, img').first());
  await expect(builder.lines.first()).toContainText('Cleric');
});

test('a line that is dragged while another tab changes the list is not taken for another', async ({
  page,
}) => {
  const builder = await Builder.open(page, 'mms');
  for (const entry of ['Cleric', 'Archer', 'War Gryphon']) await builder.add(entry);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const there = new Builder(tab);
  await expect(there.lines).toHaveCount(3);

  await page.bringToFront();
  const archer = builder.line('Archer');
  await archer.hover();
  await expect(archer).toHaveAttribute('draggable', 'true');
  const middleOf = async (line: Locator) => {
    const box = (await line.locator('svg, img').first().boundingBox())!;
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const cleric = await middleOf(builder.line('Cleric'));
  await page.mouse.move(...(await middleOf(archer)));
  await page.mouse.down();
  await page.mouse.move(...cleric, { steps: 8 });
  await expect(builder.line('Cleric')).toHaveAttribute('data-over', /./);
  await there.line('Cleric').getByRole('button', { name: 'Remove Cleric' }).click();
  await expect(builder.lines).toHaveCount(2);
  await page.mouse.up();
  await expect(
    page.getByText('The list was changed while you dragged, so nothing was moved.', { exact: true }),
  ).toBeVisible();
  await expect(builder.lines.first()).toContainText('Archer');
});
