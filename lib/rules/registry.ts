import type { AnySystem } from './kernel/system';

/** One line per system. Each is loaded when first asked for, so that a page about one does not carry the others. */
const loaders = {
  mms: () => import('./systems/mms').then((m) => m.mms),
  'swords-sorcery': () => import('./systems/swords-sorcery').then((m) => m.swordsSorcery),
  'monsters-magic': () => import('./systems/monsters-magic').then((m) => m.monstersMagic),
  'battle-magic': () => import('./systems/battle-magic').then((m) => m.battleMagic),
  'magic-realm': () => import('./systems/magic-realm').then((m) => m.magicRealm),
} as const satisfies Readonly<Record<string, () => Promise<AnySystem>>>;

export type SystemSlug = keyof typeof loaders;
export const systemSlugs = Object.keys(loaders) as SystemSlug[];
export const isSystemSlug = (slug: string): slug is SystemSlug => Object.hasOwn(loaders, slug);

const loaded = new Map<string, Promise<AnySystem>>();

/** The system of that slug; loaded once. */
export function loadSystem(slug: SystemSlug): Promise<AnySystem> {
  let system = loaded.get(slug);
  if (!system)
    loaded.set(slug, (system = (loaders as Readonly<Record<string, () => Promise<AnySystem>>>)[slug]!()));
  return system;
}

/** All systems in the order of their lines. */
export const loadSystems = (): Promise<AnySystem[]> => Promise.all(systemSlugs.map(loadSystem));
