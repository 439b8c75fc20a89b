import type { BrowserContext, Page } from '@playwright/test';
import { loadSystem, systemSlugs } from '../lib/rules';
import { Builder } from './builder';
import { expect, test } from './fixtures';
import { saveAgreement, saveArmy, type Saved } from './saving';
import { expectSound } from './sound';

/** Opens an address on a phone and waits for what the page is about. */
async function open(page: Page, address: string, ready: ReturnType<Page['locator']>): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(address);
  await expect(ready).toBeVisible();
}

/** A list and an agreement that fill their pages. */
const saveBoth = async (context: BrowserContext): Promise<{ list: Saved; agreement: Saved }> => ({
  list: await saveArmy(
    context,
    'A name that is long enough to need more than one line on the screen of a phone',
    [{ entry: 'krag', count: 4, with: ['shield-of-death'], note: 'Holds the gate.' }],
  ),
  agreement: await saveAgreement(context, 'League', { house: { levelTotal: 500 }, banned: ['krag'] }),
});

test.describe('is sound on phone and desk, light and dark:', () => {
  for (const [name, address, heading] of [
    ['front page', '/', 'Bring a list that holds.'],
    ['choice of a game', '/lists/new', 'Which game?'],
    ['lists without an account', '/lists', 'Your lists'],
    ['agreements', '/agreements', 'Agreements'],
    ['sign-in', '/signin', 'Sign in'],
    ['API documentation', '/docs/api', 'The REST API'],
    ['credits', '/credits', 'Credits and licences'],
    ['choice of what to print', '/print', 'Print'],
    ['comparison', '/systems/mms/compare?entries=krag,cleric,woods', 'Side by side'],
  ] as const)
    test(name, async ({ page }) => {
      await open(page, address, page.getByRole('heading', { name: heading, level: 1 }));
      await expectSound(page, { thumbs: true, everyLook: address === '/' || address === '/signin' });
    });

  test('what is not there', async ({ page, consoles }) => {
    consoles.allow(/status of 404/);
    await open(page, '/no/such/page', page.getByRole('heading', { name: 'Nothing stands here' }));
    await expectSound(page, { thumbs: true });
  });

  for (const slug of systemSlugs) {
    // The catalogues show the accent of each game; other pages differ from game to game in their data alone.
    const like = slug !== 'mms';

    test(`catalogue of ${slug}`, async ({ page }) => {
      await open(page, `/systems/${slug}`, page.getByRole('combobox', { name: 'Search' }));
      await page.getByText('Narrow down').click();
      await expectSound(page, { thumbs: true, everyLook: slug === 'mms' });
    });

    test(`table of ${slug}`, async ({ page }) => {
      await open(page, `/systems/${slug}?view=table`, page.getByRole('table'));
      await expectSound(page, { thumbs: true, like });
    });

    test(`rules of ${slug}`, async ({ page }) => {
      await open(page, `/systems/${slug}/rules`, page.getByLabel('Search the rules'));
      await expectSound(page, { thumbs: true, like });
    });

    test(`entries of ${slug}`, async ({ page }) => {
      const system = await loadSystem(slug);
      const fullest = system.entries.toSorted(
        (a, b) => Object.keys(b.indicia).length - Object.keys(a.indicia).length,
      )[0]!;
      const withTable = system.entries.find((entry) => entry.tables);
      for (const { id } of new Set([fullest, withTable ?? system.entries.at(-1)!])) {
        await open(page, `/systems/${slug}/entries/${id}`, page.getByRole('heading', { level: 1 }));
        await expectSound(page, { thumbs: true, like });
      }
    });

    test(`builder of ${slug} with an illegal list`, async ({ page }) => {
      const system = await loadSystem(slug);
      const builder = await Builder.open(page, slug);
      const broken = system.samples.findIndex((sample) => !sample.legal);
      await builder.chooseExample(system, broken);
      await expect(builder.verdict).toContainText('Not legal');
      await expectSound(page, { thumbs: true, everyLook: !like, like });
    });

    test(`agreement form of ${slug}`, async ({ page }) => {
      await open(page, `/agreements/new?system=${slug}`, page.getByLabel('Name of the agreement'));
      await page.getByLabel('Name of the agreement').fill('');
      await expectSound(page, { thumbs: true, like });
    });

    test(`print studio of ${slug}`, async ({ page }) => {
      await open(page, `/print?system=${slug}`, page.getByRole('button', { name: 'Download PDF' }));
      await expectSound(page, { thumbs: true, like });
    });
  }

  for (const [name, address] of [
    ['lists of an account', () => '/lists'],
    ['builder of a saved list', ({ list }) => `/lists/${list.id}/edit`],
    ['history of a list', ({ list }) => `/lists/${list.id}/history`],
    ['working together on a list', ({ list }) => `/lists/${list.id}/together`],
    ['shared list', ({ list }) => `/l/${list.shareId}`],
    ['agreements of an account', () => '/agreements'],
    ['agreement', ({ agreement }) => `/agreements/${agreement.shareId}`],
    ['form of a saved agreement', ({ agreement }) => `/agreements/${agreement.id}/edit`],
    ['account', () => '/account'],
  ] as const satisfies readonly (readonly [
    string,
    (saved: Awaited<ReturnType<typeof saveBoth>>) => string,
  ])[])
    test(name, async ({ page, account }) => {
      await open(page, address(await saveBoth(account)), page.getByRole('heading', { level: 1 }));
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByText(/^Loading/)).toHaveCount(0);
      await expectSound(page, { thumbs: true });
    });
});

test('the way back finds each page again, whatever it has written into its address', async ({ page }) => {
  for (const address of [
    '/systems/mms',
    '/systems/magic-realm?q=witch',
    '/systems/mms?view=table',
    '/systems/mms/rules?q=level',
    '/lists/new?system=mms',
    '/simulator/battle-magic?tab=odds',
    '/boards/monsters-magic',
    '/print?system=mms',
  ]) {
    await page.goto(address);
    const title = page.getByRole('heading', { level: 1 });
    const name = await title.innerText();
    await page.getByRole('navigation').getByRole('link', { name: 'Agreements', exact: true }).first().click();
    await expect(title, address).toHaveText('Agreements');
    await page.goBack();
    await expect(title, address).toHaveText(name);
    expect(page.url()).toContain(address);
  }
});
