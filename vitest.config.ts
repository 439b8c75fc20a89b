import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** Tests that put other modules in the place of some, or settings in the place of these, which would stay so for the next file. */
const apart = [
  'components/offline/**/*.test.ts',
  'components/print/**/*.test.ts',
  'lib/api/bounds.test.ts',
  'lib/api/lost-answers.test.ts',
  'lib/api/no-moderators.test.ts',
  'lib/auth/moderators.test.ts',
  'lib/db/bounds.test.ts',
  'lib/db/newest.test.ts',
];

export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'server-only': path.resolve(import.meta.dirname, 'lib/testing/empty.ts'),
    },
  },
  test: {
    pool: 'threads',
    // Left alone, vitest keeps one core free: of two that is half of them.
    maxWorkers: '100%',
    testTimeout: 60_000,
    // What opens the API of a file’s tests loads every route, which takes a busy machine more than the usual ten seconds.
    hookTimeout: 60_000,
    // The server’s settings are read once; the moderator is the one of `lib/testing/api/world.ts`.
    env: { RATE_LIMIT: 'off', MODERATORS: 'moderator@example.org' },
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['lib/**/*.test.ts', 'components/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: apart,
          // The files of one worker share the modules that they load, and code that is hot by then: half of the time goes into
          // both. Each test stands on what it makes itself.
          isolate: false,
          unstubGlobals: true,
        },
      },
      { extends: true, test: { name: 'apart', include: apart } },
    ],
  },
});
