import { Builder, KRAG, MAGERON } from './builder';
import { expect, test } from './fixtures';
import { holdBack, scripts } from './hold';
import { expectSound } from './sound';

const tooMuch = async (builder: Builder): Promise<void> => {
  for (const card of ['Horned Dragon', MAGERON, 'War Gryphon', KRAG]) await builder.add(card);
};

test('a problem says where it is, which rule and agreement line it follows from, and what its repair would change', async ({
  page,
}) => {
  const builder = await Builder.open(page, 'mms');
  await tooMuch(builder);
  const over = builder.findings.filter({ hasText: 'MMS-L01' });
  await expect(over).toContainText(/because of “.+”, 300 \(as printed\)/);
  await over.getByText('What the rules say').click();
  await expect(over.getByText(/source, lines? \d/).first()).toBeVisible();

  const mend = over.getByRole('group', { name: 'Ways to mend it' }).getByRole('button').first();
  await mend.focus();
  const preview = page.getByRole('tooltip');
  await expect(preview).toContainText(/419 of 300 levels becomes \d+ of 300 levels, legal\./);
  await expect(preview).toContainText(/left\.|became/);
  await expectSound(page, { everyLook: true });
  await mend.click();
  await expect(builder.verdict).toHaveText('Legal');
  await builder.undo.click();
  await expect(builder.verdict).toContainText('Not legal');
});

test('where the network goes away, what has not come yet is spared, and the list is built on', async ({
  page,
  consoles,
}) => {
  consoles.allow(/ERR_FAILED|ChunkLoadError|load chunk/);
  const builder = await Builder.open(page, 'mms');
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort());
  await tooMuch(builder);
  const over = builder.findings.filter({ hasText: 'MMS-L01' });
  await over.getByText('What the rules say').click();
  await expect(over.getByText(/^This could not be fetched\./)).toBeVisible();
  await builder.undo.click();
  await expect(builder.verdict).toHaveText('Legal');
});

test('what mends a problem is offered however late the schemas come that know it', async ({ page }) => {
  await page.clock.install();
  const builder = await Builder.open(page, 'magic-realm');
  await page.waitForLoadState('networkidle');
  const schemasCome = await holdBack(page, scripts);
  await builder.add('Amazon');
  // Assigned points are what the check proposes (MR-L08); to take her away would mend it as well.
  const finding = builder.findings.filter({ hasText: 'MR-L08' });
  await expect(finding).toBeVisible();
  await page.clock.runFor(5_000);
  schemasCome();
  await expect(finding.getByRole('button', { name: 'Assign 5 points to fame' })).toBeVisible();
  await expect(finding.getByText('No single change mends this')).toHaveCount(0);
});

test('what is wrong with a line stands on the line, and the verdict leads there', async ({ page }) => {
  const builder = await Builder.open(page, 'mms');
  await builder.add('Woods');
  await builder.add(KRAG);
  // Woods is nothing that anybody carries (MMS-L08). It comes from a text, for the menu does not offer it.
  await builder.choose('Paste a list');
  const dialog = page.getByRole('dialog', { name: 'Paste a list' });
  await dialog.getByRole('textbox').fill('1 Woods\n1 Krag – The Fighter\n+ Woods');
  await dialog.getByRole('button', { name: 'Take this list' }).click();
  await expect(builder.verdict).toContainText('Not legal');
  await expect(builder.line(KRAG)).toContainText('Problem:');
  const place = page
    .getByRole('region', { name: /^Verdict under/ })
    .getByRole('link', { name: KRAG, exact: true });
  await place.first().click();
  await expect(builder.line(KRAG)).toBeFocused();
});
