import type { Page } from '@playwright/test';
import { loadSystem } from '../lib/rules';
import { expect, test } from './fixtures';
import { scripts } from './hold';
import { army, own, saveList } from './saving';
import { handIn, makeTable, sitDown } from './seats';
import { expectSound } from './sound';

const SALT = 'feedc0de'.repeat(4);

const list = (name: string, entry: string, note?: string) =>
  army(name, [{ entry, count: 1, ...(note ? { note } : {}) }]);

const seatRow = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name });

const accept = (page: Page) => page.getByRole('button', { name: /^Accept / }).click();

async function sit(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name at this table').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
}

/** Pastes a list as text into the visitor's own seat. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByLabel('The list that you bring').selectOption('Paste a list as text');
  await page.getByLabel('One entry a line, or a list as JSON').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('list', { name: 'What was understood' })).toBeVisible();
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByText('Your list is in. This browser has reckoned')).toBeVisible();
}

test('a table of three, from the invitation to the lists open together', async ({
  page,
  account,
  member,
  visitor,
}) => {
  // The host makes it by the form.
  await page.goto('/tables');
  await page.getByRole('link', { name: 'Make a table' }).click();
  await page.getByLabel('Name of the table').fill('Three of us');
  await page.getByLabel('Seats').fill('3');
  await page.getByLabel('For whom').fill('Bob');
  await page.getByLabel('Your name at this table').fill('Ann');
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('heading', { name: 'Three of us', level: 1 })).toBeVisible();
  const invitation = page.url();
  await expect(page.getByText('0 of 3 lists are in')).toBeVisible();

  // Somebody with an account, and a guest.
  const bob = await member();
  await bob.goto(invitation);
  await sit(bob, 'Bob');
  await expect(bob.getByRole('heading', { name: 'Your seat' })).toBeVisible();
  const gil = await visitor();
  await gil.goto(invitation);
  await sit(gil, 'Gil');
  await expect(gil.getByLabel('Link to your seat')).toHaveValue(/\/move#[0-9a-z]{40}$/);
  // All see it, without loading anything anew.
  await expect(seatRow(page, 'Gil')).toContainText('guest');
  await expect(seatRow(bob, 'Gil')).toContainText('Has not accepted the agreement yet');

  // Each accepts and hands in.
  await saveList(account, list('Ann’s own army', 'krag', 'waits behind the wall'));
  await page.reload();
  await accept(page);
  await page.getByLabel('The list that you bring').selectOption('Ann’s own army');
  await page.getByRole('button', { name: 'Hand it in' }).click();
  await expect(page.getByText('Only you see this until the lists are open.')).toBeVisible();
  await expect(seatRow(gil, 'Ann').locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  await accept(bob);
  await paste(bob, '1 Cleric\n1 Woods');
  await accept(gil);
  await paste(gil, '2 War Gryphon');
  await expect(page.getByText('All lists are in.')).toBeVisible();

  // Sealed: nothing of one is on the pages of the others.
  for (const one of [bob, gil]) {
    await one.reload();
    expect(await one.content()).not.toMatch(/Ann’s own army|waits behind the wall/);
  }
  // Open: all at once, on every page.
  await page.getByRole('button', { name: 'Open all lists' }).click();
  for (const one of [page, bob, gil]) {
    const lists = one.getByRole('region', { name: 'The lists' });
    await expect(lists.getByRole('heading', { level: 3 })).toHaveText(['Ann', 'Bob', 'Gil']);
    await expect(lists).toContainText('waits behind the wall');
    await expect(lists.getByRole('status').filter({ hasText: /^Legal$/ })).toHaveCount(3);
  }
  const anns = gil.getByRole('region', { name: 'Ann', exact: true });
  await anns.getByRole('button', { name: 'Check it yourself' }).click();
  await expect(anns.getByText('It fits: this very list was sealed.')).toBeVisible();
  await gil.getByRole('link', { name: 'Print all' }).click();
  await expect(gil.getByText(/^\d+ cards on \d+ pages?\./)).toBeVisible();
});

test('a deck of many cards is told in short, and read by a key', async ({ page, account, visitor }) => {
  const system = await loadSystem('monsters-magic');
  const { list } = system.samples.find(({ legal, list: { options } }) => legal && options.form === 'deck')!;
  const table = await makeTable(account, { system: system.slug, seats: 2 });
  const bob = await visitor();
  await sitDown(bob.context(), table, 'Bob');
  await handIn(account, table, 1, { list });
  await handIn(bob.context(), table, 2, { list });
  await page.goto(`/tables/${table.inviteCode}`);
  await page.getByRole('button', { name: 'Open all lists' }).click();
  const bobs = page.getByRole('region', { name: 'Bob', exact: true });
  const short = bobs.getByText('64 Ally cards');
  await expect(bobs.getByRole('listitem')).toHaveCount(0);
  await expectSound(page);
  await short.focus();
  await page.keyboard.press('Enter');
  await expect(bobs.getByRole('listitem')).toHaveCount(list.entries.length);
  await expectSound(page);
});

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
  await page
    .getByLabel('One entry a line, or a list as JSON')
    .fill(JSON.stringify(list('Ann’s army', 'krag')));
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('Read as it stands: “Ann’s army”, 1 line.')).toBeVisible();
  await expectSound(page);
});

test('no page shows another seat’s sealed list, whoever looks', async ({ page, account, visitor }) => {
  const table = await makeTable(account);
  const [gil, eve, stranger] = [await visitor(), await visitor(), await visitor()];
  await sitDown(gil.context(), table, 'Gil');
  await sitDown(eve.context(), table, 'Eve');
  await handIn(eve.context(), table, 3, {
    list: list('ZQ-name-of-the-list', 'war-gryphon', 'ZQ-note-of-the-line'),
    salt: SALT,
  });
  const marks = /ZQ-name|ZQ-note|feedc0de|war.gryphon/i;
  await eve.goto(`/tables/${table.inviteCode}`);
  await expect(eve.getByText('ZQ-note-of-the-line')).toBeVisible();
  for (const [who, looks] of [
    ['the host', page],
    ['another guest', gil],
    ['a stranger', stranger],
  ] as const)
    for (const room of ['', '/companion', '/commitments', '/print', '/move']) {
      const heard: string[] = [];
      looks.on('response', (response) => {
        if (response.url().includes('/tables/') && !response.url().endsWith('/events'))
          response.text().then(
            (text) => heard.push(text),
            () => undefined,
          );
      });
      await looks.goto(`/tables/${table.inviteCode}${room}`);
      await expect(looks.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await looks.content(), `${who}: ${room}`).not.toMatch(marks);
      expect(heard.join('\n'), `${who}: ${room}`).not.toMatch(marks);
      looks.removeAllListeners('response');
    }
});

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

test.describe('tables are sound on phone and desk, light and dark:', () => {
  test('without an account', async ({ page }) => {
    await page.goto('/tables');
    await expect(page.getByRole('heading', { name: 'Tables', level: 1 })).toBeVisible();
    await expectSound(page);
  });

  test('list, form, sealed table, commitments, open table', async ({ page, account }) => {
    const table = await makeTable(account, { seats: 2, names: ['', 'A name that needs more than one line'] });
    await page.goto('/tables');
    await expect(page.getByRole('link', { name: /Friday evening/ })).toBeVisible();
    await expectSound(page);
    await page.goto('/tables/new');
    await expect(page.getByLabel('Name of the table')).toBeVisible();
    await expectSound(page);
    await handIn(account, table, 1, { list: list('Mine', 'krag') });
    await page.goto(`/tables/${table.inviteCode}`);
    await expect(page.getByText('Only you see this')).toBeVisible();
    await expectSound(page, { everyLook: true });
    await page.goto(`/tables/${table.inviteCode}/commitments`);
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await expectSound(page);
    await page.goto(`/tables/${table.inviteCode}`);
    await page.getByRole('button', { name: 'Open before all are in' }).click();
    await expect(page.getByRole('region', { name: 'The lists' })).toBeVisible();
    await expectSound(page, { everyLook: true });
  });
});

test('whoever has more lists than are offered finds an older one to bring, at a table and in the simulator', async ({
  page,
  account,
}) => {
  await saveList(account, list('The oldest army', 'krag'));
  for (let i = 0; i < 100; i++) await saveList(account, list(`Army ${i}`, 'krag'));
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
