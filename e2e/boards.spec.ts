import { hasBoards, systemSlugs } from '../lib/rules';
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

test('a board is changed by hand, saved, sent, printed, renamed, deleted and taken back', async ({
  page,
  person: _,
  visitor,
}) => {
  await page.goto(`/boards/${slug}`);
  await page.getByLabel('Seed of the board').fill('a known seed');
  const drawing = page.getByRole('main').getByRole('group', { name: 'The board' });
  await page.getByRole('button', { name: 'Change it by hand' }).click();
  const byHand = page.getByRole('region', { name: 'Change it by hand' });
  await expect(byHand).toContainText('Choose a space');

  // By keyboard: the first space, then its neighbour, then its form.
  await drawing.locator('[data-lit]').first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const title = byHand.getByRole('heading', { level: 2 });
  await expect(title).toHaveText(/^b8/);
  const before = (await title.textContent()) ?? '';
  const terrain = byHand.getByLabel('Terrain');
  const was = await terrain.inputValue();
  await terrain.selectOption(was === 'badlands' ? 'forests' : 'badlands');
  await expect(title).not.toHaveText(before);
  await expect(page.getByText('(MM-L19)').first()).toBeVisible();
  await expectSound(page);
  await page.keyboard.press('Control+z');
  await expect(title).toHaveText(before);
  await expect(terrain).toHaveValue(was);
  await byHand.getByRole('button', { name: 'Redo' }).click();
  await expect(title).not.toHaveText(before);
  const changed = (await title.textContent()) ?? '';
  // Nothing that a hand has changed is lost with the page.
  await page.reload();
  await expect(page.getByText('This is what you had here before, and not saved.')).toBeVisible();
  await expect(drawing.locator('title').nth(1)).toHaveText(changed);

  // It goes on paper as it is, and whoever comes back from there finds it so.
  await page.getByRole('button', { name: 'Print it' }).click();
  await expect(page.getByRole('img', { name: /sheet 1/i })).toBeVisible();
  await page.goBack();
  await expect(drawing.locator('title').nth(1)).toHaveText(changed);

  await page.getByRole('button', { name: 'Save to my boards' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('The painted field');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The painted field' })).toBeVisible();
  await expect(page).toHaveURL(/\/boards\/monsters-magic\/[0-9a-z]{20}$/);

  // Whoever has the link sees the same board, and cannot change it there.
  const other = await visitor();
  await other.goto(page.url());
  await expect(other.getByRole('heading', { level: 1, name: 'The painted field' })).toBeVisible();
  await expect(other.getByRole('group', { name: 'The board' }).locator('title').nth(1)).toHaveText(changed);
  await expect(other.getByRole('button', { name: 'Rename' })).toBeHidden();
  await other.getByRole('link', { name: 'Print it' }).click();
  await expect(other.getByRole('img', { name: /sheet 1/i })).toBeVisible();

  await page.getByRole('button', { name: 'Change it by hand' }).click();
  await drawing.locator('[data-lit]').first().click();
  await byHand.getByLabel('Structure').selectOption({ index: 3 });
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Version 2', { exact: false })).toBeVisible();

  await page.goto('/boards');
  await page.getByRole('button', { name: 'Rename The painted field' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('The wide field');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(page.getByRole('link', { name: 'The wide field' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Delete The wide field' }).click();
  await expect(page.getByRole('link', { name: 'The wide field' })).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: 'The wide field' })).toBeVisible();

  // The start of a game knows it, among those for as many players.
  await page.goto(`/simulator/${slug}`);
  const choice = page.getByRole('combobox', { name: 'Board', exact: true });
  await expect(choice.locator('optgroup[label="My boards"] option')).toHaveText('The wide field');
  await choice.selectOption({ label: 'The wide field' });
  await expect(choice).toHaveValue('own');
  await expect(choice.locator('option:checked')).toHaveText('The wide field');

  await page.goto('/boards');
  await page.getByRole('link', { name: 'The wide field' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The wide field' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/boards$/);
});

test('a domain that is dealt goes on paper', async ({ page }) => {
  await page.goto('/boards/swords-sorcery');
  await page.getByRole('link', { name: 'Print it' }).click();
  await expect(page.getByRole('img', { name: /sheet 1/i })).toBeVisible();
});

test('the door to each game shows one of its boards', async ({ page, request }) => {
  await page.goto('/boards');
  const pictures = page.getByRole('main').locator('img[src$="picture.svg"]');
  await expect(pictures).toHaveCount(systemSlugs.filter(hasBoards).length);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  expect((await request.get('/boards/chess/picture.svg')).status()).toBe(404);
});

test('a game without boards here has no such room', async ({ request }) => {
  const without = systemSlugs.filter((slug) => !hasBoards(slug));
  for (const slug of [...without, 'chess'])
    expect((await request.get(`/boards/${slug}`)).status(), slug).toBe(404);
});

test('a map is built from a seed, put right by hand, printed and sent', async ({ page, visitor }) => {
  await page.goto('/boards');
  await page.getByRole('main').getByRole('link', { name: 'Magic Realm' }).click();
  await page.getByLabel('Seed of the board').fill('reef');
  await expect(page.getByText('It keeps all the rules of a board.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'The board in figures' })).toContainText('Valleys apart');
  await expect(page.getByRole('button', { name: 'Play on it' })).toBeEnabled();
  await expectSound(page);

  // Every clearing says its tile, its type and its ways.
  await page.getByText('The board in words').click();
  const words = page.getByRole('list', { name: 'Spaces of the board' });
  await expect(words.getByText(/^Cavern 6, cave: .*tunnel to 4/)).toBeVisible();
  await expect(words.getByRole('listitem')).toHaveCount(20 + 95);

  // Where a road is turned away from another, both tiles are named.
  await page.getByRole('button', { name: 'Change it by hand' }).click();
  const drawing = page.getByRole('main').getByRole('group', { name: 'The board' });
  await drawing.locator('[data-lit][data-thing="crag"]').focus();
  await page.keyboard.press('Enter');
  const byHand = page.getByRole('region', { name: 'Change it by hand' });
  await expect(byHand.getByRole('heading', { level: 2 })).toHaveText(/^Crag, mountain tile/);
  await byHand.getByRole('button', { name: 'Turn right' }).click();
  await expect(page.getByText(/Crag.*\(MR-L50\)/).first()).toBeVisible();
  await expectSound(page);
  await byHand.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('It keeps all the rules of a board.')).toBeVisible();
  // Turned over, it is no new map any more.
  await drawing.locator('[data-lit][data-thing="cavern"]').click();
  await expect(byHand.getByRole('heading', { level: 2 })).toHaveText(/^Cavern, cave tile/);
  await byHand.getByRole('button', { name: 'Turn over' }).click();
  await expect(page.getByText('Cavern lies enchanted side up: a new map is green.')).toBeVisible();
  await byHand.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Copy a link' }).click();
  const other = await visitor();
  await other.goto(page.url());
  await expect(other.getByText('Cavern lies enchanted side up: a new map is green.')).toBeVisible();

  await page.getByRole('button', { name: 'Print it' }).click();
  await expect(page.getByRole('img', { name: /sheet 1/i })).toBeVisible();
});
