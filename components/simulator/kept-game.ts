import { Players, readGame, type GameRecord, type Player } from '@/lib/rules/playing';

/** A game as the browser keeps it and a link carries it. */
export interface KeptGame {
  readonly record: GameRecord;
  readonly players: readonly Player[];
}

const keyOf = (slug: string): string => `muster.game.${slug}`;

/** One player for each seat; where a record does not name them, the first is a person and the others are bots. */
export function playersOf({ setup }: GameRecord, named: readonly Player[] | undefined): readonly Player[] {
  if (named?.length === setup.lists.length) return named;
  return setup.lists.map((_, seat) =>
    seat === 0 ? { kind: 'person', name: 'You' } : { kind: 'bot', level: 'steady' },
  );
}

/** Reads what was kept or sent; undefined where it is none of ours. */
export function readKept(value: unknown): KeptGame | undefined {
  const { record: given, players: who } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const record = readGame(given);
  const players = Players.safeParse(who);
  if (!record.ok || !players.success || players.data.length !== record.value.setup.lists.length)
    return undefined;
  return { record: record.value, players: players.data };
}

/** The game under way in this browser. A broken value counts as none and is left where it is. */
export function keptGame(slug: string): KeptGame | undefined {
  try {
    return readKept(JSON.parse(localStorage.getItem(keyOf(slug)) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** @returns false where the browser refuses to keep it */
export function keepGame(slug: string, game: KeptGame | undefined): boolean {
  try {
    if (game) localStorage.setItem(keyOf(slug), JSON.stringify(game));
    else localStorage.removeItem(keyOf(slug));
    return true;
  } catch {
    return false;
  }
}
