import { readFile } from 'node:fs/promises';
import { expect, openAccount, test } from './fixtures';
import { saveArmy } from './saving';
import { expectSound } from './sound';
import type { Page } from '@playwright/test';

const comments = (page: Page) => page.getByRole('region', { name: 'Comments' });

async function say(page: Page, text: string, about?: string): Promise<void> {
  if (about) await comments(page).getByLabel('About').selectOption({ label: about });
  await comments(page).getByLabel('Your comment').fill(text);
  await comments(page).getByRole('button', { name: 'Say it' }).click();
}

test('people with the link comment, the owner answers, deletes and closes', async ({
  page,
  account,
  visitor,
}) => {
  const { shareId } = await saveArmy(account, 'Discussed');
  const other = await visitor();
  await other.goto(`/l/${shareId}`);
  await expect(comments(other)).toContainText('Nobody has said anything yet.');
  await expect(comments(other).getByRole('link', { name: 'Sign in' })).toBeVisible();
  await openAccount(other.context());
  await other.reload();
  await say(other, '<img src=x onerror=alert(1)> & two\nlines');
  await expect(comments(other).getByRole('listitem')).toContainText('<img src=x onerror=alert(1)> & two');
  await say(other, 'Too dear', 'Krag – The Fighter');
  await expect(comments(other).getByRole('listitem').first()).toContainText('on Krag – The Fighter');

  await page.goto(`/l/${shareId}`);
  await expect(comments(page).getByRole('listitem')).toHaveCount(2);
  await expect(comments(page)).not.toContainText('@');
  await expectSound(page);
  const first = comments(page).getByRole('listitem').first();
  await first.getByRole('button', { name: 'Delete this comment' }).click();
  await first.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(comments(page).getByRole('listitem')).toHaveCount(1);
  await comments(page).getByLabel('Others may comment').uncheck();
  await expect(comments(page).getByLabel('Others may comment')).not.toBeChecked();
  await expect
    .poll(async () => {
      await other.reload();
      return comments(other).innerText();
    })
    .toContain('The owner of this list takes no comments.');
  await expect(comments(other).getByLabel('Your comment')).toHaveCount(0);
});

test('an entry of a catalogue takes comments too', async ({ page, person: _ }) => {
  await page.goto('/systems/mms/entries/thicket');
  const text = `Seen at ${Date.now()}`;
  await say(page, text);
  const mine = comments(page).getByRole('listitem').filter({ hasText: text });
  await expect(mine).toContainText('You');
  await mine.getByRole('button', { name: 'Delete this comment' }).click();
  await mine.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(mine).toHaveCount(0);
});

test('a report holds list, agreement, verdict and browser, is shown before it is saved, and names nobody', async ({
  page,
  context,
  person,
}) => {
  const { shareId } = await saveArmy(context, 'Reported');
  await page.goto(`/l/${shareId}#private`);
  const opener = page.getByRole('button', { name: 'Report a problem' });
  const dialog = page.getByRole('dialog', { name: 'Report a problem' });
  // A dialog that opens says that the page is awake and listens for errors.
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.dispatchEvent(new ErrorEvent('error', { message: 'Planted fault' })));
  await opener.click();
  await dialog.getByLabel('What went wrong, and what did you expect?').fill('The total is wrong.');
  await expect(dialog.getByLabel('The whole report')).toHaveValue(/The total is wrong/);
  await expectSound(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Save the file' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^muster-report-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await saved.path(), 'utf8');
  expect(text).toBe(await dialog.getByLabel('The whole report').inputValue());
  expect(JSON.parse(text)).toMatchObject({
    format: 'muster-report/1',
    words: 'The total is wrong.',
    list: { name: 'Reported' },
    agreement: { name: 'The rules as printed' },
    verdict: { legal: true, budget: { spent: 122 } },
    catalogue: { system: 'mms' },
    browser: { window: '1280 × 720' },
  });
  expect(text).toContain('Planted fault');
  expect(text).not.toContain('private');
  expect(text).not.toContain(person.email);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('a report from the builder holds its draft', async ({ page }) => {
  await page.goto('/lists/new?system=battle-magic');
  await expect(page.getByLabel('Name of the list')).toBeVisible();
  await page.getByRole('button', { name: 'Report a problem' }).click();
  const report = page.getByRole('dialog', { name: 'Report a problem' }).getByLabel('The whole report');
  await expect(report).toHaveValue(/"system": "battle-magic"/);
});

test('a comment whose answer was lost stands there once, however often it is said', async ({
  page,
  account,
  consoles,
}) => {
  consoles.allow(/ERR_FAILED/);
  const { shareId } = await saveArmy(account, 'Spoken of');
  await page.goto(`/l/${shareId}`);
  // It is said, and the network is gone before that is told.
  await page.route('**/api/v1/comments', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const words = `Mind the bridge ${crypto.randomUUID().slice(0, 8)}`;
  const remark = page.getByLabel('Your comment');
  await remark.fill(words);
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByText('The server cannot be reached.')).toBeVisible();
  await page.unroute('**/api/v1/comments');
  await page.reload();
  await expect(remark).toHaveValue(words);
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByText('Said.', { exact: true })).toBeVisible();
  await page.reload();
  await expect(remark).toHaveValue('');
  await expect(page.getByText(words, { exact: true })).toHaveCount(1);
});
