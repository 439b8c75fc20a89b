import { AxeBuilder } from '@axe-core/playwright';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { expectSound } from './sound';

/** Takes the open list along, and says what was promised of the file. */
async function takeAlong(page: Page, to: string): Promise<{ readonly file: string; readonly said: string }> {
  await page.getByRole('button', { name: 'Take along' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take along as one file' });
  const size = dialog.getByText(/\.html, \d+ kB$/);
  await expect(size).toBeVisible();
  await expectSound(page, { like: true });
  const said = await size.innerText();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const download = await saved;
  const file = path.join(to, download.suggestedFilename());
  await download.saveAs(file);
  return { file, said };
}

test('a list taken along opens from a disk, judges other counts and asks nobody', async ({
  page,
  visitor,
}, info) => {
  const builder = await Builder.open(page, 'mms');
  await builder.choose('Krag’s band');
  await builder.name.fill('</script><b>Krag’s “band”');
  const { file, said } = await takeAlong(page, info.outputPath());
  expect(said).toMatch(/^script b Krag’s “band”\.html/i);

  const reader = await visitor();
  const asked: string[] = [];
  reader.on('request', (request) => asked.push(request.url()));
  await reader.context().setOffline(true);
  await reader.goto(`file://${file}`);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('</script><b>Krag’s “band”');
  const verdict = reader.getByRole('status');
  await expect(verdict).toContainText('Legal · 300 of 300 levels');
  await expect(reader.getByRole('img', { name: `Card: ${KRAG}` })).toBeVisible();

  await reader.getByRole('button', { name: `One ${KRAG} more` }).click();
  await expect(verdict).toContainText('Not legal · 456 of 300 levels');
  await expect(verdict).toContainText('MMS-L01');
  await expect(reader.getByRole('button', { name: `One ${KRAG} more` })).toBeFocused();
  await verdict.getByRole('link', { name: 'MMS-025' }).first().click();
  await expect(reader.locator('#rule-MMS-025')).toBeInViewport();
  await reader.getByLabel(`Number of ${KRAG}`).fill('0');
  await reader.getByLabel(`Number of ${KRAG}`).press('Enter');
  await expect(verdict).toContainText('144 of 300 levels');
  await reader.getByRole('button', { name: 'As it was packed' }).click();
  await expect(verdict).toContainText('Legal · 300 of 300 levels');
  expect(asked.filter((url) => !url.startsWith('file:') && !url.startsWith('data:'))).toEqual([]);

  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [390, 1440]) {
      await reader.setViewportSize({ width, height: 844 });
      await reader.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page: reader })
        .setLegacyMode()
        .exclude('svg > *')
        .analyze();
      expect(violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${n.html.slice(0, 120)}`))).toEqual([]);
      expect(
        await reader.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0);
    }
});

test('its sheets come out at true size', async ({ page, visitor }, info) => {
  const builder = await Builder.open(page, 'monsters-magic');
  await builder.choose(/^Random legal/);
  const { file } = await takeAlong(page, info.outputPath());
  const reader = await visitor();
  await reader.goto(`file://${file}`);
  await reader.evaluate(() => (window.print = () => undefined));
  await reader.getByRole('button', { name: 'Print the sheets, A4' }).click();
  await reader.emulateMedia({ media: 'print' });
  const box = await reader.getByRole('img', { name: /^Sheet 1 of/ }).boundingBox();
  expect(Math.round((box!.width * 25.4) / 96)).toBe(210);
  expect(Math.round((box!.height * 25.4) / 96)).toBe(297);
  await expect(reader.getByRole('heading', { level: 1 })).toBeHidden();
});
