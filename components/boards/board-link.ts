import { z } from 'zod';
import { DraftTerms } from '@/components/builder/draft/drafts';
import { pack } from '@/components/list/share/packed';
import { MOST_LENGTH, unpackFragment } from '@/components/list/share/whole-link';
import { BoardPick } from '@/components/simulator/setup/board-pick';

/** What the room of boards shows: which board, for how many, under which agreement. */
export const BoardRoomWish = z.object({ players: z.int(), terms: DraftTerms, board: BoardPick });
export type BoardRoomWish = z.infer<typeof BoardRoomWish>;

const MARK = '#board=';

/** The address that shows a board again; undefined where it would be too long to be carried. */
export async function boardLink(
  origin: string,
  slug: string,
  wish: BoardRoomWish,
): Promise<string | undefined> {
  const link = `${origin}/boards/${slug}${MARK}${await pack(wish)}`;
  return link.length > MOST_LENGTH ? undefined : link;
}

export const carriesBoard = (hash: string): boolean => hash.startsWith(MARK);

/** What an address asks to be shown; undefined where it says nothing, `damaged` where it cannot be read. */
export async function wishOfHash(hash: string): Promise<BoardRoomWish | 'damaged' | undefined> {
  if (!carriesBoard(hash)) return undefined;
  const unpacked = await unpackFragment(hash.slice(MARK.length));
  const read = BoardRoomWish.safeParse(unpacked?.value);
  return read.success ? read.data : 'damaged';
}
