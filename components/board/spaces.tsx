import { memo } from 'react';
import type { SceneSpace } from '@/lib/rules/kernel/game/scene';
import type { Tone } from '@/lib/rules/reference';
import type { Spot } from '@/lib/rules/kernel/game/spot';
import { IconAt } from './icon-at';

interface Props {
  readonly board: string;
  readonly spaces: readonly SceneSpace[];
  readonly spots: ReadonlyMap<string, Spot>;
  /** Spaces on which something stands: their picture makes room. */
  readonly taken: ReadonlySet<string>;
  readonly toneOf: (seat: number | undefined) => Tone;
  readonly icon: (name: string) => string;
}

/** The ground of all spaces with what is printed on it. */
export const Spaces = memo(function Spaces({ board, spaces, spots, taken, toneOf, icon }: Props) {
  return spaces.map((space) => {
    const { x, y, r } = spots.get(space.id)!;
    const aside = taken.has(space.id);
    // Pieces stand over the rim of a space that lies within another.
    const away = aside || space.icon ? r * (space.within === undefined ? 0.62 : 0.95) : 0;
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
        {space.icon && (
          <IconAt
            href={icon(space.icon)}
            x={aside ? x - r * 0.6 : x}
            y={aside ? y - r * 0.6 : y}
            size={aside ? r * 0.72 : r * 1.24}
            fill="var(--ground-ink)"
          />
        )}
        {space.label && (
          <text
            x={x + away}
            y={y - away}
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={r * (space.within === undefined ? 0.42 : 1)}
            fontWeight={700}
            fill="var(--ground-ink)"
            stroke="var(--ground-halo)"
            strokeWidth={r * (space.within === undefined ? 0.09 : 0.2)}
            paintOrder="stroke"
            pointerEvents="none"
          >
            {space.label}
          </text>
        )}
      </g>
    );
  });
});

/** The outline a little inside of the edge, so that neighbours do not cover it. */
const shrunk = (shape: readonly number[], x: number, y: number): string =>
  shape.map((v, i) => (i % 2 === 0 ? x + (v - x) * 0.91 : y + (v - y) * 0.91)).join(' ');
