import { Builder, KRAG, MAGERON } from './builder';
import { expect, test } from './fixtures';
import { holdBack, scripts } from './hold';
import { tabTo } from './tab';

/** No control of the builder is further away than this. */
const FAR = 60;

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/systems/mms');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('an army is built, broken and mended without a mouse', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  for (const card of [MAGERON, KRAG, 'Horned Dragon']) {
    await page.keyboard.press('/');
    await expect(builder.catalogue.getByRole('searchbox')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type(`"${card}"`);
    const add = builder.catalogue.getByRole('button', { name: new RegExp(`^Add ${card}`) });
    await expect(add).toHaveCount(1);
    await tabTo(page, add, FAR);
    await page.keyboard.press('Enter');
    await expect(builder.line(card)).toBeVisible();
  }
  await expect(builder.verdict).toContainText('Not legal');

  const mend = builder.findings.getByRole('group', { name: 'Ways to mend it' }).getByRole('button').first();
  await expect(mend).toBeVisible();
  await tabTo(page, mend, FAR);
  await page.keyboard.press('Enter');
  await expect(builder.verdict).toHaveText('Legal');
  // The button is gone with the problem; whoever pressed it stays where the verdict is.
  await expect(page.getByRole('heading', { name: /^Verdict under/ })).toBeFocused();
});

test('a menu is walked by arrows and a number is changed by them', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add('Archer');
  const number = builder.line('Archer').getByLabel('Number of Archer');
  await number.focus();
  await page.keyboard.press('ArrowUp');
  await expect(number).toHaveValue('2');
  // By arrows and digit by digit in turn, each goes on from the other.
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12');
  await expect(number).toHaveValue('12');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(number).toHaveValue('14');
  const more = page.getByRole('button', { name: 'More for Archer' });
  await tabTo(page, more, FAR);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Split one off' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(builder.lines).toHaveCount(2);
});

test('what is pressed in the catalogue stays under the hand while the search answers', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  const arrive = await holdBack(page, scripts);
  await builder.catalogue.getByRole('searchbox').fill('"Horned Dragon"');
  const archer = builder.catalogue.getByRole('button', { name: /^Add Archer/ });
  await archer.hover();
  await page.mouse.down();
  arrive();
  await expect(builder.catalogue.getByRole('status')).toHaveText('1 to choose from');
  await page.mouse.up();
  await expect(builder.line('Archer')).toBeVisible();
  await expect(archer).toHaveCount(0);
});

for (const [key, how] of [
  ['Enter', 'Enter'],
  ['Space', 'the space bar'],
  ['ArrowDown', 'the arrow'],
] as const)
  test(`one press of ${how} opens a menu whose script is still on its way`, async ({ page }) => {
    await Builder.open(page, 'mms');
    const arrive = await holdBack(page, scripts);
    const opener = page.getByRole('button', { name: 'Start or fill' });
    await tabTo(page, opener, FAR);
    await page.keyboard.press(key);
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    arrive();
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByRole('menuitem').first()).toBeFocused();
  });

test('one press of a pointer opens a menu, another closes it, and a script that failed is asked for again', async ({
  page,
  consoles,
}) => {
  consoles.allow(/Failed to load resource|ERR_FAILED/);
  await Builder.open(page, 'mms');
  await page.route('**/_next/static/**', (route) => route.abort());
  const opener = page.getByRole('button', { name: 'Start or fill' });
  await opener.click();
  await expect(opener).toBeEnabled();
  await page.unroute('**/_next/static/**');
  const menu = page.getByRole('menu', { name: 'Start or fill' });
  await expect(async () => {
    if (!(await menu.isVisible())) await opener.click();
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(menu).toBeFocused();
  await opener.click();
  await expect(menu).toBeHidden();
  await opener.click();
  await expect(menu).toBeVisible();
});

test('a dialog keeps the focus until it is closed', async ({ page }) => {
  await Builder.open(page, 'mms');
  const opener = page.getByRole('button', { name: 'Text' });
  await tabTo(page, opener, FAR);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Copy as text' });
  await expect(dialog).toBeVisible();
  for (let i = 0; i < 12; i++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('colours change by a button that says what it does', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: /^Colours: .* Change to light\.$/ }).click();
  await page.getByRole('button', { name: /^Colours: light\. Change to dark\.$/ }).click();
  await expect.poll(paper).not.toBe(light);
  await page.reload();
  expect(await paper()).not.toBe(light);
});
