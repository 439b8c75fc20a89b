import 'server-only';
import { findKeptGame, readKeptGame, type KeptGame } from '@/lib/db/games';
import { isSystemSlug, loadSystem, ok, refuse, type Result } from '@/lib/rules';
import { asksAll, loadPlayable } from '@/lib/rules/playing';
import { copyOf, markOf, playOn, setOut, type HostedGame } from './hosted-game';

/** Games in memory at a time; whatever was not asked for longest is read anew when somebody asks. */
const MOST_AT_HAND = 200;

interface AtHand {
  /** In the order in which they were asked for, the last one last. */
  readonly games: Map<string, HostedGame>;
  /** Games that are being rebuilt, by id and moves. */
  readonly rebuilding: Map<string, Promise<Result<HostedGame> | undefined>>;
}

// Each route is bundled with its own copy of this module; they share the games.
const shared = globalThis as typeof globalThis & { musterGames?: AtHand };
const atHand = (): AtHand => (shared.musterGames ??= { games: new Map(), rebuilding: new Map() });

/** Keeps a game at hand; of too many the one that was not asked for longest goes. */
export function hold(game: HostedGame): void {
  const { games } = atHand();
  games.delete(game.kept.id);
  games.set(game.kept.id, game);
  for (const id of games.keys()) if (games.size > MOST_AT_HAND) games.delete(id);
}

/** A game as it is kept. Asking keeps it for another 30 days. */
export async function findGame(id: string): Promise<KeptGame | undefined> {
  const kept = await findKeptGame(id);
  if (!kept) atHand().games.delete(id);
  return kept;
}

/** Rebuilds a game from its record, or plays on what is in memory. */
async function rebuild(id: string): Promise<Result<HostedGame> | undefined> {
  const whole = await readKeptGame(id);
  if (!whole) return undefined;
  const { record, mark, hurried, ...kept } = whole;
  const playable = isSystemSlug(kept.system) ? await loadPlayable(kept.system) : undefined;
  const system = isSystemSlug(kept.system) ? await loadSystem(kept.system) : undefined;
  const otherRules = refuse({
    path: [],
    code: 'other_rules',
    message: `It was begun under ${kept.system} ${record.version}, and the rules that are played here now do not come to the same. Nothing of it is lost.`,
  });
  if (!playable || !system) return otherRules;
  const near = atHand().games.get(id);
  const begun =
    near && near.record.moves.length <= record.moves.length
      ? ok(copyOf(near))
      : setOut(kept, system, playable, asksAll(playable, record) ? { ...record, asksAll: true } : record);
  if (!begun.ok) return otherRules;
  const isSame = record.version === system.version;
  try {
    if (!(await playOn(begun.value, record))) return otherRules;
  } catch (error) {
    // Rules may stumble over what others led to; over what they led to themselves they must not.
    if (isSame) throw error;
    return otherRules;
  }
  if (!isSame && markOf(begun.value.state) !== mark) return otherRules;
  const game = { ...begun.value, kept, hurried };
  if ((atHand().games.get(id)?.record.moves.length ?? 0) <= record.moves.length) hold(game);
  return ok(game);
}

/** A game to play; undefined once it is forgotten. Refuses one that was begun under rules that come to something else. */
export async function openGame(kept: KeptGame): Promise<Result<HostedGame> | undefined> {
  const { games, rebuilding } = atHand();
  const near = games.get(kept.id);
  if (near?.record.moves.length === kept.moves) {
    const game = { ...near, kept };
    hold(game);
    return ok(game);
  }
  const which = `${kept.id}/${kept.moves}`;
  const under = rebuilding.get(which) ?? rebuild(kept.id).finally(() => rebuilding.delete(which));
  rebuilding.set(which, under);
  const game = await under;
  // Others may have asked for it before a seat was taken.
  return game?.ok && game.value.record.moves.length === kept.moves ? ok({ ...game.value, kept }) : game;
}

/** For a decision on a position that is no longer the last one. */
export const movedOn = () =>
  refuse({ path: ['moves'], code: 'moved_on', message: 'The game has gone on since.' });

/** Forgets what is in memory, as a restart does. For tests: the next question rebuilds. */
export function forgetGames(): void {
  delete shared.musterGames;
}
