import type { BrowserContext } from '@playwright/test';
import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { bringWorker, comeBack, cutOff, notAtHand, stateLine, workerStands } from './offline';
import { army, changeList, saveArmy } from './saving';
import { expectSound } from './sound';
import { desk, phone } from './windows';

test.use({ serviceWorkers: 'allow' });
// The whole app is fetched ahead first.
test.describe.configure({ timeout: 240_000 });
// Without a network, what a page asks for fails, and the browser says so.
test.beforeEach(({ consoles }) => consoles.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/));

const LATER = 'It will be saved when the network is back.';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly version: number;
}

const savedLists = async ({ request }: BrowserContext): Promise<readonly Row[]> =>
  ((await (await request.get('/api/v1/lists')).json()) as { data: readonly Row[] }).data;

test('the app can be installed, and its shortcuts lead to a new list of each game', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address!)).json()) as {
    readonly icons: readonly { src: string; purpose?: string }[];
    readonly shortcuts: readonly { url: string }[];
    readonly display: string;
  };
  expect(manifest.display).toBe('standalone');
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  expect(manifest.shortcuts).toHaveLength(5);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).ok()).toBe(true);
  const worker = await request.get('/sw.js');
  expect(worker.headers()['cache-control']).toBe('no-cache');
});

test('what is fetched ahead comes in one parcel, pressed and kept for good', async ({ request }) => {
  const worker = await (await request.get('/sw.js')).text();
  const [parcel] = /\/ahead\/[0-9a-f]+\.bin/.exec(worker)!;
  const answer = await request.get(parcel);
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/octet-stream',
  });
  expect((await answer.text()).slice(0, 40)).toContain('[["/_next/static/');
});

test('what was seen opens again, the builder of every game opens, and the rest says how things stand', async ({
  page,
}) => {
  await page.goto('/systems/mms');
  await workerStands(page);
  await page.goto('/systems/mms/rules');
  await expect(page.getByLabel('Search the rules')).toBeVisible();
  expect(await notAtHand(page)).toEqual([]);
  await cutOff(page);

  await page.goto('/systems/mms');
  await expect(stateLine(page)).toContainText('No network.');
  await page.getByRole('combobox', { name: 'Search' }).fill('krag');
  await expect(page.getByRole('link', { name: KRAG })).toBeVisible();
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Rules of/ })).toBeVisible();

  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await expect(builder.budget).toHaveAttribute('aria-valuetext', '122 of 300 levels');
  await page.reload();
  await expect(builder.line(KRAG)).toBeVisible();
  await Builder.open(page, 'battle-magic');
  await page.goto('/systems/battle-magic/companion');
  await expect(page.getByRole('heading', { level: 1, name: 'Companion' })).toBeVisible();

  await page.goto('/credits');
  await expect(page.getByRole('heading', { name: 'This page was never opened here' })).toBeVisible();
  await expectSound(page);
  await comeBack(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Credits and licences' })).toBeVisible();
  await expect(stateLine(page)).toBeEmpty();
});

test('the line that tells of the network and of what waits moves nothing on the page', async ({
  page,
  account: _,
}) => {
  await page.goto('/lists/new?system=mms');
  await bringWorker(page);
  const builder = await Builder.open(page, 'mms');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const placeOfSave = async (): Promise<number> => (await save.boundingBox())!.y;
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    const before = await placeOfSave();
    await cutOff(page);
    await expect(stateLine(page)).toContainText('No network.');
    expect(await placeOfSave()).toBe(before);
    await stateLine(page).getByRole('link', { name: 'What works' }).click({ trial: true });
    await builder.add(KRAG);
    await save.click();
    await expect(stateLine(page)).toContainText('1 list waits to be saved');
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await placeOfSave()).toBe(before);
    await comeBack(page);
    await expect(stateLine(page)).toBeEmpty();
  }
});

test('a whole game is fetched on demand, entry by entry', async ({ page }) => {
  await page.goto('/offline');
  await bringWorker(page);
  await expectSound(page, { everyLook: true });
  const game = page.getByRole('listitem').filter({ hasText: 'Battle Magic' });
  await game.getByRole('button', { name: 'Make all of it available' }).click();
  await expect(game.getByText(/^All of it is here, [\d.]+ [kM]B\.$/)).toBeVisible({ timeout: 90_000 });
  await cutOff(page);
  await page.goto('/systems/battle-magic/rules');
  await expect(page.getByRole('heading', { level: 1, name: /^Rules of/ })).toBeVisible();
  await page.goto('/systems/battle-magic');
  await page
    .getByRole('region', { name: 'Entries' })
    .or(page.locator('main'))
    .getByRole('link', { name: 'Human Dragon' })
    .click();
  await expect(page.getByRole('heading', { name: 'Rules behind it' })).toBeVisible();
});

test('a list saved without a network goes up once, by itself, when it is back', async ({ page, account }) => {
  await page.goto('/lists/new?system=mms');
  await bringWorker(page);
  await cutOff(page);
  const builder = await Builder.open(page, 'mms');
  await builder.name.fill('Built at the table');
  await builder.add(KRAG);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(LATER)).toBeVisible();
  await builder.add('Cleric');
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await save.click();
  // What waits already says so all along; the button tells when this is put to it.
  await expect(save).toBeVisible();
  await expect(page.getByText(LATER)).toBeVisible();
  // A reload on the way loses nothing.
  await page.reload();
  await expect(builder.line('Cleric')).toBeVisible();
  await expect(stateLine(page)).toContainText('1 list waits to be saved when it is back.');
  expect(await savedLists(account)).toEqual([]);

  await comeBack(page);
  await expect(page.getByText('Saved to your account.')).toBeVisible();
  await expect(stateLine(page)).toBeEmpty();
  const rows = await savedLists(account);
  expect(rows.map(({ name }) => name)).toEqual(['Built at the table']);
  const full = await (await account.request.get(`/api/v1/lists/${rows[0]!.id}`)).json();
  expect(full).toMatchObject({ list: { entries: [{ entry: 'krag' }, { entry: 'cleric' }] } });
});

