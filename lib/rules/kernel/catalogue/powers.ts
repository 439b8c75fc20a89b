import type { Effect, Entry } from './entry';

/** What cards of any game can do: one word for it in all catalogues, so that one question can be asked of all. */
export const powers = [
  { id: 'attack', explains: 'Strikes or shoots by itself.' },
  { id: 'combat bonus', explains: 'Makes its side fight better.' },
  { id: 'protection', explains: 'Keeps harm away from a piece or a card.' },
  { id: 'healing', explains: 'Mends damage, wounds or fatigue.' },
  { id: 'kill', explains: 'Removes a piece without a fight.' },
  { id: 'movement', explains: 'Moves farther, more often or more easily.' },
  { id: 'flight', explains: 'Passes over what stops others, or under it.' },
  { id: 'teleport', explains: 'Puts a piece elsewhere without the way between.' },
  { id: 'summon', explains: 'Brings pieces into play.' },
  { id: 'control', explains: 'Takes over or steers what belongs to others.' },
  { id: 'hold', explains: 'Keeps a piece from moving or acting.' },
  { id: 'trap', explains: 'Lies in wait for whoever comes.' },
  { id: 'ground', explains: 'Changes the board: rocks, terrain, roads, walls.' },
  { id: 'hiding', explains: 'Makes something harder to see or find.' },
  { id: 'knowledge', explains: 'Shows what is hidden: hands, places, cards.' },
  { id: 'dice', explains: 'Changes a roll or what it counts as.' },
  { id: 'cards', explains: 'Draws, steals, swaps or returns cards.' },
  { id: 'extra action', explains: 'Gives more to do in a turn.' },
  { id: 'undoing', explains: 'Ends or stops another effect.' },
] as const;

export type Power = (typeof powers)[number]['id'];

/** By kind of effect: the powers that it gives, always or depending on its values. */
export type PowersByKind<F extends Effect> = {
  readonly [K in F['kind']]?: readonly Power[] | ((effect: Extract<F, { kind: K }>) => readonly Power[]);
};

/** What one effect can do. */
export function powersOfEffect<F extends Effect>(effect: F, byKind: PowersByKind<F>): readonly Power[] {
  const table: Readonly<Record<string, readonly Power[] | ((effect: F) => readonly Power[]) | undefined>> =
    byKind as never;
  const given = table[effect.kind];
  return typeof given === 'function' ? given(effect) : (given ?? []);
}

/** Tags with what such effects can do; those that are there already stay in front. */
export function tagsWithPowers<F extends Effect>(
  tags: readonly string[],
  effects: readonly F[],
  byKind: PowersByKind<F>,
): readonly string[] {
  const given = effects.flatMap((effect) => powersOfEffect(effect, byKind));
  return given.length === 0 ? tags : [...new Set([...tags, ...given])];
}

/** Tags each entry with what its effects can do. */
export const withPowers = <E extends Entry>(
  entries: readonly E[],
  byKind: PowersByKind<E['effects'][number]>,
): readonly E[] =>
  entries.map((entry) => {
    const tags = tagsWithPowers<E['effects'][number]>(entry.tags, entry.effects, byKind);
    return tags === entry.tags ? entry : { ...entry, tags };
  });
