import { itemSpells, spells } from './catalogue/spells';
import type { Beast, Effect } from './catalogue/effects';

/** Monsters that go by one name in spells, by the ids of their counters. */
const kinds: Readonly<Record<Exclude<Beast, 'native-group'>, readonly string[]>> = {
  demon: ['demon'],
  'winged-demon': ['winged-demon'],
  imp: ['imp'],
  bat: ['giant-bat'],
  dragon: ['tremendous-dragon', 'heavy-dragon'],
  'flying-dragon': ['tremendous-flying-dragon', 'heavy-flying-dragon'],
  spider: ['tremendous-spider', 'heavy-spider'],
  octopus: ['octopus'],
  goblin: ['goblin-spear', 'goblin-great-sword', 'goblin-axe'],
  giant: ['giant'],
  ogre: ['ogre'],
};

const beastById: ReadonlyMap<string, Beast> = new Map(
  Object.entries(kinds).flatMap(([beast, ids]) => ids.map((id) => [id, beast as Beast] as const)),
);

/** What spells call a monster; undefined: no spell names it. */
export const beastOf = (id: string): Beast | undefined => beastById.get(id);

const demonic: readonly (Beast | undefined)[] = ['demon', 'winged-demon', 'imp'];
/** What Exorcise kills and a pentangle keeps off. (MR-S01, MR-S28) */
export const isDemonic = (id: string): boolean => demonic.includes(beastOf(id));

/** Monsters who can be hired once a spell pacifies them, by their kind. (MR-S15, MR-S43) */
export const herds = ['goblin', 'giant', 'ogre'] as const satisfies readonly Beast[];
export type Herd = (typeof herds)[number];
export const isHerd = (what: string): what is Herd => herds.some((herd) => herd === what);

/** Has it a weapon of its own: a native, goblin, ogre, or giant with his club? (MR-X33, MR-S45) */
export const bearsArms = (id: string, isNative: boolean): boolean =>
  isNative || herds.some((herd) => herd === beastOf(id));

/** A spell that makes denizens serve its caster, or spare him. */
export type Holding = Extract<Effect, { readonly kind: 'control' | 'pacify' }>;

const holdings: ReadonlyMap<string, Holding> = new Map(
  [...spells, ...itemSpells].flatMap(({ id, effects }) =>
    effects.flatMap((e: Effect): [string, Holding][] =>
      e.kind === 'control' || e.kind === 'pacify' ? [[id, e]] : [],
    ),
  ),
);

const rules: ReadonlyMap<string, string> = new Map(
  [...spells, ...itemSpells].map(({ id, rules: own }) => [id, own[0]!]),
);
/** The row of a spell in the ledger. */
export const ruleOfSpell = (spell: string): string => rules.get(spell)!;

/** How a spell holds denizens; undefined: it holds none. (MR-S15, MR-S37, MR-S43, MR-S44, MR-T19) */
export const holdingOf = (spell: string): Holding | undefined => holdings.get(spell);

/** Whom a demon's answer asks for. (MR-S25) */
const asked: readonly Beast[] = ['demon', 'winged-demon'];
const asking: ReadonlySet<string> = new Set(
  spells.flatMap(({ id, effects }) => (effects.some((e: Effect) => e.kind === 'ask') ? [id] : [])),
);

/** Denizens at which a spell is aimed by their kind. */
export const beastsOf = (spell: string): readonly Beast[] =>
  holdingOf(spell)?.beasts ?? (asking.has(spell) ? asked : []);

/** A treasure that casts a spell of its own goes for that spell. */
const spellNamed = (what: string): string => itemSpells.find(({ item }) => item === what)?.id ?? what;

/** Could a spell, or a treasure with a spell of its own, make that monster serve: under control, or for a wage? */
export function canServe(monster: string, by: string): boolean {
  const beast = beastOf(monster);
  return (
    beast !== undefined && beastsOf(spellNamed(by)).includes(beast) && holdingOf(spellNamed(by)) !== undefined
  );
}
