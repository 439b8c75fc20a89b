import type { CSSProperties, KeyboardEvent } from 'react';
import type { SceneSpace } from '@/lib/rules/kernel/game/scene';
import type { Spot } from '@/lib/rules/kernel/game/spot';
import type { Placed } from './geometry';

/** Something that may be picked now, with the outline that shows it. */
export interface LitThing {
  readonly id: string;
  readonly name: string;
  readonly spot: Spot;
  /** Corners of a space; absent for a piece, which gets a ring. */
  readonly shape?: readonly number[];
}

export const litThings = (
  lit: ReadonlySet<string>,
  spaces: readonly SceneSpace[],
  spots: ReadonlyMap<string, Spot>,
  placed: readonly Placed[],
): readonly LitThing[] => [
  ...spaces
    .filter((s) => lit.has(s.id))
    .map((s) => ({ id: s.id, name: s.name, spot: spots.get(s.id)!, shape: s.shape })),
  ...placed
    .filter(({ piece }) => lit.has(piece.id))
    .map(({ piece, spot }) => ({ id: piece.id, name: piece.name, spot })),
];

/** The line round what is lit is so broad, in pixels: round small things less, or a net of lines would hide them. */
const [LEAST_PEN_PX, MOST_PEN_PX] = [2, 3];
export const penOf = (r: number, pixel: number): number =>
  pixel === 0 ? MOST_PEN_PX : Math.min(Math.max((r / pixel) * 0.2, LEAST_PEN_PX), MOST_PEN_PX);

/** A lit thing as a button: dashed while it waits, whole once it is picked. */
export function Lit({
  thing: { id, name, spot, shape },
  picked,
  tabbable,
  pixel,
  onFocus,
  onKeyDown,
}: {
  readonly thing: LitThing;
  readonly picked: boolean;
  /** One of them all is reached by Tab; arrow keys lead on. */
  readonly tabbable: boolean;
  /** Units of the scene that a pixel takes. */
  readonly pixel: number;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}) {
  const look = {
    className: 'board-lit',
    'data-picked': picked || undefined,
    vectorEffect: 'non-scaling-stroke' as const,
    style: { '--lit-pen': `${penOf(spot.r, pixel)}px` } as CSSProperties,
  };
  return (
    <g
      role="button"
      aria-label={name}
      aria-pressed={picked}
      tabIndex={tabbable ? 0 : -1}
      data-thing={id}
      data-lit
      className="board-button"
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <title>{name}</title>
      {shape ? (
        <polygon points={shape.join(' ')} {...look} />
      ) : (
        <circle cx={spot.x} cy={spot.y} r={spot.r * 1.22} {...look} />
      )}
    </g>
  );
}
