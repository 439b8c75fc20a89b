import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { holdBack, scripts } from './hold';
import { expectSound } from './sound';

test('a list is built by keys alone', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await page.keyboard.press('/');
  await page.keyboard.type('"Archer"');
  await expect(builder.catalogue.getByRole('button', { name: 'Add Archer', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(builder.catalogue.getByRole('button', { name: /^Add / }).first()).toBeFocused();
  await builder.catalogue.getByRole('button', { name: 'Add Archer', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('+');
  await expect(builder.line('Archer').getByLabel('Number of Archer')).toHaveValue('2');
  await page.keyboard.press('-');
  await expect(builder.line('Archer').getByLabel('Number of Archer')).toHaveValue('1');
  await builder.add(KRAG);

  // From the search field back to the list.
  await builder.undo.focus();
  await page.keyboard.press('g');
  await page.keyboard.press('l');
  await expect(builder.line('Archer')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(builder.line(KRAG)).toBeFocused();
  await page.keyboard.press('+');
  await expect(builder.line(KRAG).getByLabel(`Number of ${KRAG}`)).toHaveValue('2');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(builder.lines.first()).toContainText(KRAG);
  await expect(builder.line(KRAG)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(builder.line(KRAG).getByLabel('Note')).toBeVisible();
  await builder.line(KRAG).focus();
  await page.keyboard.press('Delete');
  await expect(builder.line(KRAG)).toHaveCount(0);
  await expect(builder.line('Archer')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(builder.line(KRAG)).toBeVisible();
});

test('letters stay in their field while a part of the page is still on its way', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  const search = builder.catalogue.getByRole('searchbox');
  const arrive = await holdBack(page, scripts);
  await page.keyboard.press('?');
  await search.focus();
  await page.keyboard.type('"Archer"');
  await expect(search).toHaveValue('"Archer"');
  arrive();
  await expect(page.getByRole('dialog', { name: 'Keys of the builder' })).toBeVisible();
});

test('a number is typed digit by digit, and one out of its range changes nothing', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  const total = page.getByLabel('Built for');
  await total.pressSequentially('300');
  await expect.poll(async () => (await builder.kept()).options).toMatchObject({ levelTotal: 300 });
  await total.fill('7');
  await expect(page.getByText('From 10 to 5000.')).toBeVisible();
  await total.blur();
  await expect(total).toHaveValue('300');
});

test('what was typed a moment ago is there after a reload, and so is its undo', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  const before = await builder.name.inputValue();
  await builder.name.fill('');
  await builder.name.pressSequentially('Of the hills');
  await page.reload();
  await expect(builder.name).toHaveValue('Of the hills');
  await builder.undo.click();
  await expect(builder.name).toHaveValue(before);
  await expect(builder.line(KRAG)).toBeVisible();
});

test('a sheet tells the keys, and those without Ctrl can be switched off', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keys of the builder' });
  await expect(sheet).toContainText('Search the catalogue');
  await expectSound(page, { everyLook: true });
  await sheet.getByLabel('Keys without Ctrl').uncheck();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.keyboard.press('/');
  await expect(builder.catalogue.getByRole('searchbox')).not.toBeFocused();
});

test('a screen reader hears the total once the hands rest', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: '122 of 300 levels, 178 left.' }),
  ).toHaveCount(1);
});

test('on a phone the total stays in view and the thumb reaches the switch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await page.getByRole('button', { name: 'List (1)' }).click();
  await builder.line(KRAG).scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(builder.budget).toBeInViewport();
  const show = await page.getByRole('group', { name: 'Show' }).boundingBox();
  expect(show!.y).toBeGreaterThan(844 / 2);
  await page.evaluate(() => window.scrollTo(0, 0));
  const small: string[] = [];
  for (const button of await builder.line(KRAG).getByRole('button').all()) {
    const box = (await button.boundingBox())!;
    if (box.height < 44 || box.width < 40)
      small.push(`${await button.getAttribute('aria-label')} ${box.width}×${box.height}`);
  }
  expect(small).toEqual([]);
});
