import 'server-only';
import type { GameAsSeen } from '@/lib/api/contract/shapes/game';
import { Problem, refused } from '@/lib/api/problem';
import { opensSeat } from '@/lib/db/game-seats';
import type { KeptGame } from '@/lib/db/games';
import { untilOf } from '@/lib/jobs/game-clock';
import type { HostedGame } from '@/lib/jobs/hosted-game';
import type { Refusal } from '@/lib/rules';
import { stoodInOf } from '@/lib/rules/playing';
import type { z } from 'zod';
import { tell } from './feed';

/** The key that the request brings, if it opens this seat. */
export function keyTo(request: Request, { seats }: KeptGame, seat: number): string | undefined {
  const place = seats[seat];
  const key = request.headers.get('muster-seat');
  return place && key !== null && opensSeat(place, key) ? key : undefined;
}

/** Under which name a game is watched. */
export const gameThing = (id: string): string => `game ${id}`;

/** Tells those who watch a game that it is not where it was. */
export const gameChanged = (id: string): void => tell(gameThing(id));

const conflicts = ['moved_on', 'other_rules', 'time_left', 'away'] as const;

/** Why a game is not played on. */
export function notPlayed(refusals: readonly Refusal[]): Problem {
  const conflict = conflicts.find((code) => code === refusals[0]?.code);
  return conflict ? new Problem(conflict, refusals[0]!.message) : refused('invalid_request', refusals);
}

/** The caller, or everybody together, has begun as many as there may be. */
export const tooManyGames = (): Problem =>
  new Problem('too_many_requests', 'Too many games are under way. Let one end, or come back later.', {
    headers: { 'Retry-After': '600' },
  });

/** Which seats somebody has taken. */
export const takenOf = ({ seats }: KeptGame): readonly boolean[] => seats.map(({ taken }) => taken);

/** At which seats a bot stands in. */
export const awayOf = ({ seats }: KeptGame): readonly boolean[] => seats.map(({ away = false }) => away);

/** A game as one seat sees it; undefined: as everybody may. */
export function showGame(game: HostedGame, seat: number | undefined): z.input<typeof GameAsSeen> {
  const { kept, playable, state, record, logs } = game;
  const { engine } = playable;
  const view = engine.view(state, seat);
  const toAct = engine.toAct(state);
  const until = untilOf(kept);
  const choices = seat !== undefined && toAct.includes(seat) ? engine.choices(state, seat) : [];
  return {
    id: kept.id,
    system: record.system,
    players: kept.seats.map(({ player }) => player),
    names: kept.seats.map(({ name }) => name ?? null),
    as: kept.seats.map(({ as }) => as ?? null),
    taken: takenOf(kept),
    away: awayOf(kept),
    stoodIn: kept.seats.map((_, n) => stoodInOf(record, n)),
    clock: kept.clock === undefined ? null : { seconds: kept.clock },
    until: kept.seats.map((_, n) => until[n]?.toISOString() ?? null),
    said: kept.said,
    moderated: kept.moderated,
    agreement: record.setup.agreement ?? null,
    seat: seat ?? null,
    moves: record.moves.length,
    toAct,
    outcome: engine.outcome(state) ?? null,
    scene: playable.scene(view, seat) as unknown as Record<string, unknown>,
    choices: choices.map((choice, nth) => {
      const { text, group, rule, touches, odds } = playable.choiceWords(view, seat!, choice);
      return { choice: nth, text, group, rule, touches, ...(odds ? { odds } : {}) };
    }),
    hurried: game.hurried,
    log: logs[seat ?? kept.seats.length]!,
    expiresAt: kept.expiresAt.toISOString(),
  };
}
