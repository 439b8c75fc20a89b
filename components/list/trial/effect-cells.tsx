import type { Effect, Result } from '@/lib/sim';
import { points, pointsEach, sayVerdict } from './say-effect';

/** What a use adds, as the last cells of its row: points, bounds, points for each unit of price, and what that says. */
export function EffectCells({
  effect,
  ended,
  each,
}: {
  readonly effect: Effect;
  /** Why no more of its games are played; absent: more are to come. */
  readonly ended?: Result['ended'];
  /** Is there a column of points per unit? */
  readonly each: boolean;
}) {
  const cell = 'py-1 pr-3 align-top';
  return (
    <>
      <td className={`${cell} font-semibold whitespace-nowrap`}>{points(effect.difference)}</td>
      <td className={`${cell} whitespace-nowrap`}>
        {points(effect.low)} to {points(effect.high)}
      </td>
      {each && <td className={cell}>{effect.perPrice === undefined ? '' : pointsEach(effect.perPrice)}</td>}
      <td className="py-1 align-top">
        {sayVerdict(effect)}
        <span className="block text-quiet">
          {effect.pairs.toLocaleString('en')} pairs{ended === undefined && ' so far'}
          {ended === 'cancelled' && ', cancelled'}
        </span>
      </td>
    </>
  );
}
