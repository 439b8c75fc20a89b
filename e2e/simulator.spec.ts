import { isPlayable, systemSlugs } from '../lib/rules';
import { expect, test } from './fixtures';
import { expectSound } from './sound';
import { Table } from './simulator';
import { tabTo } from './tab';
import { phone } from './windows';

const playable = systemSlugs.filter(isPlayable);

for (const slug of playable)
  test(`a whole game of ${slug} against random, by keyboard alone`, async ({ page }) => {
    const table = await Table.open(page, slug);
    // From the top of the page to the first field of the form, and on from there.
    await tabTo(page, page.getByLabel('Who plays').nth(1));
    await page.keyboard.press('ArrowUp');
    await expect(page.getByLabel('Who plays').nth(1)).toHaveValue('random');
    await tabTo(page, page.getByLabel('Seed of the game'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('by keys');
    await page.keyboard.press('Enter');
    await expect(table.decision).toBeVisible();
    await tabTo(page, page.getByLabel('Pace of the bots'));
    await page.keyboard.press('End');
    await expect(page.getByLabel('Pace of the bots')).toHaveValue('at-once');
    // Some decisions out of the list: the focus goes on from one to the next.
    await tabTo(page, page.locator('[data-choice="1"]'));
    for (let i = 0; i < 6; i++) {
      const before = await table.moves();
      await page.keyboard.press('Enter');
      // Where the odds are shown first, Enter says yes to them.
      await expect(async () => {
        if ((await page.getByRole('button', { name: 'Do it' }).count()) > 0)
          await page.keyboard.press('Enter');
        expect(await table.moves()).toBeGreaterThan(before);
      }).toPass();
      if (await table.isOver()) break;
      await expect(page.locator('[data-choice]').first()).toBeVisible();
      if (!(await page.locator('[data-choice]:focus').count())) await page.keyboard.press('1');
    }
    if (!(await table.isOver())) await page.keyboard.press('f');
    await expect(table.over).toBeVisible({ timeout: 90_000 });
  });

test('a table is sound, and shows where each line of its log comes from', async ({ page }) => {
  const table = await Table.start(page, 'monsters-magic', 'sound');
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  const first = page.getByRole('list', { name: 'Events, newest first' }).getByRole('link').first();
  await expect(first).toHaveAttribute('href', /\/systems\/monsters-magic\/rules#MM-/);
  await expect(table.decision).toBeVisible();
  await expectSound(page, { everyLook: true });
});

test('on a phone a new game begins with its board in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await Table.start(page, 'monsters-magic', 'in sight');
  const board = page.locator('figure svg[role="group"]').first();
  await expect(board).toBeInViewport({ ratio: 0.9 });
  // What brings it closer covers none of it.
  const { y, height } = (await board.boundingBox())!;
  const closer = page.getByRole('button', { name: 'Closer' });
  expect((await closer.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
  await closer.click();
  await page.getByRole('button', { name: 'The whole board' }).click();
  await expect(page.getByRole('button', { name: 'Farther' })).toBeHidden();
});

test('two people at one device hand it over, and nothing hidden stands in the page between', async ({
  page,
}) => {
  await Table.open(page, 'monsters-magic');
  await page.getByLabel('Who plays').nth(1).selectOption('person');
  await page.getByLabel('Name').nth(0).fill('Ann');
  await page.getByLabel('Name').nth(1).fill('Gil');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const handOver = page.getByRole('heading', { name: /^Hand over to (Ann|Gil)$/ });
  await expect(handOver).toBeVisible();
  const first = (await handOver.textContent())!.endsWith('Ann') ? 'Ann' : 'Gil';
  await expect(page.getByText('Your hand')).toHaveCount(0);
  await expect(page.getByRole('img', { name: /^Card: / })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('button', { name: `I am ${first}` }).click();
  const table = new Table(page, 'monsters-magic');
  await expect(table.decision).toBeVisible();
  // Ann plays until it is Gil's turn to decide.
  const other = first === 'Ann' ? 'Gil' : 'Ann';
  const over = page.getByRole('heading', { name: `Hand over to ${other}` });
  await expect(async () => {
    if ((await over.count()) === 0) await page.keyboard.press('a');
    await expect(over).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('img', { name: /^Card: / })).toHaveCount(0);
  // No key uncovers the hand of whoever has given the device away.
  for (const key of [',', 'f', 'p']) {
    await page.keyboard.press(key);
    await expect(over).toBeVisible();
    await expect(page.getByRole('img', { name: /^Card: / })).toHaveCount(0);
  }
  await page.getByRole('button', { name: `I am ${other}` }).click();
  await expect(table.decision).toBeVisible();
});

test('a game is kept, undone where nothing came out, branched, and its link comes to the same end elsewhere', async ({
  page,
  visitor,
}) => {
  const table = await Table.start(page, 'monsters-magic', 'to the end');
  await page.getByLabel('Pace of the bots').selectOption('at-once');
  await page.locator('[data-choice="1"]').click();
  await expect.poll(() => table.moves()).toBeGreaterThan(0);
  const moves = await table.moves();
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.keys(localStorage).some((key) => key.startsWith('muster.game.monsters-magic.')),
      ),
    )
    .toBe(true);
  await page.reload();
  await expect.poll(() => table.moves()).toBeGreaterThanOrEqual(moves);
  await page.getByLabel('Pace of the bots').selectOption('at-once');
  await page.getByRole('button', { name: 'Bots play on for me' }).click();
  await expect(table.over).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('heading', { name: 'How the dice fell' })).toBeVisible();
  // Who won is the title, and is told to whoever hears the page; nothing of it stands aside of a phone.
  const size = page.viewportSize()!;
  await page.setViewportSize(phone);
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /wins|draw/i })
      .locator('p')
      .first(),
  ).toHaveClass('sr-only');
  const dice = page.getByRole('region', { name: 'Dice by seat: numbers' });
  await expect.poll(() => dice.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.setViewportSize(size);
  const outcome = (await table.over.textContent())!;
  const last = await page
    .getByRole('list', { name: 'Events, newest first' })
    .getByRole('listitem')
    .first()
    .textContent();

  await page.getByRole('button', { name: 'Share' }).click();
  const link = page.getByRole('dialog').getByLabel('Link');
  await expect(link).toHaveValue(/#game=/);
  const address = await link.inputValue();
  const other = await visitor();
  await other.goto(address);
  const there = new Table(other, 'monsters-magic');
  await expect(there.over).toHaveText(outcome);
  await expect(
    other.getByRole('list', { name: 'Events, newest first' }).getByRole('listitem').first(),
  ).toHaveText(last!);

  // Back to the middle, and another game from there.
  await other.getByRole('slider').fill('20');
  await expect(other.getByText(/^Move 20 of /)).toBeVisible();
  await expect(there.over).toBeHidden();
  await other.getByRole('button', { name: 'One move back' }).click();
  await expect(other.getByText(/^Move 19 of /)).toBeVisible();
  await other.getByRole('button', { name: 'Branch here, with new dice' }).click();
  await expect.poll(() => there.moves()).toBeLessThan(60);
  await expect(other).not.toHaveURL(/#game=/);
});

test('many games with progress, cancelled half way, and one of them opened', async ({ page }) => {
  await page.goto('/simulator/monsters-magic?tab=batch');
  await page.getByLabel('Games', { exact: true }).fill('20000');
  await page.getByRole('button', { name: 'Play 20,000 games' }).click();
  const played = async () => Number(await page.getByRole('progressbar').getAttribute('aria-valuenow'));
  await expect.poll(played).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Cancelled after / })).toBeVisible();
  const stopped = await played();
  expect(stopped).toBeLessThan(20_000);
  await expect(page.getByRole('heading', { name: 'Who wins' })).toBeVisible();
  await expectSound(page);
  await page
    .getByRole('button', { name: /^Game \d+$/ })
    .first()
    .click();
  await expect(page.getByText('A shared game.')).toBeVisible();
  expect(await page.getByRole('slider').getAttribute('max')).not.toBe('0');
});

