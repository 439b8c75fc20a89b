import { z } from 'zod';
import { dropText, keepText, keptJson, keysAfter } from '@/components/ui/kept-text';
import { Players, readGame, type GameRecord, type Player } from '@/lib/rules/playing';
import { eachOnce, showPlayer } from '../setup/players';

/** A game as a link and a file carry it. */
export interface KeptGame {
  readonly record: GameRecord;
  readonly players: readonly Player[];
}

const PlayedOnline = z.object({
  game: z.string(),
  /** The code of the table whose lists were played; absent: none is known. */
  table: z.string().exactOptional(),
});
/** Where a game was played online, which leads back there. */
export type PlayedOnline = z.infer<typeof PlayedOnline>;

/** A game on the shelf of this browser. */
export interface ShelvedGame extends KeptGame {
  readonly id: string;
  /** Given by hand; without one it is called after its players. */
  readonly name?: string | undefined;
  /** It came to its end. */
  readonly over: boolean;
  /** When it was kept last, in milliseconds; 0: not known. */
  readonly at: number;
  /** Absent: it was played in this browser. */
  readonly online?: PlayedOnline | undefined;
}

export const LONGEST_NAME = 80;

/** One player for each seat; where a record does not name them, the first is a person and the others are bots. */
export function playersOf({ setup }: GameRecord, named: readonly Player[] | undefined): readonly Player[] {
  if (named?.length === setup.lists.length) return named;
  return setup.lists.map((_, seat) =>
    seat === 0 ? { kind: 'person', name: 'You' } : { kind: 'bot', level: 'steady' },
  );
}

/** `You against bot, steady`, unless it has a name of its own. */
export const nameOfGame = ({ name, players }: Pick<ShelvedGame, 'name' | 'players'>): string =>
  name ?? eachOnce(players).map(showPlayer).join(' against ');

/** Reads what was kept or sent; undefined where it is none of ours. */
export function readKept(value: unknown): KeptGame | undefined {
  const { record: given, players: who } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const record = readGame(given);
  const players = Players.safeParse(who);
  if (!record.ok || !players.success || players.data.length !== record.value.setup.lists.length)
    return undefined;
  return { record: record.value, players: players.data };
}

/** A browser used to keep one game of each system, without an id. */
const ONLY = 'only';
/** Under which the browser keeps a game. */
export const keyOf = (slug: string, id: string): string =>
  id === ONLY ? `muster.game.${slug}` : `muster.game.${slug}.${id}`;

/** A game of the shelf; undefined where there is none, or none that can be read. */
export function keptGame(slug: string, id: string): ShelvedGame | undefined {
  const value = keptJson(keyOf(slug, id));
  const kept = readKept(value);
  if (!kept) return undefined;
  const { name, at, over, online } = value as Readonly<Record<string, unknown>>;
  return {
    ...kept,
    id,
    ...(typeof name === 'string' && name !== '' ? { name } : {}),
    over: over === true,
    at: typeof at === 'number' ? at : 0,
    online: PlayedOnline.safeParse(online).data,
  };
}

/** The games of one system in this browser, the one played last first. A broken value counts as none and is left where it is. */
export const keptGames = (slug: string): readonly ShelvedGame[] =>
  [ONLY, ...keysAfter(keyOf(slug, ''))].flatMap((id) => keptGame(slug, id) ?? []).sort((a, b) => b.at - a.at);

/** @returns false where the browser refuses to keep it */
export const keepGame = (slug: string, { id, ...game }: ShelvedGame): boolean =>
  keepText(keyOf(slug, id), JSON.stringify(game));

export const dropGame = (slug: string, id: string): void => dropText(keyOf(slug, id));
