import 'server-only';
import { noBoards } from '@/lib/api/not-playable';
import { refused, type Problem } from '@/lib/api/problem';
import { systemOf } from '@/lib/api/systems';
import { showHiding } from '@/app/api/_server/moderation';
import type { SavedBoard } from '@/lib/db/boards';
import { isSystemSlug, prepareTerms } from '@/lib/rules';
import { loadBoards, readDrawn, wrongSeats, type KeptBoard } from '@/lib/rules/playing';

/** Why a board cannot be saved; undefined where its system reads it. */
export async function checkBoard({
  system: slug,
  board,
  players,
  agreement,
}: KeptBoard): Promise<Problem | undefined> {
  const system = await systemOf(slug);
  const game = isSystemSlug(slug) ? await loadBoards(slug) : undefined;
  if (!game) return noBoards(system);
  const wrong = wrongSeats(system, game, players, ['players']);
  if (wrong) return refused('invalid_board', [wrong]);
  const terms = agreement ? prepareTerms(system, agreement) : undefined;
  if (terms && !terms.ok) return refused('invalid_agreement', terms.problems, ['agreement']);
  const read = readDrawn(game, board, ['board']);
  return read.ok ? undefined : refused('invalid_board', read.problems);
}

/** A row of a collection: what a board is, without the board. */
export const summarizeBoard = (saved: SavedBoard & { readonly restorableUntil?: string }) => ({
  id: saved.id,
  shareId: saved.shareId,
  version: saved.version,
  system: saved.system,
  name: saved.name,
  players: saved.board.players,
  createdAt: saved.createdAt,
  updatedAt: saved.updatedAt,
  ...(saved.restorableUntil === undefined ? {} : { restorableUntil: saved.restorableUntil }),
});

/** A saved board as the API shows it. */
export const showBoard = async (saved: SavedBoard, mine: boolean) => ({
  ...summarizeBoard(saved),
  mine,
  hidden: mine ? await showHiding(saved) : null,
  board: saved.board,
});
