import { expect, test } from './fixtures';
import { holdBack } from './hold';
import { saveAgreement, saveArmy } from './saving';

const before = 'This is what you had here before, and not saved.';

test('an agreement that is half made is there after a reload and after signing in, and can be thrown away', async ({
  page,
}) => {
  await page.goto('/agreements/new?system=mms');
  const name = page.getByLabel('Name of the agreement');
  await name.fill('Half a league');
  await page.reload();
  await expect(name).toHaveValue('Half a league');
  await expect(page.getByText(before)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/callbackUrl=%2Fagreements%2Fnew%3Fsystem%3Dmms/);
  await page.goBack();
  await expect(name).toHaveValue('Half a league');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(name).toHaveValue('Our agreement');
  await page.reload();
  await expect(name).toHaveValue('Our agreement');
  await expect(page.getByText(before)).toHaveCount(0);
});

test('what was changed on a version that is no longer the newest is offered, and saved if it is taken', async ({
  page,
  account,
  consoles,
}) => {
  consoles.allow(/412/);
  const { id } = await saveAgreement(account, 'Two tabs');
  const edit = `/agreements/${id}/edit`;
  const tab = await page.context().newPage();
  await page.goto(edit);
  await tab.goto(edit);
  const name = page.getByLabel('Name of the agreement');
  await name.fill('From the first');
  await tab.getByLabel('Name of the agreement').fill('From the second');
  await page.getByRole('button', { name: 'Save a new version' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'From the first' })).toBeVisible();
  await tab.getByRole('button', { name: 'Save a new version' }).click();
  await expect(tab.getByText('Open it anew: what you have here is kept.')).toBeVisible();
  await tab.reload();
  await expect(tab.getByLabel('Name of the agreement')).toHaveValue('From the first');
  await expect(tab.getByText('You had changed an older version here, and not saved it.')).toBeVisible();
  await tab.getByRole('button', { name: 'Take it' }).click();
  await tab.getByRole('button', { name: 'Save a new version' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'From the second' })).toBeVisible();
  await tab.goto(edit);
  await expect(tab.getByText(/had (here|changed)/)).toHaveCount(0);
});

test('a card, a remark and a table that are half made are there after a reload', async ({
  page,
  account,
}) => {
  await page.goto('/cards/new?system=mms');
  const card = page.getByRole('textbox', { name: 'Name', exact: true });
  await card.fill('Half a dragon');
  await page.reload();
  await expect(card).toHaveValue('Half a dragon');
  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(card).toHaveValue('');
  await page.getByRole('button', { name: 'The example' }).click();
  await card.fill('A whole dragon');
  await page.reload();
  await expect(card).toHaveValue('A whole dragon');
  const save = page.getByRole('button', { name: 'Keep the card' });
  await save.click();
  await expect(page).toHaveURL(/\/cards$/);
  await page.goto('/cards/new?system=mms');
  await expect(save).toBeEnabled();
  await expect(card).toHaveValue('');

  const { shareId } = await saveArmy(account, 'Spoken of');
  await page.goto(`/l/${shareId}`);
  const remark = page.getByLabel('Your comment');
  await remark.fill('What about a bridge');
  await page.reload();
  await expect(remark).toHaveValue('What about a bridge');
  await page.getByRole('button', { name: 'Say it' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Said.' })).toBeVisible();
  await page.reload();
  await expect(remark).toHaveValue('');

  await page.goto('/tables/new');
  const table = page.getByLabel('Name of the table');
  await table.fill('Friday');
  await page.getByLabel('For whom').fill('Ada, Bob');
  await page.reload();
  await expect(table).toHaveValue('Friday');
  await expect(page.getByLabel('For whom')).toHaveValue('Ada, Bob');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Friday' })).toBeVisible();
  await page.goto('/tables/new');
  await expect(table).toHaveValue('');
});

test('what is typed on while something is said stays', async ({ page, account }) => {
  const { shareId } = await saveArmy(account, 'Spoken of');
  await page.goto(`/l/${shareId}`);
  const remark = page.getByLabel('Your comment');
  await remark.fill('What about a bridge');
  const come = await holdBack(page, '**/api/v1/comments');
  await page.getByRole('button', { name: 'Say it' }).click();
  await remark.fill('What about a bridge? Or two');
  come();
  await expect(page.getByRole('status').filter({ hasText: 'Said.' })).toBeVisible();
  await expect(remark).toHaveValue('What about a bridge? Or two');
});
