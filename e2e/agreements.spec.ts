import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { holdBack } from './hold';
import { saveAgreement, saveArmy } from './saving';
import { expectSound } from './sound';
import type { Page } from '@playwright/test';

const changes = (page: Page) => page.getByRole('complementary', { name: 'What it changes' });
const ready = (page: Page) => expect(page.getByLabel('Name of the agreement')).toBeVisible();

/** Writes the agreement of a small league: 500 levels, no Krag. */
async function writeLeague(page: Page, name: string): Promise<void> {
  await ready(page);
  await page.getByLabel('Name of the agreement').fill(name);
  await page.getByLabel('Level total', { exact: true }).fill('500');
  const banned = page.getByRole('region', { name: 'Banned entries' });
  await banned.getByLabel('Find an entry').fill('krag');
  await banned.getByRole('button', { name: KRAG, exact: true }).click();
}

test('a preset is a beginning: what it changes is listed, and each change can be taken back', async ({
  page,
}) => {
  await page.goto('/agreements');
  await page.getByRole('link', { name: /^Start from it.*Skirmish$/ }).click();
  await ready(page);
  await expect(page.getByLabel('Name of the agreement')).toHaveValue('Skirmish');
  const total = changes(page).getByRole('listitem').filter({ hasText: 'Level total:' });
  await expect(total).toContainText('(printed: 300)');
  await page.getByRole('button', { name: 'Back to 300 for Level total' }).click();
  await expect(total).toHaveCount(0);
  await expect(page.getByLabel('Level total', { exact: true })).toHaveValue('300');
});

test('a bad value gets its message beside the field, and nothing is built on it', async ({ page }) => {
  await page.goto('/agreements/new?system=mms');
  await ready(page);
  const total = page.getByLabel('Level total', { exact: true });
  for (const bad of ['3', '123456', '12.5', '-40']) {
    await total.fill(bad);
    await expect(total).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('region', { name: 'Before play' }).getByRole('alert')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Build a list under it' })).toBeDisabled();
  }
  await total.fill('400');
  await expect(page.getByRole('region', { name: 'Before play' }).getByRole('alert')).toHaveCount(0);
  await page.getByLabel('Name of the agreement').fill('');
  await expect(page.getByLabel('Name of the agreement')).toHaveAttribute('aria-invalid', 'true');
});

test('a list is built under it: its total, its bans and its own cards hold', async ({ page }) => {
  await page.goto('/agreements/new?system=mms');
  await writeLeague(page, 'Thursday league');
  await expect(changes(page)).toContainText('500 (printed: 300)');
  await expect(changes(page)).toContainText(`Banned: ${KRAG}`);
  const cards = page.getByRole('region', { name: 'Custom cards' });
  await cards.getByRole('button', { name: 'Design a card' }).click();
  const designer = page.getByRole('dialog', { name: 'Design a card' });
  await designer.getByRole('button', { name: 'The example' }).click();
  await expect(designer.getByRole('img', { name: 'Card: Captain' })).toBeVisible();
  await designer.getByRole('button', { name: 'Take the card into the agreement' }).click();
  await expect(changes(page)).toContainText('Custom cards: Captain');

  await page.getByRole('button', { name: 'Build a list under it' }).click();
  const builder = new Builder(page);
  await expect(page.getByRole('heading', { name: 'Verdict under “Thursday league”' })).toBeVisible();
  await builder.catalogue.getByRole('searchbox').fill('krag');
  await expect(builder.catalogue.getByRole('button', { name: `Add ${KRAG}` })).toHaveCount(0);
  await builder.add('Captain');
  await expect(builder.budget).toHaveAttribute('aria-valuetext', '62 of 500 levels');
  await expect(builder.verdict).toHaveText('Legal');
});

test('a card that breaks its own rules is refused with words', async ({ page }) => {
  await page.goto('/agreements/new?system=mms');
  await ready(page);
  await page.getByRole('button', { name: 'Design a card' }).click();
  const designer = page.getByRole('dialog', { name: 'Design a card' });
  await designer.getByRole('button', { name: 'The example' }).click();
  const last = designer.getByRole('group', { name: 'D – Attack table, 3' });
  await last.getByLabel('To', { exact: true }).fill('99');
  await designer.getByRole('button', { name: 'Take the card into the agreement' }).click();
  await expect(designer.getByText(/end at 100/)).toBeVisible();
  await expect(designer).toBeVisible();
});

