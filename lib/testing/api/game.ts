import type { SystemSlug } from '@/lib/rules';
import type { GameAsSeen, GameBegun, GameSeatTaken } from '@/lib/api/contract/shapes/game';
import { Problem } from '@/lib/api/contract/shapes/problem';
import type { z } from 'zod';
import { ask, type Got, type World } from './world';

export type Seen = z.output<typeof GameAsSeen>;

/** A system whose games are short and hide something. */
export const playedSlug: SystemSlug = 'swords-sorcery';

export const SEED = 'a secret seed';

/** Status and code of a problem. */
export const codeOf = ({ status, json }: Got): readonly unknown[] => [status, Problem.parse(json).code];

export const seenIn = ({ json }: Got): Seen => json as Seen;

/** Somebody at a seat, or a bot by its level. */
type Place =
  string | { readonly player: string; readonly name?: string; readonly as?: number; readonly list?: object };

/** Begins a game by the API. */
export async function beginGame(
  world: World,
  places: readonly Place[],
  system: string = playedSlug,
  more: object = {},
) {
  const seats = places.map((place) => (typeof place === 'string' ? { player: place } : place));
  const got = await ask(world, 'POST', '/api/v1/games', { body: { system, seats, seed: SEED, ...more } });
  if (got.status !== 201) throw new Error(`not begun: ${got.status} ${got.text}`);
  const begun = got.json as z.output<typeof GameBegun>;
  const path = got.headers.get('location')!;
  const keys = new Map(begun.keys.map(({ seat, key }) => [seat, key]));
  const keyOf = (seat: number) => ({ 'Muster-Seat': keys.get(seat) ?? '' });
  const lookAt = (seat: number, key = keyOf(seat)) =>
    ask(world, 'GET', `${path}?seat=${seat}`, { headers: key });
  const choose = (seat: number, choice: number, moves: number, key = seat) =>
    ask(world, 'POST', `${path}/choices`, { headers: keyOf(key), body: { seat, choice, moves } });
  const look = async (seat: number) => seenIn(await lookAt(seat));
  const watch = async () => seenIn(await ask(world, 'GET', path));
  return {
    id: begun.game.id,
    path,
    keyOf,
    lookAt,
    choose,
    look,
    watch,
    /** What the first two seats see, and what everybody may. */
    everybody: async () => [await look(0), await look(1), await watch()],
    replay: () => ask(world, 'GET', `${path}/replay`),
    /** Takes a seat with the key in hand, and has the new one from then on. */
    async take(seat: number, name?: string) {
      const body = name === undefined ? {} : { name };
      const taken = await ask(world, 'POST', `${path}/seats/${seat}/key`, { headers: keyOf(seat), body });
      if (taken.status !== 200) throw new Error(`not taken: ${taken.status} ${taken.text}`);
      const { key, game } = taken.json as z.output<typeof GameSeatTaken>;
      keys.set(seat, key);
      return game;
    },
    /** So many first choices, by whoever is asked. */
    async play(decisions: number) {
      for (let n = 0; n < decisions; n++) {
        const { toAct, moves } = await watch();
        const [seat] = toAct;
        if (seat === undefined) return;
        const got = await choose(seat, 0, moves);
        if (got.status !== 200) throw new Error(`not played: ${got.status} ${got.text}`);
      }
    },
  };
}
