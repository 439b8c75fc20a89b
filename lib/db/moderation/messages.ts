import type { Db } from '../client';
import { present } from '../json';
import { messageIdOf, messageOf } from './message-id';
import { hiddenPage, turning, type Table } from './table';
import type { Thing } from './things';

const columns = {
  gameId: true,
  n: true,
  name: true,
  text: true,
  hiddenBy: true,
  game: { select: { system: true } },
} as const;

interface Row {
  readonly gameId: string;
  readonly n: number;
  readonly name: string | null;
  readonly text: string;
  readonly hiddenBy: string | null;
  readonly game: { readonly system: string };
}

const toThing = ({ gameId, n, name, text, hiddenBy, game }: Row): Thing => ({
  kind: 'message',
  thing: messageIdOf(gameId, n),
  ...present({ ownerName: name, hiddenBy }),
  system: game.system,
  words: [text],
  game: gameId,
  isDeleted: false,
});

async function find(tx: Db, ids: readonly string[]): Promise<readonly Thing[]> {
  const named = ids.flatMap((id) => messageOf(id) ?? []);
  const rows = await tx.gameMessage.findMany({
    where: { gameId: { in: named.map(({ gameId }) => gameId) }, n: { in: named.map(({ n }) => n) } },
    select: columns,
  });
  return rows.map(toThing).filter(({ thing }) => ids.includes(thing));
}

/** What is said at games, by people who need no account: it has an author, and no owner. */
export const messages: Table = {
  find,
  hidden: async (tx, before, take) =>
    (await tx.gameMessage.findMany({ ...hiddenPage(before, take), select: columns })).map(toThing),
  hide: async (tx, id, act) => {
    const named = messageOf(id);
    if (!named) return { count: 0 };
    const turned = await tx.gameMessage.updateMany({
      where: { ...named, ...turning(act) },
      data: { hiddenBy: act },
    });
    // Whoever looks at the game hears of it, and asks anew.
    if (turned.count > 0)
      await tx.game.update({
        where: { id: named.gameId },
        data: { moderated: { increment: 1 } },
        select: { id: true },
      });
    return turned;
  },
};
