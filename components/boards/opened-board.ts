import { AS_PRINTED, agreementOf, isAsPrinted } from '@/components/builder/draft/terms-of-draft';
import { freshSeed } from '@/components/ui/seed-field';
import type { AnySystem } from '@/lib/rules';
import type { KeptBoard } from '@/lib/rules/playing';
import type { BoardRoomWish } from './board-link';

/** Where a saved board opens, for its owner and for everybody. */
export const placeOfBoard = (slug: string, shareId: string) => `/boards/${slug}/${shareId}` as const;

/** What the room shows of it. */
export const wishOfKept = ({ players, agreement, board }: KeptBoard): BoardRoomWish => ({
  players,
  terms: agreement ? { kind: 'agreement', agreement } : { kind: 'preset', preset: AS_PRINTED },
  board: { from: 'own', seed: freshSeed(), own: board },
});

/** What the room shows, under a name. */
export function keptOf(
  system: AnySystem,
  { players, terms }: BoardRoomWish,
  board: unknown,
  name: string,
): KeptBoard {
  return {
    format: 'muster-board/1',
    system: system.slug,
    name,
    players,
    board: board as KeptBoard['board'],
    ...(isAsPrinted(terms) ? {} : { agreement: agreementOf(system, terms) }),
  };
}
