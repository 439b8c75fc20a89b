import { loadSystem, stretchesOf } from '../lib/rules';
import { expect, test } from './fixtures';
import { expectSound } from './sound';

test.describe('words of the game', () => {
  test('explain themselves on tap and by key, with rule and lines', async ({ page }) => {
    const system = await loadSystem('mms');
    const { vocabulary } = await system.rulebook();
    const entry = system.entries.find((e) => stretchesOf(vocabulary, e.text).some((s) => s.term))!;
    const { text, term } = stretchesOf(vocabulary, entry.text).find((s) => s.term)!;
    await page.goto(`/systems/mms/entries/${entry.id}`);
    const word = page.getByRole('region', { name: 'What it does' }).getByRole('button', { name: text });
    await word.click();
    const card = page.getByRole('dialog', { name: term!.term });
    await expect(card).toContainText(term!.meaning);
    await expect(card.getByRole('link', { name: term!.rules[0]! })).toBeVisible();
    await expectSound(page);

    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await word.focus();
    await page.keyboard.press('Enter');
    await expect(card).toBeVisible();
    await card.getByRole('link', { name: term!.rules[0]! }).click();
    await expect(page).toHaveURL(new RegExp(`/rules#${term!.rules[0]}$`));
  });
});

test.describe('the rulebook', () => {
  test('marks what was looked for, and keeps it in the address', async ({ page }) => {
    await page.goto('/systems/mms/rules');
    await page.getByLabel('Search the rules').fill('healer');
    await expect(page.getByRole('status').filter({ hasText: /rows found/ })).toBeVisible();
    await expect(page.locator('[id="MMS-061"]')).toBeVisible();
    await expect(page.locator('[id="MMS-015"]')).toBeHidden();
    const marks = () => page.evaluate(() => CSS.highlights.get('found')?.size ?? 0);
    expect(await marks()).toBeGreaterThan(3);
    await expect(page).toHaveURL(/\?q=healer$/);
    await page.reload();
    await expect(page.locator('[id="MMS-015"]')).toBeHidden();
    await page.getByLabel('Search the rules').fill('');
    expect(await marks()).toBe(0);
    await expect(page).toHaveURL(/\/rules$/);
  });

  test('words are found by their beginning, whatever the marks and case', async ({ page }) => {
    await page.goto('/systems/swords-sorcery/rules?q=TELEPORTAL');
    await expect(page.locator('[id="SS-062"]')).toBeVisible();
    await expect(page.locator('[id="SS-044"]')).toBeHidden();
  });
});

test.describe('the register of gaps', () => {
  test('leads from a gap to an agreement with another reading', async ({ page }) => {
    await page.goto('/systems/mms/rules');
    await page
      .getByRole('navigation', { name: 'Chapters' })
      .getByRole('link', { name: 'Register of gaps' })
      .click();
    await expect(page.getByRole('heading', { name: 'Gaps and rulings', level: 1 })).toBeVisible();
    const ruling = page.locator('[id="MMS-R27"]');
    await expect(ruling).toContainText('We play:');
    const way = ruling.getByRole('link', { name: /^Agree on: / }).first();
    const value = (await way.innerText()).replace('Agree on: ', '');
    await way.click();
    await expect(page.getByRole('heading', { name: 'New agreement', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/house=healDoomed/);
    expect(value.length).toBeGreaterThan(1);
    await expect(page.getByLabel('Name of the agreement')).toHaveValue('Our agreement');
  });

  for (const slug of ['mms', 'magic-realm'])
    test(`is sound: ${slug}`, async ({ page }) => {
      await page.goto(`/systems/${slug}/rules/rulings`);
      await expectSound(page, { like: slug !== 'mms' });
    });
});

test('versions, completeness and likenesses of a catalogue', async ({ page }) => {
  await page.goto('/systems/magic-realm');
  await page.getByRole('link', { name: 'How complete it is' }).click();
  await expect(
    page.getByRole('region', { name: 'Fields by kind' }).getByRole('row', { name: /^Spells/ }),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Changes' }).click();
  await expect(page.getByRole('heading', { name: '2026.11', exact: true })).toBeVisible();
  await expectSound(page);

  await page.goto('/systems/mms/entries/horned-dragon');
  const alike = page.getByRole('region', { name: 'Much like it' });
  await expect(alike.getByRole('article')).toHaveCount(3);
  await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/q=tag/);
});

test('up to four entries stand side by side with their differences marked', async ({ page }) => {
  await page.goto('/systems/mms/compare?entries=krag,cleric,horned-dragon');
  const table = page.getByRole('table');
  await expect(table.getByRole('row', { name: /^Level/i })).toContainText('differs');
  const all = await table.getByRole('row').count();
  await page.getByRole('link', { name: 'Only what differs' }).click();
  await expect(page).toHaveURL(/only=differences/);
  expect(await table.getByRole('row').count()).toBeLessThan(all);
  await table.getByRole('link', { name: 'Compare without Krag – The Fighter' }).click();
  await expect(table.getByRole('columnheader')).toHaveCount(2);
  await expectSound(page);
});
