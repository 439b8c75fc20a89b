import { readFile } from 'node:fs/promises';
import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { changeAgreement, changeList, saveAgreement, saveArmy, saveList } from './saving';
import { expectSound } from './sound';

const pieces = (warriors: number) => ({
  format: 'muster-list/1',
  system: 'swords-sorcery',
  name: `${warriors} warriors`,
  entries: [
    { entry: 'wizard', count: 1 },
    { entry: 'warrior', count: warriors },
    { entry: 'pion', count: 9 - warriors },
  ],
  options: { form: 'army' },
});

test('two lists are compared by their links without an account, in words and in numbers', async ({
  account,
  visitor,
}) => {
  const one = await saveArmy(account, 'One Krag');
  const other = await saveArmy(account, 'Three Krags', [{ entry: 'krag', count: 3 }]);
  const page = await visitor();
  await page.goto(`/l/${one.shareId}`);
  await page.getByRole('link', { name: 'Compare' }).click();
  const second = page.getByRole('group', { name: 'Another of the same game' }).getByLabel('Its link');
  await second.fill('/l/nobodyhere');
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('There is no list under that link')).toBeVisible();
  await second.fill(`https://muster.example.org/l/${other.shareId}?from=chat`);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByText('122 of 300 levels became 366 of 300 levels')).toBeVisible();
  const levels = page.getByRole('article', { name: 'Levels by category' });
  await expect(levels.getByRole('row', { name: /Characters/ })).toContainText('122366+244');
  await expect(page.getByText('Not legal: “Three Krags”')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Let them play each other' })).toBeVisible();
  await expectSound(page);
});

test('two lists play each other, and versions are tried against the usual list', async ({
  page,
  account,
}) => {
  const few = await saveList(account, pieces(2));
  const many = await saveList(account, pieces(8));
  await page.goto(`/lists/compare?a=${few.id}&b=${many.id}`);
  await page.getByRole('button', { name: 'Let them play each other' }).click();
  await page.getByRole('button', { name: 'Play the games' }).click();
  await expect(page.getByText('All 200 games are played.')).toBeVisible({ timeout: 90_000 });
  await expect(
    page.getByText(/“2 warriors” wins [\d.]+ games in a hundred, “8 warriors” [\d.]+/),
  ).toBeVisible();
  await expectSound(page);

  await changeList(account, few, pieces(7));
  await page.goto(`/lists/${few.id}/history`);
  await page.getByLabel('From version').fill('1');
  await page.getByRole('button', { name: 'Compare' }).click();
  const both = page.getByRole('region', { name: 'Any two versions' });
  await expect(both).toContainText('Warrior: 2 became 7.');
  await both.getByRole('button', { name: 'Change in strength from version 1 to 2' }).click();
  await both.getByRole('button', { name: 'Play the games' }).click();
  await expect(both.getByText('All 200 games are played.')).toBeVisible({ timeout: 90_000 });
  await expect(both).toContainText('With “Version 2” instead of “Version 1” its player wins');
});

test('a list is tried with and without one of its modules, from within the builder', async ({
  page,
  account,
}) => {
  const list = pieces(2);
  const { id } = await saveList(account, {
    ...list,
    entries: [...list.entries, { entry: 'warrior', count: 5, module: 'Reserve' }],
  });
  await page.goto(`/lists/${id}/edit`);
  await page.getByRole('button', { name: 'Play with and without Reserve' }).click();
  await page.getByRole('button', { name: 'Play the games' }).click();
  await expect(page.getByText('All 200 games are played.')).toBeVisible({ timeout: 90_000 });
  await expect(
    page.getByText('With “With Reserve” instead of “Without Reserve” its player wins'),
  ).toBeVisible();
});

