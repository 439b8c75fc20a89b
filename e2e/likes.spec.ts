import { expect, openAccount, test } from './fixtures';
import { publish, saveArmy } from './saving';
import { expectSound } from './sound';
import type { Page } from '@playwright/test';

const likeButton = (page: Page) => page.getByRole('button', { name: 'Like', exact: true });
const writeUp = (page: Page) => page.getByRole('region', { name: 'How to play it' });

/** A word that only this run uses. */
const word = () => `harp${crypto.randomUUID().slice(0, 8)}`;

test('a list is published with its write-up, liked by somebody else, and stands first by likes', async ({
  page,
  account,
  visitor,
}) => {
  const name = word();
  const { shareId } = await saveArmy(account, `${name} first`);
  const later = await saveArmy(account, `${name} later`);
  await page.goto(`/l/${shareId}`);
  await expect(writeUp(page)).toHaveCount(0);
  await page.getByLabel('Everybody finds it').check();
  await expect(page.getByText('No likes yet')).toBeVisible();
  await expect(likeButton(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Write how to play it' }).click();
  const dialog = page.getByRole('dialog', { name: 'How to play it' });
  await dialog
    .getByLabel('What to know before playing this list')
    .fill('Hold the ford with Krag.\n\n<b>Then</b> see https://example.org\nand strike.');
  await expectSound(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(writeUp(page).getByRole('paragraph')).toHaveText([
    'Hold the ford with Krag.',
    '<b>Then</b> see https://example.org and strike.',
  ]);
  await publish(account, later);

  const other = await visitor();
  await other.goto(`/l/${shareId}`);
  await expect(writeUp(other)).toContainText('Hold the ford');
  await expect(writeUp(other).getByRole('link')).toHaveCount(0);
  await expect(likeButton(other)).toHaveCount(0);
  const way = other.getByRole('main').locator('p', { hasText: 'to like it' }).getByRole('link');
  await expect(way).toHaveAttribute('href', `/signin?callbackUrl=${encodeURIComponent(`/l/${shareId}`)}`);
  await openAccount(other.context());
  await other.reload();
  await expect(likeButton(other)).toHaveAttribute('aria-pressed', 'false');
  await likeButton(other).click();
  await expect(likeButton(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(other.getByText('1 like', { exact: true })).toBeVisible();
  await expectSound(other);
  // Kept, and not only shown.
  await expect(async () => {
    await other.reload();
    await expect(likeButton(other)).toHaveAttribute('aria-pressed', 'true', { timeout: 1000 });
  }).toPass();

  const titles = () => other.getByRole('main').getByRole('heading', { level: 2 });
  await other.goto(`/lists/public?q=${name}`);
  await expect(titles()).toHaveText([`${name} later`, `${name} first`]);
  await other.getByLabel('Order').selectOption({ label: 'Most liked' });
  await other.getByRole('button', { name: 'Find', exact: true }).click();
  await expect(titles()).toHaveText([`${name} first`, `${name} later`]);
  const first = other.getByRole('listitem').filter({ has: other.locator(`a[href="/l/${shareId}"]`) });
  await expect(first).toContainText('Hold the ford with Krag. <b>Then</b> see');
  await expect(first).toContainText('1 like, yours among them');
  await expectSound(other);
  await other.getByRole('link', { name: 'Liked by you' }).click();
  await expect(titles()).toHaveText([`${name} first`]);

  await first.getByRole('link').click();
  await likeButton(other).click();
  await expect(other.getByText('No likes yet')).toBeVisible();
  await expect(async () => {
    await other.goto('/lists/public?likedByMe=true');
    await expect(other.getByText('You like none yet.')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('a like that is not kept turns back and is told, and what was written stays until it is saved', async ({
  page,
  account,
  member,
  consoles,
}) => {
  consoles.allow(/ERR_FAILED|status of 409/);
  const list = await saveArmy(account, word());
  await publish(account, list);
  const other = await member();
  await other.goto(`/l/${list.shareId}`);
  await other.route('**/like', (route) => route.abort());
  await likeButton(other).click();
  await expect(
    other.getByText('The server cannot be reached, so nothing changed.', { exact: true }),
  ).toBeVisible();
  await expect(likeButton(other)).toHaveAttribute('aria-pressed', 'false');
  await expect(other.getByText('No likes yet')).toBeVisible();

  await page.goto(`/l/${list.shareId}`);
  const dialog = page.getByRole('dialog', { name: 'How to play it' });
  const before = 'This is what you had here before, and not saved.';
  const field = dialog.getByLabel('What to know before playing this list');
  const save = dialog.getByRole('button', { name: 'Save', exact: true });
  await page.getByRole('button', { name: 'Write how to play it' }).click();
  await field.fill('Written in a train.');
  await page.route('**/publication', (route) => route.abort());
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/publication');
  // Also when the page goes before it could be saved, and another device saves in between.
  await page.reload();
  await publish(account, list, { writeUp: 'From elsewhere.' });
  await page.getByRole('button', { name: 'Write how to play it' }).click();
  await expect(field).toHaveValue('Written in a train.');
  await expect(dialog.getByText(before)).toBeVisible();
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('It was changed elsewhere in the meantime.');
  await expect(field).toHaveValue('Written in a train.');
  await save.click();
  await expect(writeUp(page)).toContainText('Written in a train.');
  await page.getByRole('button', { name: 'Change how to play it' }).click();
  await expect(field).toHaveValue('Written in a train.');
  await expect(dialog.getByText(before)).toHaveCount(0);
});