test('saved, linked, published, forked by somebody else, and edited to a second version', async ({
  page,
  person: _,
  visitor,
}) => {
  await page.goto('/agreements/new?system=mms');
  await writeLeague(page, 'League of the moor');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'League of the moor', level: 1 })).toBeVisible();
  await expect(page.getByText(/^Version 1, saved/)).toBeVisible();
  const link = page.url();

  const other = await visitor();
  await other.goto(link);
  await expect(other.getByRole('region', { name: 'What it changes' })).toContainText(`Banned: ${KRAG}`);
  await expect(other.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await other.getByRole('link', { name: 'Fork' }).click();
  await expect(other.getByLabel('Name of the agreement')).toHaveValue('League of the moor (fork)');
  await expect(other.getByLabel('Level total', { exact: true })).toHaveValue('500');

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Level total', { exact: true }).fill('450');
  await page.getByRole('button', { name: 'Save a new version' }).click();
  await expect(page.getByText(/^Version 2, saved/)).toBeVisible();
  await other.goto(link);
  await expect(other.getByRole('region', { name: 'What it changes' })).toContainText('450 (printed: 300)');
  await other.getByRole('button', { name: 'Build under it' }).click();
  await expect(other.getByRole('heading', { name: 'Verdict under “League of the moor”' })).toBeVisible();

  // Published, it is found by words, with numbers of who plays with it.
  await expect(page.getByRole('region', { name: 'Who plays with it' })).toContainText('Nobody yet.');
  await page.getByLabel('Everybody finds it').check();
  await page.getByRole('link', { name: 'Set a table' }).click();
  await expect(page.getByLabel('Agreement')).toHaveValue(/^own /);
  await page.getByLabel('Name of the table').fill('Moor night');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('heading', { name: 'Moor night', level: 1 })).toBeVisible();
  await other.goto('/agreements');
  await other.getByRole('link', { name: 'Published by players' }).click();
  await other.getByRole('searchbox', { name: 'Words' }).fill('moor 450');
  await other.getByRole('button', { name: 'Find', exact: true }).click();
  const way = other.locator(`a[href="${new URL(link).pathname}"]`);
  const card = other.getByRole('listitem').filter({ has: way });
  await expect(card).toContainText('Level total: 300 became 450.');
  await expect(card).toContainText('1 table');
  await expectSound(other);
  await way.click();
  await expect(other.getByRole('region', { name: 'Who plays with it' })).toContainText('1 table');
});

test('a list saved under it is judged by it wherever it is read', async ({ page, account, visitor }) => {
  const { shareId } = await saveAgreement(account, 'Big battles', { house: { levelTotal: 500 } });
  await page.goto(`/agreements/${shareId}`);
  await page.getByRole('button', { name: 'Build under it' }).click();
  const builder = new Builder(page);
  await expect(page.getByLabel('Agreement')).toHaveValue(/^agreement /);
  for (let i = 0; i < 4; i++) await builder.add('Horned Dragon');
  await builder.name.fill('Four dragons');
  await expect(builder.budget).toHaveAttribute('aria-valuetext', '376 of 500 levels');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  const said = await page.getByRole('status').filter({ hasText: 'Link copied' }).innerText();

  const other = await visitor();
  await other.goto(/http\S+/.exec(said)![0]);
  await expect(other.getByText('376 of 500 levels')).toBeVisible();
  await expect(other.getByText('Judged under “Big battles”.')).toBeVisible();
});

test('a deleted agreement is gone until it is brought back, with its link', async ({
  page,
  account,
  consoles,
}) => {
  consoles.allow(/status of 404/);
  const { shareId } = await saveAgreement(account, 'For one night', { system: 'battle-magic' });
  const link = `/agreements/${shareId}`;
  await page.goto(link);
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete For one night?' });
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('None yet. Start from a preset below.')).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(404);

  await page.goto('/agreements');
  await page.getByText('Deleted (1)').click();
  await page.getByRole('button', { name: 'Bring back For one night' }).click();
  await expect(page.getByRole('link', { name: /^For one night/ })).toBeVisible();
  expect((await page.goto(link))?.status()).toBe(200);
});

