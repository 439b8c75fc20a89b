import { loadSystems, type AnySystem, type List, type SystemSlug } from '@/lib/rules';
import { loadPlayable, type KeptBoard } from '@/lib/rules/playing';
import { ask, type Got, type Person, type World } from './world';

/** A world with two people in it who do not know each other. */
export interface Stage {
  readonly world: World;
  readonly ann: Person;
  readonly bob: Person;
  readonly system: AnySystem;
  readonly list: List;
  readonly agreement: Readonly<Record<string, unknown>>;
  /** A custom card with its system. */
  readonly card: { readonly system: string; readonly card: Readonly<Record<string, unknown>> };
  readonly board: KeptBoard;
}

export async function setStage(world: World): Promise<Stage> {
  const systems = await loadSystems();
  const system = systems[0];
  const own = systems.find((s) => s.own);
  const sample = system?.samples.find((s) => s.legal);
  if (!system || !sample || !own?.own)
    throw new Error('no system with samples and custom cards is registered');
  const played: SystemSlug = 'swords-sorcery';
  const { boards, seats } = await loadPlayable(played)!;
  return {
    world,
    ann: await world.person('ann'),
    bob: await world.person('bob'),
    system,
    list: sample.list,
    agreement: {
      format: 'muster-agreement/1',
      system: system.slug,
      name: 'Ours',
      house: sample.house,
    },
    card: { system: own.slug, card: own.own.example as unknown as Record<string, unknown> },
    board: {
      format: 'muster-board/1',
      system: played,
      name: 'Our ground',
      players: Math.max(2, seats.least),
      board: boards.named[0]!.board as KeptBoard['board'],
    },
  };
}

export interface Saved {
  readonly id: string;
  readonly shareId: string;
  readonly etag: string;
}

export const savedOf = ({ status, json, headers, text }: Got): Saved => {
  if (status !== 201) throw new Error(`not saved: ${status} ${text}`);
  const { id, shareId } = json as { id: string; shareId: string };
  return { id, shareId, etag: headers.get('etag') ?? '' };
};

/** Saves something of Ann's by the API. */
export const save = {
  list: async ({ world, ann, list }: Stage): Promise<Saved> =>
    savedOf(await ask(world, 'POST', '/api/v1/lists', { as: ann, body: list })),
  agreement: async ({ world, ann, agreement }: Stage): Promise<Saved> =>
    savedOf(await ask(world, 'POST', '/api/v1/agreements', { as: ann, body: agreement })),
  card: async ({ world, ann, card }: Stage): Promise<Saved> =>
    savedOf(await ask(world, 'POST', '/api/v1/cards', { as: ann, body: card })),
  board: async ({ world, ann, board }: Stage): Promise<Saved> =>
    savedOf(await ask(world, 'POST', '/api/v1/boards', { as: ann, body: board })),
};

/** Deletes something that was saved. */
export const remove = async (
  { world, ann }: Stage,
  what: 'lists' | 'agreements' | 'cards' | 'boards' | 'tables',
  { id, etag }: Saved,
): Promise<string> => {
  const gone = await ask(world, 'DELETE', `/api/v1/${what}/${id}`, {
    as: ann,
    headers: { 'If-Match': etag },
  });
  if (gone.status !== 204) throw new Error(`not deleted: ${gone.status} ${gone.text}`);
  return id;
};

/** A request that succeeds, with whatever it needs made before. */
export interface Case {
  readonly path: string;
  readonly body?: unknown;
  readonly etag?: string;
  /** What the request needs besides. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Whose account is used up by it; Ann’s otherwise. */
  readonly as?: Person;
}

/** A case about something that was saved before. */
export const saved = async (
  made: Promise<Saved>,
  rest: (id: string) => string,
  body?: unknown,
): Promise<Case> => {
  const { id, etag } = await made;
  return { path: rest(id), etag, ...(body === undefined ? {} : { body }) };
};

/** By the id of the operation. */
export type Cases = Readonly<Record<string, (stage: Stage) => Case | Promise<Case>>>;

/** Where a thing stands that was just made. */
export const locationOf = async (made: Promise<Got>): Promise<string> => {
  const { status, headers, text } = await made;
  if (status !== 201) throw new Error(`not made: ${status} ${text}`);
  return headers.get('location')!;
};
