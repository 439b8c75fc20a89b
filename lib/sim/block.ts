import { loadSystem, isSystemSlug, ok, refuse, seededDice, type AnySystem, type Result } from '@/lib/rules';
import { loadPlayable, type AnyPlayable } from '@/lib/rules/playing';
import { follow, isFollowed } from './follow';
import { addPair, emptyPairs, type Pairs } from './pairs';
import { playGame } from './play-game';
import { botsIn, readSide, type Side } from './side';
import { countGame, emptyTally, type Counted, type Tally } from './tally';
import { seedOf, type SimWish } from './wish';

/** A wish whose lists, boards and agreements were read: games can be played. */
export interface Match {
  readonly wish: SimWish;
  readonly side: Side;
  /** The other side of a comparison. */
  readonly against?: Side;
  /** Games of one block: the unit that workers are given, and after which it is asked whether that is precise enough. */
  readonly blockSize: number;
  readonly blocks: number;
}

/** What came of one block. */
export interface BlockTally {
  readonly tally: Tally;
  readonly against?: Tally;
  readonly pairs?: Pairs;
}

const QUICK_BLOCK = 50;
const SLOW_BLOCK = 1;

/** Reads a wish by the rules of its system. Refuses with the path at fault. */
export function readMatch(system: AnySystem, playable: AnyPlayable, wish: SimWish): Result<Match> {
  const side = readSide(system, playable, wish, wish);
  if (!side.ok) return side;
  const other = wish.against && readSide(system, playable, wish, { ...wish, ...wish.against });
  if (other && !other.ok)
    return refuse(...other.problems.map((p) => ({ ...p, path: ['against', ...p.path] })));
  if (other && other.value.players !== side.value.players)
    return refuse({
      path: ['against', 'seats'],
      code: 'wrong_seats',
      message: 'Both sides of a comparison need the same number of seats.',
    });
  const isSlow = [...side.value.bots, ...(other?.value.bots ?? [])].some((bot) => bot.isSlow);
  const blockSize = isSlow ? SLOW_BLOCK : QUICK_BLOCK;
  return ok({
    wish,
    side: side.value,
    ...(other ? { against: other.value } : {}),
    blockSize,
    blocks: Math.ceil(wish.games / blockSize),
  });
}

/** A game with its engine, loaded. Refuses one that has none. */
export async function loadGame(
  slug: string,
): Promise<Result<{ readonly system: AnySystem; readonly playable: AnyPlayable }>> {
  const playable = isSystemSlug(slug) ? loadPlayable(slug) : undefined;
  if (!isSystemSlug(slug) || !playable)
    return refuse({ path: ['system'], code: 'not_playable', message: `There is no engine for “${slug}”.` });
  return ok({ system: await loadSystem(slug), playable: await playable });
}

/** The same with the system loaded first. */
export async function openMatch(wish: SimWish): Promise<Result<Match>> {
  const game = await loadGame(wish.system);
  return game.ok ? readMatch(game.value.system, game.value.playable, wish) : game;
}

function* playOne({ wish }: Match, side: Side, game: number): Generator<void, Counted> {
  const { playable } = side;
  const places = side.placesIn(game);
  const follower = isFollowed(game) ? follow(playable, places.length) : undefined;
  let table: unknown;
  try {
    table = side.table(game);
  } catch (error) {
    return { game, decisions: 0, length: 0, fault: error instanceof Error ? error.message : String(error) };
  }
  const played = yield* playGame(playable, table, botsIn(side, wish, game), seedOf(wish, game), { follower });
  const { outcome, ...rest } = played;
  if (!outcome) return { ...rest, game };
  // Whoever leads several winners has won once.
  const winners = [...new Set(outcome.winners.map((seat) => places[seat]!))];
  return {
    ...rest,
    game,
    outcome: { ...outcome, winners },
    ...(follower ? { followed: follower.end(outcome) } : {}),
  };
}

/** Lays the table of the first game and sets it up. What cannot be is told when that game is played. */
export function setUpForNothing({ wish, side }: Match): void {
  try {
    side.playable.engine.setup(side.table(0), seededDice(wish.seed));
  } catch {
    return;
  }
}

/** Plays the games of one block; yields every now and then, so that its driver may stop or turn to something else. */
export function* playBlock(match: Match, block: number): Generator<void, BlockTally> {
  const { wish, side, against, blockSize } = match;
  const rotate = wish.rotate ?? false;
  const tally = emptyTally(side.players);
  const other = emptyTally(side.players);
  const pairs = emptyPairs(side.players);
  const end = Math.min(wish.games, (block + 1) * blockSize);
  for (let game = block * blockSize; game < end; game++) {
    const one = yield* playOne(match, side, game);
    countGame(tally, one, rotate);
    yield;
    if (!against) continue;
    const two = yield* playOne(match, against, game);
    countGame(other, two, rotate);
    addPair(pairs, one, two, rotate);
    yield;
  }
  return against ? { tally, against: other, pairs } : { tally };
}
