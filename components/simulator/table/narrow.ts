import type { ChoiceWords } from '@/lib/rules/playing';

/** A choice with its place among those offered. */
export interface Offered {
  readonly nth: number;
  readonly words: ChoiceWords;
}

export interface Narrowed {
  /** Choices that begin with what was picked. */
  readonly left: readonly Offered[];
  /** What may be picked next. */
  readonly lit: ReadonlySet<string>;
  /** Choices of which everything is picked. */
  readonly done: readonly Offered[];
}

/** What remains of the choices when these things were touched, in this order. */
export function narrow(offered: readonly Offered[], picked: readonly string[]): Narrowed {
  const left = offered.filter(({ words }) => picked.every((id, i) => words.touches[i] === id));
  const lit = new Set<string>();
  const done: Offered[] = [];
  for (const one of left) {
    const next = one.words.touches[picked.length];
    if (next !== undefined) lit.add(next);
    else if (picked.length > 0) done.push(one);
  }
  return { left, lit, done };
}

/** What a touch leads to: more of a choice, another beginning, or one step back where it was touched last. */
export function touch(offered: readonly Offered[], picked: readonly string[], id: string): readonly string[] {
  const now = narrow(offered, picked);
  if (now.lit.has(id)) return [...picked, id];
  const at = picked.indexOf(id);
  if (at >= 0) return picked.slice(0, at);
  return narrow(offered, []).lit.has(id) ? [id] : picked;
}

/** The one choice that the touches name, where nothing else can be meant. */
export function onlyChoice(offered: readonly Offered[], picked: readonly string[]): Offered | undefined {
  const { left, done } = narrow(offered, picked);
  return left.length === 1 && done.length === 1 ? done[0] : undefined;
}
