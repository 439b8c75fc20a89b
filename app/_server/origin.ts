import 'server-only';
import { headers } from 'next/headers';
import { env } from '@/lib/env';

/** Where people reach this server, for links that leave the page: on paper, in QR codes, in previews. */
export async function publicOrigin(): Promise<string> {
  const { publicUrl } = env();
  if (publicUrl !== undefined) return new URL(publicUrl).origin;
  const asked = await headers();
  const host = asked.get('x-forwarded-host') ?? asked.get('host') ?? 'localhost';
  const scheme = asked.get('x-forwarded-proto')?.split(',')[0] ?? 'http';
  // A host that is none (nothing checks what a request says) must not break the page.
  return /^[\w.:[\]-]+$/.test(host)
    ? `${scheme === 'https' ? 'https' : 'http'}://${host}`
    : 'http://localhost';
}
