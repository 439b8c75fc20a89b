import type { List } from '@/lib/rules';

/** Which writing of a draft a kept text is, and upon which one it was made. Absent for what no open builder wrote. */
export interface Stamps {
  readonly stamp?: string | undefined;
  readonly from?: string | undefined;
}

/** One writing of a draft. */
export interface Writing extends Stamps {
  readonly list: List;
}

/** What a tab knows: the last writing that it heard or made, and all of its own since it last heard of another. */
export interface Known {
  readonly stamp?: string | undefined;
  readonly list: List;
  readonly since: readonly Writing[];
}

/** What another tab's writing means to this one. */
export type Heard =
  /** It was written upon all that stands here, or nothing of this tab’s own stands here. */
  | { readonly kind: 'follows' }
  /** Both wrote without knowing of each other since `base`; `mine`: this tab is the one to bring them together. */
  | { readonly kind: 'apart'; readonly base: List; readonly mine: boolean };

const tabOf = (stamp: string): string => stamp.slice(0, stamp.lastIndexOf('.'));

export const stampOf = (tab: string, n: number): string => `${tab}.${n}`;
export const isOf = (tab: string, { stamp }: Stamps): boolean => stamp !== undefined && tabOf(stamp) === tab;

/** Own writings that a tab remembers: another could be so many behind. */
const REMEMBERED = 50;

/** After this tab has written. */
export const wrote = (known: Known, writing: Writing): Known => ({
  stamp: writing.stamp,
  list: writing.list,
  since: [...known.since, writing].slice(-REMEMBERED),
});

/** After this tab has taken over, or in, what another wrote. */
export const took = ({ stamp, list }: Writing): Known => ({ stamp, list, since: [{ stamp, list }] });

/**
 * What to make of a writing of another tab. Of two that wrote at the same instant the one whose name comes first brings both
 * together, and the other, which hears that this was done upon its own, follows.
 */
export function hear(tab: string, known: Known, { stamp, from }: Writing): Heard {
  if (known.since.length <= 1 || from === known.stamp) return { kind: 'follows' };
  const base = known.since.find((own) => own.stamp === from) ?? known.since[0]!;
  return { kind: 'apart', base: base.list, mine: stamp === undefined || tab < tabOf(stamp) };
}
