import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { expectSound } from './sound';

test('the rest is filled after a look at what that adds', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await page.getByText('Fill the rest for me, up to 300').click();
  const add = page.getByRole('button', { name: 'Add these' });
  await expect(add).toBeVisible();
  await expect(page.getByText('That makes 300 of 300 levels, legal.')).toBeVisible();
  await expect(page.getByText(/^Totals still reachable: .*300\.$/)).toBeVisible();
  await expectSound(page, { everyLook: true });
  await add.click();
  await expect(builder.budget).toHaveAttribute('aria-valuetext', '300 of 300 levels');
  await builder.undo.click();
  await expect(builder.budget).toHaveAttribute('aria-valuetext', '122 of 300 levels');
});

test('the catalogue shows only what still fits', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await builder.add('Horned Dragon');
  await builder.catalogue.getByRole('searchbox').fill('');
  await expect(builder.catalogue.locator('[data-entry=krag]')).toBeVisible();
  // What does not fit says why, where it is chosen.
  const dragon = builder.catalogue.locator('[data-entry=horned-dragon]');
  await dragon.hover();
  await expect(dragon).toContainText(/One more: \d+ levels are spent of 300/);
  await builder.catalogue.getByRole('button', { name: 'Only what still fits' }).click();
  await expect(builder.catalogue.getByRole('button', { name: /over the budget$/ })).toHaveCount(0);
  await expect(builder.catalogue.getByRole('button', { name: /^Add Horned Dragon/ })).toHaveCount(0);
  await expect(builder.catalogue.getByRole('button', { name: /^Add / }).first()).toBeVisible();
});

test('a seed that is typed again draws the same list', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  const draw = async (): Promise<string> => {
    await builder.choose('Draw from a seed');
    const dialog = page.getByRole('dialog', { name: 'Random legal army' });
    await dialog.getByLabel('Seed').fill('rainy night');
    await expect(dialog.getByText(/of 300 levels\.$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Take this list' }).click();
    await expect(dialog).toBeHidden();
    return JSON.stringify((await builder.kept()).entries);
  };
  const first = await draw();
  await expect(builder.verdict).toHaveText('Legal');
  await builder.undo.click();
  await expect(builder.lines).toHaveCount(0);
  expect(await draw()).toBe(first);
});

test('an empty party of Magic Realm is filled with all that it lacks, and emptied again by undo', async ({
  page,
}) => {
  const builder = await Builder.open(page, 'magic-realm');
  await expect(builder.verdict).toHaveText('Nothing chosen yet');
  await page.getByText('Fill what is missing').click();
  const add = page.getByRole('button', { name: 'Add these' });
  await expect(add).toBeVisible();
  await expect(page.getByText(/^That makes .* victory points, legal\.$/)).toBeVisible();
  await expect(page.getByText(/ – Starting place: /).first()).toBeVisible();
  await expect(page.getByText(/ \(points\): \d\.$/).first()).toBeVisible();
  await expectSound(page, { everyLook: true });
  await add.click();
  await expect(builder.verdict).toHaveText('Legal');
  await expect(builder.lines).toHaveCount(1);
  await expect(page.getByText('Fill what is missing')).toBeHidden();
  await builder.undo.click();
  await expect(builder.lines).toHaveCount(0);
  await expect(builder.verdict).toHaveText(/^Not legal/);
});

test('a half-made party of Magic Realm keeps what was chosen', async ({ page }) => {
  const builder = await Builder.open(page, 'magic-realm');
  await builder.add('Sorceror');
  await builder.give('Sorceror', 'Fiery Blast');
  const sheet = page.getByRole('group', { name: 'Sorceror', exact: true });
  await sheet.getByLabel('Notoriety (points)', { exact: true }).fill('2');
  await builder.choose('Fill what is missing');
  await expect(builder.verdict).toHaveText('Legal');
  await expect(builder.budget).toHaveAttribute('aria-valuetext', '5 of 5 victory points');
  const { entries, options } = await builder.kept();
  expect(entries.map(({ entry, count }) => [entry, count])).toEqual([['sorceror', 1]]);
  expect(entries[0]!.with).toHaveLength(3);
  expect(entries[0]!.with).toContain('fiery-blast');
  expect(options).toMatchObject({ members: { sorceror: { victory: { notoriety: 2 } } } });
});
