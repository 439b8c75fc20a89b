import type { ActionChit } from '../catalogue/types';

/** Kinds of chits that tire: BERSERK counts as FIGHT, DUCK as MOVE. (MR-B12) */
export type Effort = 'MOVE' | 'FIGHT';

const effortOf = ({ kind }: ActionChit): Effort | undefined =>
  kind === 'MOVE' || kind === 'DUCK' ? 'MOVE' : kind === 'MAGIC' ? undefined : 'FIGHT';

/** Asterisks that must be fatigued after a round, and of which kinds they may be. (MR-191 to MR-194, MR-R37) */
export function fatigueDue(chits: readonly ActionChit[]): {
  readonly asterisks: number;
  readonly of: readonly Effort[];
} {
  const kinds = new Set<Effort>();
  let played = 0;
  for (const chit of chits) {
    const kind = effortOf(chit);
    if (!kind || chit.asterisks === 0) continue;
    kinds.add(kind);
    played += chit.asterisks;
  }
  return played < 2 ? { asterisks: 0, of: [] } : { asterisks: played - 1, of: [...kinds] };
}

/** May the chit be played for an action against these move times on the own sheet? (MR-119) */
export const isFastEnough = ({ kind, time }: ActionChit, moveTimes: readonly number[]): boolean =>
  moveTimes.every((move) => (kind === 'MAGIC' ? time <= move : time < move));
