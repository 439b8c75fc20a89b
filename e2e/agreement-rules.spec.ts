import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures';
import { saveAgreement, saveArmy } from './saving';
import { expectSound } from './sound';
import type { BrowserContext, Page } from '@playwright/test';

const aside = (page: Page) => page.getByRole('complementary', { name: 'What it changes' });
const ready = (page: Page) => expect(page.getByLabel('Name of the agreement')).toBeVisible();
const code = /[0-9a-hjkmnp-tv-z]{4}-[0-9a-hjkmnp-tv-z]{4}/;

/** An agreement of 400 levels with a list under it; gives the address of its page. */
async function withList(context: BrowserContext, name: string): Promise<string> {
  const agreement = await saveAgreement(context, name, { house: { levelTotal: 400 } });
  await saveArmy(context, 'Four dragons', [{ entry: 'horned-dragon', count: 4 }], agreement);
  return `/agreements/${agreement.shareId}`;
}

test('two settings that contradict are shown as a pair with the winner and the reason', async ({ page }) => {
  await page.goto('/agreements/new?system=swords-sorcery');
  await ready(page);
  await expect(aside(page).getByText(code)).toBeVisible();
  await page.getByLabel('Copies of a card').fill('2');
  const pair = aside(page).getByRole('region', { name: 'Contradictions' });
  await expect(pair).toContainText('Idle: Copies of a card – 2');
  await expect(pair).toContainText('Holds: Pile – standard');
  await expect(pair).toContainText('SS-R80');
  await page.getByLabel('Pile', { exact: true }).selectOption('custom');
  await expect(pair).toHaveCount(0);
  await page.getByLabel('How first hands arise').selectOption('grimoire');
  await page.getByLabel('Least level total').fill('60');
  await expect(pair).toContainText('In conflict');
  await expect(aside(page).getByRole('status').filter({ hasText: 'No legal list was found' })).toContainText(
    'Grimoire',
  );
});

test('a choice that may come several times is made in a row, one for each player', async ({ page }) => {
  await page.goto('/agreements/new?system=battle-magic');
  await ready(page);
  const empires = page.getByRole('group', { name: 'Empires', exact: true });
  await empires.getByLabel('Empires, 2').selectOption({ label: 'Dwarf empire' });
  await empires.getByRole('button', { name: 'One more' }).click();
  await expect(aside(page)).toContainText('Human empire, Dwarf empire, Human empire');
  await empires.getByRole('button', { name: 'Take 1 away' }).click();
  await expect(aside(page)).toContainText('Empires: Dwarf empire, Human empire');
  await expect(empires.getByRole('combobox')).toHaveCount(2);
  await expectSound(page, { thumbs: true });
  await page.getByRole('button', { name: 'for Empires' }).click();
  await expect(aside(page)).toContainText('Nothing is changed');
  await expect(empires.getByLabel('Empires, 2')).toHaveValue('human');
});

test('equal settings have equal codes, whatever the name; a text carries them from table to table', async ({
  page,
  visitor,
}) => {
  await page.goto('/agreements/new?system=mms');
  await ready(page);
  await page.getByLabel('Name of the agreement').fill('Kitchen');
  await page.getByLabel('Level total', { exact: true }).fill('450');
  const banned = page.getByRole('region', { name: 'Banned entries' });
  await banned.getByLabel('Find an entry').fill('woods');
  await banned.getByRole('button', { name: 'Woods', exact: true }).click();
  const mine = await aside(page).getByText(code).innerText();
  await page.getByRole('button', { name: 'As text' }).click();
  const text = await page.getByRole('dialog').getByRole('textbox').inputValue();
  expect(text).toContain('Level total: 450');
  expect(text).toContain('Banned: Woods');

  const other = await visitor();
  await other.goto('/agreements/new?system=mms');
  await ready(other);
  expect(await aside(other).getByText(code).innerText()).not.toBe(mine);
  await other.getByRole('button', { name: 'As text' }).click();
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('textbox').fill(`${text}Mood: good\n`);
  await expect(dialog.getByRole('list', { name: 'What was made of the lines' })).toContainText('left out');
  await dialog.getByRole('button', { name: 'Take these settings' }).click();
  await expect(other.getByLabel('Level total', { exact: true })).toHaveValue('450');
  await expect(aside(other).getByText(mine)).toBeVisible();
  await other.getByLabel('Name of the agreement').fill('Cellar');
  await expect(aside(other).getByText(mine)).toBeVisible();
});