test('the verdict of the day of saving stays beside another one of today', async ({ page, account }) => {
  const agreement = await saveAgreement(account, 'League', { house: { levelTotal: 300 } });
  const list = await saveArmy(account, 'League army', undefined, agreement);
  await changeAgreement(account, agreement, 'League', { house: { levelTotal: 100 } });
  await page.goto(`/l/${list.shareId}`);
  const note = page.getByRole('complementary', { name: 'Another verdict than before' });
  await expect(note).toContainText('legal, 122 of 300 levels');
  await expect(note).toContainText('not legal, 122 of 100 levels');
  await expect(note).toContainText('The agreement: its code was');
  await expectSound(page);
  await page.goto('/lists');
  await expect(page.getByText('(legal when saved)')).toBeVisible();
});

test('what a chat makes of a text is shown beside it', async ({ page, account }) => {
  const { shareId } = await saveArmy(account, 'Old *guard*');
  await page.goto(`/l/${shareId}`);
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Markdown' }).click();
  await expect(page.getByRole('textbox', { name: 'The text' })).toHaveValue(/^# Old \*guard\*/);
  const shown = page.getByRole('region', { name: 'As Discord shows it' });
  await expect(shown).toContainText('Old guard');
  await page.getByLabel('Shown by').selectOption('Mail and plain chats');
  await expect(page.getByRole('region', { name: 'As Mail and plain chats shows it' })).toContainText(
    '# Old *guard*',
  );
  await expectSound(page);
});

test('a report is opened again, judged by the rules of today, and its list goes on in the builder', async ({
  page,
}) => {
  await page.goto('/report');
  const text = await readFile('components/report/cases/an-illegal-army.json', 'utf8');
  await page.getByLabel('Or its text').fill('{"format":"muster-list/1"}');
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('This is no report of Muster')).toBeVisible();
  await page.getByLabel('Or its text').fill(text);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByText('The verdict is still the same: not legal.')).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: 'Open the list' }).click();
  await expect(page.getByLabel('Name of the list')).toHaveValue('A shield and nobody');
});

test('what was printed is owned: the catalogue is limited to it, and the rest is named', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await builder.add('Woods');
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  await page.getByRole('button', { name: 'Download PDF' }).click();
  await expect(page.getByText('2 cards count as printed.', { exact: true })).toBeVisible();
  await page.goBack();
  await builder.add('Cleric');
  await page.getByRole('button', { name: 'Only what I own' }).click();
  await expect(page.getByText('2 of 3 cards of this list are on paper. Not yet: Cleric.')).toBeVisible();
  await expect(page.getByText('Nothing like that is printed beyond what the list uses.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Print the rest' })).toHaveAttribute('href', /&rest=1$/);
  await builder.line('Woods').getByRole('button', { name: 'More for Woods' }).click();
  await page.getByRole('menuitem', { name: /^Remove/ }).click();
  await builder.catalogue.getByRole('searchbox').fill('');
  await expect(builder.catalogue.locator('[data-entry=woods]')).toBeVisible();
  await expectSound(page);
});

test('what is printed at the desk is owned on the phone', async ({ page, otherDevice }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await page.getByRole('main').getByRole('link', { name: 'Print' }).click();
  const told = page.waitForResponse((r) => r.request().method() === 'PUT' && r.url().includes('/printed/'));
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await told).status()).toBe(200);
  // A message stays while it holds the focus, however long the other device takes.
  const undo = page.getByRole('button', { name: 'Undo' });
  await undo.focus();

  const phone = await otherDevice();
  await phone.setViewportSize({ width: 390, height: 844 });
  const there = await Builder.open(phone, 'mms');
  // The record comes from the account once the page has settled.
  const owned = phone.getByRole('button', { name: 'Only what I own' });
  await owned.click();
  await expect(there.catalogue.locator('[data-entry]')).toHaveCount(1);
  await expect(there.catalogue.locator('[data-entry=krag]')).toBeVisible();

  await undo.click();
  await expect
    .poll(async () => (await phone.request.get('/api/v1/printed')).json())
    .toEqual({ data: [], nextCursor: null });
});
