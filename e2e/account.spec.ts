import { Builder, KRAG } from './builder';
import { expect, register, somebody, test, type Person } from './fixtures';
import { saveArmy } from './saving';
import type { Page } from '@playwright/test';

const WRONG = 'E-mail or password is wrong.';

async function fillIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
}

async function signInByForm(page: Page, person: Person): Promise<void> {
  await fillIn(page, person);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
}

/** What the form itself says, apart from the messages beside its fields. */
const said = (page: Page) => page.getByRole('main').getByRole('alert');

test.describe('opening an account', () => {
  test('takes an address and a password, and signs in at once', async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Open an account' }).click();
    await page.getByLabel('Name (optional)').fill('Mirabel');
    await fillIn(page, somebody());
    await page.getByRole('button', { name: 'Open the account' }).click();
    await expect(page.getByRole('heading', { name: 'Your lists', level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Mirabel' })).toBeVisible();
  });

  test('says what is wrong beside the field', async ({ page }) => {
    await page.goto('/signin');
    await page.getByRole('button', { name: 'Open an account' }).click();
    await fillIn(page, { email: 'nobody at home', password: 'short' });
    await page.getByRole('button', { name: 'Open the account' }).click();
    await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('This is not an e-mail address.');
    await expect(page.getByLabel('Password')).toHaveAccessibleDescription(
      'A password has at least 10 characters.',
    );
  });

  test('answers the same for an address that is known', async ({ page, request, consoles }) => {
    consoles.allow(/status of 401/);
    const known = await register(request);
    const answers = [];
    for (const email of [known.email, somebody().email]) {
      const answer = await request.post('/api/v1/account', { data: { email, password: 'another password' } });
      answers.push([answer.status(), await answer.text()]);
    }
    expect(answers[0]).toEqual(answers[1]);

    await page.goto('/signin');
    await page.getByRole('button', { name: 'Open an account' }).click();
    await fillIn(page, { email: known.email, password: 'yet another password' });
    await page.getByRole('button', { name: 'Open the account' }).click();
    await expect(said(page)).toHaveText(
      'An account could not be opened with these. If the address is yours already, sign in with its password.',
    );
  });
});

test.describe('signing in', () => {
  test('a wrong password and an unknown address get the same words', async ({ page, request, consoles }) => {
    consoles.allow(/status of 401/);
    const known = await register(request);
    await page.goto('/signin');
    await signInByForm(page, { ...known, password: 'not this one' });
    await expect(said(page)).toHaveText(WRONG);
    await signInByForm(page, somebody());
    await expect(said(page)).toHaveText(WRONG);
    await signInByForm(page, known);
    await expect(page.getByRole('heading', { name: 'Your lists', level: 1 })).toBeVisible();
  });

  test('ten failures close the door for a while', async ({ page, context, consoles }) => {
    consoles.allow(/status of 401/);
    const known = await register(context.request);
    const { csrfToken } = (await (await context.request.get('/api/auth/csrf')).json()) as {
      csrfToken: string;
    };
    for (let i = 0; i < 10; i++)
      await context.request.post('/api/auth/callback/credentials', {
        form: { csrfToken, json: 'true', email: known.email, password: `guess ${i}` },
      });
    await page.goto('/signin');
    await signInByForm(page, known);
    await expect(said(page)).toHaveText('Too many attempts. Wait a quarter of an hour and try again.');
  });

  test('leads back to the page that asked for it, and nowhere else', async ({ page, request }) => {
    const known = await register(request);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible();
    await signInByForm(page, known);
    await expect(page.getByRole('heading', { name: 'Account', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

    await page.goto('/signin?callbackUrl=https://example.com/elsewhere');
    await signInByForm(page, known);
    await expect(page).toHaveURL('/lists');
  });

  test('without a network says so, and keeps what was typed', async ({ page, request, consoles }) => {
    consoles.allow(/ERR_FAILED/);
    const known = await register(request);
    await page.goto('/signin?callbackUrl=%2Ftables');
    await page.route('**/api/auth/**', (route) => route.abort());
    await signInByForm(page, known);
    await expect(said(page)).toHaveText('The server cannot be reached. Try again in a moment.');
    await expect(page.getByLabel('E-mail')).toHaveValue(known.email);
    await page.unroute('**/api/auth/**');
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(page).toHaveURL('/tables');
  });

  test('what is saved after the session ended leads here, and goes up from here', async ({
    page,
    account,
    person,
    consoles,
  }) => {
    // Where the page is left before it hears that the list is in, it goes up once more, and is in already.
    consoles.allow(/status of 4(01|12)/);
    const { id } = await saveArmy(account, 'Before');
    await page.goto(`/lists/${id}/edit`);
    const builder = new Builder(page);
    await expect(builder.name).toBeVisible();
    await account.clearCookies();
    await builder.name.fill('After');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const state = page.getByRole('main').getByRole('status').filter({ hasText: 'Sign in again' });
    await expect(
      page.getByRole('status', { name: 'State of the app' }).getByRole('link', { name: 'Sign in to save' }),
    ).toBeVisible();
    await state.getByRole('link', { name: 'Sign in' }).click();
    await signInByForm(page, person);
    await expect(builder.name).toHaveValue('After');
    await expect(page.getByRole('status').filter({ hasText: /^Saved( to your account)?\./ })).toBeVisible();
    const saved = await account.request.get(`/api/v1/lists/${id}`);
    expect(await saved.json()).toMatchObject({ name: 'After', version: 2 });
  });

  test('keeps the draft that was made before', async ({ page, request }) => {
    const known = await register(request);
    const builder = await Builder.open(page, 'mms');
    await builder.name.fill('Made before signing in');
    await builder.add(KRAG);
    await page.getByRole('link', { name: 'Sign in to save' }).click();
    await signInByForm(page, known);

    await expect(builder.name).toHaveValue('Made before signing in');
    await expect(builder.line(KRAG)).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await page.goto('/lists');
    await expect(
      page.getByRole('region', { name: 'Saved' }).getByRole('link', { name: 'Made before signing in' }),
    ).toBeVisible();
  });
});

test.describe('leaving', () => {
  test('whoever signs out without a network is told that he is signed in yet', async ({
    page,
    person: _,
    consoles,
  }) => {
    consoles.allow(/ERR_FAILED/);
    await page.goto('/account');
    await page.route('**/api/auth/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Sign out' }).click();
    const still = 'You are still signed in: the server cannot be reached. Try again in a moment.';
    await expect(page.getByText(still, { exact: true })).toBeVisible();
    await page.unroute('**/api/auth/**');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  test('everything that is kept can be taken along', async ({ page, person }) => {
    await page.goto('/account');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download everything' }).click();
    const stream = await (await download).createReadStream();
    const text = (await stream.toArray()).join('');
    expect(text).toContain('muster-export/1');
    expect(text).toContain(person.email);
    expect(text).not.toContain('argon2');
  });

  test('a deleted account is gone with its lists and links', async ({
    page,
    context,
    person,
    visitor,
    consoles,
  }) => {
    consoles.allow(/status of 40[14]/);
    const { shareId } = await saveArmy(context, 'Gone with me');
    const other = await visitor();
    await other.goto(`/l/${shareId}`);
    await expect(other.getByRole('heading', { name: 'Gone with me' })).toBeVisible();

    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete the account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete the account' });
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await dialog.getByLabel(`Type ${person.email} to go on`).fill(person.email);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();

    await other.reload();
    await expect(other.getByRole('heading', { name: 'Nothing stands here' })).toBeVisible();
    await page.goto('/signin');
    await signInByForm(page, person);
    await expect(said(page)).toHaveText(WRONG);
  });
});
