import { icons } from '@iconify-json/game-icons/icons.json';
import type { IconPath } from './pdf';

const drawings: Readonly<Record<string, { readonly body: string }>> = icons;
const paths = new Map<string, string | undefined>();

/** Outlines of the game-icons set, each of them a single path. */
export const gameIcon: IconPath = (name) => {
  if (!paths.has(name)) paths.set(name, /\sd="([^"]+)"/.exec(drawings[name]?.body ?? '')?.[1]);
  return paths.get(name);
};
