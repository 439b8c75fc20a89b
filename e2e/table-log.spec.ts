import { expect, test } from './fixtures';
import { army, own } from './saving';
import { handIn, makeTable } from './seats';

const ROLLS = 130;

test('dice of the table, a long log read page by page, and lists that gave way to others', async ({
  page,
  account,
}) => {
  const table = await makeTable(account, { seats: 2 });
  const { inviteCode } = table;
  for (let n = 1; n <= ROLLS; n++) {
    const rolled = await account.request.post(`/api/v1/tables/${inviteCode}/companion`, {
      headers: own,
      data: { do: 'roll', dice: 'd100', faces: [(n % 100) + 1] },
    });
    expect(rolled.ok()).toBe(true);
  }
  const asked: string[] = [];
  page.on('request', (sent) => {
    if (sent.url().includes('/log?')) asked.push(sent.url());
  });
  await page.goto(`/tables/${inviteCode}/companion`);
  await page.getByText('What happened', { exact: true }).click();
  const log = page.getByRole('list', { name: 'What was done, newest first' });
  await expect(log.getByRole('listitem')).toHaveCount(60);

  await page.getByText('Rolled by hand').click();
  await page.getByLabel('Die 1 of 1').fill('101');
  await expect(page.getByRole('button', { name: 'Enter' })).toBeDisabled();
  await page.getByLabel('Die 1 of 1').fill('77');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(log.getByRole('listitem').first()).toContainText('77');

  await page.getByRole('button', { name: `Show earlier (${ROLLS + 1 - 60} more)` }).click();
  await expect(log.getByRole('listitem')).toHaveCount(120);
  await page.getByRole('button', { name: 'Show earlier (11 more)' }).click();
  await expect(log.getByRole('listitem')).toHaveCount(ROLLS + 1);
  await expect(log.getByRole('listitem').last()).toContainText('2');
  // The log goes on, and what is read already is not asked for again.
  await page.getByLabel('Die 1 of 1').fill('78');
  await page.getByRole('button', { name: 'Enter' }).click();
  await expect(log.getByRole('listitem').first()).toContainText('78');
  await expect(log.getByRole('listitem')).toHaveCount(ROLLS + 2);
  expect(asked).toHaveLength(1);

  for (const entry of ['krag', 'cleric'])
    await handIn(account, table, 1, {
      list: army(`With ${entry}`, [{ entry, count: 1 }]),
      salt: 'feedc0de'.repeat(4),
    });
  await page.goto(`/tables/${inviteCode}`);
  const seat = page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: 'Ann' });
  await seat.first().getByText('One list was in before').click();
  await expect(seat.first().locator('details code')).toHaveText(/^[0-9a-z:-]{20,}$/i);
});
