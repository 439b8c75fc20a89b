import { headers } from 'next/headers';

/** By which the page's policy lets a script of its own run; `proxy.ts` makes a new one for each page. */
export async function pageNonce(): Promise<string | undefined> {
  const policy = (await headers()).get('content-security-policy') ?? '';
  return /'nonce-([^']+)'/.exec(policy)?.[1];
}
