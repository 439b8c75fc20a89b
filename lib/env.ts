import path from 'node:path';
import { z } from 'zod';

/**
 * The one reader of the environment. A variable that is set but empty counts as not set, since files for containers
 * often carry empty ones.
 */

const minimumSecret = 32;

const port = z.coerce
  .number()
  .int()
  .min(1)
  .max(65_535)
  .default(3000)
  .describe('a whole number from 1 to 65535');

const databaseUrl = z
  .string()
  .regex(/^(file:.+|postgres(ql)?:\/\/.+)$/)
  .optional()
  .describe('file:/absolute/path/to/muster.db or postgres://user:password@host/base');

const secret = z.string().min(minimumSecret).optional().describe(`at least ${minimumSecret} characters`);

const credential = z.string().max(300).optional().describe('at most 300 characters');

/** How many proxies stand in front; each adds one address to `X-Forwarded-For`. */
const trustProxy = z
  .union([
    z.enum(['false', 'no', 'off']).transform(() => 0),
    z.enum(['true', 'yes', 'on']).transform(() => 1),
    z.coerce.number().int().min(0).max(9),
  ])
  .default(0)
  .describe('the number of proxies in front of the server, 0 to 9');

const rateLimit = z
  .union([z.literal('off').transform(() => 0), z.coerce.number().int().min(0).max(1_000_000)])
  .default(300)
  .describe('requests a minute for one caller, 0 to 1000000, or off');

const jobs = z.coerce
  .number()
  .int()
  .min(0)
  .max(64)
  .default(16)
  .describe('how many jobs this server is at together, 0 to 64');

/** Whoever has one of these accounts moderates. */
const moderators = z
  .string()
  .max(4000)
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(z.email()))
  .default([])
  .describe('e-mail addresses separated by commas');

const Variables = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('development, production or test'),
  PORT: port,
  DATA_DIR: z.string().max(1000).default('data').describe('a folder that the server may write to'),
  DATABASE_URL: databaseUrl,
  AUTH_SECRET: secret,
  NEXTAUTH_SECRET: secret,
  NEXTAUTH_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the address that people type, such as https://muster.example.org'),
  GITHUB_ID: credential,
  GITHUB_SECRET: credential,
  GOOGLE_ID: credential,
  GOOGLE_SECRET: credential,
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('silent, error, warn, info or debug'),
  RATE_LIMIT: rateLimit,
  JOBS: jobs,
  MODERATORS: moderators,
});

export interface OAuthClient {
  readonly id: string;
  readonly secret: string;
}

export interface Env {
  readonly mode: 'development' | 'production' | 'test';
  readonly port: number;
  /** Absolute. */
  readonly dataDir: string;
  readonly database:
    | { readonly kind: 'sqlite'; readonly file: string }
    | { readonly kind: 'postgresql'; readonly url: string };
  /** Absent: the server makes one on its first start and keeps it in the database. */
  readonly authSecret?: string;
  readonly publicUrl?: string;
  readonly github?: OAuthClient;
  readonly google?: OAuthClient;
  /** How many addresses at the end of `X-Forwarded-For` were written by proxies of ours. */
  readonly trustProxy: number;
  readonly logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  /** Requests a minute for one caller; absent: no limit. */
  readonly rateLimit?: number;
  /** Jobs that this server is at together; 0: it leaves all to others that share its database. */
  readonly jobs: number;
  /** E-mail addresses of the accounts that moderate; none: nobody does, and nothing can be reported. */
  readonly moderators: readonly string[];
}

/** A value that the server cannot start with; the message names every variable at fault. */
class BadEnvironment extends Error {
  override readonly name = 'BadEnvironment';
}

type Source = Readonly<Record<string, string | undefined>>;

/** Reads the environment, pure. @throws BadEnvironment with one line for each bad value. */
export function readEnv(source: Source): Env {
  const given = Object.fromEntries(
    Object.keys(Variables.shape).flatMap((key) => {
      const value = source[key]?.trim();
      return value ? [[key, value]] : [];
    }),
  );
  const read = Variables.safeParse(given);
  const problems = read.success
    ? []
    : [...new Set(read.error.issues.map((i) => String(i.path[0])))].map(expected);
  for (const name of ['GITHUB', 'GOOGLE'] as const)
    if ((given[`${name}_ID`] === undefined) !== (given[`${name}_SECRET`] === undefined))
      problems.push(`${name}_ID and ${name}_SECRET must be set together.`);
  if (!read.success || problems.length > 0)
    throw new BadEnvironment(`The server cannot start with these settings.\n${problems.join('\n')}`);

  const v = read.data;
  const dataDir = path.resolve(/* turbopackIgnore: true */ v.DATA_DIR);
  const url = v.DATABASE_URL ?? `file:${path.join(dataDir, 'muster.db')}`;
  if (/[\\/]\.next[\\/]/.test(url))
    throw new BadEnvironment(
      'The server cannot start with these settings.\n' +
        'DATA_DIR and DATABASE_URL must be absolute and outside .next, which every build empties.',
    );
  const authSecret = v.NEXTAUTH_SECRET ?? v.AUTH_SECRET;
  return {
    mode: v.NODE_ENV,
    port: v.PORT,
    dataDir,
    database: url.startsWith('file:')
      ? { kind: 'sqlite', file: path.resolve(url.slice('file:'.length)) }
      : { kind: 'postgresql', url },
    ...(authSecret === undefined ? {} : { authSecret }),
    ...(v.NEXTAUTH_URL === undefined ? {} : { publicUrl: v.NEXTAUTH_URL }),
    ...(v.GITHUB_ID && v.GITHUB_SECRET ? { github: { id: v.GITHUB_ID, secret: v.GITHUB_SECRET } } : {}),
    ...(v.GOOGLE_ID && v.GOOGLE_SECRET ? { google: { id: v.GOOGLE_ID, secret: v.GOOGLE_SECRET } } : {}),
    trustProxy: v.TRUST_PROXY,
    logLevel: v.LOG_LEVEL,
    ...(v.RATE_LIMIT === 0 ? {} : { rateLimit: v.RATE_LIMIT }),
    jobs: v.JOBS,
    moderators: v.MODERATORS,
  };
}

/** Secrets stay out of the message: it says what is expected and never what was given. */
const expected = (key: string): string =>
  `${key} must be ${Variables.shape[key as keyof typeof Variables.shape]?.description ?? 'something else'}.`;

let parsed: Env | undefined;

/** The environment of this process, read once. */
export const env = (): Env => (parsed ??= readEnv(process.env));

/**
 * next-auth reads two variables by itself. Without them it would take every address to be `http://localhost:3000`;
 * with `AUTH_TRUST_HOST` it follows the host of the request.
 */
export function prepareAuthVariables(): void {
  if (!process.env.NEXTAUTH_URL?.trim()) delete process.env.NEXTAUTH_URL;
  process.env.AUTH_TRUST_HOST ||= '1';
}
