import { memo } from 'react';
import type { SceneSpace } from '@/lib/rules/kernel/game/scene';
import type { Tone } from '@/lib/rules/reference';
import type { Spot } from '@/lib/rules/kernel/game/spot';
import { IconAt } from './icon-at';
import { iconSpot } from './printed';

interface Props {
  readonly board: string;
  readonly spaces: readonly SceneSpace[];
  readonly spots: ReadonlyMap<string, Spot>;
  /** Spaces on which something stands: their picture makes room. */
  readonly taken: ReadonlySet<string>;
  readonly toneOf: (seat: number | undefined) => Tone;
  readonly icon: (name: string) => string;
}

/** The ground of all spaces with what is pictured on it. */
export const Spaces = memo(function Spaces({ board, spaces, spots, taken, toneOf, icon }: Props) {
  return spaces.map((space) => {
    const { x, y, r } = spots.get(space.id)!;
    const picture = space.icon && iconSpot(space, { x, y, r }, taken.has(space.id));
    return (
      <g key={space.id} data-thing={space.id}>
        <title>{space.name}</title>
        <polygon
          points={space.shape.join(' ')}
          fill={`url(#${board}-${space.ground})`}
          stroke="var(--board-edge)"
          strokeWidth={r * 0.05}
          strokeLinejoin="round"
        />
        {space.seat !== undefined && (
          <polygon
            data-tone={toneOf(space.seat)}
            points={shrunk(space.shape, x, y)}
            fill="none"
            stroke="var(--tone-ink)"
            strokeWidth={r * 0.1}
            strokeLinejoin="round"
            pointerEvents="none"
          />
        )}
        {space.icon && picture && <IconAt href={icon(space.icon)} fill="var(--ground-ink)" {...picture} />}
      </g>
    );
  });
});

/** The outline a little inside of the edge, so that neighbours do not cover it. */
const shrunk = (shape: readonly number[], x: number, y: number): string =>
  shape.map((v, i) => (i % 2 === 0 ? x + (v - x) * 0.91 : y + (v - y) * 0.91)).join(' ');
