import 'server-only';
import { tooManyGames } from '@/app/api/_server/games';
import { notPlayable } from '@/lib/api/not-playable';
import { Problem, refused } from '@/lib/api/problem';
import { systemOf } from '@/lib/api/systems';
import type { KeptGame } from '@/lib/db/games';
import { setTableGame } from '@/lib/db/tables/table-game';
import type { OpenList } from '@/lib/db/tables/table-lists';
import type { SeenTable, Visitor } from '@/lib/db/tables/tables';
import { findGame } from '@/lib/jobs/games';
import { hostGame } from '@/lib/jobs/host-game';
import { isSystemSlug } from '@/lib/rules';
import { loadPlayable } from '@/lib/rules/playing';
import { inSeats } from '@/lib/sim';
import { changed, isOpen, notDone } from './tables';

/** The game that was begun at the table last, while it is kept. */
export const lastGame = async ({ game }: SeenTable): Promise<KeptGame | undefined> =>
  game === undefined ? undefined : findGame(game);

/**
 * Begins a game with the lists of the table, its seats in their order, under its agreement.
 * @returns its id, or that of a game which somebody else at the table began at the same moment
 */
export async function beginTableGame(
  visitor: Visitor,
  address: string,
  { table, lists }: { readonly table: SeenTable; readonly lists: readonly OpenList[] },
  caller: string,
  { clock, first }: { readonly clock: number | undefined; readonly first: number | undefined },
): Promise<string | Problem> {
  const playable = isSystemSlug(table.system) ? await loadPlayable(table.system) : undefined;
  const system = await systemOf(table.system);
  if (!playable) return notPlayable(system);
  if (!isOpen(table))
    return new Problem('not_ready', 'The lists are sealed. Open them, then they can be played.');
  const brought = table.seats.map(({ n }) => lists.find((one) => one.n === n)?.list ?? null);
  if (brought.includes(null))
    return new Problem('not_all_in', 'A game begins once every seat has a list in; one has none.');
  const begun = await hostGame(
    system,
    playable,
    { lists: brought, agreement: table.agreement, ...(first === undefined ? {} : { first }) },
    table.seats.map(({ name }) => ({ player: 'person' as const, name })),
    caller,
    { clock },
  );
  if (!begun) return tooManyGames();
  if (!begun.ok) return refused('invalid_request', begun.problems.map(inSeats));
  const set = await setTableGame(visitor, address, table.game, begun.value.game.kept.id);
  if (!set.ok) return notDone(set.reason);
  changed(set.table);
  return set.value;
}
