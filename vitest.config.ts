import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      '@': import.meta.dirname,
      'server-only': path.resolve(import.meta.dirname, 'lib/testing/empty.ts'),
    },
  },
  test: {
    include: ['lib/**/*.test.ts', 'components/**/*.test.ts', 'scripts/**/*.test.ts'],
    pool: 'threads',
    // Left alone, vitest keeps one core free: of two that is half of them.
    maxWorkers: '100%',
    testTimeout: 60_000,
  },
});
