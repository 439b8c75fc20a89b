import 'server-only';
import { randomBytes } from 'node:crypto';
import { changeSeatKey, giveSeatKey, hashOfSeatKey } from '@/lib/db/game-seats';
import {
  findKeptGame,
  gameCaller,
  keepGame,
  keepMoves,
  mayBegin,
  readKeptGame,
  type GameSeat,
  type KeptGame,
} from '@/lib/db/games';
import { isSystemSlug, loadSystem, ok, refuse, type AnySystem, type Result } from '@/lib/rules';
import { loadPlayable, type AnyPlayable, type GameSetup } from '@/lib/rules/playing';
import { copyOf, keepsake, letBotsPlay, markOf, move, playOn, setOut, type HostedGame } from './hosted-game';

/** Games in memory at a time; whatever was not asked for longest is read anew when somebody asks. */
const MOST_AT_HAND = 200;

interface AtHand {
  /** In the order in which they were asked for, the last one last. */
  readonly games: Map<string, HostedGame>;
  /** Of each game its last decision under way: one comes after the other. */
  readonly turns: Map<string, Promise<unknown>>;
  /** Games that are being rebuilt, by id and moves. */
  readonly rebuilding: Map<string, Promise<Result<HostedGame> | undefined>>;
}

// Each route is bundled with its own copy of this module; they share the games.
const shared = globalThis as typeof globalThis & { musterGames?: AtHand };
const atHand = (): AtHand =>
  (shared.musterGames ??= { games: new Map(), turns: new Map(), rebuilding: new Map() });

export function hold(game: HostedGame): void {
  const { games } = atHand();
  games.delete(game.kept.id);
  games.set(game.kept.id, game);
  for (const id of games.keys()) if (games.size > MOST_AT_HAND) games.delete(id);
}

const newKey = (): string => randomBytes(24).toString('base64url');

/** A game that has begun, with the keys of its seats: told this once, and not kept. */
export interface BegunGame {
  readonly game: HostedGame;
  /** By seat; absent for bots. */
  readonly keys: readonly (string | undefined)[];
}

interface HostingWish {
  /** Seconds for a decision; absent: as many as one likes. */
  readonly clock?: number | undefined;
  /** Absent: chance. */
  readonly seed?: string | undefined;
}

/** Begins a game; `undefined` where the caller, or all, have too many. Refuses a setup that cannot be played. */
export async function hostGame(
  system: AnySystem,
  playable: AnyPlayable,
  setup: GameSetup,
  players: readonly Pick<GameSeat, 'player' | 'name'>[],
  address: string,
  { clock, seed = randomBytes(12).toString('base64url') }: HostingWish = {},
): Promise<Result<BegunGame> | undefined> {
  const caller = gameCaller(address);
  if (!(await mayBegin(caller))) return undefined;
  const sits = (who: GameSeat['player']): boolean => players.some(({ player }) => player === who);
  if (sits('sharp') && !sits('person'))
    return refuse({
      path: ['lists'],
      code: 'nobody_waits',
      message:
        'A searching bot thinks for seconds, and here one answer would hold the whole game. Let a person sit down, or ask `POST /simulations` for games of bots alone.',
    });
  const keys = players.map(({ player }) => (player === 'person' ? newKey() : undefined));
  const seats = players.map((place, seat): GameSeat => {
    const key = keys[seat];
    return { ...place, ...(key === undefined ? {} : { keyHash: hashOfSeatKey(key) }), taken: false };
  });
  const fresh = {
    id: randomBytes(18).toString('base64url'),
    system: system.slug,
    seats,
    ...(clock === undefined ? {} : { clock }),
    caller,
  };
  const begun = setOut(
    {
      ...fresh,
      takings: 0,
      said: 0,
      moderated: 0,
      moves: 0,
      toAct: [],
      over: false,
      due: [],
      expiresAt: new Date(),
    },
    system,
    playable,
    { setup, seed },
  );
  if (!begun.ok) return begun;
  await letBotsPlay(begun.value);
  const game = { ...begun.value, kept: await keepGame({ ...fresh, ...keepsake(begun.value) }) };
  hold(game);
  return ok({ game, keys });
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
      : setOut(kept, system, playable, record);
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

/** Does the work after whatever is under way in this game. */
export function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
  const { turns } = atHand();
  const mine = (turns.get(id) ?? Promise.resolve()).then(work);
  const settled = mine
    .catch(() => undefined)
    .then(() => {
      if (turns.get(id) === settled) turns.delete(id);
    });
  turns.set(id, settled);
  return mine;
}

/** For a decision on a position that is no longer the last one. */
export const movedOn = () =>
  refuse({ path: ['moves'], code: 'moved_on', message: 'The game has gone on since.' });

/**
 * One decision of a person, and what bots answer, written before it is told. Refuses who is not asked, what is not offered,
 * and what came too late; undefined once the game is forgotten.
 */
export const decide = (
  id: string,
  seat: number,
  nth: number,
  moves: number,
): Promise<Result<HostedGame> | undefined> =>
  inTurn(id, async () => {
    const kept = await findGame(id);
    if (!kept) return undefined;
    if (kept.moves !== moves) return movedOn();
    const opened = await openGame(kept);
    if (!opened?.ok) return opened;
    const game = copyOf(opened.value);
    const { engine } = game.playable;
    if (!engine.toAct(game.state).includes(seat))
      return refuse({ path: ['seat'], code: 'not_your_turn', message: 'This seat has nothing to decide.' });
    const choices = engine.choices(game.state, seat);
    if (nth >= choices.length)
      return refuse({
        path: ['choice'],
        code: 'illegal_choice',
        message: 'The rules do not offer this now.',
      });
    move(game, seat, choices, nth);
    await letBotsPlay(game);
    // Another server may play the same game.
    if (!(await keepMoves(id, moves, keepsake(game)))) return movedOn();
    const now = { ...game, kept: (await findGame(id)) ?? game.kept };
    hold(now);
    return ok(now);
  });

/**
 * Takes a seat with its key, which is void at once.
 * @returns the new key, told this once; undefined where the key is wrong, or somebody was quicker
 */
export async function takeSeat(
  id: string,
  seat: number,
  key: string,
  name: string | undefined,
): Promise<{ readonly kept: KeptGame; readonly key: string } | undefined> {
  const next = newKey();
  const kept = await changeSeatKey(id, seat, key, { key: next, name });
  return kept && { kept, key: next };
}

/**
 * Gives a person's seat to somebody of whom the caller knows that it is his: to a seat of the table that the game was begun at.
 * @returns the key, told this once; undefined where the game is forgotten, or has no such seat
 */
export async function giveSeat(id: string, seat: number, name: string): Promise<string | undefined> {
  const key = newKey();
  return (await giveSeatKey(id, seat, { key, name })) && key;
}

/** Forgets what is in memory, as a restart does. For tests: the next question rebuilds. */
export function forgetGames(): void {
  delete shared.musterGames;
}
