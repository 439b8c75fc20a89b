import { noteOwner } from '../owner';
import { findKept, keepSeen } from './caches';
import { keptAs, mayKeep, ownerOf } from './sort';

/** A network that has not answered by then is no network, where there is something kept. */
const PATIENCE_MS = 4000;

const later = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms));

/** The first bytes of a page, enough for its first tag. */
async function beginning(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (reader && text.length < 4000 && !/<html[^>]*>/.test(text)) {
    const { value, done } = await reader.read();
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  // Left unread, the rest would be held in memory.
  await reader?.cancel().catch(() => undefined);
  return text;
}

/** Notes whose page came, so that nobody finds what the one before him saw, and keeps it. */
export async function note(address: URL, response: Response): Promise<void> {
  const copy = response.clone();
  await noteOwner(ownerOf(await beginning(response)));
  if (mayKeep(address)) await keepSeen(keptAs(address), copy);
  else await copy.body?.cancel();
}

export const isPage = (response: Response): boolean =>
  response.ok && !response.redirected && (response.headers.get('content-type') ?? '').startsWith('text/html');

/** A whole page: from the network, or what was kept, or the shell that makes do with what this browser has. */
export async function page(
  request: Request,
  waitUntil: (work: Promise<unknown>) => void,
  shell: () => Promise<Response | undefined>,
): Promise<Response> {
  const address = new URL(request.url);
  const asked = fetch(request).then((response) => {
    if (isPage(response)) waitUntil(note(address, response.clone()).catch(() => undefined));
    return response;
  });
  const fallback = async () => (await findKept(keptAs(address))) ?? (await shell());
  try {
    const first = await Promise.race([asked, later(PATIENCE_MS)]);
    // A door-keeper without a house behind him is no answer either.
    if (first && first.status < 502) return first;
    waitUntil(asked.catch(() => undefined));
    return (await fallback()) ?? first ?? (await asked);
  } catch {
    return (await fallback()) ?? Response.error();
  }
}

/**
 * The parts of a page that differ, as Next asks for them. Without a network Next then asks for the whole page, and that is
 * kept; so a slow network is cut short only where there is something to go to.
 */
export async function part(request: Request): Promise<Response> {
  const asked = fetch(request);
  const first = await Promise.race([asked.catch(() => Response.error()), later(PATIENCE_MS)]);
  if (first) return first;
  return (await findKept(keptAs(new URL(request.url)))) ? Response.error() : asked;
}
