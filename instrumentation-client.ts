// Read in here, a part of the work of its own: with all else that a page begins with, it holds a phone up for too long.
import 'react-dom/client';

/**
 * Runs before anything else of ours in a browser. The pages allow no code that is made of text, and so zod need not try
 * whether they do: the attempt alone breaks the Content-Security-Policy.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

declare global {
  var __next_s: [src: string | 0, attributes: { readonly children: string }][] | undefined;
}

/** A script of no text, to be run before the page comes alive: Next waits a turn for it, in which touches are answered. */
(globalThis.__next_s ??= []).push([0, { children: '' }]);
