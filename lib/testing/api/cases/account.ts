import { save, type Cases, type Stage } from '../stage';
import { ask } from '../world';

/** Accounts and tokens. */
export const accountCases: Cases = {
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
  importAccount: async (stage) => {
    await save.list(stage);
    const file = await ask(stage.world, 'GET', '/api/v1/account/export', { as: stage.ann });
    return {
      path: '/api/v1/account/import?preview=false',
      body: file.json,
      as: await stage.world.person(`moved-${crypto.randomUUID()}`),
    };
  },
  deleteAccount: async ({ world }) => ({
    path: '/api/v1/account',
    body: { confirm: 'delete my account' },
    as: await world.person(`gone-${crypto.randomUUID()}`),
  }),
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
