'use client';

import { useState } from 'react';
import type { Scene } from '@/lib/rules/kernel/game/scene';

/** The board as a list: every space with what stands on it, and the same things to pick. */
export function BoardInWords({
  scene,
  lit,
  onPick,
}: {
  readonly scene: Scene;
  readonly lit: ReadonlySet<string>;
  readonly onPick: (id: string) => void;
}) {
  const [open, setOpen] = useState(false);
  const by = new Map<string, typeof scene.pieces>();
  if (open) for (const piece of scene.pieces) by.set(piece.space, [...(by.get(piece.space) ?? []), piece]);
  return (
    <details className="sheet p-3" open={open} onToggle={(e) => setOpen(e.currentTarget.open)}>
      <summary className="font-semibold">The board in words</summary>
      {open && (
        <ul
          className="mt-2 max-h-96 space-y-1 overflow-y-auto text-sm"
          tabIndex={0}
          aria-label="Spaces of the board"
        >
          {scene.spaces.map((space) => {
            const there = by.get(space.id) ?? [];
            return (
              <li key={space.id}>
                <Name id={space.id} name={space.name} lit={lit} onPick={onPick} />
                {there.length > 0 && ': '}
                {there.map((piece, i) => (
                  <span key={piece.id}>
                    {i > 0 && ', '}
                    <Name id={piece.id} name={piece.name} lit={lit} onPick={onPick} />
                  </span>
                ))}
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}

const Name = ({
  id,
  name,
  lit,
  onPick,
}: {
  readonly id: string;
  readonly name: string;
  readonly lit: ReadonlySet<string>;
  readonly onPick: (id: string) => void;
}) =>
  lit.has(id) ? (
    <button type="button" className="link" aria-label={`Pick ${name}`} onClick={() => onPick(id)}>
      {name}
    </button>
  ) : (
    name
  );
