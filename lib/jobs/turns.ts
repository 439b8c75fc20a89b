import 'server-only';

// Each route is bundled with its own copy of this module; they stand in the same lines.
const shared = globalThis as typeof globalThis & { musterTurns?: Map<string, Promise<unknown>> };

/** Does the work after whatever is under way on this server by that name, such as the id of a game. */
export function inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
  const turns = (shared.musterTurns ??= new Map());
  const mine = (turns.get(name) ?? Promise.resolve()).then(work);
  const settled = mine
    .catch(() => undefined)
    .then(() => {
      if (turns.get(name) === settled) turns.delete(name);
    });
  turns.set(name, settled);
  return mine;
}
