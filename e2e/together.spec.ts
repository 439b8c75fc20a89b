import type { BrowserContext } from '@playwright/test';
import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { army, own, saveArmy } from './saving';
import { expectSound } from './sound';

/** The questions after the newest version that pages ask where they are not told of it. */
function watchPolls(context: BrowserContext): readonly string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('/versions')) asked.push(request.url());
  });
  return asked;
}

test('two people work on one list: invited by a link, each sees what the other saves, and suggests', async ({
  page,
  account,
  member,
  consoles,
}) => {
  // Who was removed asks once more for what is no longer his.
  consoles.allow(/status of 404/);
  const { id } = await saveArmy(account, 'Ours', [{ entry: 'krag', count: 1 }]);
  const asked = watchPolls(page.context());
  await page.goto(`/lists/${id}/together`);
  await page.getByRole('button', { name: 'Invite to edit' }).click();
  const link = await page.getByLabel('Invitation', { exact: true }).inputValue();

  // The owner builds, alone yet, and hears of who joins.
  await page.goto(`/lists/${id}/edit`);
  const mine = new Builder(page);
  await mine.line(KRAG).getByLabel(`Number of ${KRAG}`).fill('2');
  const other = await member();
  await other.goto(new URL(link).pathname);
  await other.getByRole('button', { name: 'Work on it' }).click();
  const theirs = new Builder(other);
  await expect(theirs.name).toHaveValue('Ours');
  await expect(page.getByText('A player works on this list with you.', { exact: true })).toBeVisible();

  // What the other saves comes in beside what she has not saved yet.
  await theirs.name.fill('Ours, and yours');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mine.name).toHaveValue('Ours, and yours');
  await expect(mine.line(KRAG).getByLabel(`Number of ${KRAG}`)).toHaveValue('2');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(theirs.line(KRAG).getByLabel(`Number of ${KRAG}`)).toHaveValue('2');
  // All of it was told; nobody had to ask.
  expect(asked).toEqual([]);

  await page.goto(`/lists/${id}/history`);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Version 2\b/ })
      .first(),
  ).toContainText('by a player');
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /Version 3\b/ })
      .first(),
  ).toContainText('by you');

  // From now on the other only suggests.
  await page.goto(`/lists/${id}/together`);
  await page.getByLabel('What A player may do').selectOption('suggest');
  await expect(page.getByText('Changed.', { exact: true })).toBeVisible();
  await expect(other.getByText('You suggest changes from now on.', { exact: true })).toBeVisible();
  await theirs.name.fill('Theirs');
  await other.getByRole('button', { name: 'Suggest', exact: true }).click();
  await other.getByLabel('Why (optional)').fill('Sounds better.');
  await other.getByRole('button', { name: 'Send the suggestion' }).click();
  await expect(other.getByText('Suggested. Its owner decides.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('“Sounds better.”')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Accept …' }).click();
  await page.getByRole('button', { name: 'Accept it so' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work together on Theirs');

  await page.getByRole('button', { name: 'Remove A player' }).click();
  await expect(page.getByRole('button', { name: 'Remove A player' })).toHaveCount(0);
  await other.getByRole('button', { name: 'Make it my own' }).click();
  await expect(other.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  const gone = await other.request.get(`/api/v1/lists/${id}`, { headers: own });
  expect(gone.status()).toBe(404);
});

test('one file restores an account in another one', async ({ page, account, member, consoles }) => {
  consoles.allow(/status of 400/);
  await saveArmy(account, 'To keep');
  await page.goto('/account');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download everything' }).click(),
  ]);
  const file = await download.path();

  const other = await member();
  await other.goto('/account');
  await other.getByRole('button', { name: 'Take a file in' }).click();
  const dialog = other.getByRole('dialog', { name: 'Take a file in' });
  await dialog.getByLabel('File').setInputFiles(file);
  await expect(dialog.getByText('This would come:')).toBeVisible();
  await expect(dialog.getByText('To keep')).toBeVisible();
  await expectSound(other);
  await dialog.getByRole('button', { name: 'Take it in' }).click();
  await expect(dialog.getByText('Done. Everything of the file is here.')).toBeVisible();
  await dialog.getByLabel('File').setInputFiles(file);
  await expect(dialog.getByText('Everything in the file is here already.')).toBeVisible();
  await dialog.getByLabel('File').setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"format":"muster-lists/1","lists":[{"name":"x"}]}'),
  });
  await expect(dialog.getByRole('alert')).toContainText('Nothing was taken in. At lists.0.');
  await dialog.getByLabel('File').setInputFiles({
    name: 'one.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(army('One list'))),
  });
  await expect(dialog.getByRole('alert')).toHaveText(/^This is neither a file of .* “Paste a list”/);
});

test('a file whose answer was lost is not said to be refused, and is taken in again for nothing', async ({
  page,
  person: _,
  consoles,
}) => {
  consoles.allow(/ERR_FAILED/);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Take a file in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take a file in' });
  await dialog.getByLabel('File').setInputFiles({
    name: 'lists.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ format: 'muster-lists/1', lists: [army('Once')] })),
  });
  await expect(dialog.getByText('This would come:')).toBeVisible();
  await page.route(
    '**/account/import*',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await dialog.getByRole('button', { name: 'Take it in' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No answer came, so it may be in already');
  await expect(dialog.getByText('Nothing was taken in')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Take it in' }).click();
  await expect(dialog.getByText('Was here already: 1 list')).toBeVisible();
});

test('whoever saves what somebody else has changed too is told who it was', async ({
  page,
  account,
  member,
  consoles,
}) => {
  consoles.allow(/status of 412/);
  const { id } = await saveArmy(account, 'Ours');
  await page.goto(`/lists/${id}/together`);
  await page.getByRole('button', { name: 'Invite to edit' }).click();
  const link = await page.getByLabel('Invitation', { exact: true }).inputValue();
  const other = await member();
  await other.goto(new URL(link).pathname);
  await other.getByRole('button', { name: 'Work on it' }).click();
  await page.goto(`/lists/${id}/edit`);
  const [mine, theirs] = [new Builder(page), new Builder(other)];
  await mine.name.fill('Mine');
  await theirs.name.fill('Theirs');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/saved version 2, and both changed the same/)).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'This list was changed elsewhere' });
  await expect(dialog).toContainText('Version 2 was saved by somebody.');
  await dialog.getByRole('radio', { name: /^The other/ }).check();
  await dialog.getByRole('button', { name: 'Save both together' }).click();
  await expect(dialog).toBeHidden();
  await expect(mine.name).toHaveValue('Theirs');
});
