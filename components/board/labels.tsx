import { memo } from 'react';
import type { SceneSpace } from '@/lib/rules/kernel/game/scene';
import type { Spot } from '@/lib/rules/kernel/game/spot';
import { labelSpot } from './printed';

/**
 * The labels of all spaces. They are drawn last: no piece, ring or outline lies across them. Whoever hears the board is told the
 * name of each space, and would hear them as a row of letters.
 */
export const Labels = memo(function Labels({
  spaces,
  spots,
  taken,
  least,
}: {
  readonly spaces: readonly SceneSpace[];
  readonly spots: ReadonlyMap<string, Spot>;
  /** Spaces on which something stands: their label makes room. */
  readonly taken: ReadonlySet<string>;
  /** So large type would like to be, in units of the scene. */
  readonly least: number;
}) {
  return spaces.map((space) => {
    if (!space.label) return null;
    const { x, y, size } = labelSpot(space, spots.get(space.id)!, taken.has(space.id), least);
    return (
      <text
        key={space.id}
        aria-hidden
        x={x}
        y={y}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={size}
        fontWeight={700}
        fill="var(--ground-ink)"
        stroke="var(--ground-halo)"
        strokeWidth={size * 0.21}
        paintOrder="stroke"
        pointerEvents="none"
      >
        {space.label}
      </text>
    );
  });
});
