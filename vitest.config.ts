import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The rooms whose tests put other modules in the place of some, which would stay there for the next file. */
const withMocks = ['components/offline/**/*.test.ts', 'components/print/**/*.test.ts'];

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
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['lib/**/*.test.ts', 'components/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: withMocks,
          // The files of one worker share the modules that they load, and code that is hot by then: half of the time goes into
          // both. Each test stands on what it makes itself.
          isolate: false,
          unstubGlobals: true,
        },
      },
      { extends: true, test: { name: 'apart', include: withMocks } },
    ],
  },
});
