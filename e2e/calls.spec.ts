import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { begin, sit } from './online';

/** A browser that answers as it is told when a page asks to call, and keeps what would be shown. */
const letCalls = (page: Page, answer: 'granted' | 'denied') =>
  page.addInitScript((will) => {
    const calls: string[] = [];
    class Shown {
      static permission: string = 'default';
      static requestPermission = () => Promise.resolve((Shown.permission = will));
      constructor(title: string, { body }: { body: string }) {
        calls.push(`${title}: ${body}`);
      }
      close = () => void calls.push('taken away');
    }
    Object.assign(window, { Notification: Shown, calls });
  }, answer);

const calls = (page: Page) => page.evaluate(() => (window as unknown as { calls: string[] }).calls);

/** Another page lies over it, or no more. */
const cover = (page: Page, hidden: boolean) =>
  page.evaluate((is) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: is });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const callSwitch = (page: Page) => page.getByRole('switch', { name: 'Call me when it is my turn' });

test('whoever looks at something else is called when it is his turn, and the name of the page says so', async ({
  page,
  visitor,
}) => {
  const begun = await begin(page);
  const bob = await visitor();
  await letCalls(bob, 'granted');
  await bob.clock.install();
  await sit(bob, begun, 1, 'Bob');
  await callSwitch(bob).click();
  await expect(callSwitch(bob)).toBeChecked();
  await cover(bob, true);

  await sit(page, begun, 0, 'Ann');
  const decision = page.getByRole('heading', { name: 'What you may do' });
  const theirs = bob.getByRole('heading', { name: 'What you may do' });
  await expect(async () => {
    if (await decision.isVisible()) await page.locator('[data-choice="1"]').click({ timeout: 1000 });
    await bob.clock.runFor(15_000);
    await expect(theirs).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(bob).toHaveTitle(/^● Your decision/);
  expect(await calls(bob)).toEqual([expect.stringMatching(/^Monsters and Magic: Your turn\. ./)]);

  await cover(bob, false);
  await expect.poll(() => calls(bob)).toHaveLength(2);
  expect((await calls(bob))[1]).toBe('taken away');
  await bob.reload();
  await expect(callSwitch(bob)).not.toBeChecked();
});

test('a browser that lets nobody call says so', async ({ page }) => {
  await letCalls(page, 'denied');
  const begun = await begin(page);
  await sit(page, begun, 0, 'Ann');
  await callSwitch(page).click();
  await expect(page.getByText('The settings of this browser keep this site from calling you.')).toBeVisible();
  await expect(callSwitch(page)).not.toBeChecked();
});
