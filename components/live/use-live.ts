'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { openLine, type Followed, type Line } from './open-line';

export type { Line } from './open-line';

/** Follows what others do as long as its component is there, and says how. */
export function useLive({
  address,
  as,
  event,
  everyMs,
  hiddenMs,
  ...on
}: Followed & {
  /** Whom the stream speaks to; another one opens it anew. */
  readonly as?: string | number | null;
}): Line {
  const [line, setLine] = useState<Line>('live');
  const hear = useEffectEvent(on.hear);
  const gone = useEffectEvent(on.gone);
  const ask = useEffectEvent(on.ask);
  useEffect(
    () =>
      openLine(
        {
          address,
          event,
          everyMs,
          hiddenMs,
          hear: (data) => hear(data),
          gone: () => gone(),
          ask: () => ask(),
        },
        setLine,
      ),
    [address, as, event, everyMs, hiddenMs],
  );
  return line;
}
