import type { AnySystem, List } from '../lib/rules';
import { expect } from './fixtures';
import type { Locator, Page } from '@playwright/test';

export const KRAG = 'Krag – The Fighter';
export const MAGERON = 'Mageron – The Magician';

/** The builder as a player sees and uses it. */
export class Builder {
  readonly name: Locator;
  readonly catalogue: Locator;
  readonly list: Locator;
  readonly lines: Locator;
  readonly budget: Locator;
  readonly verdict: Locator;
  readonly findings: Locator;
  readonly undo: Locator;
  readonly redo: Locator;

  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.name = page.getByLabel('Name of the list');
    this.catalogue = page.getByRole('region', { name: 'Catalogue' });
    this.list = page.getByRole('region', { name: 'The list' });
    this.lines = this.list.getByRole('listitem');
    this.budget = page.getByRole('meter', { name: /^Spent/ });
    this.verdict = page.getByRole('status').filter({ hasText: /^(Legal|Not legal|Nothing chosen yet)/ });
    this.findings = page.getByRole('region', { name: /^Verdict under/ }).getByRole('listitem');
    this.undo = page.getByRole('button', { name: 'Undo' });
    this.redo = page.getByRole('button', { name: 'Redo' });
  }

  /** A new list of the system, at the address that the front page's door leads to. */
  static async open(page: Page, system: string): Promise<Builder> {
    await page.goto(`/lists/new?system=${system}`);
    const builder = new Builder(page);
    await expect(builder.name).toBeVisible();
    // The sides are drawn a frame after the head.
    await expect(builder.catalogue).toBeVisible();
    return builder;
  }

  /** One line of the list by the name of its entry. */
  line(entry: string): Locator {
    return this.lines.filter({
      has: this.page.getByRole('group', { name: `Uses of ${entry}`, exact: true }),
    });
  }

  /** Searches the catalogue and adds one use of the entry. */
  async add(entry: string): Promise<void> {
    await this.catalogue.getByRole('searchbox').fill(`"${entry}"`);
    await this.catalogue
      .getByRole('button', { name: new RegExp(`^Add ${entry}(, over the budget)?$`) })
      .click();
  }

  /** Gives something to a line that is there, such as a sword to Krag. */
  async give(entry: string, part: string): Promise<void> {
    const select = this.line(entry).getByLabel(`Give ${entry} something to carry`);
    const option = select.getByRole('option').filter({ hasText: new RegExp(`^${part}( \\(\\d+\\))?$`) });
    await select.selectOption((await option.getAttribute('value'))!);
    await expect(this.line(entry).getByRole('button', { name: `Take ${part} off ${entry}` })).toBeVisible();
  }

  async choose(item: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'Start or fill' }).click();
    await this.page.getByRole('menuitem', { name: item, exact: typeof item === 'string' }).click();
  }

  /** Picks one of the examples of a system. Some share a name: it is told by its place among those that are as legal. */
  async chooseExample({ samples }: Pick<AnySystem, 'samples'>, at = 0): Promise<void> {
    const { legal } = samples[at]!;
    const place = samples.slice(0, at).filter((sample) => sample.legal === legal).length;
    await this.page.getByRole('button', { name: 'Start or fill' }).click();
    await this.page
      .getByRole('group', { name: legal ? 'Examples' : /^Not legal/ })
      .getByRole('menuitem')
      .nth(place)
      .click();
  }

  /** The list as this browser keeps it when the page is put away. */
  async kept(): Promise<List> {
    const draft = new URL(this.page.url()).searchParams.get('draft');
    const text = await this.page.evaluate((id) => {
      window.dispatchEvent(new Event('pagehide'));
      return window.localStorage.getItem(`muster.draft.${id}`);
    }, draft);
    return (JSON.parse(text ?? 'null') as { list: List }).list;
  }
}
