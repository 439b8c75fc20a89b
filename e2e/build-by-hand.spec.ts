import { Builder, KRAG, MAGERON } from './builder';
import { expect, test } from './fixtures';

test.describe('an army by hand, without an account', () => {
  test('Krag’s band of the rules’ own example spends 300 of 300 (MMS-E01)', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Magic, Monsters and Swords' }) })
      .getByRole('link', { name: /^Build/ })
      .click();
    const builder = new Builder(page);
    for (const card of [KRAG, 'Cleric', 'Woods', 'Haunted Forest']) await builder.add(card);
    await builder.give(KRAG, 'Pendant of Chance');
    await builder.give(KRAG, 'Magical Long Sword');
    await builder.give('Cleric', 'Magical Flail');

    await expect(builder.budget).toHaveAttribute('aria-valuetext', '300 of 300 levels');
    await expect(page.getByText('300 of 300 levels, nothing left')).toBeVisible();
    await expect(builder.verdict).toHaveText('Legal');
  });

  test('the two mages’ beasts spend 297 of 300 (MMS-E02)', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    for (const card of ['Horned Dragon', MAGERON, 'War Gryphon']) await builder.add(card);

    await expect(builder.budget).toHaveAttribute('aria-valuetext', '297 of 300 levels');
    await expect(page.getByText('3 left', { exact: true })).toBeVisible();
    await expect(builder.verdict).toHaveText('Legal');
  });

  test('an army over its total is mended by one tap', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    for (const card of ['Horned Dragon', MAGERON, 'War Gryphon', KRAG]) await builder.add(card);
    await expect(builder.verdict).toHaveText('Not legal: 1 problem');
    await expect(page.getByText('119 over', { exact: true })).toBeVisible();
    const overTotal = builder.findings.filter({ hasText: 'MMS-L01' });
    await expect(overTotal).toContainText('Problem:');

    await overTotal.getByRole('group', { name: 'Ways to mend it' }).getByRole('button').first().click();
    await expect(builder.verdict).toHaveText('Legal');
    await expect(overTotal).toHaveCount(0);
    await expect(page.getByText(/^\d+ left$|^nothing left$/)).toBeVisible();
  });

  test('a list that breaks a rule can be kept as it is', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.name.fill('Too many for one night');
    await builder.add('Horned Dragon');
    await builder.line('Horned Dragon').getByLabel('Number of Horned Dragon').fill('9');
    await expect(builder.verdict).toContainText('Not legal');

    await page.reload();
    await expect(builder.name).toHaveValue('Too many for one night');
    await expect(builder.verdict).toContainText('Not legal');
    await page.goto('/lists');
    await expect(page.getByRole('link', { name: /Too many for one night/ })).toBeVisible();
  });
});

test.describe('before any script is here', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what is about to be built', async ({ page }) => {
    await page.goto('/lists/new?system=mms');
    await expect(page.getByText(/^Characters with what they carry/)).toBeVisible();
  });
});
