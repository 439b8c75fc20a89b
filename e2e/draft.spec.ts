import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';

test.describe('a draft in this browser', () => {
  test('undo and redo step through the changes, and survive a reload', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await expect(builder.undo).toBeDisabled();
    await builder.add(KRAG);
    await builder.add('Cleric');
    await builder.undo.click();
    await expect(builder.lines).toHaveCount(1);
    await expect(builder.line(KRAG)).toBeVisible();

    await page.reload();
    await expect(builder.line(KRAG)).toBeVisible();
    await builder.redo.click();
    await expect(builder.line('Cleric')).toBeVisible();
    await builder.undo.click();
    await builder.undo.click();
    await expect(page.getByText('An empty army')).toBeVisible();
    await expect(builder.undo).toBeDisabled();
  });

  test('Ctrl+Z takes a change back and Ctrl+Shift+Z brings it again', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.add(KRAG);
    await page.keyboard.press('Control+z');
    await expect(page.getByText('An empty army')).toBeVisible();
    await page.keyboard.press('Control+Shift+z');
    await expect(builder.line(KRAG)).toBeVisible();
  });

  test('an agreement that is chosen is taken back and comes again, by keys and after a reload', async ({
    page,
  }) => {
    const builder = await Builder.open(page, 'mms');
    const agreement = page.getByRole('combobox', { name: 'Agreement' });
    const judged = (by: string) => page.getByText(`The list is judged by “${by}” again.`, { exact: true });
    await agreement.selectOption('Skirmish');
    // Nobody has built anything yet: what is missing is still to come.
    await expect(builder.verdict).toHaveText(/Nothing chosen yet/);
    await builder.add(KRAG);
    await agreement.selectOption('The rules as printed');
    await expect(agreement).toHaveValue('preset as-printed');
    await agreement.press('Control+z');
    await expect(agreement.locator(':checked')).toHaveText('Skirmish');
    await expect(judged('Skirmish')).toBeVisible();
    await expect(builder.line(KRAG)).toBeVisible();
    await page.reload();
    await expect(agreement.locator(':checked')).toHaveText('Skirmish');
    await builder.redo.click();
    await expect(agreement).toHaveValue('preset as-printed');
    await expect(builder.redo).toBeDisabled();
    for (let i = 0; i < 3; i++) await builder.undo.click();
    await expect(page.getByText('An empty army')).toBeVisible();
    await expect(agreement).toHaveValue('preset as-printed');
    await expect(builder.undo).toBeDisabled();
  });

  test('a line carries a number, a designation and a note', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.add('Archer');
    const archers = builder.line('Archer').first();
    await archers.getByRole('button', { name: 'One Archer more' }).click();
    await expect(archers.getByLabel('Number of Archer')).toHaveValue('2');
    // Equal characters need names of their own on the mat (MMS-L04): the second is split off and both are named.
    await archers.getByRole('button', { name: 'More for Archer' }).click();
    await page.getByRole('menuitem', { name: 'Split one off' }).click();
    await expect(builder.lines).toHaveCount(2);
    for (const [at, name] of ['East wall', 'West wall'].entries()) {
      const line = builder.lines.nth(at);
      await line.getByRole('button', { name: 'More for Archer' }).click();
      await page.getByRole('menuitem', { name: 'Name and note' }).click();
      await line.getByLabel('Designation').fill(name);
    }
    await builder.lines.nth(0).getByLabel('Note').fill('Holds the gate until the rider comes.');
    await expect(builder.findings.filter({ hasText: 'MMS-L04' })).toHaveCount(0);

    await page.reload();
    await expect(builder.lines.nth(0).getByLabel('Note')).toHaveValue(
      'Holds the gate until the rider comes.',
    );
    await expect(builder.lines.nth(1).getByLabel('Designation')).toHaveValue('West wall');
  });

  test('what a line carries can be taken off again', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.add(KRAG);
    await builder.give(KRAG, 'Shield of Death');
    await expect(builder.budget).toHaveAttribute('aria-valuetext', '132 of 300 levels');
    await builder
      .line(KRAG)
      .getByRole('button', { name: `Take Shield of Death off ${KRAG}` })
      .click();
    await expect(builder.budget).toHaveAttribute('aria-valuetext', '122 of 300 levels');
  });

  test('each draft has its own address, and the front page leads back to it', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.name.fill('The first');
    await builder.add(KRAG);
    const first = page.url();
    await Builder.open(page, 'mms');
    await expect(builder.name).toHaveValue('New army');
    expect(page.url()).not.toBe(first);
    await Builder.open(page, 'mms');

    await page.goto('/');
    const drafts = page.getByRole('region', { name: 'Go on building' });
    // Visits in which nothing was done are one draft to go on with.
    await expect(drafts.getByRole('link')).toHaveText([/New army/, /The first/]);
    await drafts.getByRole('link', { name: /The first/ }).click();
    await expect(builder.line(KRAG)).toBeVisible();
    expect(page.url()).toBe(first);
  });
});

test('the address of a draft that was sent to somebody says that the draft is elsewhere', async ({
  page,
  visitor,
}) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  const note = /^The draft of this address is not in this browser/;
  await expect(page.getByText(note)).toHaveCount(0);
  const friend = await visitor();
  await friend.goto(page.url());
  await expect(friend.getByText(note)).toBeVisible();
  await expect(new Builder(friend).name).toHaveValue('New army');
  // From then on the address is that of the new list.
  await friend.reload();
  await expect(new Builder(friend).catalogue).toBeVisible();
  await expect(friend.getByText(note)).toHaveCount(0);
});

test.describe('beginning and finishing', () => {
  test('a random list is legal and says its seed', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.choose('Random legal army');
    await expect(page.getByRole('status').filter({ hasText: /^Drawn from seed \w+\.$/ })).toBeVisible();
    await expect(builder.verdict).toHaveText('Legal');
    await expect(builder.lines).not.toHaveCount(0);
  });

  test('what is left can be filled', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.add(KRAG);
    await builder.choose(/^Fill what is left/);
    await expect(page.getByRole('status').filter({ hasText: 'Filled what was left.' })).toBeVisible();
    // The filling may bring another one.
    await expect(builder.line(KRAG).first()).toBeVisible();
    await expect(builder.verdict).toHaveText('Legal');
  });

  test('an example takes the place of the list, and undo brings it back', async ({ page }) => {
    const builder = await Builder.open(page, 'mms');
    await builder.add('Cleric');
    await builder.choose('Krag’s band');
    await expect(builder.name).toHaveValue('Krag’s band');
    await expect(builder.budget).toHaveAttribute('aria-valuetext', '300 of 300 levels');
    await builder.undo.click();
    await expect(builder.lines).toHaveCount(1);
    await builder.choose('Begin anew');
    await expect(page.getByText('An empty army')).toBeVisible();
  });
});
