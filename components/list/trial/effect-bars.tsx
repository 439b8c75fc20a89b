import { IntervalBars } from '@/components/simulator/batch/interval-bars';
import type { Effect } from '@/lib/sim';
import { points } from './say-effect';

const LABEL = 34;
const short = (name: string): string => (name.length > LABEL ? `${name.slice(0, LABEL - 1)}…` : name);

/** Round steps of an axis that has all bounds, the same on both sides of nothing. */
function axisOf(effects: readonly Effect[]) {
  const most = Math.max(1, ...effects.flatMap(({ low, high }) => [-low * 100, high * 100]));
  const step = [1, 2, 5, 10, 20, 50].find((n) => most <= 2 * n) ?? 50;
  return { domain: [-2 * step, 2 * step], ticks: [-2, -1, 0, 1, 2].map((n) => n * step) } as const;
}

/** What each adds to the victories of a list, in points of win share, with its bounds. */
export function EffectBars({
  effects,
}: {
  readonly effects: readonly { readonly name: string; readonly effect: Effect }[];
}) {
  const { domain, ticks } = axisOf(effects.map(({ effect }) => effect));
  return (
    <IntervalBars
      says={`Points of win share: ${effects.map(({ name, effect }) => `${name} ${points(effect.difference)}`).join(', ')}`}
      rows={effects.map(({ name, effect }) => ({
        label: short(name),
        value: effect.difference * 100,
        low: effect.low * 100,
        high: effect.high * 100,
      }))}
      domain={domain}
      ticks={ticks}
      showTick={(n) => points(n / 100).replace(/\.0$/, '')}
    />
  );
}
