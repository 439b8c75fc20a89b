import { Builder, KRAG } from './builder';
import { expect, test } from './fixtures';
import { expectSound } from './sound';
import type { Page } from '@playwright/test';

interface Kept {
  changedAt: number;
  list: { entries: { entry: string; count: number }[] };
}

/** Another tab writes the draft while this one sleeps: no event tells of it. */
const writeElsewhere = (page: Page, entries: Kept['list']['entries']): Promise<void> =>
  page.evaluate(
    ([id, changed]) => {
      const key = `muster.draft.${id}`;
      // What was done here so far has been written.
      window.dispatchEvent(new Event('pagehide'));
      const draft = JSON.parse(window.localStorage.getItem(key)!) as Kept;
      draft.list.entries = changed;
      draft.changedAt = Date.now();
      window.localStorage.setItem(key, JSON.stringify(draft));
    },
    [new URL(page.url()).searchParams.get('draft'), entries] as const,
  );

test('what another tab wrote unheard is put together with what is typed here', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await writeElsewhere(page, [
    { entry: 'krag', count: 1 },
    { entry: 'woods', count: 1 },
  ]);
  await builder.add('Cleric');
  await expect(builder.line('Woods')).toBeVisible();
  await expect(builder.line('Cleric')).toBeVisible();
  expect((await builder.kept()).entries.map((e) => e.entry).sort()).toEqual(['cleric', 'krag', 'woods']);
  await builder.undo.click();
  await expect(builder.line('Woods')).toHaveCount(0);
  await expect(builder.line('Cleric')).toBeVisible();
});

test('two tabs that change one draft at the same instant keep what each of them did', async ({
  page,
  context,
}) => {
  const here = await Builder.open(page, 'mms');
  await here.add(KRAG);
  await here.kept();
  const tab = await context.newPage();
  await tab.goto(page.url());
  const there = new Builder(tab);
  await expect(there.line(KRAG)).toBeVisible();
  for (const [mine, theirs] of [
    ['Cleric', 'Woods'],
    ['Village', 'Horned Dragon'],
  ] as const) {
    await Promise.all([here.add(mine), there.add(theirs)]);
    for (const builder of [here, there])
      for (const name of [mine, theirs]) await expect(builder.line(name)).toBeVisible();
  }
  expect((await here.kept()).entries).toHaveLength(5);
});

test('where both changed the same line both stay until one is chosen', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add('Woods');
  await writeElsewhere(page, [{ entry: 'woods', count: 4 }]);
  await builder.line('Woods').getByRole('button', { name: 'One Woods more' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed in another tab as well' });
  await expect(dialog.getByLabel('Keep both')).toBeChecked();
  await expectSound(page, { everyLook: true });
  expect((await builder.kept()).entries.map((e) => e.count).sort()).toEqual([2, 4]);
  await dialog.getByLabel(/^The other tab: 4 × Woods/).check();
  await dialog.getByRole('button', { name: 'Take these' }).click();
  await expect(dialog).toBeHidden();
  await expect(builder.lines).toHaveCount(1);
  await expect(builder.line('Woods').getByLabel('Number of Woods')).toHaveValue('4');
});
