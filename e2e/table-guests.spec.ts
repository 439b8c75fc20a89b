import { loadSystem } from '../lib/rules';
import { expect, test } from './fixtures';
import { army } from './saving';
import { accept, makeTable, sit } from './seats';
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
});
