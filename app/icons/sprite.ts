import { icons } from '@iconify-json/game-icons/icons.json';

const drawings: Readonly<Record<string, { readonly body: string }>> = icons;

/** Pictures of the game-icons set as one SVG of symbols. @throws where there is no such picture: the build finds it. */
export function sprite(names: Iterable<string>): Response {
  const symbols = [...new Set(names)].map((name) => {
    const drawing = drawings[name];
    if (!drawing) throw new Error(`game-icons has no picture “${name}”`);
    return `<symbol id="${name}" viewBox="0 0 512 512">${drawing.body}</symbol>`;
  });
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    },
  });
}
