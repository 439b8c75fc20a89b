import { expect, test } from './fixtures';
import { army } from './saving';
import type { Page } from '@playwright/test';

const list = army('Made by a program');

/** Makes a token on the account page and copies its secret, as it is shown this once. */
async function makeToken(page: Page, name: string, mayWrite: boolean): Promise<{ Authorization: string }> {
  await page.getByLabel('Name of the token').fill(name);
  await page.getByLabel('May write').setChecked(mayWrite);
  await page.getByRole('button', { name: 'Make a token' }).click();
  const shown = page.getByRole('main').getByRole('alert').filter({ hasText: 'Copy it now' });
  await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  return { Authorization: `Bearer ${await shown.getByRole('code').innerText()}` };
}

test('a token lets a program act until it is taken back', async ({ page, person, request }) => {
  await page.goto('/account');
  await expect(page.getByText('There are no tokens yet.')).toBeVisible();
  const headers = await makeToken(page, 'League bot', true);

  const who = await request.get('/api/v1/account', { headers });
  expect(await who.json()).toMatchObject({ email: person.email });
  const made = await request.post('/api/v1/lists', { headers, data: list });
  expect(made.status()).toBe(201);
  await page.goto('/lists');
  await expect(page.getByRole('link', { name: 'Made by a program' })).toBeVisible();

  await page.goto('/account');
  await expect(page.getByRole('listitem').filter({ hasText: 'League bot' })).toContainText('read and write');
  await page.getByRole('button', { name: 'Take back League bot' }).click();
  await expect(page.getByText('There are no tokens yet.')).toBeVisible();
  expect((await request.get('/api/v1/account', { headers })).status()).toBe(401);
});

test('a token that may only read cannot write', async ({ page, person, request }) => {
  await page.goto('/account');
  const headers = await makeToken(page, 'Scoreboard', false);
  expect(await (await request.get('/api/v1/account', { headers })).json()).toMatchObject({
    email: person.email,
  });
  expect((await request.post('/api/v1/lists', { headers, data: list })).status()).toBe(403);
});

test('a token needs a name', async ({ page, person: _ }) => {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Make a token' }).click();
  await expect(page.getByLabel('Name of the token')).toHaveAccessibleDescription('A token needs a name.');
});
