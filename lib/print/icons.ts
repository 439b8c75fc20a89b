import { icons } from '@iconify-json/game-icons/icons.json';
import type { IconPath } from './pdf';

const drawings: Readonly<Record<string, { readonly body: string }>> = icons;
const paths = new Map<string, string | undefined>();

/** Stands in where a custom card names a picture that is not there: nobody's card keeps a sheet from being printed. */
export const UNKNOWN_ICON = 'uncertainty';

/** Outlines of the game-icons set, each of them a single path. */
export const gameIcon: IconPath = (name) => {
  const own = name.startsWith('any/');
  const id = own ? name.slice(4) : name;
  if (!paths.has(id))
    paths.set(id, Object.hasOwn(drawings, id) ? /\sd="([^"]+)"/.exec(drawings[id]!.body)?.[1] : undefined);
  return paths.get(id) ?? (own ? gameIcon(UNKNOWN_ICON) : undefined);
};

/** Is there a picture of that name? */
export const isGameIcon = (name: string): boolean => Object.hasOwn(drawings, name);
