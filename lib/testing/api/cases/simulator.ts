import { loadPlayable, loadSituations } from '@/lib/rules/playing';
import { remove, save, saved, type Cases, type Stage } from '../stage';
import { untilOver } from '../jobs';
import { beginGame } from '../game';
import { letTimeRunOut } from '../late';
import { ask } from '../world';

/** Its games are short. */
const slug = 'swords-sorcery';

/** Odds, boards and batches of games, of a system that can be played. */
export const simulatorCases: Cases = {
  askOdds: async () => {
    const [first] = await loadSituations(slug);
    return {
      path: '/api/v1/odds',
      body: { system: slug, situation: { kind: first!.kind, ...(first!.example as object) } },
    };
  },
  makeBoard: async () => {
    const { boards, seats } = await loadPlayable(slug)!;
    return {
      path: '/api/v1/boards/generate',
      body: { system: slug, board: { way: boards.ways[0]!.id, seed: 'case' }, players: seats.least },
    };
  },
  listBoards: (stage) => saved(save.board(stage), () => '/api/v1/boards?limit=2'),
  createBoard: ({ board }) => ({ path: '/api/v1/boards', body: board }),
  getBoard: (stage) => saved(save.board(stage), (id) => `/api/v1/boards/${id}`),
  updateBoard: (stage) =>
    saved(save.board(stage), (id) => `/api/v1/boards/${id}`, { ...stage.board, name: 'Another name' }),
  deleteBoard: (stage) => saved(save.board(stage), (id) => `/api/v1/boards/${id}`),
  restoreBoard: async (stage) => ({
    path: `/api/v1/boards/${await remove(stage, 'boards', await save.board(stage))}/restore`,
  }),
  runSimulation: () => ({ path: '/api/v1/simulations', body: batch() }),
  getSimulation: async (stage) => ({ path: await beginBatch(stage) }),
  cancelSimulation: async (stage) => ({ path: await beginBatch(stage) }),
  watchSimulation: async (stage) => ({ path: `${await beginBatch(stage)}/events?seconds=0` }),

  runTrial: () => ({ path: '/api/v1/trials', body: trial }),
  getTrial: async (stage) => ({ path: await beginTrial(stage) }),
  cancelTrial: async (stage) => ({ path: await beginTrial(stage) }),
  watchTrial: async (stage) => ({ path: `${await beginTrial(stage)}/events?seconds=0` }),

  beginGame: () => ({ path: '/api/v1/games', body: game() }),
  getGame: async (stage) => {
    const { path, headers } = await sit(stage);
    return { path: `${path}?seat=0`, headers };
  },
  makeChoice: async (stage) => {
    const { path, headers, moves } = await sit(stage);
    return { path: `${path}/choices`, headers, body: { seat: 0, choice: 0, moves } };
  },
  takeGameSeat: async (stage) => {
    const { path, headers } = await sit(stage);
    return { path: `${path}/seats/0/key`, headers, body: { name: 'Gil' } };
  },
  standIn: async ({ world }) => {
    const { id, path, keyOf, watch, take } = await beginGame(world, ['person', 'person'], slug, {
      clock: { seconds: 60 },
    });
    await take(0);
    await take(1);
    const late = (await watch()).toAct[0]!;
    await letTimeRunOut(id);
    return { path: `${path}/seats/${late}/stand-in`, headers: keyOf(1 - late), body: { seat: 1 - late } };
  },
  comeBack: async (stage) => {
    const { path, headers } = await sit(stage);
    return { path: `${path}/seats/0/stand-in`, headers };
  },
  listGameMessages: async (stage) => ({ path: `${(await sit(stage)).path}/messages?limit=2` }),
  sayAtGame: async (stage) => {
    const { path, headers } = await sit(stage);
    return { path: `${path}/messages`, headers, body: { seat: 0, text: 'Your turn' } };
  },
  watchGame: async (stage) => ({ path: `${(await sit(stage)).path}/events?seconds=0` }),
  getReplay: async (stage) => ({ path: `${(await sit(stage, false)).path}/replay` }),
};

const game = (withPerson = true) => ({
  system: slug,
  seats: [{ player: withPerson ? 'person' : 'random' }, { player: 'random' }],
  seed: 'case',
});

/** A game in which somebody sits, or one that bots have played to its end. */
async function sit({ world }: Stage, withPerson = true) {
  const begun = await ask(world, 'POST', '/api/v1/games', { body: game(withPerson) });
  if (begun.status !== 201) throw new Error(`not begun: ${begun.status} ${begun.text}`);
  const { game: made, keys } = begun.json as { game: { moves: number }; keys: { key: string }[] };
  return {
    path: begun.headers.get('location')!,
    headers: { 'Muster-Seat': keys[0]?.key ?? '' },
    moves: made.moves,
  };
}

const batch = () => ({
  system: slug,
  seats: [{ bot: 'random' }, { bot: 'random' }],
  games: 2,
  seed: 'case',
});

const trial = {
  measure: 'suggestions',
  list: {
    format: 'muster-list/1',
    system: 'swords-sorcery',
    name: 'Four warriors and their wizard',
    entries: [
      { entry: 'guard', count: 2 },
      { entry: 'warrior', count: 4 },
      { entry: 'wizard', count: 1 },
    ],
    options: { form: 'army' },
  },
  agreement: {
    format: 'muster-agreement/1',
    system: 'swords-sorcery',
    name: '24 points',
    house: { armyMode: 'points' },
    banned: [],
    allowed: null,
    cards: [],
  },
  instead: 1,
  bot: 'random',
  games: 2,
  seed: 'case',
};

const beginBatch = (stage: Stage): Promise<string> => begin(stage, '/api/v1/simulations', batch());
const beginTrial = (stage: Stage): Promise<string> => begin(stage, '/api/v1/trials', trial);

async function begin({ world, ann }: Stage, at: string, body: object): Promise<string> {
  const begun = await ask(world, 'POST', at, {
    as: ann,
    body,
    headers: { Prefer: 'respond-async' },
  });
  if (begun.status !== 202) throw new Error(`not begun: ${begun.status} ${begun.text}`);
  const path = begun.headers.get('location')!;
  // Jobs of one caller are few at a time.
  await untilOver(world, path, ann);
  return path;
}
