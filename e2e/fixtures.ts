import {
  test as base,
  expect,
  type APIRequestContext,
  type BrowserContext,
  type Page,
} from '@playwright/test';

export { expect };

/** Somebody with an account. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

interface Consoles {
  /** Lets an error pass that the test provokes, such as the refusal of a stale save. */
  allow(message: RegExp): void;
  watch(context: BrowserContext): void;
}

interface Fixtures {
  /** Listens to every page of the test: an error in a console that nobody allowed fails it. */
  readonly consoles: Consoles;
  /** A page in a browser of somebody else: no cookies, no drafts, no account. */
  readonly visitor: () => Promise<Page>;
  /** Somebody with an account, signed in in `page`. */
  readonly person: Person;
  /** The browser of `page`, signed in: what a test needs before it begins is made there over the API. */
  readonly account: BrowserContext;
  /** A page in a browser of somebody else who has an account. */
  readonly member: () => Promise<Page>;
  /** A page of the same person on another device. */
  readonly otherDevice: () => Promise<Page>;
}

const byte = (): number => crypto.getRandomValues(new Uint8Array(1))[0]!;

/** Each browser comes from a network address of its own, so that tests do not use up each other's limits. */
const ownAddress = (): Record<string, string> => ({ 'X-Forwarded-For': `10.${byte()}.${byte()}.${byte()}` });

export const somebody = (): Person => ({
  email: `player-${crypto.randomUUID()}@example.org`,
  password: 'a long march under a pale moon',
});

/** Opens an account over the API, as a page would. */
export async function register(request: APIRequestContext, person: Person = somebody()): Promise<Person> {
  const answer = await request.post('/api/v1/account', { data: person });
  expect(answer.status()).toBe(202);
  return person;
}

/** Signs a browser in without its forms; the tests of accounts use the forms. */
export async function signIn(context: BrowserContext, person: Person): Promise<void> {
  const csrf = await context.request.get('/api/auth/csrf');
  const { csrfToken } = (await csrf.json()) as { csrfToken: string };
  const answer = await context.request.post('/api/auth/callback/credentials', {
    form: { csrfToken, json: 'true', ...person },
  });
  expect(answer.ok()).toBe(true);
}

/** Opens an account for whoever sits at this browser, and signs in there. */
export async function openAccount(context: BrowserContext): Promise<Person> {
  const person = await register(context.request);
  await signIn(context, person);
  return person;
}

export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern.
  extraHTTPHeaders: async ({}, use) => use(ownAddress()),

  consoles: [
    async ({ context }, use) => {
      const allowed: RegExp[] = [];
      const said: string[] = [];
      const watch = (one: BrowserContext): void => {
        one.on('console', (message) => {
          if (message.type() === 'error') said.push(`${message.text()} (${message.location().url})`);
        });
        one.on('weberror', (error) => said.push(String(error.error())));
      };
      watch(context);
      await use({ watch, allow: (message) => allowed.push(message) });
      expect(said.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],

  visitor: async ({ browser, consoles, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...(baseURL ? { baseURL } : {}),
        extraHTTPHeaders: ownAddress(),
      });
      consoles.watch(context);
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },

  person: async ({ context }, use) => use(await openAccount(context)),

  account: async ({ context, person: _ }, use) => use(context),

  member: async ({ visitor }, use) =>
    use(async () => {
      const page = await visitor();
      await openAccount(page.context());
      return page;
    }),

  otherDevice: async ({ visitor, person }, use) =>
    use(async () => {
      const page = await visitor();
      await signIn(page.context(), person);
      return page;
    }),
});
