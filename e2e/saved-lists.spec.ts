import type { Page } from '@playwright/test';
import { Builder, KRAG } from './builder';
import { expect, openAccount, test } from './fixtures';
import { comeBack, cutOff } from './offline';
import { army, own, saveAgreement, saveArmy } from './saving';

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};
const saidSaved = (page: Page) => page.getByRole('status').filter({ hasText: /^Saved( to your account)?\./ });

async function edit(page: Page, id: string): Promise<Builder> {
  await page.goto(`/lists/${id}/edit`);
  const builder = new Builder(page);
  await expect(builder.name).toBeVisible();
  return builder;
}

test.describe('saving', () => {
  test('keeps versions, and the overview says whether the list is legal', async ({ page, account }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.name.fill('Night watch');
    await builder.add(KRAG);
    await save(page);
    await expect(saidSaved(page)).toBeVisible();
    await builder.line(KRAG).getByLabel(`Number of ${KRAG}`).fill('3');
    // What is not saved yet is not behind the short link: it travels in a link of its own.
    await page.getByRole('button', { name: 'Share' }).click();
    const share = page.getByRole('dialog', { name: 'Share' });
    await expect(share.getByLabel('Link that holds the whole list', { exact: true })).toHaveValue(/#1/);
    await expect(share.getByLabel('Link', { exact: true })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await save(page);
    await expect(saidSaved(page)).toBeVisible();

    await page.goto('/lists');
    const row = page.getByRole('region', { name: 'Saved' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('366 of 300 levels');
    await expect(row).toContainText('not legal');
    const lists = await account.request.get('/api/v1/lists');
    const { data } = (await lists.json()) as { data: readonly { version: number }[] };
    expect(data.map((saved) => saved.version)).toEqual([2]);
  });

  test('a list under the agreement of another is saved on, and an older version of it brought back', async ({
    page,
    account,
    member,
    consoles,
  }) => {
    consoles.allow(/ERR_FAILED/);
    const other = await member();
    const { shareId } = await saveAgreement(other.context(), 'League of the moor', {
      house: { levelTotal: 500 },
    });
    const { id } = await saveArmy(account, 'Guests', undefined, { id: shareId, shareId });
    const builder = await edit(page, id);
    await builder.line(KRAG).getByLabel(`Number of ${KRAG}`).fill('2');
    await save(page);
    await expect(saidSaved(page)).toBeVisible();

    await page.goto(`/lists/${id}/history`);
    await page.route('**/api/v1/lists/*', (route) => route.abort(), { times: 1 });
    const restore = page.getByRole('button', { name: 'Make version 1 the newest' });
    await restore.click();
    await expect(page.getByText('The server cannot be reached. Try again in a moment.')).toBeVisible();
    await restore.click();
    await expect(page.getByRole('heading', { name: 'Version 3' })).toBeVisible();
    const saved = await account.request.get(`/api/v1/lists/${id}`);
    expect(await saved.json()).toMatchObject({ version: 3, agreement: shareId });
  });

  test('a deleted list can be brought back, with its link', async ({ page, account, visitor, consoles }) => {
    consoles.allow(/status of 404/);
    const { shareId } = await saveArmy(account, 'Hasty band');
    const other = await visitor();
    await page.goto('/lists');
    await page.getByRole('button', { name: 'More for Hasty band' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Nothing is saved yet.')).toBeVisible();
    await other.goto(`/l/${shareId}`);
    await expect(other.getByRole('heading', { name: 'Nothing stands here' })).toBeVisible();

    await page.getByText('Deleted (1)').click();
    await page.getByRole('button', { name: 'Bring back Hasty band' }).click();
    await expect(
      page.getByRole('region', { name: 'Saved' }).getByRole('link', { name: 'Hasty band' }),
    ).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { name: 'Hasty band' })).toBeVisible();
  });

  test('another person’s list is nowhere, in the page and in the API', async ({
    page,
    account,
    member,
    consoles,
  }) => {
    consoles.allow(/status of 404/);
    const { id } = await saveArmy(account, 'Mine alone');
    const other = await member();
    await other.goto(`/lists/${id}/edit`);
    await expect(other.getByRole('heading', { name: 'Nothing stands here' })).toBeVisible();

    const headers = { ...own, 'If-Match': '"1"' };
    const there = `/api/v1/lists/${id}`;
    const asks = other.context().request;
    const list = army('Taken over', []);
    expect((await asks.get(there)).status()).toBe(404);
    expect((await asks.put(there, { headers, data: list })).status()).toBe(404);
    expect((await asks.delete(there, { headers })).status()).toBe(404);
    const mine = await edit(page, id);
    await expect(mine.name).toHaveValue('Mine alone');
  });

  test('what is saved without a network goes up when it is back, also where nothing was fetched ahead', async ({
    page,
    account,
    consoles,
  }) => {
    consoles.allow(/ERR_INTERNET_DISCONNECTED/);
    const { id } = await saveArmy(account, 'Underway');
    await page.goto(`/lists/${id}/edit`, { waitUntil: 'networkidle' });
    const builder = new Builder(page);
    await builder.name.fill('Arrived');
    await cutOff(page);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('It will be saved when the network is back.')).toBeVisible();
    await comeBack(page);
    await expect(page.getByText('Saved to your account.')).toBeVisible();
    const kept = await account.request.get(`/api/v1/lists/${id}`);
    expect(await kept.json()).toMatchObject({ name: 'Arrived', version: 2 });
  });
});

test.describe('a share link', () => {
  test('opens without an account, and offers a copy and its cards', async ({ page, account, visitor }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const { id, shareId } = await saveArmy(account, 'For the league');
    await edit(page, id);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    const link = await page.evaluate(() => window.navigator.clipboard.readText());
    expect(new URL(link).pathname).toBe(`/l/${shareId}`);

    const other = await visitor();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'For the league' })).toBeVisible();
    await expect(other.getByRole('status').filter({ hasText: /^Legal$/ })).toBeVisible();
    await expect(other.getByRole('link', { name: KRAG, exact: true })).toBeVisible();
    await expect(other.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);

    await other.getByRole('main').getByRole('link', { name: 'Print' }).click();
    await expect(other.getByText('1 card on 1 page.')).toBeVisible();
    await other.goBack();
    await other.getByRole('button', { name: 'Open a copy' }).click();
    const copy = new Builder(other);
    await expect(copy.name).toHaveValue('For the league (copy)');
    await expect(copy.line(KRAG)).toBeVisible();
    await expect(other.getByRole('link', { name: 'Sign in to save' })).toBeVisible();
  });

  test('of its owner leads to the builder', async ({ page, account }) => {
    const { shareId } = await saveArmy(account, 'Mine to change');
    await page.goto(`/l/${shareId}`);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(new Builder(page).name).toHaveValue('Mine to change');
  });
});

