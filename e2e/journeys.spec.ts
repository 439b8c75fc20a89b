import type { Page } from '@playwright/test';
import { Builder, KRAG, MAGERON } from './builder';
import { expect, test } from './fixtures';
import { keys, thumb, type Hand } from './hands';
import { bringWorker, comeBack, cutOff, stateLine } from './offline';
import { saveAgreement, saveArmy } from './saving';

/** Six ways through Muster from end to end, each walked twice. */
const ways = [
  { how: 'with a thumb on a phone', size: { width: 390, height: 844 }, touch: true },
  { how: 'with keys alone at a desk', size: { width: 1440, height: 900 }, touch: false },
] as const;

const legal = (page: Page) => page.getByRole('status').filter({ hasText: /^Legal$/ });

/** The builder as both hands use it; a phone shows the catalogue or the list. */
class Bench {
  readonly page: Page;
  readonly hand: Hand;
  readonly touch: boolean;
  readonly builder: Builder;

  constructor(page: Page, hand: Hand, touch: boolean) {
    this.page = page;
    this.hand = hand;
    this.touch = touch;
    this.builder = new Builder(page);
  }

  async turnTo(side: 'Catalogue' | 'List'): Promise<void> {
    if (!this.touch) return;
    const name = side === 'List' ? /^List/ : side;
    await this.hand.press(this.page.getByRole('group', { name: 'Show' }).getByRole('button', { name }));
  }

  /** On a phone what is done now and then stands in a menu. */
  async print(): Promise<void> {
    if (!this.touch) return this.hand.press(this.page.getByRole('main').getByRole('link', { name: 'Print' }));
    await this.hand.press(this.page.getByRole('button', { name: 'More ways with this list' }));
    await this.hand.press(this.page.getByRole('menuitem', { name: 'Print' }));
  }

  async add(entry: string): Promise<void> {
    await this.turnTo('Catalogue');
    await this.hand.write(this.builder.catalogue.getByRole('searchbox'), `"${entry}"`);
    const add = this.builder.catalogue.getByRole('button', {
      name: new RegExp(`^Add ${entry}(, over the budget)?$`),
    });
    await expect(add).toHaveCount(1);
    await this.hand.press(add);
  }
}

