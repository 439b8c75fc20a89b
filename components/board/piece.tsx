import type { ScenePiece } from '@/lib/rules/kernel/game/scene';
import type { Tone } from '@/lib/rules/reference';
import type { Spot } from '@/lib/rules/kernel/game/spot';
import { IconAt } from './icon-at';
import { badgeSize } from './printed';

/** Seats differ by shape as well as by colour. Drawn round the origin with a radius of 1. */
const shapes = [
  'M0-1A1 1 0 1 1-.01-1z',
  'M-.72-.9H.72Q.9-.9.9-.72V.72Q.9.9.72.9H-.72Q-.9.9-.9.72V-.72Q-.9-.9-.72-.9z',
  'M0-1.080L1.080 0 0 1.080-1.080 0z',
  'M-.52-.95H.52L1.04 0 .52.95H-.52L-1.040 0z',
  'M0-1.060L1.020.78H-1.020z',
  'M-.42-1H.42L1-.42V.42L.42 1H-.42L-1 .42V-.42z',
] as const;

const shapeOfSeat = (seat: number | undefined): string => shapes[(seat ?? 0) % shapes.length]!;

/** The mark of a seat beside its name: the shape and colour of its pieces. */
export function SeatMark({ seat, tone }: { readonly seat: number; readonly tone: Tone }) {
  return (
    <svg aria-hidden viewBox="-1.300 -1.300 2.600 2.600" data-tone={tone} className="size-5 shrink-0">
      <path d={shapeOfSeat(seat)} fill="var(--tone-solid)" stroke="var(--tone-ink)" strokeWidth={0.15} />
    </svg>
  );
}

/** How far a piece reaches from its middle. */
export const reachOf = ({ size }: ScenePiece, { r }: Spot): number =>
  r * (size === 'small' ? 0.76 : size === 'large' ? 1.12 : 1);

/** A piece on its spot: shape and colour of its owner, and picture. */
export function Piece({
  board,
  piece,
  spot,
  tone,
  icon,
}: {
  /** Id of the board whose patterns it uses. */
  readonly board: string;
  readonly piece: ScenePiece;
  readonly spot: Spot;
  readonly tone: Tone;
  readonly icon: (name: string) => string;
}) {
  const r = reachOf(piece, spot);
  const covered = piece.state === 'covered';
  return (
    <g
      data-tone={tone}
      transform={`translate(${spot.x} ${spot.y})`}
      opacity={piece.state === 'spent' ? 0.62 : 1}
    >
      <path
        d={shapeOfSeat(piece.seat)}
        transform={`scale(${r})`}
        fill={covered ? `url(#${board}-back)` : 'var(--tone-solid)'}
        stroke="var(--piece-edge)"
        strokeWidth={0.13}
        strokeDasharray={piece.state === 'spent' ? '.3 .2' : undefined}
      />
      {!covered && <IconAt href={icon(piece.icon)} x={0} y={0} size={r * 1.24} fill="#fffdf8" />}
    </g>
  );
}

/** The number on a piece, in its corner: larger there where it would be too small to read. What is spent is pale, its number is not. */
export function Badge({
  piece,
  spot,
  tone,
  least,
}: {
  readonly piece: ScenePiece;
  readonly spot: Spot;
  readonly tone: Tone;
  /** So large type would like to be, in units of the scene. */
  readonly least: number;
}) {
  const { label = '' } = piece;
  if (label === '') return null;
  const r = reachOf(piece, spot);
  const size = badgeSize(r, least);
  return (
    // What is touched is the piece, or the ring round it.
    <g
      aria-hidden
      data-tone={tone}
      transform={`translate(${spot.x + r * 0.7} ${spot.y + r * 0.7})`}
      pointerEvents="none"
    >
      <rect
        x={-size * Math.max(0.7, label.length * 0.38)}
        y={-size * 0.61}
        width={size * Math.max(1.4, label.length * 0.76)}
        height={size * 1.22}
        rx={size * 0.55}
        fill="var(--sheet)"
        stroke="var(--tone-ink)"
        strokeWidth={size * 0.11}
      />
      <text textAnchor="middle" dominantBaseline="central" fontSize={size} fontWeight={700} fill="var(--ink)">
        {label}
      </text>
    </g>
  );
}
