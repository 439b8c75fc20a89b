import { icons } from '@iconify-json/game-icons/icons.json';

export const dynamic = 'force-static';

/** The names of all pictures, for the search in the card designer. */
export const GET = (): Response =>
  Response.json(Object.keys(icons), { headers: { 'cache-control': 'public, max-age=604800' } });