test.describe('one list in two places', () => {
  test('two tabs of one browser follow each other', async ({ page, account }) => {
    const { id } = await saveArmy(account, 'Both tabs');
    const here = await edit(page, id);
    const tab = await page.context().newPage();
    const there = await edit(tab, id);
    await here.add('Cleric');
    await expect(there.line('Cleric')).toBeVisible();
    await save(page);
    await expect(saidSaved(page)).toBeVisible();

    await there.add('Woods');
    await save(tab);
    await expect(saidSaved(tab)).toBeVisible();
    await expect(here.line('Woods')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  });

  test('what another account signs in over is offered to it as a list of its own', async ({
    page,
    account,
    consoles,
  }) => {
    // What follows the list may ask between the two, and is answered that nobody is signed in.
    consoles.allow(/40[14]/);
    const { id, shareId } = await saveArmy(account, 'Of the first');
    const builder = await edit(page, id);
    await page.context().clearCookies();
    await openAccount(page.context());
    await builder.name.fill('Of the second');
    await save(page);
    await expect(page.getByText('Not saved: The saved list is not in this account.')).toBeVisible();
    await page.getByRole('button', { name: 'Make it my own' }).click();
    await save(page);
    await expect(saidSaved(page)).toBeVisible();
    await page.goto(`/l/${shareId}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Of the first' })).toBeVisible();
    await page.goto('/lists');
    const row = page.getByRole('region', { name: 'Saved' }).getByRole('listitem');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Of the second');
  });

  const outcomes = [
    {
      choice: 'Save mine over it',
      promise: 'mine is the newest version and the other one is in its history',
      after: async (mine: Builder) => {
        await expect(mine.line('Woods')).toBeVisible();
        await expect(mine.page.getByText('Saved.', { exact: true })).toBeVisible();
      },
    },
    {
      choice: 'Take the other',
      promise: 'the other is shown, and undo brings mine back',
      after: async (mine: Builder) => {
        await expect(mine.line('Cleric')).toBeVisible();
        await expect(mine.line('Woods')).toHaveCount(0);
        await mine.undo.click();
        await expect(mine.line('Woods')).toBeVisible();
      },
    },
    {
      choice: 'Save both together',
      promise: 'the newest version has what both added',
      after: async (mine: Builder) => {
        await expect(mine.line('Woods')).toBeVisible();
        await expect(mine.line('Cleric')).toBeVisible();
        await expect(mine.page.getByText('Saved.', { exact: true })).toBeVisible();
      },
    },
    {
      choice: 'Keep as two lists',
      promise: 'mine stays as a draft of its own',
      after: async (mine: Builder) => {
        await expect(mine.line('Cleric')).toBeVisible();
        await mine.page.goto('/lists');
        await mine.page.getByRole('link', { name: /Two devices \(other\)/ }).click();
        await expect(mine.line('Woods')).toBeVisible();
        await expect(mine.line('Cleric')).toHaveCount(0);
      },
    },
  ] as const;

  for (const { choice, promise, after } of outcomes)
    test(`changed on two devices, then “${choice}”: ${promise}`, async ({
      page,
      account,
      otherDevice,
      consoles,
    }) => {
      consoles.allow(/status of 412/);
      const { id } = await saveArmy(account, 'Two devices');
      const mine = await edit(page, id);
      await mine.add('Woods');

      const phone = await otherDevice();
      const theirs = await edit(phone, id);
      await theirs.add('Cleric');
      await save(phone);
      await expect(saidSaved(phone)).toBeVisible();

      await save(page);
      const dialog = page.getByRole('dialog', { name: 'This list was changed elsewhere' });
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Woods' })).toBeVisible();
      await expect(dialog.getByRole('listitem').filter({ hasText: 'Cleric' })).toBeVisible();
      await dialog.getByRole('button', { name: choice }).click();
      await expect(dialog).toBeHidden();
      await after(mine);

      const versions = await account.request.get(`/api/v1/lists/${id}/versions/2`);
      expect(JSON.stringify(await versions.json())).toContain('cleric');
    });
});
