'use client';

import { useMemo, type ReactNode } from 'react';
import { rowsOf, type Row, type Span } from './chat-text';
import { dialects, type ChatId } from './dialects';

const looks: Readonly<Record<string, string>> = {
  strong: 'font-bold',
  em: 'italic',
  u: 'underline',
  s: 'line-through',
  code: 'rounded-sm bg-sunk px-1 font-mono',
  spoiler: 'rounded-sm bg-ink text-ink hover:bg-sunk focus:bg-sunk',
};
const headings = ['text-xl', 'text-lg', 'text-base'] as const;

const show = (spans: readonly Span[]): ReactNode =>
  spans.map((span, i) =>
    typeof span === 'string' ? (
      span
    ) : (
      <span key={i} className={looks[span.mark]} {...(span.mark === 'spoiler' ? { tabIndex: 0 } : {})}>
        {show(span.spans)}
      </span>
    ),
  );

function Shown({ row: { kind, level, spans } }: { readonly row: Row }) {
  switch (kind) {
    case 'empty':
      return <p className="h-3" />;
    case 'heading':
      return <p className={`font-sans font-bold ${headings[level - 1] ?? 'text-sm'}`}>{show(spans)}</p>;
    case 'item':
      return (
        <p className="flex gap-2" style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}>
          <span aria-hidden>{level % 2 === 1 ? '•' : '◦'}</span>
          <span className="min-w-0 wrap-anywhere">{show(spans)}</span>
        </p>
      );
    case 'text':
      return (
        <p className="wrap-anywhere whitespace-pre-wrap" style={{ paddingInlineStart: `${level * 1.25}rem` }}>
          {show(spans)}
        </p>
      );
  }
}

/** What a chat, a wiki or a forum makes of a text that is pasted into it, and whether it takes so much. */
export function ChatPreview({
  text,
  chat,
  onChat,
}: {
  readonly text: string;
  readonly chat: ChatId;
  readonly onChat: (chat: ChatId) => void;
}) {
  const dialect = dialects.find(({ id }) => id === chat)!;
  const rows = useMemo(() => rowsOf(text, dialect), [text, dialect]);
  const isTooLong = dialect.most !== undefined && text.length > dialect.most;
  return (
    <div className="min-w-0">
      <label className="flex flex-wrap items-baseline gap-x-2 text-sm font-semibold">
        Shown by
        <select
          className="input w-auto min-w-0 flex-1 font-normal"
          value={chat}
          onChange={(e) => onChat(dialects.find(({ id }) => id === e.target.value)?.id ?? chat)}
        >
          {dialects.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <div
        role="region"
        aria-label={`As ${dialect.name} shows it`}
        tabIndex={0}
        className="mt-1 h-44 overflow-y-auto sm:h-72 rounded-lg border border-line bg-paper p-3 text-sm"
      >
        {rows.map((row, i) => (
          <Shown key={i} row={row} />
        ))}
      </div>
      {isTooLong && (
        <p role="status" className="mt-1 text-xs text-warn">
          {dialect.name} takes {dialect.most!.toLocaleString('en')} characters at a time; this has{' '}
          {text.length.toLocaleString('en')}. Send it in parts, or take the one line or the link.
        </p>
      )}
    </div>
  );
}
