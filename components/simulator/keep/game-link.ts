import { pack, unpack, WRITING } from '@/components/list/share/packed';
import { MOST_LENGTH } from '@/components/list/share/whole-link';
import { readKept, type KeptGame } from './kept-games';

/** The address that rebuilds a game. What stands behind the `#` is never sent to a server. */
export const gameLink = async (origin: string, { record, players }: KeptGame): Promise<string> =>
  `${origin}/simulator/${record.system}#game=${await pack({ record, players })}`;

export const isTooLong = (link: string): boolean => link.length > MOST_LENGTH;

/** The game in an address; `why` it cannot be read; undefined where the address holds none. */
export async function gameOfHash(hash: string): Promise<KeptGame | { readonly why: string } | undefined> {
  const text = /^#game=(.+)$/.exec(hash)?.[1];
  if (text === undefined) return undefined;
  if (text.length > MOST_LENGTH || !text.startsWith(WRITING))
    return { why: 'This link is no game of ours, or was made by another version of Muster.' };
  const unpacked = await unpack(text.slice(WRITING.length));
  const game = unpacked && readKept(unpacked.value);
  return game ?? { why: 'The link is damaged or was cut off on its way. Ask for it again, whole.' };
}
