import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const headers = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'X-Frame-Options', value: 'DENY' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=()' },
];

const systems = readdirSync(path.join(import.meta.dirname, 'lib/rules/systems')).join('|');

/** What people type who guess, and where that is. */
const guesses = {
  '/systems': '/#systems',
  '/catalogue': '/#systems',
  '/rules': '/#systems',
  '/build': '/lists/new',
  '/play': '/simulator',
  '/login': '/signin',
  '/systems/:system/catalogue': '/systems/:system',
  [`/:system(${systems})`]: '/systems/:system',
  [`/:system(${systems})/catalogue`]: '/systems/:system',
  [`/:system(${systems})/rules`]: '/systems/:system/rules',
  [`/:system(${systems})/build`]: '/lists/new?system=:system',
  [`/:system(${systems})/play`]: '/simulator/:system',
  [`/:system(${systems})/boards`]: '/boards/:system',
};

/** Whoever has built before will build again, and then wants a cache; to write one takes a sixth of a first build. */
const isBuiltAgain = existsSync(path.join(import.meta.dirname, '.next/BUILD_ID'));

/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  typedRoutes: true,
  // `npm test` checks the types once, of the tests too; a start need not do it again.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  reactStrictMode: true,
  redirects: () =>
    Promise.resolve(
      Object.entries(guesses).map(([source, destination]) => ({ source, destination, permanent: false })),
    ),
  headers: () =>
    Promise.resolve([
      { source: '/:path*', headers },
      // The worker decides what is old: it must never be old itself.
      { source: '/sw.js', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
      // Pressed when it was built, and named by what it holds.
      {
        source: '/ahead/:parcel',
        headers: [
          { key: 'Content-Encoding', value: 'br' },
          { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' },
        ],
      },
    ]),
  serverExternalPackages: [
    'better-sqlite3',
    '@prisma/adapter-better-sqlite3',
    '@prisma/adapter-pg',
    'pg',
    '@node-rs/argon2',
    'pdfkit',
  ],
  outputFileTracingRoot: import.meta.dirname,
  outputFileTracingIncludes: { '/*': ['./prisma/migrations/**/*', './assets/**/*'] },
  outputFileTracingExcludes: { '/*': ['./data/**/*', './test-results/**/*'] },
  experimental: {
    // A page is read in when it is first asked for: the server answers a third sooner after its start.
    preloadEntriesOnStart: false,
    turbopackFileSystemCacheForBuild: isBuiltAgain,
    // Smaller scripts are merged, anew for each page that needs them: by the usual 50 kB each module lies there five times over,
    // and a browser keeps all of them. A page weighs the same and asks for a third more files.
    turbopackChunking: { minChunkSize: 20_000 },
  },
  turbopack: { root: import.meta.dirname },
};