test('two agreements in pairs of games: each difference with its bounds', async ({ page }) => {
  await page.goto('/simulator/monsters-magic?tab=batch');
  await page.getByLabel('Games', { exact: true }).fill('100');
  await page.getByLabel(/^House-rule lab/).check();
  const second = page.getByRole('combobox', { name: 'Agreement' }).nth(1);
  await second.selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Play 100 games' }).click();
  await expect(page.getByText('All 100 games are played.')).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('heading', { name: 'What the other agreement changes' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Seat 1 .* wins/ })).toContainText(' to ');
});

for (const slug of systemSlugs)
  test(`odds of ${slug}: every situation has its answer, and the page is sound`, async ({ page }) => {
    await page.goto(`/simulator/${slug}?tab=odds`);
    const situation = page.getByLabel('Situation');
    await expect(situation).toBeVisible();
    const kinds = await situation.locator('option').count();
    for (let i = 0; i < kinds; i++) {
      await situation.selectOption({ index: i });
      await expect(page.getByRole('region', { name: 'Answer' }).getByRole('row').nth(1)).toContainText('%');
    }
    await expectSound(page);
  });

test('a question of chance stands in the address: its link brings the same answer', async ({ page }) => {
  await page.goto('/simulator/mms?tab=odds');
  await page.getByLabel('Situation').selectOption({ label: 'Two characters in reach' });
  await page.getByLabel('First', { exact: true }).selectOption({ label: 'Goblin' });
  await page.getByLabel('Second', { exact: true }).selectOption({ label: 'Goblin' });
  const answer = page.getByRole('region', { name: 'Answer' });
  await expect(answer).toContainText('13.1 %');
  await expect(page).toHaveURL(/ask=duel&with=/);
  await page.reload();
  await expect(page.getByLabel('Second', { exact: true })).toHaveValue('goblin');
  await expect(answer).toContainText('13.1 %');
  // What is rarely needed is folded away, and says what is chosen.
  await page.getByText('The first carries: none').click();
  await page.getByRole('group', { name: 'The first carries' }).getByLabel('Armor', { exact: true }).check();
  await expect(page.getByText('The first carries: Armor')).toBeVisible();
  await expect(answer).not.toContainText('13.1 %');
  await page.goto('/systems/mms/entries/krag');
  await page.getByRole('link', { name: /Ask it otherwise.*Attacks on one target/ }).click();
  await expect(page.getByLabel('Attacker', { exact: true })).toHaveValue('krag');
  await page.goto('/simulator/mms?tab=odds&ask=duel&with={"first":"nobody"}');
  await expect(page.getByText('Here is an example instead.')).toBeVisible();
});

