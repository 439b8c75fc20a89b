import type { SceneSeat } from '@/lib/rules/kernel/game/scene';
import { SeatMark } from './piece';

/** How each seat stands, and whose decision is due. */
export function SeatPanel({
  seats,
  due,
  whoOf,
}: {
  readonly seats: readonly SceneSeat[];
  readonly due: readonly number[];
  /** Who sits there: `You`, `Bot, steady`. */
  readonly whoOf: (seat: number) => string;
}) {
  return (
    <ul aria-label="Seats" className="grid gap-2 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
      {seats.map(({ seat, name, tone, alive, facts }) => (
        <li
          key={seat}
          data-tone={tone}
          className={`rounded-lg border px-3 py-2 text-sm wrap-anywhere ${due.includes(seat) ? 'border-tone bg-tone-soft' : 'border-line bg-sheet'}`}
        >
          <p className="flex flex-wrap items-center gap-x-2">
            <SeatMark seat={seat} tone={tone} />
            <b className={alive ? '' : 'line-through'}>{name}</b>
            <span className={due.includes(seat) ? 'text-tone-ink' : 'text-quiet'}>{whoOf(seat)}</span>
            {!alive && <span className="ml-auto text-quiet">out</span>}
            {due.includes(seat) && (
              <span className="ml-auto font-semibold whitespace-nowrap text-tone-ink">to act</span>
            )}
          </p>
          {facts.length > 0 && (
            <dl className="mt-1 flex flex-wrap gap-x-3">
              {facts.map(({ label, value }) => (
                <div key={label} className="flex gap-1">
                  <dt className={`shrink-0 ${due.includes(seat) ? 'text-tone-ink' : 'text-quiet'}`}>
                    {label}
                  </dt>
                  <dd className="min-w-0 font-semibold tabular-nums">{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}
