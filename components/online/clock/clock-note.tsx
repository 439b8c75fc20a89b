'use client';

import { AlarmClock, AlarmClockOff, Bot } from 'lucide-react';
import { LocalTime } from '@/components/ui/local-time';
import { sayLeft } from '@/components/ui/say-left';
import { useNow } from '@/components/ui/use-now';
import type { GameNow } from '@/lib/api/contract/shapes/game';
import { isFirst, isOwn } from '../who-plays';
import { owingOf } from './owing';

/** How long who must decide has for it, what may be done once that is over, and for whom a bot decides. */
export function ClockNote({
  now,
  nameOf,
  busy,
  onStandIn,
  onComeBack,
}: {
  readonly now: GameNow;
  /** `Bob (Blue)` */
  readonly nameOf: (seat: number) => string;
  readonly busy: boolean;
  readonly onStandIn: (seat: number) => void;
  readonly onComeBack: () => void;
}) {
  const { clock, away, taken, players, seat: mine, outcome } = now;
  const moment = useNow();
  if (outcome) return null;
  const owing = owingOf(now);
  const replaced = away.flatMap((isAway, seat) => (isAway && isFirst(now, seat) ? [seat] : []));
  // Before they come time runs for nobody.
  const missed = clock
    ? players.flatMap((who, seat) => (who === 'person' && !taken[seat] && isFirst(now, seat) ? [seat] : []))
    : [];
  if (owing.length + replaced.length + missed.length === 0) return null;
  const isAway = mine !== null && away[mine];
  return (
    <ul aria-label="Time" className="space-y-2 text-sm wrap-anywhere">
      {clock && missed.length > 0 && (
        <li className="flex gap-2">
          <AlarmClockOff aria-hidden size={18} className="mt-0.5 shrink-0" />
          <span>
            Each decision has <b>{sayLeft(clock.seconds * 1000)}</b>. Time does not run before everybody has
            come; still missing: {missed.map((seat) => (isOwn(now, seat) ? 'you' : nameOf(seat))).join(', ')}.
          </span>
        </li>
      )}
      {owing.map(({ seat, until }) => {
        const isOver = moment !== undefined && Date.parse(until) <= moment;
        const Icon = isOver ? AlarmClockOff : AlarmClock;
        return (
          <li key={seat} className="flex flex-wrap items-center gap-2">
            <p className="flex gap-2">
              <Icon aria-hidden size={18} className={`mt-0.5 shrink-0 ${isOver ? 'text-bad' : ''}`} />
              <span>
                {isOwn(now, seat) ? 'You have' : `${nameOf(seat)} has`}{' '}
                {moment === undefined ? (
                  <>
                    time until <LocalTime moment={until} />.
                  </>
                ) : isOver ? (
                  <>
                    <b>no time left</b> since <LocalTime moment={until} />.
                  </>
                ) : (
                  <>
                    <b>{sayLeft(Date.parse(until) - moment)}</b> left.
                  </>
                )}
                {isOver && isOwn(now, seat) && ' The others may let a bot decide for you: decide now.'}
              </span>
            </p>
            {isOver && mine !== null && !isOwn(now, seat) && !isAway && (
              <button
                type="button"
                className="button button-small"
                disabled={busy}
                onClick={() => onStandIn(seat)}
              >
                <Bot aria-hidden size={16} /> Let a bot decide for {nameOf(seat)}
              </button>
            )}
          </li>
        );
      })}
      {replaced.map((seat) => (
        <li
          key={seat}
          className={`flex flex-wrap items-center gap-2 ${isOwn(now, seat) ? 'sheet border-warn p-3' : ''}`}
        >
          <p className="flex gap-2">
            <Bot aria-hidden size={18} className="mt-0.5 shrink-0" />
            {isOwn(now, seat)
              ? 'Your time was over: a bot decides for you until you are back.'
              : `A bot decides for ${nameOf(seat)}, whose time was over, until he comes back.`}
          </p>
          {isOwn(now, seat) && (
            <button type="button" className="button button-primary" disabled={busy} onClick={onComeBack}>
              I am back
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
