import type { Cases, Stage } from '../stage';
import { untilOver } from '../jobs';
import { ask } from '../world';

/** Catalogue, rules and paper: most of it is asked without an account. */
export const catalogueCases: Cases = {
  healthLive: () => ({ path: '/api/v1/health/live' }),
  healthReady: () => ({ path: '/api/v1/health/ready' }),
  getOpenApi: () => ({ path: '/api/v1/openapi.json' }),
  listApiChanges: () => ({ path: '/api/v1/changes?limit=2' }),
  listSystems: () => ({ path: '/api/v1/systems' }),
  getSystem: ({ system }) => ({ path: `/api/v1/systems/${system.slug}` }),
  listEntries: ({ system }) => ({
    path: `/api/v1/systems/${system.slug}/entries?facets=true&sort=-cost&limit=5`,
  }),
  searchEntries: () => ({ path: '/api/v1/entries?q=tag:teleport&limit=3' }),
  getEntry: ({ system }) => ({ path: `/api/v1/systems/${system.slug}/entries/${system.entries[0]!.id}` }),
  getCatalogue: ({ system }) => ({ path: `/api/v1/systems/${system.slug}/catalogue.json` }),
  getRelease: () => ({ path: '/api/v1/catalogue.json' }),
  listRules: ({ system }) => ({ path: `/api/v1/systems/${system.slug}/rules` }),
  getRule: ({ system }) => ({ path: `/api/v1/systems/${system.slug}/rules/${system.checks[0]!.code}` }),
  printCards: ({ list, agreement }) => ({
    path: '/api/v1/print',
    body: { what: { kind: 'list', list, agreement } },
  }),
  getPrint: async (stage) => ({ path: await beginPrint(stage) }),
  cancelPrint: async (stage) => ({ path: await beginPrint(stage) }),
  getPrintFile: async (stage) => ({ path: `${await beginPrint(stage)}/file` }),
  listPrinted: () => ({ path: '/api/v1/printed?limit=2' }),
  notePrinted: ({ system }) => ({ path: '/api/v1/printed/a-job', body: runOf(system.slug) }),
  forgetPrinted: async (stage) => ({ path: await printed(stage) }),
  getStatistics: ({ list, agreement }) => ({ path: '/api/v1/statistics', body: { list, agreement } }),
  validate: ({ list, agreement }) => ({ path: '/api/v1/validate', body: { list, agreements: [agreement] } }),
};

const runOf = (system: string) => ({
  system,
  name: 'Krag’s army',
  printedAt: '2026-11-20T10:00:00.000Z',
  looks: [{ entry: 'krag', look: 'a', count: 2 }],
});

const printed = async ({ world, ann, system }: Stage): Promise<string> => {
  const path = '/api/v1/printed/another-job';
  await ask(world, 'PUT', path, { as: ann, body: runOf(system.slug) });
  return path;
};

/** A print job of Ann's that is done: jobs of one caller are few at a time. */
async function beginPrint({ world, ann, list, agreement }: Stage): Promise<string> {
  const begun = await ask(world, 'POST', '/api/v1/print', {
    as: ann,
    body: { what: { kind: 'list', list, agreement } },
    headers: { Prefer: 'respond-async' },
  });
  if (begun.status !== 202) throw new Error(`not begun: ${begun.status} ${begun.text}`);
  const path = begun.headers.get('location')!;
  await untilOver(world, path, ann);
  return path;
}
