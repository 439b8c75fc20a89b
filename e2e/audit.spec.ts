import { readFile } from 'node:fs/promises';
import { loadSystem } from '../lib/rules';
import { Builder } from './builder';
import { expect, test } from './fixtures';
import { saveAgreement, saveList } from './saving';
import { expectSound } from './sound';

const SEED = 'audit-1';

test('each entry of a list is measured by games, against its price, with what chance would make of it', async ({
  page,
  request,
}) => {
  await Builder.open(page, 'swords-sorcery');
  await page.getByRole('button', { name: 'Start or fill' }).click();
  await page
    .getByRole('group', { name: 'Examples' })
    .getByRole('menuitem', { name: /^Ten pieces/ })
    .click();
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'What is each entry worth?' }).click();
  const audit = page.getByRole('region', { name: 'What each entry is worth', exact: true });
  await expect(audit).toContainText('A strength in the hands of bots, not in yours.');
  await audit.getByLabel('Pairs of games for each').selectOption('up to 50');
  await audit.getByLabel('Seed').fill(SEED);
  await audit.getByRole('button', { name: 'Measure' }).click();
  await expect(audit.getByRole('status')).toHaveText('All 3 entries are measured, by 150 pairs of games.', {
    timeout: 90_000,
  });
  await expect(audit).toContainText('at least one of these would in 14 of 100 measurements');
  await expect(audit.getByRole('img', { name: /^Points of win share: / })).toBeVisible();
  const warrior = audit.getByRole('row', { name: /^Warrior/ });
  await expect(warrior).toContainText('4 points');
  await expect(warrior).toContainText('50 pairs');
  await expect(audit.getByRole('listitem').filter({ hasText: /^Wizard: / })).toBeVisible();
  const first = await warrior.textContent();
  await expectSound(page);

  const saving = page.waitForEvent('download');
  await audit.getByRole('button', { name: 'Save as CSV' }).click();
  const rows = (await readFile(await (await saving).path(), 'utf8')).trimEnd().split('\n');
  expect(rows).toHaveLength(5);

  // The API measures the same.
  const savingAll = page.waitForEvent('download');
  await audit.getByRole('button', { name: 'Save as JSON' }).click();
  const { wish, measured } = JSON.parse(await readFile(await (await savingAll).path(), 'utf8')) as {
    readonly wish: object;
    readonly measured: readonly { readonly wish: object }[];
  };
  const answer = await request.post('/api/v1/trials', {
    headers: { Prefer: 'respond-async' },
    data: { measure: 'worth', ...wish },
  });
  expect(answer.status()).toBe(202);
  const at = answer.headers()['location']!;
  await request.get(`${at}/events`);
  const job = (await (await request.get(at)).json()) as { state: string; result: { measured: unknown } };
  expect(job.state).toBe('done');
  expect(job.result.measured).toEqual(measured.map(({ wish: _, ...line }) => ({ ...line, ended: 'done' })));

  // The same seed plays the same games.
  await audit.getByRole('button', { name: 'Measure' }).click();
  await expect(audit.getByRole('status')).toHaveText(/^All 3 entries/, { timeout: 90_000 });
  expect(await warrior.textContent()).toBe(first);
});

test('an audit is cancelled and keeps what it knows', async ({ page, account }) => {
  const kept = await saveList(account, {
    format: 'muster-list/1',
    system: 'battle-magic',
    name: 'Riders',
    entries: [
      { entry: 'army', count: 20 },
      { entry: 'ship', count: 8 },
      { entry: 'castle', count: 1 },
      { entry: 'dragon', count: 4 },
    ],
    options: { form: 'empire', empire: 'custom' },
  });
  await page.goto(`/l/${kept.shareId}`);
  await page.getByRole('button', { name: 'What is each entry worth?' }).click();
  const audit = page.getByRole('region', { name: 'What each entry is worth', exact: true });
  await audit.getByLabel('Pairs of games for each').selectOption('up to 20,000');
  await audit.getByLabel('Stop').selectOption('When all are played');
  await audit.getByRole('button', { name: 'Measure' }).click();
  await expect(audit.getByRole('row', { name: /^Army/ })).toContainText('pairs so far', { timeout: 90_000 });
  await audit.getByRole('button', { name: 'Cancel' }).click();
  await expect(audit.getByRole('status')).toHaveText(
    /^Cancelled after 0 of 4 entries, [\d,]+ pairs of games\. What follows holds for these\.$/,
  );
  await expect(audit.getByRole('row', { name: /^Army/ })).toContainText('2 Gold');
  await expect(audit.getByRole('button', { name: 'Measure' })).toBeEnabled();
});

test('what would help a list is tried and measured, taken in one step and taken back', async ({
  page,
  account,
}) => {
  const { entries, samples } = await loadSystem('battle-magic');
  const { list, house } = samples.find(({ id }) => id === 'dragonriders-96')!;
  // With the counters of all empires the games would take minutes.
  const allowed = entries.filter(({ kind }) => kind === 'class').map(({ id }) => id);
  const agreement = await saveAgreement(account, 'Classes alone', { system: 'battle-magic', house, allowed });
  const { id } = await saveList(account, { ...list, agreement: agreement.id });
  await page.goto(`/lists/${id}/edit`);
  const builder = new Builder(page);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  await page.getByRole('button', { name: 'What would help this list?' }).click();
  const panel = page.getByRole('region', { name: 'What would help this list', exact: true });
  await expect(panel).toContainText('A help in the hands of bots, not in yours.');
  await panel.getByLabel('Pairs of games for each').selectOption('up to 50');
  await panel.getByLabel('Seed').fill(SEED);

  // All counters are there: somebody has to leave.
  await panel.getByRole('button', { name: 'Try and measure' }).click();
  await expect(panel.getByRole('alert')).toHaveText(
    'Nothing more may come into this list. Choose what it should come instead of.',
  );
  await panel.getByLabel('Comes').selectOption({ label: 'in place of one Dragon' });
  await panel.getByRole('button', { name: 'Try and measure' }).click();
  await expect(panel.getByRole('status')).toHaveText(/ measured, by [\d,]+ pairs of games\.$/, {
    timeout: 90_000,
  });
  await expect(panel.getByRole('img', { name: /^Points of win share: / })).toBeVisible();
  const rows = panel.getByRole('row').filter({ hasText: '50 pairs' });
  await expect(rows.first()).toBeVisible();
  await expectSound(page);

  const exchange = rows.first().getByRole('button');
  const name = (await exchange.getAttribute('aria-label'))!.replace('Exchange for ', '');
  await exchange.click();
  await expect(panel).toContainText('The list was changed since.');
  await expect(panel.getByRole('button', { name: /^Exchange for/ })).toHaveCount(0);
  await builder.undo.click();
  // The list is again as it was measured.
  await expect(panel.getByRole('button', { name: `Exchange for ${name}` })).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(panel).toContainText('The list was changed since.');
});
