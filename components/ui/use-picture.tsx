'use client';

/**
 * A picture out of a sprite. In a page that comes from the server it waits until the words are painted, lest sprites of
 * 100 kB take the line from style sheet and fonts: `AfterPaint` then asks for it. Drawn here, the page is painted already.
 */
export const UsePicture = ({ href }: { readonly href: string }) => (
  <use {...(typeof window === 'undefined' ? { 'data-href': href } : { href })} suppressHydrationWarning />
);
