import { memo } from 'react';
import type { SceneSpace } from '@/lib/rules/kernel/game/scene';
import type { Spot } from '@/lib/rules/kernel/game/spot';
import { Print } from './print';
import { labelSpot } from './printed';

/** The labels of all spaces. They are drawn last: no piece, ring or outline lies across them. */
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
    return (
      <Print key={space.id} {...labelSpot(space, spots.get(space.id)!, taken.has(space.id), least)}>
        {space.label}
      </Print>
    );
  });
});