test('a change is told in words, with what it does to the lists under it, and can be taken back', async ({
  page,
  account,
}) => {
  const link = await withList(account, 'League of the fen');
  await page.goto(link);
  await expect(page.getByRole('region', { name: 'Your lists, before and after' })).toContainText(
    'Four dragons',
  );
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await ready(page);
  await page.getByLabel('Level total', { exact: true }).fill('350');
  await page.getByRole('button', { name: 'Save a new version' }).click();
  const lists = page.getByRole('region', { name: 'Your lists, before and after' });
  await expect(lists.getByRole('row', { name: /Four dragons/ })).toContainText('Legal, 376 of 400 levels');
  await expect(lists.getByRole('row', { name: /Four dragons/ })).toContainText(
    'Not legal, 376 of 350 levels',
  );
  await expectSound(page);

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByText('Level total: 400 became 350.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Make version 1 the newest' }).click();
  await expect(page.getByText('Level total: 350 became 400.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText(/^Version 3, saved/)).toBeVisible();
});

test('a variation of several parts is set part by part, and taken back as one', async ({ page }) => {
  await page.goto('/agreements/new?system=mms');
  await ready(page);
  const limits = page.getByRole('group', { name: 'Limits by category' });
  const terrain = limits.getByRole('group', { name: /^Terrain/ });
  await terrain.getByLabel('Most uses').fill('2');
  await expect(aside(page)).toContainText('Limits by category: terrain (max uses 2)');
  await terrain.getByLabel('Least uses').fill('3');
  await expect(aside(page).getByRole('region', { name: 'Contradictions' })).toContainText('MMS-L07');
  await page.getByRole('button', { name: /^Back to .*Limits by category$/ }).click();
  await expect(terrain.getByLabel('Most uses')).toHaveValue('');
  await expect(aside(page)).toContainText('Nothing is changed');
});

test('a fork remembers what it was forked from', async ({ page, account }) => {
  const { shareId } = await saveAgreement(account, 'Our own empires', { system: 'battle-magic' });
  await page.goto(`/agreements/${shareId}`);
  await page.getByRole('link', { name: 'Fork' }).click();
  await ready(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Forked from Our own empires.')).toBeVisible();
});

test('the matrix says which list is legal where, opens the verdict, and is a file for spreadsheets', async ({
  page,
  account,
}) => {
  await withList(account, 'Four hundred');
  await page.goto('/agreements/matrix');
  const table = page.getByRole('region', { name: 'Lists by agreements' });
  const cell = (name: string) =>
    table.getByRole('button', { name: new RegExp(`Four dragons under ${name}$`) });
  await expect(cell('Four hundred')).toContainText('Legal');
  await expect(cell('As printed')).toContainText('Not legal');
  await expect(cell('Siege')).toContainText('376 of 2500 levels');
  await expectSound(page);
  await cell('As printed').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('MMS-L01');
  await page.keyboard.press('Escape');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as CSV' }).click(),
  ]);
  const csv = await readFile(await file.path(), 'utf8');
  expect(csv.split('\r\n')[1]).toMatch(/^Four dragons,"?legal, 376 of 400 levels"?,/);
});

test('the matrix shows all presets beside many agreements, and older lists on demand', async ({
  page,
  account,
}) => {
  await saveArmy(account, 'The oldest army');
  for (let n = 1; n <= 50; n++) await saveArmy(account, `Later ${n}`);
  for (let n = 1; n <= 20; n++) await saveAgreement(account, `House ${n}`);
  await page.goto('/agreements/matrix?system=mms');
  const table = page.getByRole('region', { name: 'Lists by agreements' });
  await expect(table.getByRole('columnheader', { name: /^Siege/ })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: /^House 1 / })).toBeVisible();
  await expect(table.getByRole('link', { name: 'The oldest army' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(table.getByRole('link', { name: 'The oldest army' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);

  // Of more agreements than stand side by side people choose which.
  await expect(page.getByText('Choose which')).toHaveCount(0);
  for (let n = 21; n <= 23; n++) await saveAgreement(account, `House ${n}`);
  await page.reload();
  await expect(table.getByRole('columnheader', { name: /^House 1 / })).toHaveCount(0);
  await page.getByText('20 of your 23 agreements are shown. Choose which').click();
  for (let n = 4; n <= 23; n++) await page.getByLabel(`House ${n}`, { exact: true }).uncheck();
  await page.getByLabel('House 2', { exact: true }).check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Show these' }).click();
  await expect(table.getByRole('columnheader')).toHaveText([
    /^List$/,
    /^House 2/,
    /^As printed/,
    /./,
    /./,
    /./,
    /./,
  ]);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(table.getByRole('link', { name: 'The oldest army' })).toBeVisible();
  await expect(table.getByRole('columnheader', { name: /^House 2/ })).toBeVisible();
});

test('the password is changed: the old one no longer fits, and other browsers are signed out', async ({
  page,
  person,
  otherDevice,
  consoles,
}) => {
  consoles.allow(/status of 40[01]/);
  const other = await otherDevice();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Account' })).toBeVisible();

  await page.goto('/account');
  await page.getByLabel('Present password').fill('not at all this one');
  await page.getByLabel('New password').fill('under a new moon');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await page.getByLabel('Present password').fill(person.password);
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('The password is changed.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Account' })).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/signin/);
});
