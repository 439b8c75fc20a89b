import 'server-only';
import { timingSafeEqual } from 'node:crypto';
import type { GameAsSeen } from '@/lib/api/contract/shapes/game';
import { gameExpiry } from '@/lib/jobs/games';
import type { HostedGame } from '@/lib/jobs/hosted-game';
import type { z } from 'zod';

const same = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Has the request the key of this seat? */
export function sitsAt(request: Request, game: HostedGame, seat: number): boolean {
  const key = game.keys[seat];
  const given = request.headers.get('muster-seat');
  return key !== undefined && given !== null && same(given, key);
}

/** A game as one seat sees it; undefined: as everybody may. */
export function showGame(game: HostedGame, seat: number | undefined): z.input<typeof GameAsSeen> {
  const { playable, state, record, players, logs } = game;
  const { engine } = playable;
  const view = engine.view(state, seat);
  const toAct = engine.toAct(state);
  const choices = seat !== undefined && toAct.includes(seat) ? engine.choices(state, seat) : [];
  return {
    id: game.id,
    system: record.system,
    players,
    seat: seat ?? null,
    moves: record.moves.length,
    toAct,
    outcome: engine.outcome(state) ?? null,
    scene: playable.scene(view, seat) as unknown as Record<string, unknown>,
    choices: choices.map((choice, nth) => {
      const { text, group, rule } = playable.choiceWords(view, seat!, choice);
      return { choice: nth, text, group, rule };
    }),
    hurried: game.hurried,
    log: logs[seat ?? players.length]!,
    expiresAt: new Date(gameExpiry(game)).toISOString(),
  };
}
