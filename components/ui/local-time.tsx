'use client';

import { useAlive } from './use-alive';

const short = { dateStyle: 'medium', timeStyle: 'short' } as const;
const long = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** A moment in the reader's own time zone, which only the browser knows: until the page answers it is told in UTC. */
export function LocalTime({ moment, zone = false }: { readonly moment: string; readonly zone?: boolean }) {
  const alive = useAlive();
  return (
    <time dateTime={moment}>
      {new Date(moment).toLocaleString('en-GB', {
        ...(zone || !alive ? long : short),
        ...(alive ? {} : { timeZone: 'UTC' }),
      })}
    </time>
  );
}
