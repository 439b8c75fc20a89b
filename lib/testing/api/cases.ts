import { loadSystems, type AnySystem, type List } from '@/lib/rules';
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
}

export async function setStage(world: World): Promise<Stage> {
  const systems = await loadSystems();
  const system = systems[0];
  const own = systems.find((s) => s.own);
  const sample = system?.samples.find((s) => s.legal);
  if (!system || !sample || !own?.own)
    throw new Error('no system with samples and custom cards is registered');
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
  };
}

export interface Saved {
  readonly id: string;
  readonly shareId: string;
  readonly etag: string;
}

const savedOf = ({ status, json, headers, text }: Got): Saved => {
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
};

/** A table of Ann's at which she sits, unless she only hosts; she has accepted its agreement, or has her list in. */
const makeTable = async (
  { world, ann, agreement, list }: Stage,
  upTo: 'host' | 'seat' | 'accepted' | 'in' = 'seat',
): Promise<Saved & { readonly agreementCode: string }> => {
  const made = await ask(world, 'POST', '/api/v1/tables', {
    as: ann,
    body: { system: list.system, name: 'Friday', agreement, seats: 2, sit: upTo !== 'host', sitAs: 'Ann' },
  });
  const { id } = savedOf(made);
  const { agreementCode } = made.json as { agreementCode: string };
  const seat = `/api/v1/tables/${id}/seats/1`;
  if (upTo === 'accepted' || upTo === 'in')
    await ask(world, 'POST', `${seat}/acceptance`, { as: ann, body: { code: agreementCode } });
  if (upTo === 'in') savedOf(await ask(world, 'POST', `${seat}/list`, { as: ann, body: { list } }));
  return { ...savedOf(made), agreementCode };
};

