import { seededDice, type Agreement, type AnySystem } from '../../lib/rules/index';
import { openTable, type AnyPlayable, type GameSetup } from '../../lib/rules/playing';

/**
 * The table of so many players who bring nothing, or by the rules as printed the system's legal samples in turn from the `first`.
 * Not every sample can sit beside every other: then nobody brings one.
 * @throws for an agreement under which nobody can play
 */
export function openedTable(
  system: AnySystem,
  playable: AnyPlayable,
  players: number,
  { agreement, first }: { readonly agreement?: Agreement | undefined; readonly first?: number | undefined },
): unknown {
  const open = (setup: GameSetup) => openTable(system, playable, setup, seededDice);
  const none: null[] = Array.from({ length: players }, () => null);
  if (first !== undefined) {
    const legal = system.samples.flatMap(({ legal, list }) => (legal ? [list] : []));
    const table = open({ lists: none.map((_, seat) => legal[(first + seat) % legal.length] ?? null) });
    if (table.ok) return table.value;
  }
  const table = open({ lists: none, ...(agreement ? { agreement } : {}) });
  if (!table.ok) throw new Error(JSON.stringify(table.problems));
  return table.value;
}
