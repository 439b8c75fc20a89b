import type { Page } from '@playwright/test';
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

test('on a phone that lies on its side the budget stays, and the head makes room for it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const builder = await Builder.open(page, 'mms');
  await builder.catalogue.getByRole('button', { name: 'Add Cleric' }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await expect(builder.budget).toBeInViewport();
});

const crowded: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'in the builder': (page) => Builder.open(page, 'mms'),
  'where a game is set up': async (page) => {
    await page.goto('/simulator/monsters-magic');
    await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  },
  'where odds are asked': async (page) => {
    await page.goto('/simulator/battle-magic?tab=odds');
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText('%');
  },
  'in the form of an agreement': async (page) => {
    await page.goto('/agreements/new?system=mms&preset=skirmish');
    // The preset changes several parts, which stay folded; here their fields are what matters.
    const changed = page.locator('summary', { hasText: 'changed' });
    await expect(changed).toHaveCount(4);
    for (const part of await changed.all()) await part.click();
    await expect(page.getByLabel('Level total', { exact: true })).toBeVisible();
  },
};

for (const size of [
  { width: 390, height: 844 },
  { width: 720, height: 450 },
])
  for (const [where, open] of Object.entries(crowded))
    test(`what has the focus is never behind a bar, at ${size.width} by ${size.height} ${where}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await open(page);
      const stops = { Tab: 60, 'Shift+Tab': 40 };
      for (const [key, times] of Object.entries(stops))
        for (let i = 0; i < times; i++) {
          await page.keyboard.press(key);
          const behind = await page.evaluate(() => {
            const one = document.activeElement!;
            const { left, right, top, bottom } = one.getBoundingClientRect();
            const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
            const bar = there?.closest('header, .fixed, .sticky');
            return bar && !bar.contains(one) ? one.outerHTML.slice(0, 120) : '';
          });
          expect(behind).toBe('');
        }
    });
