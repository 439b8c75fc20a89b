import type { ScenePiece } from '@/lib/rules/kernel/game/scene';
import type { Tone } from '@/lib/rules/reference';
import { outlineOf } from './geometry';

/** What a larger piece covers, in the colour of its owner; what lies on its spaces can be touched through it. */
export function Outline({
  piece: { covers = [], flat },
  shapes,
  unit,
  tone,
}: {
  readonly piece: ScenePiece;
  /** Corners of each space. */
  readonly shapes: ReadonlyMap<string, readonly number[]>;
  readonly unit: number;
  readonly tone: Tone;
}) {
  const covered = covers.flatMap((space) => [shapes.get(space) ?? []]);
  return (
    <g data-tone={tone} pointerEvents="none">
      {covered.map((shape, i) => (
        <polygon key={i} points={shape.join(' ')} fill="var(--tone-solid)" opacity={flat ? 0.16 : 0.42} />
      ))}
      <path
        d={outlineOf(covered)}
        fill="none"
        stroke="var(--tone-ink)"
        strokeWidth={unit * (flat ? 0.14 : 0.1)}
        strokeLinecap="round"
      />
    </g>
  );
}
