/** Runs once before the first request is served: settings, migrations, catalogue. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { boot } = await import('@/lib/db/boot');
    await boot();
    (await import('@/lib/jobs/line')).attendLine();
    // Next keeps an X-Forwarded-For that a client sends; unless a proxy stands in front, nobody may choose his address.
    (await import('@/lib/auth/address')).distrustForwardedHeaders();
    // Paths and methods that Next would answer by itself, in HTML, are ours as well.
    (await import('@/lib/api/front-door')).guardFrontDoor();
    (await import('@/lib/api/compression')).letRoutesBeCompressed();
  }
}
