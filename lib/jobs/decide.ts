import 'server-only';
import { keepMoves } from '@/lib/db/games';
import { ok, refuse, type Result } from '@/lib/rules';
import { findGame, hold, movedOn, openGame } from './games';
import { copyOf, keepsake, letBotsPlay, move, type HostedGame } from './hosted-game';
import { inTurn } from './turns';

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
