// oxlint-disable-next-line no-restricted-imports -- here it is tamed, for all others
import NextLink, { type LinkProps } from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link that fetches nothing ahead. Our pages are drawn when they are asked for, and of such a page Next’s own link only
 * learns the title, with two requests for each link in view: a click has to ask for the page all the same.
 */
export function Link<T extends string>(
  props: Omit<ComponentProps<'a'>, keyof LinkProps<string>> & LinkProps<T>,
) {
  return <NextLink {...props} prefetch={false} />;
}
