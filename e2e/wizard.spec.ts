import { Builder } from './builder';
import { expect, test } from './fixtures';
import { expectSound } from './sound';

test('Magic Realm step by step: character, points, spells, start', async ({ page }) => {
  test.slow();
  const builder = await Builder.open(page, 'magic-realm');
  await page.getByRole('tab', { name: 'Wizard' }).click();
  // The list keeps its own fields while another tab is open.
  const wizard = page.getByRole('tabpanel', { name: 'Wizard' });
  await wizard.getByRole('button', { name: /^White Knight/ }).click();
  await expect(page.getByRole('region', { name: 'Chits of the White Knight' })).toContainText('T6*');
  await expect(page.getByRole('region', { name: 'White Knight', exact: true })).toContainText('Great Sword');
  await expectSound(page);

  await page
    .getByRole('button', { name: /^Victory points/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { name: /Victory points/ })).toBeFocused();
  await expect(page.getByText('Points of the White Knight: 0 of 5 victory points, 5 left')).toBeVisible();
  const fame = wizard.getByLabel('Fame (points)');
  await expect(fame).toHaveAccessibleDescription(/MR-L08/);
  await fame.fill('3');
  await wizard.getByLabel('Notoriety (points)').fill('2');
  await expect(page.getByText('Points of the White Knight: 5 of 5 victory points')).toBeVisible();
  await expect(page.getByText('30 needed')).toBeVisible();
  await expect(fame).not.toHaveAccessibleDescription(/MR-L08/);

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Spells/ })
    .click();
  const verdict = page.getByRole('region', { name: 'Verdict on spells' });
  await expect(verdict.getByText('MR-L18')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Peace', exact: true }).check();
  await expect(page.getByText('cast with MAGIC I5**; white must come from the map').first()).toBeVisible();
  await expect(verdict.getByText('MR-L18')).toHaveCount(0);
  await expectSound(page);

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Start/ })
    .click();
  await wizard.getByLabel('Starting place').selectOption({ label: 'The Inn' });

  // It is the ordinary list: left for its lines, and entered again where it was wanted.
  await page.getByRole('tab', { name: 'List' }).click();
  await expect(builder.line('White Knight').getByText('Peace').first()).toBeVisible();
  await expect(builder.verdict).toHaveText(/^Legal/);
  await page.getByRole('tab', { name: 'Wizard' }).click();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Options/ })
    .click();
  await wizard.getByLabel('The game is under way').check();
  await page
    .getByRole('region', { name: 'Rogues' })
    .getByRole('button', { name: /^One R7.* more$/ })
    .click();
  await expect(wizard.getByLabel('R7: hired on day')).toBeVisible();
  await expectSound(page);
});

test('an empire by steppers: what is over, a printed set, a colour', async ({ page }) => {
  const builder = await Builder.open(page, 'battle-magic');
  await page.getByRole('tab', { name: 'Counters' }).click();
  await page.getByRole('button', { name: /^Dwarf empire/ }).click();
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Counters/ })
    .click();
  const counters = page.getByRole('region', { name: 'Counters by class' });
  await expect(counters.getByText('44 of 44 counters')).toBeVisible();
  await counters.getByRole('button', { name: 'One Army more' }).click();
  await expect(counters.getByText('45 of 44 counters, 1 over')).toBeVisible();
  await expect(counters.getByText('+1 against 10')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Verdict on counters' }).getByText('BM-L02')).toBeVisible();
  await counters.getByRole('button', { name: 'One Army fewer' }).click();
  await expectSound(page);
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /^Names/ })
    .click();
  await page
    .getByRole('tabpanel', { name: 'Counters' })
    .getByLabel('Colour', { exact: true })
    .selectOption({ label: 'Purple' });
  await expect(builder.verdict).toHaveText(/^Legal/);
  expect((await builder.kept()).options).toMatchObject({ empire: 'dwarf', colour: 'purple' });
});

test('permanents are dealt from a seed and become the list', async ({ page }) => {
  const builder = await Builder.open(page, 'monsters-magic');
  await page.getByLabel('What you build').selectOption({ label: 'Permanents' });
  await page.getByRole('tab', { name: 'Deal' }).click();
  await page.getByLabel('Seed').fill('muster');
  const second = page.getByRole('region', { name: 'Cards of player 2' });
  await expect(second.getByRole('img', { name: /^Card:/ })).toHaveCount(5);
  await expectSound(page);
  await second.getByRole('button', { name: /^Make this my list/ }).click();
  await expect(builder.verdict).toHaveText(/^Legal/);
  expect((await builder.kept()).entries).toHaveLength(5);
});

test('permanents are drafted by two on one device, each from what is left', async ({ page }) => {
  const builder = await Builder.open(page, 'monsters-magic');
  await page.getByLabel('What you build').selectOption({ label: 'Permanents' });
  await page.getByRole('tab', { name: 'Deal' }).click();
  await page.getByRole('button', { name: /^Drafted/ }).click();
  await page.getByLabel('Seed').fill('muster');
  const taken: string[] = [];
  for (let i = 0; i < 10; i++) {
    const player = (i % 2) + 1;
    await page.getByRole('button', { name: `I am player ${player}: show my cards` }).click();
    const turn = page.getByRole('region', { name: `Player ${player} picks` });
    const cards = turn.getByRole('button', { name: /^Take (?!the last)/ });
    // Two hands of seven, each one card shorter with every pass.
    await expect(cards).toHaveCount(7 - Math.floor(i / 2));
    const card = cards.first();
    if (player === 1) taken.push((await card.getAttribute('aria-label'))!.replace(/^Take /, ''));
    await card.click();
  }
  await page
    .getByRole('region', { name: 'Cards of player 1' })
    .getByRole('button', { name: /^Make this my list/ })
    .click();
  await page.getByRole('tab', { name: 'List' }).click();
  for (const name of taken) await expect(builder.line(name)).toBeVisible();
  await expect(builder.verdict).toHaveText(/^Legal/);
});

test('the Ally deck: double, remove, alter and make a card', async ({ page }) => {
  test.slow();
  const builder = await Builder.open(page, 'monsters-magic');
  await page.getByRole('tab', { name: 'Deck editor' }).click();
  await page.getByRole('button', { name: /^With doubles/ }).click();
  await page.getByRole('button', { name: 'Double Treants' }).click();
  await expect(page.getByRole('region', { name: 'Cards of the deck' }).getByText('65 cards')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Druids', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Alter Druids' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Alter Rangers' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alter Rangers' });
  await dialog.getByLabel('Name', { exact: true }).fill('Old Rangers');
  await dialog.getByRole('button', { name: 'Take it' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Alter Old Rangers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alter Rangers', exact: true })).toHaveCount(0);
  const kept = await builder.kept();
  expect(kept.entries.some((e) => e.entry.startsWith('own:'))).toBe(true);
  await expectSound(page, { like: true });

  // The card goes and comes with its place in the deck, in one step.
  await builder.undo.click();
  await expect(page.getByRole('button', { name: 'Alter Rangers', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Alter Old Rangers' })).toHaveCount(0);
  await builder.redo.click();
  await expect(page.getByRole('button', { name: 'Alter Old Rangers' })).toBeVisible();
});
