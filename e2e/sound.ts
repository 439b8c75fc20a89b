import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions, Spec } from 'axe-core';
import { expect } from './fixtures';
import { desk, phone } from './windows';

const inLight = { size: phone, colours: 'light' } as const;
const inDark = { size: desk, colours: 'dark' } as const;

interface Looks {
  readonly everyLook?: boolean;
  readonly like?: boolean;
  /** Nothing lies over the page: whatever can be touched is large enough, or far enough from the next. */
  readonly thumbs?: boolean;
}

/**
 * No finding by axe, no scrolling sideways, one heading of the first level. A phone in light and a desk in dark show every
 * element and every colour; `everyLook` adds the other two pairs. A page that is `like` one which another test judges, drawn
 * by the same parts from other data, is judged once by axe, and without its colours: they are the same tokens. The window is left
 * as wide as it was.
 */
export async function expectSound(
  page: Page,
  { everyLook = false, like = false, thumbs = false }: Looks = {},
): Promise<void> {
  const others = [
    { size: phone, colours: 'dark' },
    { size: desk, colours: 'light' },
  ] as const;
  const found = page.viewportSize();
  // What is on its way is pale, and not yet the page.
  await expect(page.getByText('Loading …', { exact: true })).toHaveCount(0);
  for (const { size, colours } of [inLight, ...(everyLook ? others : []), inDark]) {
    await page.setViewportSize(size);
    // Whoever wants less motion sees colours change at once, and so does axe.
    await page.emulateMedia({ colorScheme: colours, reducedMotion: 'reduce' });
    await drawTheFirst(page);
    await twoFrames(page);
    const at = `${new URL(page.url()).pathname} at ${size.width} px, ${colours}`;
    // A page that follows the width of its window by script needs a moment.
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
        message: `${at}: pixels too wide`,
        timeout: 5_000,
      })
      .toBeLessThanOrEqual(0);
    if (like && size !== phone) continue;
    expect(await findingsOf(page, { contrast: !like, thumbs }), at).toEqual([]);
  }
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  if (found) await page.setViewportSize(found);
}

/** What follows the width of the window or its colours by script has heard of them after a frame, and drawn itself after another. */
const twoFrames = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
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

/**
 * Marks one element of each look. Whether its colours can be told apart is by far the dearest question of axe, and what has
 * the same colours in the same place among the same parts, up to the root, has the same answer. Pictures are described as
 * one, and are left out.
 */
const markLooks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    const places = new Map<string, number>();
    const placeOf = (look: string): number => {
      if (!places.has(look)) places.set(look, places.size + 1);
      return places.get(look)!;
    };
    const mark = (element: Element, place: number): void => {
      const style = getComputedStyle(element);
      const colours = [style.color, style.backgroundColor, style.backgroundImage, style.opacity];
      const type = [style.fontSize, style.fontWeight, style.textDecorationLine];
      const look = [place, element.tagName, element.getAttribute('class'), ...colours, ...type].join();
      const writes = [...element.childNodes].some((one) => one instanceof Text && one.data.trim() !== '');
      const shown = element.checkVisibility({ visibilityProperty: true });
      const asked = [look, writes, shown, element.matches(':disabled, [aria-disabled=true]')].join();
      element.toggleAttribute('data-look', !seen.has(asked));
      seen.add(asked);
      const here = placeOf(look);
      for (const child of element.children) if (!child.matches('svg *, [data-alike]')) mark(child, here);
    };
    mark(document.body, 0);
  });

/** Half as long as what the package names first: each page that is judged takes it in anew. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface WithAxe {
  readonly axe: {
    configure(spec: Spec): void;
    run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
  };
}

/** What axe finds. Once in a page it stays there; what depends on colours is asked of marked elements alone. */
async function findingsOf(
  page: Page,
  asked: { readonly contrast: boolean; readonly thumbs: boolean },
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe);
    await page.evaluate(() =>
      (globalThis as unknown as WithAxe).axe.configure({
        // It would write down every element that it asks; those with a finding are enough, and are written below.
        noHtml: true,
        rules: [
          { id: 'color-contrast', selector: '[data-look]' },
          { id: 'link-in-text-block', selector: 'a[href][data-look]' },
        ],
      }),
    );
  }
  await markLooks(page);
  return page.evaluate(async ({ contrast, thumbs }) => {
    const { violations } = await (globalThis as unknown as WithAxe).axe.run(
      { exclude: ['[data-alike]'] },
      {
        // Of what is well it need not gather every line; style sheets and films ahead are for rules that we have no use for.
        resultTypes: ['violations'],
        preload: false,
        elementRef: true,
        // Too new for axe to ask of itself; a thumb needs it.
        rules: {
          'color-contrast': { enabled: contrast },
          'target-size': { enabled: thumbs },
          // Where one page led to another the title goes and comes after it: it is waited for, by `expectSound`.
          'document-title': { enabled: false },
        },
      },
    );
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ element }) => `${id}: ${element?.outerHTML.slice(0, 160)}`),
    );
  }, asked);
}
