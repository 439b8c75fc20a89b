import { loadSystem, systemSlugs } from '../lib/rules';
import { expect, test } from './fixtures';
import { makeTable, sitDown } from './seats';
import { expectSound } from './sound';

for (const slug of systemSlugs)
  test(`the companion of ${slug} goes through its phases and is sound`, async ({ page }) => {
    const system = await loadSystem(slug);
    const sheet = (await system.companion()).sheet(system.house.parse({}));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/systems/${slug}/companion`);
    const place = page.getByRole('status').filter({ hasText: new RegExp(`^${sheet.cycle} 1`, 'i') });
    await expect(place).toContainText(sheet.phases[0]!.name);
    const next = page.getByRole('button', { name: /^Next: / });
    for (const phase of sheet.phases.slice(1)) {
      // Two players: a block of phases of each comes twice before the table goes on together.
      while (!(await place.textContent())!.includes(phase.name)) await next.click();
      await expect(
        page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: phase.name }) }),
      ).toHaveAttribute('aria-current', 'step');
    }
    await expectSound(page, { everyLook: slug === 'mms', like: slug !== 'mms' });
  });

test('keeps phase, trackers and dice in this browser, and takes back what was done', async ({
  page,
  context,
}) => {
  await page.goto('/systems/battle-magic/companion');
  // One castle is placed at the beginning; the others are recruited (BM-083).
  const castles = page.getByRole('group', { name: 'Castles of Player 1' });
  await expect(castles.getByRole('status')).toHaveText('1');
  await castles.getByRole('button', { name: 'one more' }).click();
  await expect(castles.getByRole('status')).toHaveText('2');
  for (let i = 0; i < 2; i++) await castles.getByRole('button', { name: 'one less' }).click();
  await expect(castles.getByRole('status')).toHaveText('0');
  // Fewer than none cannot be pressed.
  await expect(castles.getByRole('button', { name: 'one less' })).toBeDisabled();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(castles.getByRole('status')).toHaveText('1');
  await page.getByRole('button', { name: /^Next: Battle/ }).click();
  await page.reload();
  await expect(castles.getByRole('status')).toHaveText('1');
  await expect(page.getByRole('heading', { name: 'Battle', level: 2 })).toBeVisible();
  // What is open needs no network.
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Next: Recruit/ }).click();
  await expect(page.getByRole('heading', { name: 'Recruit', level: 2 })).toBeVisible();
  await context.setOffline(false);
});

test('follows what another tab of this browser goes on with', async ({ page, context }) => {
  await page.goto('/systems/battle-magic/companion');
  const castles = page.getByRole('group', { name: 'Castles of Player 1' });
  await expect(castles.getByRole('status')).toHaveText('1');
  const tab = await context.newPage();
  await tab.goto('/systems/battle-magic/companion');
  const there = tab.getByRole('group', { name: 'Castles of Player 1' });
  await there.getByRole('button', { name: 'one more' }).click();
  await expect(castles.getByRole('status')).toHaveText('2');
  await castles.getByRole('button', { name: 'one more' }).click();
  await expect(there.getByRole('status')).toHaveText('3');
});

test('throws the dice of the game and remembers them', async ({ page }) => {
  await page.goto('/systems/monsters-magic/companion');
  await page.getByRole('button', { name: /^Combat/ }).click();
  await expect(page.getByText(/^Combat: [1-6] \+ [1-6] = \d+$/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('keeps the screen awake while it may, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    const calls: string[] = [];
    Object.assign(window, { wakes: calls });
    Object.defineProperty(navigator, 'wakeLock', {
      configurable: true,
      value: {
        request: (kind: string) => {
          calls.push(kind);
          const lock = Object.assign(new EventTarget(), {
            release: () => {
              calls.push('released');
              return Promise.resolve();
            },
          });
          return Promise.resolve(lock);
        },
      },
    });
  });
  await page.goto('/systems/mms/companion');
  const awake = page.getByRole('switch', { name: 'Screen stays awake' });
  await expect(awake).toHaveAttribute('aria-checked', 'true');
  await awake.click();
  await expect(page.getByRole('switch', { name: 'Keep the screen awake' })).toHaveAttribute(
    'aria-checked',
    'false',
  );
  expect(await page.evaluate(() => (window as unknown as { wakes: string[] }).wakes)).toEqual([
    'screen',
    'released',
  ]);
});

test('at a table all share one, and a stranger looks on', async ({ page, account, visitor }) => {
  const table = await makeTable(account, { seats: 2 });
  const gil = await visitor();
  await sitDown(gil.context(), table, 'Gil');
  const stranger = await visitor();
  for (const one of [page, gil, stranger]) {
    await one.goto(`/tables/${table.inviteCode}/companion`);
    await expect(one.getByRole('group', { name: 'Fruitless rounds' })).toBeVisible();
  }
  await gil.getByRole('button', { name: 'Fruitless rounds: one more' }).click();
  await page.getByRole('button', { name: /^Next: Turn, Gil/ }).click();
  for (const one of [page, gil, stranger]) {
    await expect(one.getByRole('group', { name: 'Fruitless rounds' }).getByRole('status')).toHaveText('1');
    await expect(one.getByText('Round 1, Turn: Gil')).toBeVisible();
  }
  await expect(stranger.getByText('You are looking on.')).toBeVisible();
  await expect(stranger.getByRole('button', { name: /^Next: / })).toBeDisabled();
  await expectSound(gil);
});
