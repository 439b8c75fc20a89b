import type { AnySystem } from '@/lib/rules';
import type { GameRecord } from '@/lib/rules/playing';
import type { Match } from './block';
import { playGame } from './play-game';
import { botsIn } from './side';
import { seedOf } from './wish';

/** One game of a batch as a record that can be opened, replayed and branched; `against`: the other side's. */
export function recordOf(
  system: AnySystem,
  { wish, side, against }: Match,
  game: number,
  of: 'side' | 'against' = 'side',
): GameRecord {
  const played = of === 'against' && against ? against : side;
  const { playable } = played;
  const seed = seedOf(wish, game);
  const moves: GameRecord['moves'] = [];
  const playing = playGame(playable, played.table(game), botsIn(played, wish, game), seed, { moves });
  while (!playing.next().done);
  return {
    format: 'muster-game/1',
    system: system.slug,
    version: system.version,
    setup: played.setup(game),
    seed,
    moves,
  };
}
