import { loadSystem } from '../lib/rules';
import { expect, test } from './fixtures';
import { army } from './saving';
import { accept, makeTable, seatRow, sit } from './seats';
import { expectSound } from './sound';

test('whoever has no list brings an example; a list as JSON says what was read of it', async ({
  page,
  account,
  visitor,
}) => {
  const { inviteCode } = await makeTable(account, { seats: 2 });
  const bob = await visitor();
  await bob.goto(`/tables/${inviteCode}`);
  await bob.getByLabel('Your name at this table').fill('Bob');
  await bob.getByRole('button', { name: 'Take a seat' }).click();
  await accept(bob);
  const { samples } = await loadSystem('mms');
  const example = samples.find(({ legal, house }) => legal && Object.keys(house).length === 0)!.list.name;
  await bob.getByLabel('The list that you bring').selectOption(example);
  await bob.getByRole('button', { name: 'Hand it in' }).click();
  await expect(bob.getByText('Your list is in. This browser has reckoned')).toBeVisible();
  await expect(bob.getByRole('region', { name: 'Your list' })).toContainText(example);

  await page.goto(`/tables/${inviteCode}`);
  await accept(page);
  await page.getByLabel('The list that you bring').selectOption('Paste a list as text');
  await page.getByLabel('One entry a line, or a list as JSON').fill(JSON.stringify(army('Ann’s army')));
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('Read as it stands: “Ann’s army”, 1 line.')).toBeVisible();
  await expectSound(page);
});

test('a guest moves to another device by a link of his own', async ({ account, visitor }) => {
  const table = await makeTable(account);
  const phone = await visitor();
  await phone.goto(`/tables/${table.inviteCode}`);
  await sit(phone, 'Gil');
  const link = await phone.getByLabel('Link to your seat').inputValue();

  const desk = await visitor();
  await desk.goto(link);
  await expect(desk).toHaveURL(new RegExp(`/tables/${table.inviteCode}$`));
  await expect(desk.getByRole('heading', { name: 'Your seat' })).toBeVisible();
  await desk.goto('/tables');
  await expect(desk.getByRole('link', { name: /Friday evening/ })).toBeVisible();

  const nobody = await visitor();
  await nobody.goto(link.replace(/#.*/, `#${'0'.repeat(40)}`));
  await expect(nobody.getByText('This link is no longer good.')).toBeVisible();
  await nobody.getByRole('link', { name: 'To the table' }).click();
  await expect(nobody.getByRole('heading', { name: 'Friday evening' })).toBeVisible();
});

test('a link to a seat is tried again by a press where the network was gone', async ({
  account,
  visitor,
  consoles,
}) => {
  consoles.allow(/ERR_FAILED/);
  const table = await makeTable(account);
  const phone = await visitor();
  await phone.goto(`/tables/${table.inviteCode}`);
  await sit(phone, 'Gil');
  const link = await phone.getByLabel('Link to your seat').inputValue();

  const desk = await visitor();
  await desk.route('**/seats/*/key', (route) => route.abort(), { times: 1 });
  await desk.goto(link);
  await expect(desk.getByText('The server cannot be reached.')).toBeVisible();
  await desk.getByRole('button', { name: 'Try again' }).click();
  await expect(desk.getByRole('heading', { name: 'Your seat' })).toBeVisible();
  await expect(desk).toHaveURL(new RegExp(`/tables/${table.inviteCode}$`));
});

test('a guest whose new link was lost on its way comes back to his seat by a press, also after the page was loaded anew', async ({
  account,
  visitor,
  consoles,
}) => {
  consoles.allow(/ERR_FAILED/);
  const table = await makeTable(account);
  const gil = await visitor();
  await gil.goto(`/tables/${table.inviteCode}`);
  await sit(gil, 'Gil');
  await expect(gil.getByRole('heading', { name: 'Your seat' })).toBeVisible();
  await gil.reload();
  const before = await gil.context().cookies();
  await gil.route(
    '**/seats/*/key',
    async (route) => {
      await route.fetch();
      // His cookie stays the one that is void now.
      await gil.context().clearCookies();
      await gil.context().addCookies(before);
      return route.abort();
    },
    { times: 1 },
  );
  await gil.getByText('Your seat on another device').click();
  await gil.getByRole('button', { name: 'Make a link' }).click();
  await gil.reload();
  const back = gil.getByRole('button', { name: 'Back to my seat' });
  await expect(gil.getByRole('heading', { name: 'Your seat' })).toHaveCount(0);
  await expect(back).toBeVisible();
  await expectSound(gil);
  await back.click();
  await expect(gil.getByRole('heading', { name: 'Your seat' })).toBeVisible();
  await expect(gil.getByLabel('Link to your seat')).toHaveValue(/\/move#[0-9a-z]{40}$/);
  await expect(back).toHaveCount(0);
  await gil.reload();
  await expect(gil.getByRole('heading', { name: 'Your seat' })).toBeVisible();
  await expect(back).toHaveCount(0);
});

test('a guest whose answer was lost comes back to the seat that is his, also after the page was loaded anew', async ({
  page,
  account,
  visitor,
  consoles,
}) => {
  consoles.allow(/ERR_FAILED/);
  const table = await makeTable(account, { seats: 2 });
  const gil = await visitor();
  await gil.goto(`/tables/${table.inviteCode}`);
  // The seat is taken, and the network is gone before that is told.
  const asked: unknown[] = [];
  await gil.route('**/api/v1/tables/*/seats', async (route) => {
    const request = route.request();
    asked.push([request.headers()['idempotency-key'], request.postData()]);
    if (asked.length > 1) return route.continue();
    await route.fetch();
    // What the server told is lost, its cookie too.
    await gil.context().clearCookies();
    return route.abort();
  });
  await sit(gil, 'Gil');
  const note = gil.getByRole('status').filter({ hasText: 'You asked for a seat here as “Gil”' });
  await expect(note).toBeVisible();
  await page.goto(`/tables/${table.inviteCode}`);
  await expect(seatRow(page, 'Gil')).toBeVisible();
  // No seat is free, so nothing else would lead him in.
  await gil.reload();
  await expect(note).toBeVisible();
  await expect(gil.getByRole('button', { name: 'Take a seat' })).toHaveCount(0);
  await expectSound(gil);
  await note.getByRole('button', { name: 'Ask again' }).click();
  await expect(gil.getByRole('heading', { name: 'Your seat' })).toBeVisible();
  await expect(gil.getByLabel('Link to your seat')).toHaveValue(/\/move#[0-9a-z]{40}$/);
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
  expect(asked[0]).toEqual([expect.stringMatching(/^.{36}$/), JSON.stringify({ name: 'Gil' })]);
  await expect(note).toHaveCount(0);
  await gil.reload();
  await expect(gil.getByRole('heading', { name: 'Your seat' })).toBeVisible();
  await expect(note).toHaveCount(0);
});
