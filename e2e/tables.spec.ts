import type { Page } from '@playwright/test';
import { loadSystem } from '../lib/rules';
import { expect, test } from './fixtures';
import { army, saveList } from './saving';
import { accept, handIn, makeTable, seatRow, sit, sitDown } from './seats';
import { expectSound } from './sound';

const SALT = 'feedc0de'.repeat(4);

const list = (name: string, entry: string, note?: string) =>
  army(name, [{ entry, count: 1, ...(note ? { note } : {}) }]);

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
