import { army, saveList } from './saving';
import { expect, test } from './fixtures';

test('rules go to a printer as they are, without what only a screen can use', async ({ page }) => {
  await page.goto('/systems/mms/rules');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  const search = page.getByRole('searchbox');
  const rooms = page.getByRole('navigation', { name: 'Magic, Monsters and Swords' });
  await expect(search).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const gone of [skip, search, rooms]) await expect(gone).toBeHidden();
  await expect(page.getByText('The box holds two decks of the same cards').first()).toBeVisible();
});

test('with colours of one’s own it is still told what is chosen, and how far a bar reaches', async ({
  page,
  account,
}) => {
  const { shareId } = await saveList(account, army('Half an army'));
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(`/l/${shareId}`);
  const bar = page.getByRole('meter').locator('.bar').first();
  const ground = await page
    .getByRole('meter')
    .first()
    .evaluate((e) => getComputedStyle(e).backgroundColor);
  expect(await bar.evaluate((e) => getComputedStyle(e).backgroundColor)).not.toBe(ground);
  await page.goto('/systems/mms');
  const rooms = page.getByRole('navigation', { name: 'Magic, Monsters and Swords' });
  await expect(rooms.getByRole('link', { name: 'Catalogue' })).toHaveCSS('outline-style', 'solid');
  await expect(rooms.getByRole('link', { name: 'Rules' })).toHaveCSS('outline-style', 'none');
});
