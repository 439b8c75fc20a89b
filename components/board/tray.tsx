'use client';

import { Search } from 'lucide-react';
import { useState } from 'react';
import { FaceCard } from '@/components/print/face-card';
import { SignsKey } from '@/components/print/signs-key';
import { Modal } from '@/components/ui/modal';
import type { SceneItem, SceneTray } from '@/lib/rules/kernel/game/scene';
import type { Face, Reference, Tone } from '@/lib/rules/reference';

export interface TrayLooks {
  readonly system: Pick<Reference, 'slug' | 'sizes' | 'signs'>;
  readonly faceOf: (entry: string) => Face | undefined;
  readonly icon: (name: string) => string;
  readonly toneOf: (seat: number | undefined) => Tone;
}

interface Props extends TrayLooks {
  readonly tray: SceneTray;
  readonly lit: ReadonlySet<string>;
  readonly picked: readonly string[];
  readonly marked: ReadonlySet<string>;
  readonly onPick: (id: string) => void;
}

/** A hand, a pile or the stack of magic beside the board. Cards that may be played are buttons; all can be looked at. */
export function Tray({ tray, lit, picked, marked, onPick, ...looks }: Props) {
  const [looked, setLooked] = useState<Face>();
  const { items, more = 0 } = tray;
  const count = items.length + more;
  return (
    <section aria-label={tray.title}>
      <h3 className="flex items-baseline gap-2 text-base">
        {tray.title}
        <span className="font-sans text-sm font-normal text-quiet">{count === 0 ? 'empty' : count}</span>
      </h3>
      {count > 0 && (
        <ul
          className={`flex gap-2 px-1 pt-1 pb-2 ${tray.kind === 'chits' ? 'flex-wrap' : 'snap-x overflow-x-auto'}`}
        >
          {items.map((item, i) => (
            <li key={`${item.id} ${i}`} className="shrink-0 snap-start">
              <Item
                item={item}
                small={tray.kind === 'pieces' || tray.kind === 'chits'}
                seat={item.seat ?? tray.seat}
                lit={lit.has(item.id)}
                picked={picked.includes(item.id)}
                marked={marked.has(item.id)}
                onPick={() => onPick(item.id)}
                onLook={setLooked}
                {...looks}
              />
            </li>
          ))}
          {more > 0 && (
            <li className="shrink-0">
              <div
                data-tone={looks.toneOf(tray.seat)}
                className="card-back"
                title={`${more} more, face down`}
              >
                <span className="rounded-full bg-sheet px-2 py-0.5 text-sm font-bold text-ink">
                  {items.length > 0 && '+'}
                  {more}
                  <span className="sr-only"> face down</span>
                </span>
              </div>
            </li>
          )}
        </ul>
      )}
      {looked && (
        <Modal title={looked.title} onClose={() => setLooked(undefined)}>
          <FaceCard system={looks.system} face={looked} className="mx-auto max-h-[70dvh] w-full max-w-xs" />
          <SignsKey system={looks.system} faces={[looked]} className="mt-2 text-center" />
          <ul className="mt-2 space-y-1 text-sm">
            {looked.text.map((line, i) => (
              <li key={i}>{line}</li>
            ))}
          </ul>
        </Modal>
      )}
    </section>
  );
}

function Item({
  item,
  small,
  seat,
  lit,
  picked,
  marked,
  onPick,
  onLook,
  system,
  faceOf,
  icon,
  toneOf,
}: TrayLooks & {
  readonly item: SceneItem;
  readonly small: boolean;
  readonly seat: number | undefined;
  readonly lit: boolean;
  readonly picked: boolean;
  readonly marked: boolean;
  readonly onPick: () => void;
  readonly onLook: (face: Face) => void;
}) {
  const covered = item.state === 'covered';
  const face = item.entry !== undefined && !covered ? faceOf(item.entry) : undefined;
  const isSpent = item.state === 'spent';
  const inside = face ? (
    <FaceCard system={system} face={face} className={small ? 'w-14' : 'w-24 sm:w-28'} />
  ) : (
    <span
      data-tone={toneOf(seat)}
      className={`${covered ? 'card-back' : 'card-blank'} ${small ? 'card-small' : ''} ${isSpent ? 'border-dashed' : ''}`}
    >
      {!covered && item.icon && (
        <svg
          aria-hidden
          viewBox="0 0 512 512"
          fill="currentColor"
          className={`size-8 ${isSpent ? 'opacity-40' : ''}`}
        >
          <use href={icon(item.icon)} />
        </svg>
      )}
      <span className={covered ? 'sr-only' : 'px-1 text-center text-xs leading-tight font-semibold'}>
        {item.name}
      </span>
    </span>
  );
  // Of a card without a face only the picture is paled: its name must stay legible.
  const frame = `relative block rounded-lg ${isSpent && face ? 'opacity-60' : ''} ${
    picked
      ? 'outline-4 outline-(--board-lit)'
      : lit
        ? 'outline-3 outline-dashed outline-(--board-lit)'
        : marked
          ? 'outline-3 outline-dotted outline-(--board-marked)'
          : ''
  } -outline-offset-1`;
  const says = [item.name, item.label, isSpent ? 'spent' : ''].filter(Boolean).join(', ');
  return (
    <div className="grid justify-items-center gap-0.5">
      {lit || picked ? (
        <button
          type="button"
          className={frame}
          aria-label={`Pick ${says}`}
          aria-pressed={picked}
          onClick={onPick}
        >
          {inside}
        </button>
      ) : face ? (
        <button type="button" className={frame} aria-label={`Look at ${says}`} onClick={() => onLook(face)}>
          {inside}
        </button>
      ) : (
        <div className={frame}>{inside}</div>
      )}
      {item.label && <span className="max-w-28 text-center text-xs font-semibold">{item.label}</span>}
      {lit && face && (
        <button
          type="button"
          aria-label={`Look at ${item.name}`}
          className="grid size-8 place-items-center rounded-full text-quiet hover:bg-sunk"
          onClick={() => onLook(face)}
        >
          <Search aria-hidden size={16} />
        </button>
      )}
    </div>
  );
}
