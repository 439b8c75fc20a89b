'use client';

import type { PrintWhat } from '@/lib/print';

const MOST = 60;

/** Whose name stands in the foot of the cards: one that is typed, or those of a table. */
export function NamesForm({
  what,
  player,
  names,
  onPlayer,
  onNames,
}: {
  readonly what: PrintWhat;
  readonly player: string;
  readonly names: boolean;
  readonly onPlayer: (player: string) => void;
  readonly onNames: (names: boolean) => void;
}) {
  if (what.kind === 'list')
    return (
      <label className="block text-sm font-semibold">
        Player’s name in the foot
        <input
          className="input mt-0.5 font-normal"
          value={player}
          maxLength={MOST}
          autoComplete="nickname"
          placeholder="None"
          onChange={(e) => onPlayer(e.target.value)}
        />
      </label>
    );
  if (what.kind !== 'lists' || !what.lists.some((one) => one.player)) return null;
  return (
    <label className="flex min-h-9 items-center gap-2 text-sm font-semibold">
      <input type="checkbox" className="size-4" checked={names} onChange={(e) => onNames(e.target.checked)} />
      Players’ names in the foot
    </label>
  );
}

/** The wish with the names that are wanted, and no others. */
export function withNames(what: PrintWhat, player: string, names: boolean): PrintWhat {
  if (what.kind === 'list') return player.trim() === '' ? what : { ...what, player: player.trim() };
  if (what.kind !== 'lists' || names) return what;
  return { ...what, lists: what.lists.map(({ player: _, ...rest }) => rest) };
}
