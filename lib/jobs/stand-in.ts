import 'server-only';
import { keepStandIn, type KeptGame } from '@/lib/db/games';
import { ok, refuse, type Result } from '@/lib/rules';
import { isSamePerson } from '@/lib/rules/playing';
import { untilOf } from './game-clock';
import { findGame, hold, movedOn, openGame } from './games';
import { copyOf, keepsake, letBotsPlay, type HostedGame } from './hosted-game';
import { inTurn } from './turns';

/** Why no bot decides for a seat now, at the wish of another one. */
function whyNot(kept: KeptGame, seat: number, by: number, now: Date): Result<never> | undefined {
  if (isSamePerson(kept.seats, seat, by) || kept.seats[seat]?.player !== 'person')
    return refuse({
      path: ['seat'],
      code: 'nobody_waits',
      message: 'A bot stands in for another person at the game, and for nobody else.',
    });
  if (kept.seats[by]?.away)
    return refuse({
      path: ['seat'],
      code: 'away',
      message: 'A bot decides in your place. Come back to your seat first.',
    });
  const until = untilOf(kept)[seat];
  if (until && until <= now) return undefined;
  return refuse({
    path: [],
    code: 'time_left',
    message:
      kept.clock === undefined
        ? 'No time was agreed for this game, so nobody’s is over.'
        : until
          ? `There is time until ${until.toISOString()}.`
          : kept.due[seat]
            ? 'Time does not run before everybody who was invited has taken his seat.'
            : 'Nobody waits for this seat: it has nothing to decide.',
  });
}

/**
 * Lets the steady bot decide in place of somebody whose time is over, until he comes back: what he owes at once. Judged by the
 * moments that are kept, so that it is the same after a restart and on every server. Where a bot stands in already, that is so.
 * Whoever is away is so from all his seats.
 * @returns undefined once the game is forgotten
 */
export const letStandIn = (
  id: string,
  seat: number,
  by: number,
  now = new Date(),
): Promise<Result<HostedGame> | undefined> =>
  inTurn(id, async () => {
    const kept = await findGame(id);
    if (!kept) return undefined;
    if (kept.seats[seat]?.away && !isSamePerson(kept.seats, seat, by)) return openGame(kept);
    const refusal = whyNot(kept, seat, by, now);
    if (refusal) return refusal;
    const opened = await openGame(kept);
    if (!opened?.ok) return opened;
    const seats = kept.seats.map((one, n) =>
      isSamePerson(kept.seats, n, seat) ? { ...one, away: true } : one,
    );
    const game = { ...copyOf(opened.value), kept: { ...kept, seats } };
    await letBotsPlay(game);
    // He may have decided or come back on another server.
    if (!(await keepStandIn(kept, seats, keepsake(game)))) return movedOn();
    const next = { ...game, kept: (await findGame(id)) ?? game.kept };
    hold(next);
    return ok(next);
  });
