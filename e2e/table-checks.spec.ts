import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { army, own } from './saving';
import { expectSound } from './sound';
import { phone } from './windows';

test.use({ viewport: phone });

const accept = (page: Page) =>
  page.getByRole('button', { name: /^Accept the agreement [0-9a-z]{4}-/ }).click();

/** Pastes a list as text and hands it in, the first one or another in its place. */
async function bring(page: Page, text: string): Promise<void> {
  await page.getByRole('combobox').selectOption('Paste a list as text');
  await page.getByLabel('One entry a line, or a list as JSON').fill(text);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('list', { name: 'What was understood' })).toBeVisible();
  await page.getByRole('button', { name: /^(Hand it in|Replace my list)$/ }).click();
  await expect(page.getByText('Your list is in. This browser has reckoned')).toBeVisible();
}

const checkOf = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Checks' })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('heading', { name, exact: true }),
    });

/** What a field of date and time takes: so many days from now, at eight in the evening by the clock of its reader. */
const inDays = (count: number): string => {
  const day = new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
  return `${day}T20:00`;
};

test('an organiser checks sealed lists, returns one, closes the table and opens it', async ({
  page,
  person: _,
  visitor,
  consoles,
}) => {
  // The late list is refused on purpose.
  consoles.allow(/status of 409/);
  await page.goto('/tables/new');
  await page.getByLabel('Name of the table').fill('League night');
  await page.getByLabel('Agreement').selectOption({ index: 1 });
  await expect(page.getByLabel('I check each list before they open')).toBeHidden();
  await page.getByLabel('I organise, I do not play').check();
  await page.getByLabel('I check each list before they open').check();
  const until = inDays(3);
  await page.getByLabel('Take lists until').fill(until);
  await expectSound(page, { like: true });
  await page.getByRole('button', { name: 'Make the table' }).click();
  await expect(page.getByRole('heading', { name: 'League night', level: 1 })).toBeVisible();
  const invitation = page.url();
  await expect(page.getByText('You check the lists of this table and do not play.')).toBeVisible();
  await expect(page.getByText('Nobody sits here yet.')).toBeVisible();
  await expect(page.getByText(/^Lists are taken and changed until .*, 20:00 /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take a seat' })).toHaveCount(0);

  // Two guests read both promises before they sit down.
  const [gil, eve] = [await visitor(), await visitor()];
  // Eve is far away, and reads the moment by her own clock.
  const tokyo = { timeZone: 'Asia/Tokyo', hour: '2-digit', minute: '2-digit' } as const;
  const there = new Date(until).toLocaleTimeString('en-GB', tokyo);
  const browser = await eve.context().newCDPSession(eve);
  await browser.send('Emulation.setTimezoneOverride', { timezoneId: tokyo.timeZone });
  for (const [guest, name] of [
    [gil, 'Gil'],
    [eve, 'Eve'],
  ] as const) {
    await guest.setViewportSize(phone);
    await guest.goto(invitation);
    await expect(guest.getByText('The host checks the lists of this table and does not play.')).toBeVisible();
    await expect(guest.getByText(/^Lists are taken and changed until .*: [23] days .*left\.$/)).toBeVisible();
    await guest.getByLabel('Your name at this table').fill(name);
    await guest.getByRole('button', { name: 'Take a seat' }).click();
    await accept(guest);
  }
  await bring(gil, '1 Cleric\n1 Woods');
  await expect(eve.getByText(`${there} GMT+9`)).toBeVisible();
  // Far over any level total.
  await bring(eve, '40 War Gryphon');

  const evesCheck = checkOf(page, 'Eve');
  await expect(checkOf(page, 'Gil').getByText(/^Legal/)).toBeVisible();
  await expect(evesCheck.getByText(/^Not legal: \d+ problem/)).toBeVisible();
  await expect(evesCheck.getByText(/of \d+ levels, \d+ over/)).toBeVisible();
  await expect(evesCheck.getByRole('link', { name: 'MMS-L01' })).toBeVisible();
  expect(await page.content()).not.toMatch(/gryphon/i);
  await checkOf(page, 'Gil')
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(checkOf(page, 'Gil').getByText(/^Accepted/)).toBeVisible();
  await evesCheck.getByRole('button', { name: /^Return/ }).click();
  await evesCheck.getByLabel('A word to Eve').fill('Too many levels; bring fewer.');
  await evesCheck.getByRole('button', { name: 'Return it' }).click();
  await expect(page.getByText(/^1 of 2 lists are accepted\./)).toBeVisible();

  // Each seat reads its own receipt and no other.
  await expect(eve.getByText('“Too many levels; bring fewer.”')).toBeVisible();
  await expect(gil.getByRole('region', { name: 'Receipt' }).getByText(/^Accepted/)).toBeVisible();
  await gil.reload();
  await expect(gil.getByRole('region', { name: 'Receipt' })).toBeVisible();
  expect(await gil.content()).not.toMatch(/Too many levels|Returned/);

  await bring(eve, '1 War Gryphon');
  await expect(eve.getByText('The host has not decided yet.')).toBeVisible();
  await expect(evesCheck.getByText(/^Legal/)).toBeVisible();
  await expectSound(page);
  await expectSound(eve);
  await page.setViewportSize(phone);
  await evesCheck.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText('All lists are accepted.')).toBeVisible();

  // Closed: the seat that wants to change its list finds no way to.
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Close handing in now' }).click();
  await expect(page.getByText('Handing in is closed since')).toBeVisible();
  await expect(eve.getByText('Your list stays as it is.')).toBeVisible();
  await expect(eve.getByRole('button', { name: 'Replace my list' })).toHaveCount(0);
  await eve.getByText('The host changed the time limit').click();
  await expect(eve.getByText(/closed at once, was/)).toBeVisible();
  const seat = await eve.context().request.post(`/api/v1${new URL(invitation).pathname}/seats/2/list`, {
    headers: own,
    data: { list: army('Late', []) },
  });
  expect([seat.status(), await seat.json()]).toMatchObject([409, { code: 'lists_locked' }]);
  await expectSound(eve, { like: true });
  // Who has gone on to the trackers reads it there too.
  await gil.goto(`${invitation}/companion`);
  await expect(gil.getByText('Handing in is closed since')).toBeVisible();
  await gil.goto(invitation);

  await page.getByRole('button', { name: 'Open all lists' }).click();
  for (const one of [page, gil, eve])
    await expect(
      one.getByRole('region', { name: 'The lists' }).getByRole('heading', { level: 3 }),
    ).toHaveText(['Gil', 'Eve']);
});
