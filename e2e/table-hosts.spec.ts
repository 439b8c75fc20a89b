import { expect, test } from './fixtures';
import { scripts } from './hold';
import { army, own, saveList } from './saving';
import { accept, makeTable, seatRow, sitDown } from './seats';
import { expectSound } from './sound';

test('whoever has more tables than one look shows comes to the oldest of them', async ({ page, account }) => {
  await makeTable(account, { name: 'The oldest' });
  for (let n = 1; n <= 60; n++) await makeTable(account, { name: `Later ${n}` });
  await page.goto('/tables');
  await expect(page.getByRole('link', { name: /^Later 60/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^The oldest/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(page.getByRole('link', { name: /^The oldest/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show more' })).toHaveCount(0);
});

test('a changed agreement must be accepted anew, a player may leave, and a table comes back', async ({
  page,
  account,
  visitor,
  consoles,
}) => {
  // Whoever still looks at a table that was deleted is told.
  consoles.allow(/status of 404/);
  const table = await makeTable(account);
  const gil = await visitor();
  await sitDown(gil.context(), table, 'Gil');
  await gil.goto(`/tables/${table.inviteCode}`);
  await accept(gil);
  await expect(gil.getByText(/You accepted the agreement/)).toBeVisible();

  await page.goto(`/tables/${table.inviteCode}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the table' });
  await dialog.getByLabel('Another agreement').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(gil.getByRole('button', { name: /^Accept / })).toBeVisible();

  await gil.getByRole('button', { name: /^Leave ?: Gil$/ }).click();
  await gil.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(gil.getByRole('heading', { name: 'Your seat' })).toBeHidden();
  await expect(seatRow(page, 'Gil')).toHaveCount(0);

  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await dialog.getByRole('button', { name: 'Delete this table' }).click();
  await dialog.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('No table yet.')).toBeVisible();
  await page.getByText('Deleted (1)').click();
  await page.getByRole('button', { name: 'Bring back Friday evening' }).click();
  await expect(page.getByRole('link', { name: /Friday evening/ })).toBeVisible();
});

test('where what is handed in cannot be fetched, that is said, and it can be handed in again', async ({
  page,
  account,
  consoles,
}) => {
  consoles.allow(/ERR_FAILED/);
  const table = await makeTable(account);
  await page.goto(`/tables/${table.inviteCode}`);
  await accept(page);
  await page.getByLabel('The list that you bring').selectOption({ index: 1 });
  await page.route(scripts, (route) => route.abort());
  const handIn = page.getByRole('button', { name: 'Hand it in' });
  await handIn.click();
  await expect(page.getByText('A part of this page could not be loaded.')).toBeVisible();
  await page.unroute(scripts);
  await handIn.click();
  await expect(page.getByText('Your list is in. This browser has reckoned')).toBeVisible();
});

test('a host changes what he wishes to, and nothing that was changed elsewhere while he looked', async ({
  page,
  account,
}) => {
  const table = await makeTable(account);
  await page.goto(`/tables/${table.inviteCode}`);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the table' });
  await expect(dialog.getByLabel('Name of the table')).toHaveValue('Friday evening');
  const renamed = await account.request.patch(`/api/v1/tables/${table.id}`, {
    headers: { ...own, 'If-Match': '"1"' },
    data: { name: 'Saturday' },
  });
  expect(renamed.ok()).toBe(true);
  // It stands behind the dialog.
  await expect(page.locator('h1')).toHaveText('Saturday');
  await dialog.getByLabel('Seats').fill('6');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Seats' }).locator(':scope > li')).toHaveCount(6);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saturday');
});

test('whoever has more lists than are offered finds an older one to bring, at a table and in the simulator', async ({
  page,
  account,
}) => {
  await saveList(account, army('The oldest army'));
  for (let i = 0; i < 100; i++) await saveList(account, army(`Army ${i}`));
  const { inviteCode } = await makeTable(account);
  await page.goto(`/tables/${inviteCode}`);
  await accept(page);
  const bring = page.getByLabel('The list that you bring');
  await expect(bring.getByRole('option', { name: 'Army 99', exact: true })).toBeAttached();
  await expect(bring.getByRole('option', { name: 'The oldest army' })).toHaveCount(0);
  const find = async () => {
    const search = page.getByRole('search', { name: 'Find your lists' });
    await search.getByLabel('Find another of your lists').fill('oldest');
    await search.getByLabel('Find another of your lists').press('Enter');
    await expect(search.getByRole('status')).toHaveText('“The oldest army” is among your lists now.');
  };
  await find();
  await expectSound(page, { thumbs: true });
  await bring.selectOption('The oldest army');
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByText('Only you see this until the lists are open.')).toBeVisible();

  await page.goto('/simulator/mms');
  await find();
  await page.getByLabel('Brings').first().selectOption('The oldest army');
});
