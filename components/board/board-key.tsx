'use client';

import { useId } from 'react';
import type { SceneKey, SceneLine } from '@/lib/rules/kernel/game/scene';
import { Grounds } from './grounds';
import { Lines } from './lines';

/** A sample is drawn in units of so many by so many. */
const [WIDE, HIGH, UNIT] = [36, 20, 22];

/** What grounds and lines of a board mean. */
export function BoardKey({ of }: { readonly of: readonly SceneKey[] }) {
  const id = useId().replaceAll(':', '');
  return (
    <details className="sheet p-3" open>
      <summary className="font-semibold">Key</summary>
      <ul className="mt-2 grid grid-cols-2 gap-x-3 gap-y-1.5">
        {of.map((one) => (
          <li key={one.says} className="flex items-center gap-2">
            <svg aria-hidden viewBox={`0 0 ${WIDE} ${HIGH}`} className="h-5 w-9 shrink-0">
              <Grounds id={id} unit={UNIT} />
              {'ground' in one ? (
                <Sample ground={`url(#${id}-${one.ground})`} rim={one.rim} />
              ) : (
                <Lines lines={[{ kind: one.line, points: [2, HIGH / 2, WIDE - 2, HIGH / 2] }]} unit={UNIT} />
              )}
            </svg>
            {one.says}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A piece of ground, or a round one with its rim. */
function Sample({ ground, rim }: { readonly ground: string; readonly rim: SceneLine['kind'] | undefined }) {
  const r = HIGH / 2 - 3;
  if (rim === undefined)
    return (
      <rect
        x={0.5}
        y={0.5}
        width={WIDE - 1}
        height={HIGH - 1}
        rx={4}
        fill={ground}
        stroke="var(--board-edge)"
      />
    );
  const round = Array.from({ length: 25 }, (_, i) => [
    WIDE / 2 + r * Math.cos((i * Math.PI) / 12),
    HIGH / 2 + r * Math.sin((i * Math.PI) / 12),
  ]).flat();
  return (
    <>
      <Lines lines={[{ kind: rim, points: round }]} unit={UNIT} />
      <circle cx={WIDE / 2} cy={HIGH / 2} r={r - 0.6} fill={ground} stroke="var(--board-edge)" />
    </>
  );
}
