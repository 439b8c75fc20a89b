import { nameOfGame } from '@/components/simulator/keep/kept-games';
import { YOU } from '@/components/simulator/setup/players';
import { setupOfGame, type Wish } from '@/components/simulator/setup/wish';
import { ask } from '@/lib/api/client';
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

/** Takes the seat with the key that was told, as the others do: then they see that somebody is there. */
async function ownKey(id: string, told: SeatKey): Promise<SeatKey> {
  const answer = await ask('POST /api/v1/games/{id}/seats/{seat}/key', {
    params: { id, seat: told.seat },
    body: {},
    seatKey: told.key,
  });
  return answer.ok ? { seat: told.seat, key: answer.data.key } : told;
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
  const answer = await ask('POST /api/v1/games', {
    body: {
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
    },
  });
  if (!answer.ok) {
    const { errors = [], detail } = answer.problem;
    const [problem = { path: [], code: 'refused', message: detail }, ...more] = errors;
    return refuse(problem, ...more);
  }
  const { game, keys } = answer.data;
  const [told, ...invitations] = keys;
  const mine = told && (await ownKey(game.id, told));
  keepSeat(game.id, {
    system: system.slug,
    mine,
    invitations,
    who: nameOfGame({ players }),
    at: Date.now(),
  });
  return ok(game.id);
}
