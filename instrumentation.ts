/** Runs once before the first request is served: settings, migrations, catalogue. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/db/boot');
    await boot();
    // Next keeps an X-Forwarded-For that a client sends; unless a proxy stands in front, nobody may choose his address.
    (await import('@/lib/auth/address')).distrustForwardedHeaders();
  }
}
