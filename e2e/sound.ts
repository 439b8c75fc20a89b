import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './fixtures';

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };
const inLight = { size: phone, colours: 'light' } as const;
const inDark = { size: desk, colours: 'dark' } as const;

/**
 * No finding by axe, no scrolling sideways, one heading of the first level. A phone in light and a desk in dark show every
 * element and every colour; `everyLook` adds the other two pairs. A page that is `like` one which another test judges, drawn
 * by the same parts from other data, is judged once by axe, and without its colours: they are the same tokens.
 */
export async function expectSound(
  page: Page,
  { everyLook = false, like = false }: { readonly everyLook?: boolean; readonly like?: boolean } = {},
): Promise<void> {
  const others = [
    { size: phone, colours: 'dark' },
    { size: desk, colours: 'light' },
  ] as const;
  for (const { size, colours } of [inLight, ...(everyLook ? others : []), inDark]) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: colours, reducedMotion: 'reduce' });
    await drawTheFirst(page);
    await restColours(page);
    const at = `${new URL(page.url()).pathname} at ${size.width} px, ${colours}`;
    // A page that follows the width of its window by script needs a moment.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${at}: pixels too wide`,
        timeout: 5_000,
      })
      .toBeLessThanOrEqual(0);
    if (like && size !== phone) continue;
    // Legacy mode: our pages have no frames, and so axe needs no page of its own to gather its findings.
    // Within a picture there is nothing to find: it is described as one.
    const axe = new AxeBuilder({ page })
      .setLegacyMode()
      // Of what is well it need not gather every line; style sheets and films ahead are for rules that we have no use for.
      .options({ resultTypes: ['violations'], preload: false })
      .exclude('svg > *')
      .exclude('[data-alike]');
    if (like) axe.disableRules('color-contrast');
    const { violations } = await axe.analyze();
    const findings = violations.flatMap((v) => v.nodes.map((node) => `${v.id}: ${node.html.slice(0, 160)}`));
    expect(findings, at).toEqual([]);
  }
  await expect(page.locator('h1')).toHaveCount(1);
}

/** Even the shortest change of colours needs a frame to end, and a busy machine is slow to draw one. */
const restColours = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    // What is not drawn never comes to the end of its change.
    const isDrawn = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect &&
      effect.target?.checkVisibility({ contentVisibilityAuto: true }) === true;
    const changing = document.getAnimations().filter((one) => one instanceof CSSTransition && isDrawn(one));
    await Promise.all(changing.map((one) => one.finished.catch(() => undefined)));
  });

/**
 * What lies outside the window is not drawn and keeps the colours of the scheme before; axe would judge those. The first
 * dozen of such lines are drawn, the others are like them and are left out; what has come since the last look is asked again.
 */
const drawTheFirst = (page: Page): Promise<void> =>
  page.evaluate(() => {
    [...document.querySelectorAll<HTMLElement>('main *')]
      .filter(
        (element) =>
          element.dataset.alike === undefined && getComputedStyle(element).contentVisibility === 'auto',
      )
      .forEach((element, i) => {
        if (i < 12) element.style.contentVisibility = 'visible';
        else element.dataset.alike = '';
      });
  });
