import { expect, test } from './fixtures';
import { expectSound } from './sound';
import type { Page } from '@playwright/test';

const card = (page: Page) => page.getByRole('complementary', { name: 'The card' });
const ready = (page: Page) => expect(page.getByRole('button', { name: 'Keep the card' })).toBeVisible();

test('a unit of one’s own is designed in a form, priced as it is typed, judged, kept, printed and deleted', async ({
  page,
  person: _,
}) => {
  await page.goto('/cards/new?system=battle-magic');
  await ready(page);
  // Nothing is shown of a card that does not hold together, and nothing is kept.
  await expect(card(page)).toContainText('still open');
  await page.getByRole('button', { name: 'Keep the card' }).click();
  await expect(page.getByText('This is needed.').first()).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Marsh Drake');
  await page.getByLabel('Cost', { exact: true }).fill('2');
  await page.getByLabel('Draws', { exact: true }).fill('2');
  await page.getByRole('checkbox', { name: 'Sword' }).check();
  await page.getByLabel('Move cards', { exact: true }).fill('2');
  await page.getByLabel('Moves on').selectOption('any');
  await expect(card(page).getByRole('img', { name: 'Card: Marsh Drake' })).toBeVisible();
  await expect(card(page)).toContainText('Price by the formula: 3');
  await expect(card(page).getByRole('listitem')).toContainText('BM-L10');
  await page.getByRole('checkbox', { name: /^Flies/ }).check();
  await expect(card(page)).toContainText('Price by the formula: 4');
  await card(page).getByText('How it comes about').click();
  await expect(card(page).getByRole('row', { name: 'Flies + 1' })).toBeVisible();
  await page.getByLabel('Cost', { exact: true }).fill('4');
  await expect(card(page)).toContainText('nothing against it');

  await page.getByLabel('Picture', { exact: true }).fill('dragon head');
  await page.getByRole('list', { name: 'Pictures found' }).getByRole('button').first().click();
  await expectSound(page);
  await page.getByRole('button', { name: 'Keep the card' }).click();
  await expect(page.getByRole('heading', { name: 'Your cards' })).toBeVisible();
  const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Marsh Drake' }) });
  await expect(item).toContainText('own');
  await expect(item).toContainText('formula: 4');

  await item.getByRole('button', { name: /^Duplicate.*Marsh Drake$/ }).click();
  await expect(page.getByRole('heading', { name: 'Marsh Drake (copy)' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('button', { name: /^Delete.*Marsh Drake \(copy\)$/ }).click();
  await expect(page.getByRole('heading', { name: 'Marsh Drake (copy)' })).toHaveCount(0);
  await expect(page.getByText('Marsh Drake (copy) was deleted.', { exact: true })).toBeVisible();
  await page.getByText('Deleted (1)').click();
  await page.getByRole('button', { name: 'Bring back Marsh Drake (copy)' }).click();
  await expect(page.getByRole('heading', { name: 'Marsh Drake (copy)' })).toBeVisible();

  await item
    .getByRole('link', { name: /^Print.*Marsh Drake$/ })
    .first()
    .click();
  await expect(page.getByText(/^1 card on 1 page/)).toBeVisible();
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download PDF' }).click(),
  ]);
  expect(pdf.suggestedFilename()).toContain('Marsh Drake');
});

test('effects are added, changed and taken away, and their words follow', async ({ page, person: _ }) => {
  await page.goto('/cards/new?system=monsters-magic');
  await ready(page);
  await page.getByLabel('Name', { exact: true }).fill('Moor Witches');
  const lasting = page.getByRole('region', { name: 'As a permanent' });
  await lasting.getByLabel(/^Add an effect/).selectOption('force');
  const effect = lasting.getByRole('group', { name: 'As a permanent, 1' });
  await effect.getByLabel('Value', { exact: true }).fill('2');
  await effect
    .getByRole('group', { name: /^For whom/ })
    .getByRole('checkbox', { name: 'Mage' })
    .check();
  await effect
    .getByRole('group', { name: /^Only on terrain/ })
    .getByRole('checkbox', { name: 'Badlands' })
    .check();
  await expect(card(page)).toContainText(/\+2.*mages.*badlands/i);
  await expect(card(page)).toContainText('Price by the formula: 1');
  await effect.getByLabel('Value', { exact: true }).fill('5');
  await expect(card(page).getByRole('listitem')).toContainText('MM-L09');
  await lasting.getByLabel(/^Add an effect/).selectOption('draw');
  await expect(lasting.getByRole('group', { name: 'As a permanent, 2' })).toContainText('Draw cards');
  await lasting.getByRole('button', { name: 'Take 1 away' }).click();
  await expect(lasting.getByRole('group', { name: /^As a permanent, / })).toHaveCount(1);
  await expect(lasting.getByRole('group', { name: 'As a permanent, 1' })).toContainText('Draw cards');
});

test('a printed card is altered: what a custom card can say is copied, and the rest is named', async ({
  page,
  person: _,
}) => {
  await page.goto('/cards/new?system=battle-magic');
  await ready(page);
  await page.getByRole('button', { name: 'A printed card' }).click();
  await page.getByLabel('Which printed card').fill('kind:class wizard');
  await page.getByRole('button', { name: 'Wizard', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Wizard');
  await expect(page.getByText('A custom card cannot say this; it was left out:')).toBeVisible();
  // The name of a printed counter is taken.
  await expect(card(page).getByRole('listitem').first()).toContainText('BM-L10');
});

test('JSON fills the form, and a blank card of another kind asks for its own fields', async ({
  page,
  person: _,
}) => {
  await page.goto('/cards/new?system=mms');
  await ready(page);
  await page.getByRole('button', { name: 'The example' }).click();
  await expect(card(page)).toContainText('Price by the formula: 62');
  await page.getByRole('button', { name: 'JSON' }).click();
  const json = page.getByLabel('The card as JSON');
  await json.fill((await json.inputValue()).replace('"Captain"', '"Sergeant"'));
  await page.getByRole('button', { name: 'Form', exact: true }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sergeant');
  await page.getByLabel('Kind', { exact: true }).selectOption('terrain');
  await expect(page.getByLabel('A – CAP')).toHaveCount(0);
  await page.getByLabel('K – Movement: a number or a letter').selectOption('Y');
  await expect(card(page).getByRole('img', { name: 'Card: Sergeant' })).toBeVisible();
});

test('a game without custom cards says so', async ({ page, person: _ }) => {
  await page.goto('/cards');
  const realm = page.getByRole('region', { name: 'Magic Realm' });
  await expect(realm).toContainText('know no cards of one’s own');
  await expect(realm.getByRole('link', { name: /^Make a card/ })).toHaveCount(0);
});

test('a card that is kept is taken into an agreement, and a list under it uses it, marked as own', async ({
  page,
  person: _,
}) => {
  await page.goto('/cards/new?system=mms');
  await ready(page);
  await page.getByRole('button', { name: 'The example' }).click();
  await page.getByRole('button', { name: 'Keep the card' }).click();
  await page.getByRole('link', { name: /^Use in an agreement.*Captain$/ }).click();
  await expect(page.getByRole('complementary', { name: 'What it changes' })).toContainText(
    'Custom cards: Captain',
  );
  const cards = page.getByRole('region', { name: 'Custom cards' });
  await cards.getByRole('button', { name: 'Take one of your cards' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Captain' }).click();
  await expect(cards.getByRole('button', { name: 'Alter Captain' })).toHaveCount(2);
  await cards.getByRole('button', { name: 'Remove Captain' }).last().click();
  await cards.getByRole('button', { name: 'Alter Captain' }).click();
  await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Marshal');
  await page.getByRole('dialog').getByRole('button', { name: 'Take the card into the agreement' }).click();
  await expect(page.getByRole('complementary', { name: 'What it changes' })).toContainText(
    'Custom cards: Marshal',
  );
});
