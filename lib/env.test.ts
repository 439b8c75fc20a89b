import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv } from './env';

test('nothing set: the defaults, with the database in the data folder', () => {
  expect(readEnv({})).toEqual({
    mode: 'development',
    port: 3000,
    dataDir: path.resolve('data'),
    database: { kind: 'sqlite', file: path.resolve('data/muster.db') },
    trustProxy: 0,
    logLevel: 'info',
    rateLimit: 300,
    jobs: 16,
    moderators: [],
  });
});

test('empty and blank values count as not set', () => {
  expect(readEnv({ PORT: '', GITHUB_ID: ' ', AUTH_SECRET: '', DATABASE_URL: '' })).toEqual(readEnv({}));
});

test('everything set', () => {
  const secret = 's'.repeat(32);
  expect(
    readEnv({
      NODE_ENV: 'production',
      PORT: '8080',
      DATA_DIR: '/srv/muster',
      DATABASE_URL: 'postgresql://me:pw@db/muster',
      AUTH_SECRET: secret,
      NEXTAUTH_URL: 'https://muster.example.org',
      GITHUB_ID: 'a',
      GITHUB_SECRET: 'b',
      GOOGLE_ID: 'c',
      GOOGLE_SECRET: 'd',
      TRUST_PROXY: 'true',
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      JOBS: '0',
      MODERATORS: 'ann@example.org, Bob@Example.org',
      HOME: '/root',
    }),
  ).toEqual({
    mode: 'production',
    port: 8080,
    dataDir: '/srv/muster',
    database: { kind: 'postgresql', url: 'postgresql://me:pw@db/muster' },
    authSecret: secret,
    publicUrl: 'https://muster.example.org',
    github: { id: 'a', secret: 'b' },
    google: { id: 'c', secret: 'd' },
    trustProxy: 1,
    logLevel: 'warn',
    jobs: 0,
    moderators: ['ann@example.org', 'Bob@Example.org'],
  });
});

test.each([
  ['PORT', 'eighty', 'PORT must be a whole number from 1 to 65535.'],
  ['PORT', '70000', 'PORT must be a whole number from 1 to 65535.'],
  ['PORT', '80.5', 'PORT must be a whole number from 1 to 65535.'],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be file:/absolute'],
  ['DATABASE_URL', 'file:/app/.next/standalone/data/x.db', 'outside .next'],
  ['AUTH_SECRET', 'short', 'AUTH_SECRET must be at least 32 characters.'],
  ['NEXTAUTH_URL', 'muster.example.org', 'NEXTAUTH_URL must be the address'],
  ['GITHUB_ID', 'alone', 'GITHUB_ID and GITHUB_SECRET must be set together.'],
  ['GOOGLE_SECRET', 'alone', 'GOOGLE_ID and GOOGLE_SECRET must be set together.'],
  ['TRUST_PROXY', '-1', 'TRUST_PROXY must be the number of proxies'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be silent, error, warn, info or debug.'],
  ['RATE_LIMIT', 'none', 'RATE_LIMIT must be requests a minute'],
  ['JOBS', '65', 'JOBS must be how many jobs this server is at together, 0 to 64.'],
  ['MODERATORS', 'ann', 'MODERATORS must be e-mail addresses separated by commas.'],
  ['MODERATORS', 'ann@example.org,', 'MODERATORS must be e-mail addresses'],
  ['MODERATORS', 'ann@example.org; bob@example.org', 'MODERATORS must be e-mail addresses'],
  ['NODE_ENV', 'staging', 'NODE_ENV must be'],
])('%s=%s is refused with a clear message', (key, value, message) => {
  expect(() => readEnv({ [key]: value })).toThrow(message);
});

test('every bad value is named at once, and no value is repeated in the message', () => {
  const read = () => readEnv({ PORT: 'x', LOG_LEVEL: 'y', AUTH_SECRET: 'hunter2', GITHUB_ID: 'z' });
  expect(read).toThrow(/PORT[^]*AUTH_SECRET[^]*LOG_LEVEL[^]*GITHUB/);
  expect(read).not.toThrow('hunter2');
});
