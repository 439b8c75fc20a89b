import { FOE, GONE, type MrState, type Who } from '../state';
import { isRidden } from '../who';

/**
 * Who had what and who rode as an instant began: all blows of it meet that, whichever of them is worked out first. (MR-R28,
 * MR-B60)
 */
export interface Instant {
  /** Things of each character. */
  readonly items: readonly (readonly number[])[];
  readonly riders: ReadonlySet<Who>;
}

export const instantOf = (s: MrState): Instant => ({
  items: s.heroes.map(({ items }) => [...items]),
  riders: new Set(s.foes.flatMap((_, i) => (isRidden(s, FOE + i) ? [FOE + i] : []))),
});

/** Is that lost by now? */
export const isGone = (s: MrState, seat: number, item: number): boolean =>
  (s.heroes[seat]!.items[item]! & GONE) !== 0;
