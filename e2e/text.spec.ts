import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';

test.describe('a list as text', () => {
  for (const form of ['One line', 'Text', 'Markdown', 'Forum', 'JSON'])
    test(`goes out as ${form} and comes in again as the same list`, async ({ page }) => {
      const builder = await Builder.open(page, 'mms');
      await builder.choose('Krag’s band');
      const before = await builder.kept();
      const out = page.getByRole('dialog', { name: 'Copy as text' });
      await page.getByRole('button', { name: 'Text' }).click();
      await out.getByRole('button', { name: form, exact: true }).click();
      const text = await out.getByRole('textbox', { name: 'The text' }).inputValue();
      await page.keyboard.press('Escape');
      await expect(out).toBeHidden();

      await builder.choose('Begin anew');
      await builder.choose('Paste a list');
      const paste = page.getByRole('dialog', { name: 'Paste a list' });
      await paste.getByLabel('Any text with one entry a line').fill(text);
      await expect(paste.getByText('Left out')).toHaveCount(0);
      await paste.getByRole('button', { name: 'Take this list' }).click();
      await expect(paste).toBeHidden();
      await expect(builder.budget).toHaveAttribute('aria-valuetext', '300 of 300 levels');
      expect(await builder.kept()).toEqual(before);
    });

  test('what is copied is what the dialog shows', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const builder = await Builder.open(page, 'mms');
    await builder.add(KRAG);
    await page.getByRole('button', { name: 'Text' }).click();
    const out = page.getByRole('dialog', { name: 'Copy as text' });
    await out.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(out.getByRole('button', { name: 'Copied' })).toBeVisible();
    const shown = await out.getByRole('textbox', { name: 'The text' }).inputValue();
    expect(shown).toContain(`1 ${KRAG} (122)`);
    expect(await page.evaluate(() => window.navigator.clipboard.readText())).toBe(shown);
  });

  test('says line by line what it understood of a hasty note', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.choose('Paste a list');
    const paste = page.getByRole('dialog', { name: 'Paste a list' });
    await paste
      .getByLabel('Any text with one entry a line')
      .fill('2x War Gryphon\nhornd dragn\nthe cat of my neighbour');
    const lines = paste.getByRole('listitem');
    await expect(lines.filter({ hasText: 'War Gryphon' })).toContainText('Understood');
    await expect(lines.filter({ hasText: 'hornd dragn' })).toContainText('Guessed');
    await expect(lines.filter({ hasText: 'hornd dragn' })).toContainText('Horned Dragon');
    await expect(lines.filter({ hasText: 'the cat of my neighbour' })).toContainText('Left out');

    await paste.getByRole('button', { name: 'Take this list' }).click();
    await expect(builder.line('War Gryphon').getByLabel('Number of War Gryphon')).toHaveValue('2');
    await expect(builder.lines).toHaveCount(2);
  });
});
