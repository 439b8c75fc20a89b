import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** How many stops of the keyboard lead from the focus to the control, and which way; none where it is no stop. */
const wayTo = (control: Locator): Promise<{ readonly back: boolean; readonly stops: number }> =>
  control.evaluate((element) => {
    const here = document.activeElement ?? document.body;
    const back = (here.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
    const side = back ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
    const beyond = (from: Element, one: Element) => (from.compareDocumentPosition(one) & side) !== 0;
    const isStop = (one: HTMLElement) =>
      one.tabIndex >= 0 &&
      !one.matches(':disabled, [inert] *') &&
      one.checkVisibility({ visibilityProperty: true });
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex]',
      ),
    ].filter((one) => beyond(here, one) && !beyond(element, one) && isStop(one));
    return { back, stops: stops.some((one) => one === element) ? stops.length : 0 };
  });

export const isFocused = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/**
 * Presses Tab towards the control, or back to it where it stands before, until it has the focus. The stops on the way are
 * counted ahead, so that one need not look after each; where more or fewer came, such as one for a group of radio buttons,
 * they are counted again.
 */
export async function tabTo(page: Page, control: Locator, most = 700): Promise<void> {
  await expect(control).toBeVisible();
  await expect(control).toBeEnabled();
  let pressed = 0;
  for (let tries = 0; tries < 10; tries++) {
    if (await isFocused(control)) return;
    const { back, stops } = await wayTo(control);
    pressed += stops;
    if (stops === 0 || pressed > most) break;
    for (let i = 0; i < stops; i++) await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`${String(control)} cannot be reached with ${most} tabs`);
}
