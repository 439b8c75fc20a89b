import { expect, test } from './fixtures';
import { expectSound } from './sound';

const slug = 'monsters-magic';

test('a board is dealt from a seed, judged, sent by link and played on', async ({ page, visitor }) => {
  await page.goto('/boards');
  await page.getByRole('main').getByRole('link', { name: 'Monsters and Magic' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boards' })).toBeVisible();
  const seed = page.getByLabel('Seed of the board');
  await seed.fill('a known seed');
  const fairness = page.getByRole('table', { name: 'How even it is' });
  await expect(fairness).toBeVisible();
  await expectSound(page);
  const before = await page.getByRole('main').getByRole('group', { name: 'The board' }).innerHTML();
  await page.getByRole('button', { name: 'Another board' }).click();
  await expect(seed).not.toHaveValue('a known seed');
  await seed.fill('a known seed');
  await expect
    .poll(() => page.getByRole('main').getByRole('group', { name: 'The board' }).innerHTML())
    .toBe(before);

  // The address holds it once it was sent: somebody else sees the same, without an account.
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await expect(page).toHaveURL(/#board=/);
  const other = await visitor();
  await other.goto(page.url());
  await expect(other.getByLabel('Seed of the board')).toHaveValue('a known seed');
  await expect(other.getByRole('table', { name: 'How even it is' })).toHaveText(
    (await fairness.textContent()) ?? '',
  );
  await other.goto(`/boards/${slug}#board=1damaged`);
  await other.reload();
  await expect(other.getByRole('main').getByRole('alert')).toContainText('The link is damaged');

  await page.getByRole('button', { name: 'Play on it' }).click();
  await expect(page.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Board', exact: true })).toHaveValue('own');
});

test('a game without boards here has no such room', async ({ request }) => {
  expect((await request.get('/boards/mms')).status()).toBe(404);
});
