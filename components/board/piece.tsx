import type { ScenePiece } from '@/lib/rules/kernel/game/scene';
import type { Tone } from '@/lib/rules/reference';
import type { Spot } from '@/lib/rules/kernel/game/spot';
import { IconAt } from './icon-at';

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

/** A piece on its spot: shape and colour of its owner, picture, and the number on it. */
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
  const r = spot.r * (piece.size === 'small' ? 0.76 : piece.size === 'large' ? 1.12 : 1);
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
      {piece.label !== undefined && piece.label !== '' && (
        <g transform={`translate(${r * 0.7} ${r * 0.7})`}>
          <rect
            x={-r * Math.max(0.46, piece.label.length * 0.25)}
            y={-r * 0.4}
            width={r * Math.max(0.92, piece.label.length * 0.5)}
            height={r * 0.8}
            rx={r * 0.36}
            fill="var(--sheet)"
            stroke="var(--tone-ink)"
            strokeWidth={r * 0.07}
          />
          <text
            textAnchor="middle"
            dominantBaseline="central"
            fontSize={r * 0.66}
            fontWeight={700}
            fill="var(--ink)"
          >
            {piece.label}
          </text>
        </g>
      )}
    </g>
  );
}
