import type { AnyBoards } from './kernel/game/board-maker';
import type { Notated } from './kernel/game/notation';
import type { AnyPlayable } from './kernel/game/playable';
import type { Situation } from './kernel/game/situation';
import type { Reference } from './kernel/catalogue/reference';
import { sealRules, type AnyRules, type AnySystem } from './kernel/system';

/**
 * One line per system. Each is loaded when first asked for, so that a page about one does not carry the others; a page that
 * only shows a game loads its reference, one that builds a list the rules that judge it, and none of its schemas; one that
 * plays it loads its engine with bots and boards, and one that only asks for chances its odds. A game without an engine may have
 * boards by themselves.
 */
const loaders = {
  mms: {
    reference: () => import('./systems/mms/reference'),
    rules: () => import('./systems/mms/rules').then((m) => sealRules(m.rules)),
    system: () => import('./systems/mms').then((m) => m.mms),
    odds: () => import('./systems/mms/odds').then((m) => m.situations),
    play: () => import('./systems/mms/play').then((m) => m.play),
    notation: () => import('./systems/mms/scenario/notation').then((m) => m.notation),
  },
  'swords-sorcery': {
    reference: () => import('./systems/swords-sorcery/reference'),
    rules: () => import('./systems/swords-sorcery/rules').then((m) => sealRules(m.rules)),
    system: () => import('./systems/swords-sorcery').then((m) => m.swordsSorcery),
    odds: () => import('./systems/swords-sorcery/odds').then((m) => m.situations),
    play: () => import('./systems/swords-sorcery/play').then((m) => m.play),
    notation: () => import('./systems/swords-sorcery/scenario/notation').then((m) => m.notation),
  },
  'monsters-magic': {
    reference: () => import('./systems/monsters-magic/reference'),
    rules: () => import('./systems/monsters-magic/rules').then((m) => sealRules(m.rules)),
    system: () => import('./systems/monsters-magic').then((m) => m.monstersMagic),
    odds: () => import('./systems/monsters-magic/odds').then((m) => m.situations),
    play: () => import('./systems/monsters-magic/play').then((m) => m.play),
    notation: () => import('./systems/monsters-magic/scenario/notation').then((m) => m.notation),
  },
  'battle-magic': {
    reference: () => import('./systems/battle-magic/reference'),
    rules: () => import('./systems/battle-magic/rules').then((m) => sealRules(m.rules)),
    system: () => import('./systems/battle-magic').then((m) => m.battleMagic),
    odds: () => import('./systems/battle-magic/odds').then((m) => m.situations),
    play: () => import('./systems/battle-magic/play').then((m) => m.play),
    notation: () => import('./systems/battle-magic/scenario/notation').then((m) => m.notation),
  },
  'magic-realm': {
    reference: () => import('./systems/magic-realm/reference'),
    rules: () => import('./systems/magic-realm/rules').then((m) => sealRules(m.rules)),
    system: () => import('./systems/magic-realm').then((m) => m.magicRealm),
    odds: () => import('./systems/magic-realm/odds').then((m) => m.situations),
    boards: () => import('./systems/magic-realm/boards').then((m) => m.boards),
    play: () => import('./systems/magic-realm/play').then((m) => m.play),
    notation: () => import('./systems/magic-realm/scenario/notation').then((m) => m.notation),
  },
} as const satisfies Readonly<Record<string, Loaders>>;

interface Loaders {
  readonly reference: () => Promise<{ readonly reference: Reference }>;
  readonly rules: () => Promise<AnyRules>;
  readonly system: () => Promise<AnySystem>;
  /** Its questions of chance. */
  readonly odds: () => Promise<readonly Situation[]>;
  /** Absent: the system has no engine yet. */
  readonly play?: () => Promise<AnyPlayable>;
  /** Absent: those of its engine, where it has one. */
  readonly boards?: () => Promise<AnyBoards>;
  /** How its positions and choices are written down for other programs; absent where there is no engine. */
  readonly notation?: () => Promise<Notated>;
}

export type SystemSlug = keyof typeof loaders;
export const systemSlugs = Object.keys(loaders) as SystemSlug[];

/** Is it one of the systems that are there? */
export const isSystemSlug = (slug: string): slug is SystemSlug => Object.hasOwn(loaders, slug);

const references = new Map<string, Promise<Reference>>();
const ruleSets = new Map<string, Promise<AnyRules>>();
const systems = new Map<string, Promise<AnySystem>>();
const playables = new Map<string, Promise<AnyPlayable>>();

/** Loads once; what failed to load is asked for again the next time. */
function once<T>(kept: Map<string, Promise<T>>, slug: SystemSlug, load: () => Promise<T>): Promise<T> {
  let coming = kept.get(slug);
  if (!coming) {
    kept.set(slug, (coming = load()));
    coming.catch(() => kept.delete(slug));
  }
  return coming;
}

/** What shows the system of that slug; loaded once. */
export const loadReference = (slug: SystemSlug): Promise<Reference> =>
  once(references, slug, async () => (await loaders[slug].reference()).reference);

/** What judges lists of that slug, without schemas; loaded once. */
export const loadRules = (slug: SystemSlug): Promise<AnyRules> => once(ruleSets, slug, loaders[slug].rules);

/** The whole system of that slug, with its schemas and verdicts; loaded once. */
export const loadSystem = (slug: SystemSlug): Promise<AnySystem> => once(systems, slug, loaders[slug].system);

const loaderOf = (slug: SystemSlug): Loaders => loaders[slug];
const playLoader = (slug: SystemSlug): Loaders['play'] => loaderOf(slug).play;

/** Has the system an engine? */
export const isPlayable = (slug: SystemSlug): boolean => playLoader(slug) !== undefined;

/** Engine, bots, boards and odds of the system of that slug; loaded once. Undefined where it has none yet. */
export const loadPlayable = (slug: SystemSlug): Promise<AnyPlayable> | undefined => {
  const load = playLoader(slug);
  return load && once(playables, slug, load);
};

const boardLoader = (slug: SystemSlug) => loaderOf(slug).boards ?? playLoader(slug);

/** Are boards of it made and judged here? */
export const hasBoards = (slug: SystemSlug): boolean => boardLoader(slug) !== undefined;

/** Boards of that system, of its engine or by themselves. Undefined where it has none. */
export const loadBoards = (slug: SystemSlug): Promise<AnyBoards> | undefined =>
  loaderOf(slug).boards?.() ?? loadPlayable(slug);

/** Questions of chance that the rules of that system answer exactly, with an engine or without one. */
export const loadSituations = (slug: SystemSlug): Promise<readonly Situation[]> => loaders[slug].odds();

/** How positions of that system are written down, with the engine that reads them. Undefined where it has none. */
export const loadNotation = (slug: SystemSlug): Promise<Notated> | undefined => loaderOf(slug).notation?.();

/** All of them in the order of their lines. */
export const loadReferences = (): Promise<Reference[]> => Promise.all(systemSlugs.map(loadReference));
/** All systems, in the order of the registry. */
export const loadSystems = (): Promise<AnySystem[]> => Promise.all(systemSlugs.map(loadSystem));
