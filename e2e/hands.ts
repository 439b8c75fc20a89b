import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';
import { isFocused, tabTo } from './tab';

/** How somebody works a page: with a thumb, or with keys alone. */
export interface Hand {
  /** Presses a button, follows a link, ticks a box, opens a tab, takes an item of a menu. */
  press(control: Locator): Promise<void>;
  /** Puts text into a field in place of what stands there. */
  write(field: Locator, text: string): Promise<void>;
  /** Chooses by the words that are shown. */
  choose(select: Locator, option: string): Promise<void>;
}

/** On a phone nothing is under a pointer before it is touched. */
export const thumb = (): Hand => ({
  press: (control) => control.tap(),
  async write(field, text) {
    await field.tap();
    await field.fill(text);
  },
  // The wheel of a phone is no part of the page.
  choose: async (select, option) => void (await select.selectOption({ label: option })),
});

/** Arrows within a menu or a row of tabs, which one tab stop holds together. */
async function arrowTo(page: Page, control: Locator, key: string): Promise<void> {
  await expect(control).toBeVisible();
  for (let i = 0; i < 60; i++) {
    if (await isFocused(control)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(control)} cannot be reached by arrows`);
}

/** Nothing but keys: whatever a journey needs must be reached by them. */
export const keys = (page: Page): Hand => ({
  async press(control) {
    await expect(control).toBeVisible();
    const what = await control.evaluate((element) => ({
      role: element.getAttribute('role') ?? '',
      type: element instanceof HTMLInputElement ? element.type : '',
    }));
    if (what.role === 'menuitem') await arrowTo(page, control, 'ArrowDown');
    else if (what.role === 'tab') {
      await tabTo(page, control.locator('xpath=..').locator('[role=tab][aria-selected=true]'));
      await page.keyboard.press('Home');
      return arrowTo(page, control, 'ArrowRight');
    } else await tabTo(page, control);
    await page.keyboard.press(['checkbox', 'radio'].includes(what.type) ? 'Space' : 'Enter');
  },
  async write(field, text) {
    await tabTo(page, field);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(text);
  },
  async choose(select, option) {
    await tabTo(page, select);
    await page.keyboard.type(option);
    const shown = () => select.evaluate((element: HTMLSelectElement) => element.selectedOptions[0]?.text);
    await expect.poll(shown).toBe(option);
  },
});
