import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';

test('between phone and desk the head fits its rooms: no page can be pushed sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await page.goto('/agreements');
  for (const width of [640, 700, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

test('at four times its size the builder is read between its bars, not behind them', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const builder = await Builder.open(page, 'mms');
  const add = builder.catalogue.getByRole('button', { name: `Add ${KRAG}` });
  await add.evaluate((button) => button.scrollIntoView({ block: 'start' }));
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(builder.budget).not.toBeInViewport();
  await expect(add).toBeInViewport({ ratio: 1 });
});

test('on a phone that lies on its side the budget stays, and the head makes room for it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const builder = await Builder.open(page, 'mms');
  await builder.catalogue.getByRole('button', { name: 'Add Cleric' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(builder.budget).toBeInViewport();
});
