import { useEffect, useState } from 'react';
import { isAsPrinted } from '@/components/builder/draft/terms-of-draft';
import { partsOf } from '@/components/simulator/setup/board-pick';
import type { AnySystem } from '@/lib/rules';
import type { BoardRoomWish } from './board-link';
import type { OpenedBoard } from './saved-board';

/** Where this board is printed by its name; undefined where it has none, as one that was changed or dealt by house rules and not saved. */
export function usePrintLink(
  system: AnySystem,
  { board, players, terms }: BoardRoomWish,
  opened: OpenedBoard | undefined,
) {
  const [onPaper, setOnPaper] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let wanted = true;
    void system.paper().then(({ boards }) => wanted && setOnPaper(new Set(boards.map(({ id }) => id))));
    return () => {
      wanted = false;
    };
  }, [system]);
  if (opened) return `/print?${new URLSearchParams({ saved: opened.shareId })}` as const;
  const [kind, id] = partsOf(board.from);
  if (!isAsPrinted(terms) || kind === 'own' || !onPaper.has(id)) return undefined;
  const asked = new URLSearchParams({
    system: system.slug,
    board: id,
    seed: board.seed.trim() || '1',
    players: String(players),
  });
  return `/print?${asked}` as const;
}
