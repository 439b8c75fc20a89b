'use client';

import { MessageCircle, Volume2, VolumeX } from 'lucide-react';
import type { ReactNode } from 'react';
import { HiddenNote } from '@/components/moderation/hidden-note';
import { ReportDoor, type ReportWay } from '@/components/moderation/report-door';
import { LocalTime } from '@/components/ui/local-time';
import { counted } from '@/lib/rules/reference';
import type { GameMessage } from '@/lib/api/contract/shapes/game';
import type { Tone } from '@/lib/rules/reference';
import { SayForm } from './say-form';
import type { Talk } from './use-talk';

interface Names {
  /** `Bob (Blue)`, as the seat is called now. */
  readonly nameOf: (seat: number) => string;
  /** `Blue` */
  readonly colourOf: (seat: number) => string;
  readonly toneOf: (seat: number) => Tone;
}

const BODY = 'talk-body';

/** What those who sit at a game say to each other; whoever looks on listens. Only text: nothing in it can be followed. */
export function TalkPanel({
  talk,
  mine,
  people,
  reports,
  here,
  ...names
}: Names & {
  readonly talk: Talk;
  /** Undefined for whoever looks on. */
  readonly mine: number | undefined;
  /** Seats of people. */
  readonly people: readonly number[];
  /** How what others say can be reported. */
  readonly reports: ReportWay;
  /** Address of the page. */
  readonly here: string;
}) {
  const { said, unread, news, muted, open, problem, setOpen, mute, say, fetchEarlier } = talk;
  const sayer = ({ seat, name, isHidden }: GameMessage): string => {
    if (seat === mine) return 'You';
    if (isHidden) return names.colourOf(seat);
    return name === null ? names.nameOf(seat) : `${name} (${names.colourOf(seat)})`;
  };
  const shown = said.messages.filter(({ seat }) => !muted.includes(seat));
  const hidden = said.messages.length - shown.length;
  return (
    <section aria-labelledby="talk" className="sheet p-4">
      <h2 className="text-xl">
        <button
          type="button"
          id="talk"
          className="flex min-h-9 w-full items-center gap-2 text-left"
          aria-expanded={open}
          aria-controls={BODY}
          onClick={() => setOpen(!open)}
        >
          <MessageCircle aria-hidden size={20} /> Talk
          {unread > 0 && <span className="chip ml-auto tabular-nums">{unread} new</span>}
        </button>
      </h2>
      <div role="log" aria-label="New messages" className="sr-only">
        {news.map((message) => (
          <p key={message.n}>
            {sayer(message)}: {message.text}
          </p>
        ))}
      </div>
      <div id={BODY} hidden={!open} className="mt-2 space-y-3">
        {mine === undefined ? (
          <p className="text-sm text-quiet">Only those who sit at the game talk here.</p>
        ) : (
          <SayForm say={say} />
        )}
        {problem && (
          <p role="alert" className="text-sm text-bad">
            {problem}
          </p>
        )}
        {shown.length === 0 ? (
          <p className="text-sm text-quiet">Nobody has said anything yet.</p>
        ) : (
          <ol
            className="max-h-72 space-y-2 overflow-y-auto pr-1 text-sm"
            tabIndex={0}
            aria-label="Messages, newest first"
            reversed
          >
            {shown.toReversed().map((message) => (
              <li
                key={message.n}
                data-tone={names.toneOf(message.seat)}
                className="border-l-4 border-tone pl-2"
              >
                <Message message={message} sayer={sayer(message)} isMine={message.seat === mine}>
                  <ReportDoor way={reports} kind="message" thing={message.id} here={here} />
                </Message>
              </li>
            ))}
          </ol>
        )}
        {said.earlier && (
          <button type="button" className="link min-h-9 text-sm" onClick={fetchEarlier}>
            Earlier messages
          </button>
        )}
        {hidden > 0 && (
          <p className="text-xs text-quiet">
            {counted(hidden, 'message')} of whom you muted {hidden === 1 ? 'is' : 'are'} not shown.
          </p>
        )}
        <ul className="flex flex-wrap gap-1.5 wrap-anywhere empty:hidden">
          {people
            .filter((seat) => seat !== mine)
            .map((seat) => {
              const isMuted = muted.includes(seat);
              const Icon = isMuted ? Volume2 : VolumeX;
              return (
                <li key={seat}>
                  <button
                    type="button"
                    className="button button-small button-quiet"
                    onClick={() => mute(seat, !isMuted)}
                  >
                    <Icon aria-hidden size={16} /> {isMuted ? 'Hear' : 'Mute'} {names.nameOf(seat)}
                  </button>
                </li>
              );
            })}
        </ul>
      </div>
    </section>
  );
}

/** One of them; of what is hidden no more than its place, but for whoever said it. */
const Message = ({
  message: { text, saidAt, isHidden, hidden },
  sayer,
  isMine,
  children: report,
}: {
  readonly message: GameMessage;
  readonly sayer: string;
  readonly isMine: boolean;
  readonly children: ReactNode;
}) => (
  <>
    <div className="flex items-start justify-between gap-2">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <b className="wrap-anywhere text-tone-ink">{sayer}</b>
          <span className="text-xs text-quiet">
            <LocalTime moment={saidAt} />
          </span>
        </p>
        {isHidden && !hidden ? (
          <p className="text-quiet italic">Hidden by a moderator.</p>
        ) : (
          <p className="wrap-anywhere">{text}</p>
        )}
      </div>
      {!isMine && !isHidden && report}
    </div>
    {hidden && <HiddenNote kind="message" hiding={hidden} />}
  </>
);

/** That there is something new to read, near what is looked at: on a phone the talk itself lies far below. */
export function UnreadNote({ talk: { unread, open, setOpen } }: { readonly talk: Talk }) {
  if (open || unread === 0) return null;
  return (
    <button
      type="button"
      className="button button-small"
      onClick={() => {
        setOpen(true);
        const head = document.getElementById('talk');
        head?.scrollIntoView({ block: 'start' });
        head?.focus({ preventScroll: true });
      }}
    >
      <MessageCircle aria-hidden size={16} /> {counted(unread, 'new message')}
    </button>
  );
}
