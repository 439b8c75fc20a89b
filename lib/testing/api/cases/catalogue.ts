import type { Cases } from '../stage';

/** What is read without an account. */
export const catalogueCases: Cases = {
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
};
