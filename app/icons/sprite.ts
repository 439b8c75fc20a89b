import { icons } from '@iconify-json/game-icons/icons.json';
import { snapped } from '@/lib/print/snapped';

const drawings: Readonly<Record<string, { readonly body: string }>> = icons;

/** Pictures of the game-icons set as one SVG of symbols, drawn no finer than a screen shows. @throws where there is no such picture: the build finds it. */
export function sprite(names: Iterable<string>): Response {
  const symbols = [...new Set(names)].map((name) => {
    const drawing = drawings[name];
    if (!drawing) throw new Error(`game-icons has no picture “${name}”`);
    const body = drawing.body.replace(/ d="([^"]+)"/g, (_, outline: string) => ` d="${snapped(outline)}"`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${body}</symbol>`;
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
