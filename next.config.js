/** @type {import('next').NextConfig} */
export default {
  output: 'standalone',
  typedRoutes: true,
  poweredByHeader: false,
  reactStrictMode: true,
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
  turbopack: { root: import.meta.dirname },
};
