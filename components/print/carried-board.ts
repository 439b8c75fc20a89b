import { pack } from '@/components/list/share/packed';
import { MOST_LENGTH, unpackFragment } from '@/components/list/share/whole-link';
import type { PrintWhat } from '@/lib/print';
import { KeptBoard } from '@/lib/rules/playing';

/** A saved or carried board as a thing to print. */
export const printOfBoard = ({ system, name, board, agreement }: KeptBoard): PrintWhat => ({
  kind: 'drawn',
  system,
  name,
  board,
  ...(agreement ? { agreement } : {}),
});

/** Where a board is printed that stands nowhere but in the address; undefined where it would be too long. */
export async function carriedPrintLink(board: KeptBoard): Promise<string | undefined> {
  const link = `/print?system=${board.system}&carried=board#${await pack(board)}`;
  return link.length > MOST_LENGTH ? undefined : link;
}

/** The board that an address carries; undefined where it is damaged. */
export async function boardOfHash(hash: string): Promise<KeptBoard | undefined> {
  const unpacked = await unpackFragment(hash.replace(/^#/, ''));
  return KeptBoard.safeParse(unpacked?.value).data;
}