test('a list says that the agreement it was saved under is gone, until that is back', async ({
  page,
  account,
  member,
}) => {
  const agreement = await saveAgreement(account, 'For the league');
  const player = await member();
  const underLink = { ...agreement, id: agreement.shareId };
  const list = await saveArmy(player.context(), 'Under the league', undefined, underLink);
  const said = player.getByText('The agreement that this list was saved under is deleted or hidden.');
  await player.goto(`/l/${list.shareId}`);
  await expect(player.getByText('Judged under “For the league”.')).toBeVisible();
  await expect(said).toHaveCount(0);

  await page.goto(`/agreements/${agreement.shareId}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('None yet. Start from a preset below.')).toBeVisible();
  for (const address of [`/l/${list.shareId}`, `/lists/${list.id}/edit`]) {
    await player.goto(address);
    await expect(said).toBeVisible();
  }

  await page.getByText('Deleted (1)').click();
  await page.getByRole('button', { name: 'Bring back For the league' }).click();
  await expect(page.getByRole('link', { name: /^For the league/ })).toBeVisible();
  await player.goto(`/l/${list.shareId}`);
  await expect(player.getByText('Judged under “For the league”.')).toBeVisible();
  await expect(said).toHaveCount(0);
});

test('whoever has more agreements than one look shows comes to the oldest of them', async ({
  page,
  account,
}) => {
  await saveAgreement(account, 'The oldest');
  for (let n = 1; n <= 60; n++) await saveAgreement(account, `Later ${n}`);
  await page.goto('/agreements');
  const mine = page.getByRole('region', { name: 'Yours' });
  await expect(mine.getByRole('link', { name: /^Later 60/ })).toBeVisible();
  await expect(mine.getByRole('link', { name: /^The oldest/ })).toHaveCount(0);
  await mine.getByRole('link', { name: 'Show more' }).click();
  await expect(mine.getByRole('link', { name: /^The oldest/ })).toBeVisible();
  await expect(mine.getByRole('link', { name: 'Show more' })).toHaveCount(0);
});

test('the oldest of more than a hundred can be chosen for a list and for a table', async ({
  page,
  account,
}) => {
  await saveAgreement(account, 'The oldest', { house: { levelTotal: 777 } });
  for (let n = 1; n <= 101; n++) await saveAgreement(account, `Later ${n}`);
  await page.goto('/lists/new?system=mms');
  const choice = page.getByRole('combobox', { name: 'Agreement' });
  await choice.selectOption({ label: 'Later 101' });
  await choice.selectOption({ label: 'The oldest' });
  await expect(page.getByText('0 of 777 levels')).toBeVisible();
  await expect(choice.locator('option:checked')).toHaveText('The oldest');
  await page.goto('/tables/new?system=mms');
  await page.getByLabel('Name of the table').fill('Friday');
  await page.getByRole('combobox', { name: 'Agreement' }).selectOption({ label: 'The oldest' });
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByText('The oldest').first()).toBeVisible();
});

test('lists that are saved one after the other under the same preset share one agreement', async ({
  page,
  account,
}) => {
  for (const name of ['One', 'Two', 'Three']) {
    const builder = await Builder.open(page, 'mms');
    await builder.name.fill(name);
    await page.getByRole('combobox', { name: 'Agreement' }).selectOption({ label: 'Skirmish' });
    await builder.add(KRAG);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  }
  const lists = await account.request.get('/api/v1/lists');
  expect(((await lists.json()) as { data: unknown[] }).data).toHaveLength(3);
  await page.goto('/agreements');
  const mine = page.getByRole('region', { name: 'Yours' });
  await expect(mine.getByRole('link', { name: /^Skirmish/ })).toHaveCount(1);
});

test('an agreement is saved once: its button rests until the next page has come', async ({
  page,
  account,
}) => {
  await page.goto('/agreements/new?system=mms');
  await ready(page);
  await page.getByLabel('Name of the agreement').fill('Once');
  const come = await holdBack(page, (url) => url.searchParams.has('_rsc'));
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const leaving = page.waitForRequest((request) => request.url().includes('_rsc'));
  await save.click();
  await leaving;
  await expect(save).toBeDisabled();
  come();
  await expect(page.getByRole('heading', { level: 1, name: 'Once' })).toBeVisible();
  const kept = await account.request.get('/api/v1/agreements');
  expect(((await kept.json()) as { data: unknown[] }).data).toHaveLength(1);
});
