import { expect, test } from './fixtures';
import { Builder, KRAG } from './builder';
import { Table } from './simulator';
import { expectSound } from './sound';

/** What a newcomer looks for stands where the thumb is, not at the end of a long page. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the PDF is in view as soon as the print room opens', async ({ page }) => {
  await page.goto('/print?system=mms');
  await expect(page.getByRole('button', { name: 'Download PDF' })).toBeInViewport({ ratio: 1 });
});

test('the parts of an agreement are folded while they are as printed, and its button is near its name', async ({
  page,
  person: _,
}) => {
  await page.goto('/agreements/new?system=swords-sorcery&house=maxCopies:2');
  const part = (name: string) => page.getByRole('region', { name, exact: true });
  const victory = page.getByLabel('Victory', { exact: true });
  const end = part('End of the game');
  await expect(end).toContainText('as printed');
  await expect(victory).toBeHidden();
  // What differs from the rules lies open.
  await expect(page.getByLabel('Copies of a card')).toBeVisible();
  await end.locator('summary').tap();
  await victory.scrollIntoViewIfNeeded();
  await expect(victory).toBeInViewport();
  await page.getByRole('link', { name: 'What it changes, and save' }).tap();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeInViewport();
});

test('a folded part of an agreement opens when something in it is changed elsewhere', async ({ page }) => {
  await page.goto('/agreements/new?system=mms');
  const total = page.getByLabel('Level total', { exact: true });
  await expect(total).toBeHidden();
  const part = page.getByRole('region', { name: 'Before play' });
  const take = async (line: string): Promise<void> => {
    await page.getByRole('button', { name: 'As text' }).tap();
    const dialog = page.getByRole('dialog');
    const text = await dialog.getByRole('textbox').inputValue();
    await dialog.getByRole('textbox').fill(`${text}${line}\n`);
    await dialog.getByRole('button', { name: 'Take these settings' }).tap();
  };
  await take('Level total: 450');
  await expect(total).toHaveValue('450');
  await expect(total).toBeVisible();
  await expect(part.getByText(/^1 of \d+ changed$/)).toBeVisible();

  // Folded by hand it stays so, and its line says what does not hold.
  await total.fill('3');
  await part.locator('summary').tap();
  await expect(total).toBeHidden();
  await expect(part.locator('summary')).toContainText('does not hold');
  await expectSound(page, { thumbs: true });
});

test('a preset that changes several parts of an agreement leaves them folded, and each says what', async ({
  page,
}) => {
  await page.goto('/agreements/new?system=mms&preset=siege');
  const mat = page.getByRole('region', { name: 'The mat', exact: true });
  const width = page.getByLabel('Width of the mat', { exact: true });
  await expect(mat.locator('summary')).toContainText('Width of the mat, Height of the mat, Neutral rows');
  await expect(mat.getByText(/^3 of \d+ changed$/)).toBeVisible();
  for (const field of ['Level total', 'Most attachments', 'Longest game'])
    await expect(page.getByLabel(field, { exact: true })).toBeHidden();
  await mat.locator('summary').tap();
  await expect(width).toHaveValue('30');
  await expect(width).toBeVisible();
  await expectSound(page, { thumbs: true });
});

test('boards are offered by their names, under one heading', async ({ page }) => {
  await page.goto('/agreements/new?system=swords-sorcery');
  await page.locator('summary', { hasText: /^Table/ }).tap();
  const boards = page.getByRole('group', { name: 'Boards on offer' }).first();
  await expect(boards.getByRole('checkbox', { name: 'Twin Bastions' })).toBeChecked();
  await expect(page.getByText('Boards on offer').filter({ visible: true })).toHaveCount(1);
});

test('odds are asked first, and what they come to stays in sight while the question is changed', async ({
  page,
}) => {
  await page.goto('/simulator/mms?tab=odds');
  await expect(page.getByLabel('Attacker', { exact: true })).toBeInViewport();
  const words = page.getByText(/^One attack takes/).filter({ visible: true });
  await expect(words).toBeInViewport({ ratio: 1 });
  const attacks = page.getByLabel('Attacks', { exact: true });
  await attacks.fill('3');
  await expect(attacks).toBeInViewport({ ratio: 1 });
  await expect(words).toContainText('after 3 attacks');
  await expect(words).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'To the chart of the answer' }).tap();
  await expect(page.getByRole('region', { name: 'Answer' })).toBeFocused();
  await expect(page.getByRole('table', { name: 'Chances of each outcome' })).toBeInViewport();
  await expectSound(page, { thumbs: true, like: true });
});

test('one’s pieces lie between the board and the list, which takes the focus along', async ({ page }) => {
  const table = await Table.start(page, 'swords-sorcery', 'at hand');
  const hand = (await page.getByRole('heading', { name: 'Your hand' }).boundingBox())!;
  expect(hand.y).toBeLessThan((await table.decision.boundingBox())!.y);
  await page.getByRole('button', { name: 'choose from the list' }).tap();
  await expect(page.locator('[data-choice]').first()).toBeFocused();
  await expect(page.locator('[data-choice]').first()).toBeInViewport();
});

test('a link is sent by the sheet of the phone', async ({ page }) => {
  await page.addInitScript(() => {
    Navigator.prototype.share = (what) => {
      document.documentElement.dataset.shared = what?.url ?? '';
      return Promise.resolve();
    };
  });
  const builder = await Builder.open(page, 'mms');
  await builder.add(KRAG);
  await page.getByRole('button', { name: 'Share', exact: true }).tap();
  await page.getByRole('button', { name: 'Send the link' }).tap();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /\/l\/in#1/);
});

test('what five empty fields lack is said once in sight, and at each to those who hear', async ({ page }) => {
  await Builder.open(page, 'magic-realm');
  await page.getByRole('group', { name: 'Show' }).getByRole('button', { name: /^List/ }).tap();
  await page.getByRole('tab', { name: 'Wizard' }).tap();
  const wizard = page.getByRole('tabpanel', { name: 'Wizard' });
  await wizard.getByRole('button', { name: /^White Knight/ }).tap();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Victory points/ })
    .tap();
  const gold = wizard.getByLabel('Gold (points)');
  await expect(gold).toHaveAccessibleDescription(/MR-L08/);
  const fields = wizard.locator('fieldset').filter({ has: page.getByLabel('Gold (points)') });
  const inSight = await fields
    .locator('span')
    .filter({ hasText: /^MR-L08$/ })
    .evaluateAll((all) => all.filter((one) => !one.closest('.sr-only')).length);
  expect(inSight).toBe(1);
});