for (const { how, size, touch } of ways)
  test.describe(how, () => {
    test.use({ viewport: size, hasTouch: touch, isMobile: touch });
    const handOf = (page: Page): Hand => (touch ? thumb() : keys(page));

    test('from the first visit to a legal army that is shared', async ({ page, visitor }) => {
      const hand = handOf(page);
      await page.goto('/');
      await hand.press(page.getByRole('link', { name: 'Build a list' }));
      // The first door is that of Magic, Monsters and Swords.
      await expect(page.getByRole('heading', { name: 'Which game?' })).toBeVisible();
      await hand.press(page.getByRole('main').getByRole('link', { name: 'Build', exact: true }).first());
      const bench = new Bench(page, hand, touch);
      for (const card of [MAGERON, KRAG, 'Horned Dragon']) await bench.add(card);
      await bench.turnTo('List');
      await expect(bench.builder.verdict).toContainText('Not legal');
      await hand.press(
        bench.builder.findings.getByRole('group', { name: 'Ways to mend it' }).getByRole('button').first(),
      );
      await expect(bench.builder.verdict).toHaveText('Legal');
      await hand.write(bench.builder.name, 'First army');
      await hand.press(page.getByRole('button', { name: 'Share' }));
      const link = page.getByLabel('Link that holds the whole list', { exact: true });
      await expect(link).toHaveValue(/#1/);

      const friend = await visitor();
      await friend.goto(await link.inputValue());
      await expect(friend.getByRole('heading', { name: 'First army', level: 1 })).toBeVisible();
      await expect(legal(friend)).toBeVisible();
    });

    test('an opponent opens a list, copies it and prints it', async ({ account, visitor }) => {
      const { shareId } = await saveArmy(account, 'Their army', [{ entry: 'krag', count: 2 }]);
      const page = await visitor();
      const hand = handOf(page);
      await page.goto(`/l/${shareId}`);
      await expect(page.getByRole('heading', { name: 'Their army', level: 1 })).toBeVisible();
      await hand.press(page.getByRole('button', { name: 'Open a copy' }));
      const bench = new Bench(page, hand, touch);
      await expect(bench.builder.name).toHaveValue('Their army (copy)');
      await bench.turnTo('List');
      await expect(bench.builder.line(KRAG)).toBeVisible();
      await bench.print();
      await expect(page.getByText(/^2 cards on 1 page/)).toBeVisible();
      const coming = page.waitForEvent('download');
      await hand.press(page.getByRole('button', { name: 'Download PDF' }));
      expect((await coming).suggestedFilename()).toContain('Their army');
    });

    test('three sit down, hand in sealed lists, and see them open together', async ({
      page,
      person: _,
      visitor,
    }) => {
      test.slow();
      await page.goto('/tables');
      const host = handOf(page);
      await host.press(page.getByRole('link', { name: 'Make a table' }));
      await host.write(page.getByLabel('Name of the table'), 'Saturday');
      await host.write(page.getByLabel('Seats'), '3');
      await host.write(page.getByLabel('Your name at this table'), 'Ann');
      await host.press(page.getByRole('button', { name: 'Make the table' }));
      await expect(page.getByRole('heading', { name: 'Saturday', level: 1 })).toBeVisible();
      const invitation = page.url();

      const guests = [await visitor(), await visitor()];
      for (const [at, guest] of guests.entries()) {
        const hand = handOf(guest);
        await guest.goto(invitation);
        await hand.write(guest.getByLabel('Your name at this table'), `Guest ${at + 1}`);
        await hand.press(guest.getByRole('button', { name: 'Take a seat' }));
        await expect(guest.getByRole('heading', { name: 'Your seat' })).toBeVisible();
      }
      for (const [one, text] of [
        [page, '1 Krag'],
        [guests[0]!, '1 Cleric'],
        [guests[1]!, '2 War Gryphon'],
      ] as const) {
        const hand = handOf(one);
        await hand.press(one.getByRole('button', { name: /^Accept / }));
        await hand.choose(one.getByLabel('The list that you bring'), 'Paste a list as text');
        await hand.write(one.getByLabel('One entry a line, or a list as JSON'), text);
        await hand.press(one.getByRole('button', { name: 'Read it' }));
        await hand.press(one.getByRole('button', { name: 'Hand it in' }));
        await expect(one.getByText('Your list is in. This browser has reckoned')).toBeVisible();
      }
      expect(await guests[0]!.getByRole('main').innerText()).not.toContain('War Gryphon');
      await host.press(page.getByRole('button', { name: 'Open all lists' }));
      for (const one of [page, ...guests]) {
        const lists = one.getByRole('region', { name: 'The lists' });
        await expect(lists.getByRole('heading', { level: 3 })).toHaveText(['Ann', 'Guest 1', 'Guest 2']);
        await expect(lists).toContainText('War Gryphon');
      }
    });

    test('an agreement is forked with two cards of its own, and a saved list is judged anew', async ({
      page,
      account,
    }) => {
      test.slow();
      const agreement = await saveAgreement(account, 'League', { house: { levelTotal: 500 } });
      const { id } = await saveArmy(account, 'Three brothers', [{ entry: 'krag', count: 3 }], agreement);

      const hand = handOf(page);
      await page.goto(`/agreements/${agreement.shareId}`);
      await hand.press(page.getByRole('link', { name: 'Fork' }));
      await hand.write(page.getByLabel('Name of the agreement'), 'Small league');
      await hand.write(page.getByLabel('Level total', { exact: true }), '300');
      for (const name of ['Captain', 'Second captain']) {
        await hand.press(page.getByRole('button', { name: 'Design a card' }));
        const designer = page.getByRole('dialog', { name: 'Design a card' });
        await hand.press(designer.getByRole('button', { name: 'The example' }));
        await hand.write(designer.getByLabel('Name', { exact: true }), name);
        await hand.press(designer.getByRole('button', { name: 'Take the card into the agreement' }));
        await expect(designer).toBeHidden();
      }
      await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
      await expect(page.getByRole('heading', { name: 'Small league', level: 1 })).toBeVisible();

      await page.goto(`/lists/${id}/edit`);
      const bench = new Bench(page, hand, touch);
      await expect(bench.builder.verdict).toHaveText('Legal');
      await hand.choose(page.getByLabel('Agreement'), 'Small league');
      await expect(bench.builder.verdict).toContainText('Not legal');
      await expect(bench.builder.budget).toHaveAttribute('aria-valuetext', '366 of 300 levels');
      await bench.add('Second captain');
      await bench.turnTo('List');
      await expect(bench.builder.line('Second captain')).toBeVisible();
    });

    test.describe('without a network', () => {
      test.use({ serviceWorkers: 'allow' });
      // The whole app is fetched ahead first.
      test.describe.configure({ timeout: 240_000 });

      test('a list is changed and goes up when the network is back', async ({ page, account, consoles }) => {
        consoles.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to fetch/);
        const { id } = await saveArmy(account, 'On the train');
        await page.goto(`/lists/${id}/edit`);
        await bringWorker(page);
        const hand = handOf(page);
        const bench = new Bench(page, hand, touch);
        await expect(bench.builder.name).toHaveValue('On the train');
        await cutOff(page);
        await bench.add('Cleric');
        await hand.press(page.getByRole('button', { name: 'Save', exact: true }));
        await expect(page.getByText('It will be saved when the network is back.')).toBeVisible();
        await comeBack(page);
        await expect(page.getByText('Saved to your account.')).toBeVisible();
        await expect(stateLine(page)).toBeEmpty();
        const kept = await (await account.request.get(`/api/v1/lists/${id}`)).json();
        expect(kept).toMatchObject({
          version: 2,
          list: { entries: [{ entry: 'krag' }, { entry: 'cleric' }] },
        });
      });
    });

    test('a party of Magic Realm is put together step by step', async ({ page }) => {
      const hand = handOf(page);
      await page.goto('/systems/magic-realm');
      await hand.press(
        page
          .getByRole('main')
          .getByRole('link', { name: /^Build/ })
          .first(),
      );
      const bench = new Bench(page, hand, touch);
      await bench.turnTo('List');
      await hand.press(page.getByRole('tab', { name: 'Wizard' }));
      const wizard = page.getByRole('tabpanel', { name: 'Wizard' });
      const step = (name: RegExp) =>
        page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
      await hand.press(wizard.getByRole('button', { name: /^White Knight/ }));
      await hand.press(step(/^Victory points/));
      await hand.write(wizard.getByLabel('Fame (points)'), '3');
      await hand.write(wizard.getByLabel('Notoriety (points)'), '2');
      await hand.press(step(/^Spells/));
      await hand.press(page.getByRole('checkbox', { name: 'Peace', exact: true }));
      await hand.press(step(/^Start/));
      await hand.choose(wizard.getByLabel('Starting place'), 'The Inn');
      await hand.press(page.getByRole('tab', { name: 'List' }));
      await expect(bench.builder.line('White Knight').getByText('Peace').first()).toBeVisible();
      await expect(bench.builder.verdict).toHaveText(/^Legal/);
    });
  });
