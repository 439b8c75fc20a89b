import { ok, refuse, type AnySystem, type Result } from '@/lib/rules';
import { asWished, beginGame, partSetup, type AnyPlayable } from '@/lib/rules/playing';
import type { Session } from '../keep/session';
import { namedApart, playersIn } from './players';
import { setupOfGame, type Wish } from './wish';

/** Begins a game at this device as the form says it. Refuses with the seat of the form at fault. */
export async function beginHere(
  system: AnySystem,
  playable: AnyPlayable,
  wish: Wish,
): Promise<Result<Session>> {
  const setup = await setupOfGame(system, playable, wish);
  const parted = setup.ok ? partSetup(system, playable, setup.value) : setup;
  if (!parted.ok) return parted;
  const seed = wish.seed.trim() || '1';
  const begun = beginGame(system, playable, parted.value.setup, seed, wish.where === 'table');
  if (!begun.ok) return refuse(...begun.problems.map(asWished(parted.value)));
  const wished = wish.seats.map(({ player }) => player);
  return ok({ game: begun.value, players: namedApart(playersIn(parted.value, wished)) });
}
