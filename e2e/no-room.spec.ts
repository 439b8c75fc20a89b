import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { Table } from './simulator';

test.describe('a browser in which all data of sites is blocked', () => {
  test.beforeEach(async ({ context }) => {
    await context.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
  });

  test('shows every room, and says that a draft is not kept', async ({ page }) => {
    for (const [room, title] of [
      ['/', 'Bring a list that holds'],
      ['/lists', 'Your lists'],
      ['/print', 'Print'],
      ['/offline', 'Without a network'],
      ['/systems/mms/companion', 'Companion'],
    ] as const) {
      await page.goto(room);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    }
    const builder = await Builder.open(page, 'mms');
    await builder.add(KRAG);
    await expect(page.getByText('This browser cannot keep the draft.')).toBeVisible();
    await expect(builder.line(KRAG)).toHaveCount(1);
  });

  test('plays a game all the same', async ({ page }) => {
    await Table.start(page, 'monsters-magic', 'in a browser that keeps nothing');
    await expect(page.locator('[data-choice]').first()).toBeVisible();
  });
});

test('what is saved goes up although the disk has no room for it on its way', async ({ page, account }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...what) {
      const asked = put.apply(this, what);
      this.transaction.abort();
      return asked;
    };
  });
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Saved( to your account)?\./ })).toBeVisible();
  const lists = await account.request.get('/api/v1/lists');
  expect(await lists.json()).toMatchObject({ data: [{ system: 'mms' }] });
});
