import { remove, saved, savedOf, type Cases, type Saved, type Stage } from '../stage';
import { loadSystem } from '@/lib/rules';
import { playedSlug } from '../game';
import { ask, type Person } from '../world';

/** Tables and their seats. */
export const tableCases: Cases = {
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
  getTableChecks: async (stage) => ({ path: `/api/v1/tables/${(await checkedTable(stage)).id}/checks` }),
  decideOnList: async (stage) => {
    const { id, commitment } = await checkedTable(stage);
    return {
      path: `/api/v1/tables/${id}/seats/1/decision`,
      body: { commitment, accept: false, word: 'Too many levels' },
    };
  },
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
  playTable: async (stage) => ({ path: `/api/v1/tables/${await playedTable(stage)}/game`, body: {} }),
  getTableLog: (stage) => saved(makeTable(stage), (id) => `/api/v1/tables/${id}/log?limit=2`),
  watchTable: (stage) => saved(makeTable(stage), (id) => `/api/v1/tables/${id}/events?seconds=0`),
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

/**
 * A table of a game that can be played: Ann and somebody else, a guest if nobody is named, have their lists in, and all are
 * open.
 * @param brought absent: a short game, to which both bring the same
 * @returns its invite code
 */
export async function playedTable(
  { world, ann }: Stage,
  other?: Person,
  brought?: { readonly system: string; readonly agreement: object; readonly lists: readonly object[] },
): Promise<string> {
  const { samples } = await loadSystem(playedSlug);
  const { list } = samples.find((s) => s.legal)!;
  const { system = playedSlug, agreement, lists = [list, list] } = brought ?? {};
  const made = await ask(world, 'POST', '/api/v1/tables', {
    as: ann,
    body: { system, name: 'Tonight', seats: 2, sitAs: 'Ann', ...(agreement ? { agreement } : {}) },
  });
  const { inviteCode, agreementCode } = made.json as Record<'inviteCode' | 'agreementCode', string>;
  const path = `/api/v1/tables/${inviteCode}`;
  const sits = await ask(world, 'POST', `${path}/seats`, {
    ...(other ? { as: other } : {}),
    body: { name: 'Bob' },
  });
  const { key } = sits.json as { readonly key: string | null };
  const second = other ? { as: other } : { headers: { 'Muster-Seat': key ?? '' } };
  for (const [i, by] of [{ as: ann }, second].entries()) {
    const seat = `${path}/seats/${i + 1}`;
    await ask(world, 'POST', `${seat}/acceptance`, { ...by, body: { code: agreementCode } });
    await ask(world, 'POST', `${seat}/list`, { ...by, body: { list: lists[i] } });
  }
  await ask(world, 'POST', `${path}/reveal`, { as: ann, body: {} });
  return inviteCode;
}

/** A table whose lists Ann checks; Bob sits at it and has his list in. */
const checkedTable = async ({ world, ann, bob, agreement, list }: Stage) => {
  const made = await ask(world, 'POST', '/api/v1/tables', {
    as: ann,
    body: { system: list.system, name: 'League', agreement, seats: 1, sit: false, checkedByHost: true },
  });
  const { id, inviteCode, agreementCode } = made.json as Record<
    'id' | 'inviteCode' | 'agreementCode',
    string
  >;
  const seats = `/api/v1/tables/${inviteCode}/seats`;
  await ask(world, 'POST', seats, { as: bob, body: { name: 'Bob' } });
  await ask(world, 'POST', `${seats}/1/acceptance`, { as: bob, body: { code: agreementCode } });
  const handed = await ask(world, 'POST', `${seats}/1/list`, { as: bob, body: { list } });
  return { id, commitment: (handed.json as { commitment: string }).commitment };
};