test('a game without an engine says so, leads to the companion and tells its odds', async ({ page }) => {
  const without = systemSlugs.find((slug) => !isPlayable(slug));
  test.skip(without === undefined, 'every game has an engine');
  await page.goto(`/simulator/${without}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('cannot be played here yet');
  await page.getByRole('link', { name: 'Play at a table with the companion' }).click();
  await expect(page).toHaveURL(`/systems/${without}/companion`);
});

test('whoever takes back what bots decided for him decides himself again', async ({ page }) => {
  const table = await Table.start(page, 'battle-magic', 'for me');
  await page.getByLabel('Pace of the bots').selectOption('at-once');
  const forMe = page.getByRole('button', { name: 'Bots play on for me' });
  await page.locator('[data-choice="1"]').click();
  await expect(table.decision).toBeVisible();
  await page.getByLabel('Pace of the bots').selectOption('slow');
  const moves = await table.moves();
  await forMe.click();
  await expect.poll(() => table.moves()).toBeGreaterThan(moves);
  await page.keyboard.press('u');
  await expect(forMe).toHaveAttribute('aria-pressed', 'false');
  await expect(table.decision).toBeVisible();
});

test('the longest names fit a phone, and who was given none has one', async ({ page }) => {
  await page.setViewportSize(phone);
  await Table.open(page, 'swords-sorcery');
  await page.getByLabel('Players').selectOption('7');
  for (const seat of [1, 2]) await page.getByLabel('Who plays').nth(seat).selectOption('person');
  for (const [seat, name] of ['W'.repeat(40), 'm'.repeat(40), ' '].entries())
    await page.getByLabel('Name').nth(seat).fill(name);
  await page.getByLabel('Seed of the game').fill('long names');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const sideways = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  const table = new Table(page, 'swords-sorcery');
  const take = page.getByRole('button', { name: /^I am / });
  await expect(take.or(table.decision).first()).toBeVisible();
  expect(await sideways()).toBe(0);
  await expect(async () => {
    if (await take.isVisible()) await take.click();
    await expect(table.decision).toBeVisible({ timeout: 1000 });
  }).toPass();
  const seats = page.getByRole('list', { name: 'Seats' });
  await expect(seats).toContainText('m'.repeat(40));
  await expect(seats).toContainText('Player 3');
  expect(await sideways()).toBe(0);
});
