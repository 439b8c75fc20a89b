import type { BotLevel } from '@/lib/rules/playing';
import { bots } from './bots';

/** How closely entries of a list are measured. */
export interface MeasureWish {
  readonly bot: BotLevel;
  /** Pairs for each entry. */
  readonly games: number;
  /** Half the width of an interval at which an entry is done; 0: when all games are played. */
  readonly precision: number;
}
export const firstMeasure: MeasureWish = { bot: 'steady', games: 1000, precision: 0.05 };

const amounts = [50, 200, 1000, 5000, 20_000] as const;
const precisions = [
  [0, 'When all are played'],
  [0.05, 'When known to 5 points'],
  [0.02, 'When known to 2 points'],
  [0.01, 'When known to 1 point'],
] as const;

/** Who plays, how many games, and when an entry is known closely enough. */
export function MeasureFields({
  value,
  onChange,
}: {
  readonly value: MeasureWish;
  readonly onChange: (value: MeasureWish) => void;
}) {
  return (
    <>
      <label className="text-sm font-semibold">
        Played by
        <select
          className="input mt-0.5 font-normal"
          value={value.bot}
          onChange={(e) => {
            const bot = bots.find(([level]) => level === e.target.value)?.[0];
            if (bot) onChange({ ...value, bot });
          }}
        >
          {bots.map(([level, name]) => (
            <option key={level} value={level}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm font-semibold">
        Pairs of games for each
        <select
          className="input mt-0.5 font-normal"
          value={value.games}
          onChange={(e) => onChange({ ...value, games: Number(e.target.value) })}
        >
          {amounts.map((n) => (
            <option key={n} value={n}>
              up to {n.toLocaleString('en')}
            </option>
          ))}
        </select>
      </label>
      <label className="text-sm font-semibold">
        Stop
        <select
          className="input mt-0.5 font-normal"
          value={value.precision}
          onChange={(e) => onChange({ ...value, precision: Number(e.target.value) })}
        >
          {precisions.map(([precision, name]) => (
            <option key={precision} value={precision}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}
