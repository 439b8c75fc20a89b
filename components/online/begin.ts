import { nameOfGame } from '@/components/simulator/keep/kept-games';
import { YOU } from '@/components/simulator/setup/players';
import { setupOfGame, type Wish } from '@/components/simulator/setup/wish';
import { sendOnce } from '@/components/ui/ask-once';
import { ask, madeBefore, type Answer } from '@/lib/api/client';
import type { beginGame, SentBody } from '@/lib/api/contract';
import { ok, refuse, type AnySystem, type Result } from '@/lib/rules';
import type { AnyPlayable, Player } from '@/lib/rules/playing';
import { keepSeat, type SeatKey } from './kept-seats';

/** Who a person is. The form calls whoever fills it in “You”; to the others he is somebody else. */
const whoIs = (player: Player): { readonly name?: string; readonly as?: number } => {
  if (player.kind === 'bot') return {};
  if (player.as !== undefined) return { as: player.as };
  const name = player.name.trim();
  return name === '' || name === YOU ? {} : { name };
};

/** What beginning a game comes to: its own seat is taken as the others take theirs; then they see that somebody is there. */
interface Begun {
  readonly id: string;
  readonly mine: SeatKey | undefined;
  readonly invitations: readonly SeatKey[];
}

/**
 * Begins a game and takes its own seat, which voids the key that was told for it. Asked again by the same key, after either
 * answer was lost, it comes to the same game and the same seat.
 */
async function beginAndSit(body: SentBody<typeof beginGame>, key: string): Promise<Answer<Begun>> {
  const answer = await ask('POST /api/v1/games', { body, idempotencyKey: key });
  if (!answer.ok) return answer;
  const { id } = answer.data.game;
  const [told, ...invitations] = answer.data.keys;
  if (!told) return { ...answer, data: { id, mine: undefined, invitations } };
  const sat = await ask('POST /api/v1/games/{id}/seats/{seat}/key', {
    params: { id, seat: told.seat },
    body: {},
    seatKey: told.key,
    idempotencyKey: `${key}.own`,
  });
  return sat.ok ? { ...sat, data: { id, mine: { seat: told.seat, key: sat.data.key }, invitations } } : sat;
}

/**
 * Begins a game on the server as the form says it. The first person of the form is whoever fills it in; the keys of the others
 * are kept as invitations. The seed is the server’s: who knew it could reckon every hand.
 * @returns the id of the game
 */
export async function beginOnline(
  system: AnySystem,
  playable: AnyPlayable,
  wish: Wish,
): Promise<Result<string>> {
  const setup = await setupOfGame(system, playable, wish);
  if (!setup.ok) return setup;
  const players = wish.seats.map(({ player }) => player);
  if (!players.some(({ kind }) => kind === 'person'))
    return refuse({
      path: ['players'],
      code: 'nobody_plays',
      message: 'Somebody has to sit there: let a person play at least one seat.',
    });
  const { lists, agreement, board, first } = setup.value;
  const body = {
    system: system.slug,
    seats: players.map((player, seat) => ({
      player: player.kind === 'person' ? ('person' as const) : player.level,
      ...whoIs(player),
      ...(lists[seat] ? { list: lists[seat] } : {}),
    })),
    ...(agreement ? { agreement } : {}),
    ...(board ? { board } : {}),
    ...(first === undefined ? {} : { first }),
    ...(wish.clock === undefined ? {} : { clock: { seconds: wish.clock } }),
  };
  const answer = await sendOnce('game', body, beginAndSit);
  if (!answer.ok) {
    if (madeBefore(answer) !== undefined)
      return refuse({
        path: [],
        code: 'keys_lost',
        message: 'The game was begun, but the keys to its seats were lost on their way. Begin another.',
      });
    const { errors = [], detail } = answer.problem;
    const [problem = { path: [], code: 'refused', message: detail }, ...more] = errors;
    return refuse(problem, ...more);
  }
  const { id, mine, invitations } = answer.data;
  const isKept = keepSeat(id, {
    system: system.slug,
    mine,
    invitations,
    who: nameOfGame({ players }),
    at: Date.now(),
  });
  if (!isKept)
    return refuse({
      path: [],
      code: 'nothing_kept',
      message: 'This browser keeps nothing, so it would lose the key to your seat. Allow it to store data.',
    });
  return ok(id);
}
