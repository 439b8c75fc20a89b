import type { EventWords } from '@/lib/rules/playing';
import type { Tone } from '@/lib/rules/reference';

type Die = NonNullable<EventWords['dice']>[number];

/** Where the pips of a six-sided die stand, in thirds. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ],
  5: [
    [1, 1],
    [1, 3],
    [2, 2],
    [3, 1],
    [3, 3],
  ],
  6: [
    [1, 1],
    [1, 2],
    [1, 3],
    [3, 1],
    [3, 2],
    [3, 3],
  ],
};

/** Dice as they fell, in the colour of who rolled them. */
export function DiceRow({
  dice,
  toneOf,
  className = 'size-6',
}: {
  readonly dice: readonly Die[];
  readonly toneOf: (seat: number | undefined) => Tone;
  readonly className?: string;
}) {
  if (dice.length === 0) return null;
  return (
    <span
      role="img"
      aria-label={`Dice: ${dice.map((d) => d.face).join(', ')}`}
      className="inline-flex flex-wrap gap-1 align-middle"
    >
      {dice.map(({ seat, sides, face }, i) => (
        <svg key={i} viewBox="0 0 40 40" className={className} data-tone={toneOf(seat)}>
          <rect
            x={2}
            y={2}
            width={36}
            height={36}
            rx={8}
            fill="var(--tone-soft)"
            stroke="var(--tone-ink)"
            strokeWidth={2.5}
          />
          {sides === 6 && pips[face] ? (
            pips[face].map(([x, y]) => (
              <circle key={`${x}${y}`} cx={x * 10} cy={y * 10} r={3.6} fill="var(--tone-ink)" />
            ))
          ) : (
            <text
              x={20}
              y={21}
              textAnchor="middle"
              dominantBaseline="central"
              fontSize={18}
              fontWeight={700}
              fill="var(--tone-ink)"
            >
              {face}
            </text>
          )}
        </svg>
      ))}
    </span>
  );
}