test('what was changed elsewhere in the meantime is a question, never overwritten', async ({
  page,
  account,
  consoles,
}) => {
  consoles.allow(/status of 412/);
  const list = await saveArmy(account, 'Two tables');
  await page.goto(`/lists/${list.id}/edit`);
  await bringWorker(page);
  const builder = new Builder(page);
  await expect(builder.line(KRAG)).toBeVisible();
  await cutOff(page);
  await builder.add('Woods');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(LATER)).toBeVisible();

  // On another device.
  await changeList(
    account,
    list,
    army('Two tables', [
      { entry: 'krag', count: 1 },
      { entry: 'cleric', count: 1 },
    ]),
  );

  await comeBack(page);
  const dialog = page.getByRole('dialog', { name: 'This list was changed elsewhere' });
  await expect(dialog).toBeVisible();
  expect(await savedLists(account)).toMatchObject([{ id: list.id, version: 2 }]);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(stateLine(page)).toContainText('“Two tables” was changed elsewhere and is not saved.');
  await page.goto('/');
  const heading = page.getByRole('heading', { level: 1 });
  const place = async (): Promise<number> => (await heading.boundingBox())!.y;
  for (const size of [desk, phone]) {
    await page.setViewportSize(size);
    await expect(stateLine(page)).toContainText('“Two tables”');
    const before = await place();
    // What else there is to say stands beside it, and moves nothing.
    await cutOff(page);
    await expect(stateLine(page)).toContainText('No network.');
    await expect(stateLine(page)).toContainText('“Two tables”');
    expect(await place()).toBe(before);
    expect((await stateLine(page).boundingBox())!.height).toBe(24);
    await stateLine(page).getByRole('link', { name: 'Look at it' }).click({ trial: true });
    await comeBack(page);
    await expect(stateLine(page)).not.toContainText('No network.');
  }
  await stateLine(page).getByRole('link', { name: 'Look at it' }).click();
  await expect(dialog).toBeVisible();
  await expect(dialog).toContainText('Woods');
});

test('saved lists can be read and changed without a network, and are gone when their owner has left', async ({
  page,
  account,
}) => {
  const { id } = await saveArmy(account, 'For the train');
  const kept = () =>
    page.evaluate(async () => {
      const seen = (await window.caches.keys()).filter((name) => name.startsWith('muster-seen-'));
      const pages = await Promise.all(
        seen.map(async (name) => (await (await window.caches.open(name)).keys()).length),
      );
      const lists = await new Promise<number>((resolve) => {
        const open = window.indexedDB.open('muster');
        open.onsuccess = () => {
          const count = open.result.transaction('lists').objectStore('lists').count();
          count.onsuccess = () => resolve(count.result);
        };
      });
      return { pages: pages.reduce((a, b) => a + b, 0), lists };
    });
  await page.goto('/systems/mms');
  await bringWorker(page);
  await expect.poll(async () => (await kept()).lists).toBe(1);
  await cutOff(page);
  await page.goto('/lists');
  await page
    .getByRole('region', { name: 'Your saved lists' })
    .getByRole('link', { name: 'For the train' })
    .click();
  await expect(new Builder(page).line(KRAG)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/lists/${id}/edit`);
  await comeBack(page);

  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await expect.poll(async () => (await kept()).lists).toBe(0);
  await cutOff(page);
  await page.goto(`/lists/${id}/edit`);
  await expect(page.getByRole('heading', { name: 'This page was never opened here' })).toBeVisible();
  // A draft belongs to the browser and stays; the account's own lists do not.
  await expect(page.getByRole('region', { name: 'Your saved lists' })).toHaveCount(0);
});

test('sheets that were made before are at hand, until they are thrown away', async ({ page }) => {
  await page.goto('/print?system=mms&entries=krag');
  await bringWorker(page);
  const made = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  const name = (await made).suggestedFilename();
  const before = page.getByRole('region', { name: 'Made before' });
  // It is kept beside the download, which waits for nothing.
  await expect(before.getByRole('button', { name: `Open ${name}` })).toBeVisible();
  await cutOff(page);
  await page.reload();
  const again = page.waitForEvent('download');
  await before.getByRole('button', { name: `Open ${name}` }).click();
  expect((await again).suggestedFilename()).toBe(name);
  await before.getByRole('button', { name: `Remove ${name}` }).click();
  await expect(before.getByRole('listitem')).toHaveCount(0);
});

test('a new version waits until it is asked for, and a draft outlives it', async ({ page, context }) => {
  // An older version is there first: the same worker, one comment apart.
  await context.route('**/sw.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n// before` });
  });
  const builder = await Builder.open(page, 'mms');
  await workerStands(page);
  await builder.name.fill('Written under the old one');
  await builder.add(KRAG);
  await context.unroute('**/sw.js');
  await page.evaluate(async () => void (await (await window.navigator.serviceWorker.ready).update()));
  await expect(stateLine(page)).toContainText('A new version of Muster is here.');
  await expect(builder.name).toHaveValue('Written under the old one');
  await builder.name.fill('Written under both');
  await stateLine(page).getByRole('button', { name: 'Reload' }).click();
  await expect(stateLine(page)).toBeEmpty();
  await expect(builder.name).toHaveValue('Written under both');
  await expect(builder.line(KRAG)).toBeVisible();
});