const remove = async (
  { world, ann }: Stage,
  what: 'lists' | 'agreements' | 'cards' | 'tables',
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

const saved = async (made: Promise<Saved>, rest: (id: string) => string, body?: unknown): Promise<Case> => {
  const { id, etag } = await made;
  return { path: rest(id), etag, ...(body === undefined ? {} : { body }) };
};

/** One for each operation; a test misses the ones that nobody wrote. */
export const cases: Readonly<Record<string, (stage: Stage) => Case | Promise<Case>>> = {
  healthLive: () => ({ path: '/api/v1/health/live' }),
  healthReady: () => ({ path: '/api/v1/health/ready' }),
  getOpenApi: () => ({ path: '/api/v1/openapi.json' }),
  listSystems: () => ({ path: '/api/v1/systems' }),
  getSystem: ({ system }) => ({ path: `/api/v1/systems/${system.slug}` }),
  listEntries: ({ system }) => ({
    path: `/api/v1/systems/${system.slug}/entries?facets=true&sort=-cost&limit=5`,
  }),
  searchEntries: () => ({ path: '/api/v1/entries?q=tag:teleport&limit=3' }),
  getEntry: ({ system }) => ({ path: `/api/v1/systems/${system.slug}/entries/${system.entries[0]!.id}` }),
  getCatalogue: ({ system }) => ({ path: `/api/v1/systems/${system.slug}/catalogue.json` }),
  listRules: ({ system }) => ({ path: `/api/v1/systems/${system.slug}/rules` }),
  getRule: ({ system }) => ({ path: `/api/v1/systems/${system.slug}/rules/${system.checks[0]!.code}` }),
  printCards: ({ list, agreement }) => ({
    path: '/api/v1/print',
    body: { what: { kind: 'list', list, agreement } },
  }),
  validate: ({ list, agreement }) => ({ path: '/api/v1/validate', body: { list, agreements: [agreement] } }),

  listLists: async (stage) => saved(save.list(stage), () => '/api/v1/lists?limit=2'),
  createList: ({ list }) => ({ path: '/api/v1/lists', body: list }),
  getList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}`),
  updateList: (stage) =>
    saved(save.list(stage), (id) => `/api/v1/lists/${id}`, { ...stage.list, name: 'Another name' }),
  deleteList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}`),
  restoreList: async (stage) => ({
    path: `/api/v1/lists/${await remove(stage, 'lists', await save.list(stage))}/restore`,
  }),
  listListVersions: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/versions`),
  getListVersion: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/versions/1`),
  diffList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/diff?from=1&to=1`),
  copyList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/copies`, { name: 'A copy' }),
  exportList: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/export?format=markdown`),
  putShelf: (stage) =>
    saved(save.list(stage), (id) => `/api/v1/lists/${id}/shelf`, {
      folder: 'League',
      tags: ['campaign'],
      favourite: true,
      archived: false,
    }),
  getAncestry: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/ancestry`),
  markTakenIn: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/ancestry`, { version: 1 }),
  getSeal: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/seal`),
  getOpenCopy: async (stage) => {
    const { id } = await save.list(stage);
    const seal = await ask(stage.world, 'GET', `/api/v1/lists/${id}/seal`, { as: stage.ann });
    return { path: `/api/v1/open-copies/${(seal.json as { openCopy: string }).openCopy}` };
  },
  compareLists: async (stage) => {
    const [a, b] = [await save.list(stage), await save.list(stage)];
    return { path: `/api/v1/lists/compare?a=${a.id}&b=${b.shareId}` };
  },
  listSearches: () => ({ path: '/api/v1/searches?limit=2' }),
  createSearch: () => ({ path: '/api/v1/searches', body: { name: 'Mine', query: 'legal:yes -archived' } }),
  getSearch: async (stage) => ({ path: await saveSearch(stage) }),
  deleteSearch: async (stage) => ({ path: await saveSearch(stage) }),
  listComments: async (stage) => ({ path: `/api/v1/comments?list=${(await save.list(stage)).id}` }),
  createComment: ({ system }) => ({
    path: '/api/v1/comments',
    body: { system: system.slug, entry: system.entries[0]!.id, text: 'Worth its price.' },
  }),
  getComment: async (stage) => ({ path: await saveComment(stage) }),
  deleteComment: async (stage) => ({ path: await saveComment(stage) }),
  openComments: (stage) => saved(save.list(stage), (id) => `/api/v1/lists/${id}/comments`, { open: false }),
  importList: ({ list }) => ({ path: '/api/v1/lists/import', body: { text: JSON.stringify(list) } }),

  listAgreements: (stage) => saved(save.agreement(stage), () => '/api/v1/agreements'),
  createAgreement: ({ agreement }) => ({ path: '/api/v1/agreements', body: agreement }),
  getAgreement: (stage) => saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}`),
  updateAgreement: (stage) =>
    saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}`, { ...stage.agreement, name: 'Theirs' }),
  deleteAgreement: (stage) => saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}`),
  restoreAgreement: async (stage) => ({
    path: `/api/v1/agreements/${await remove(stage, 'agreements', await save.agreement(stage))}/restore`,
  }),
  forkAgreement: (stage) =>
    saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/forks`, { name: 'A fork' }),
  listAgreementVersions: (stage) => saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/versions`),
  getAgreementVersion: (stage) => saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/versions/1`),

  diffAgreement: (stage) => saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/diff?from=1&to=1`),
  agreementEffects: (stage) =>
    saved(save.agreement(stage), (id) => `/api/v1/agreements/${id}/effects?from=1&to=1`),
  checkAgreement: ({ agreement }) => ({ path: '/api/v1/agreements/check', body: agreement }),
  readAgreement: ({ system }) => ({
    path: '/api/v1/agreements/read',
    body: { system: system.slug, text: '# Ours\nlevel total: 400' },
  }),

  listCards: (stage) => saved(save.card(stage), () => '/api/v1/cards'),
  createCard: ({ card }) => ({ path: '/api/v1/cards', body: card }),
  getCard: (stage) => saved(save.card(stage), (id) => `/api/v1/cards/${id}`),
  updateCard: (stage) =>
    saved(save.card(stage), (id) => `/api/v1/cards/${id}`, {
      ...stage.card,
      card: { ...stage.card.card, name: 'Another name' },
    }),
  deleteCard: (stage) => saved(save.card(stage), (id) => `/api/v1/cards/${id}`),
  restoreCard: async (stage) => ({
    path: `/api/v1/cards/${await remove(stage, 'cards', await save.card(stage))}/restore`,
  }),

  listTables: async (stage) => saved(makeTable(stage), () => '/api/v1/tables'),
  createTable: ({ list, agreement }) => ({
    path: '/api/v1/tables',
    body: { system: list.system, name: 'Friday', agreement, seats: 3, names: ['', 'Bob'], sealed: true },
  }),
  getTable: (stage) => saved(makeTable(stage), (id) => `/api/v1/tables/${id}`),
  updateTable: (stage) =>
    saved(makeTable(stage), (id) => `/api/v1/tables/${id}`, { name: 'Saturday', seats: 4 }),
  deleteTable: (stage) => saved(makeTable(stage), (id) => `/api/v1/tables/${id}`),
  restoreTable: async (stage) => ({
    path: `/api/v1/tables/${await remove(stage, 'tables', await makeTable(stage))}/restore`,
  }),
  copyTable: (stage) => saved(makeTable(stage), (id) => `/api/v1/tables/${id}/copies`, { name: 'Again' }),
  takeSeat: (stage) => saved(makeTable(stage, 'host'), (id) => `/api/v1/tables/${id}/seats`, { name: 'Ann' }),
  leaveSeat: (stage) => saved(makeTable(stage), (id) => `/api/v1/tables/${id}/seats/1`),
  renewSeatKey: async (stage) => {
    const { id } = await makeTable(stage, 'host');
    const { json } = await ask(stage.world, 'GET', `/api/v1/tables/${id}`, { as: stage.ann });
    const { inviteCode } = json as { inviteCode: string };
    const taken = await ask(stage.world, 'POST', `/api/v1/tables/${inviteCode}/seats`, {
      body: { name: 'Gil' },
    });
    return {
      path: `/api/v1/tables/${id}/seats/1/key`,
      body: {},
      headers: { 'Muster-Seat': (taken.json as { key: string }).key },
    };
  },
  acceptAgreement: async (stage) => {
    const { id, agreementCode } = await makeTable(stage);
    return { path: `/api/v1/tables/${id}/seats/1/acceptance`, body: { code: agreementCode } };
  },
  handInList: (stage) =>
    saved(makeTable(stage, 'accepted'), (id) => `/api/v1/tables/${id}/seats/1/list`, { list: stage.list }),
  getSeatList: (stage) => saved(makeTable(stage, 'in'), (id) => `/api/v1/tables/${id}/seats/1/list`),
  getTableLists: (stage) => saved(makeTable(stage, 'in'), (id) => `/api/v1/tables/${id}/lists`),
  revealLists: (stage) =>
    saved(makeTable(stage, 'in'), (id) => `/api/v1/tables/${id}/reveal`, { want: true }),
  stepTable: async (stage) => {
    const { id } = await makeTable(stage);
    const companion = await stage.system.companion();
    const { trackers } = companion.sheet(stage.system.house.parse({}));
    const { id: tracker, per } = trackers[0]!;
    return {
      path: `/api/v1/tables/${id}/companion`,
      body: { do: 'count', tracker, seat: per === 'seat' ? 1 : 0, by: 1 },
    };
  },
  watchTable: (stage) => saved(makeTable(stage), (id) => `/api/v1/tables/${id}/events?seconds=0`),

  listTokens: () => ({ path: '/api/v1/tokens' }),
  createToken: () => ({ path: '/api/v1/tokens', body: { name: 'For a script', scopes: ['read'] } }),
  revokeTokens: async ({ world }) => ({
    path: '/api/v1/tokens',
    as: await world.person(`spent-${crypto.randomUUID()}`),
  }),
  getToken: async (stage) => ({ path: `/api/v1/tokens/${await makeToken(stage)}` }),
  revokeToken: async (stage) => ({ path: `/api/v1/tokens/${await makeToken(stage)}` }),
  register: () => ({
    path: '/api/v1/account',
    body: { email: `${crypto.randomUUID()}@example.org`, password: 'correct horse battery' },
  }),
  setAccountPassword: async ({ world }) => {
    const person = await world.person(`changed-${crypto.randomUUID()}`);
    return {
      path: '/api/v1/account/password',
      body: { current: person.password, next: 'another long march' },
      as: person,
    };
  },
  getAccount: () => ({ path: '/api/v1/account' }),
  exportAccount: () => ({ path: '/api/v1/account/export' }),
  deleteAccount: async ({ world }) => ({
    path: '/api/v1/account',
    body: { confirm: 'delete my account' },
    as: await world.person(`gone-${crypto.randomUUID()}`),
  }),
};

const locationOf = async (made: Promise<Got>): Promise<string> => {
  const { status, headers, text } = await made;
  if (status !== 201) throw new Error(`not made: ${status} ${text}`);
  return headers.get('location')!;
};

const saveSearch = ({ world, ann }: Stage): Promise<string> =>
  locationOf(ask(world, 'POST', '/api/v1/searches', { as: ann, body: { name: 'Mine', query: 'legal:no' } }));

const saveComment = async (stage: Stage): Promise<string> => {
  const { id } = await save.list(stage);
  return locationOf(
    ask(stage.world, 'POST', '/api/v1/comments', { as: stage.ann, body: { list: id, text: 'To do.' } }),
  );
};

async function makeToken({ world, ann }: Stage): Promise<string> {
  const made = await ask(world, 'POST', '/api/v1/tokens', {
    as: ann,
    by: 'session',
    body: { name: 'Short-lived', scopes: ['read'], expiresInDays: 1 },
  });
  if (made.status !== 201) throw new Error(`no token: ${made.status} ${made.text}`);
  return (made.json as { id: string }).id;
}
