import { vi } from 'vitest';

/** What a page has sent, as the server got it. */
export interface Sent {
  readonly route: string;
  readonly key: string | null;
  readonly body: unknown;
}

/**
 * A server in the place of `fetch` that does everything, each key once; of some answers the page hears nothing.
 * @param answers what it answers to a route, `POST /api/v1/searches`
 * @param lost these answers get lost, counted from 0
 */
export function stubLossyServer(
  answers: Readonly<Record<string, (sent: Sent) => object>>,
  lost: readonly number[],
): { readonly asked: readonly Sent[]; readonly did: readonly Sent[] } {
  const asked: Sent[] = [];
  const did: Sent[] = [];
  const kept = new Map<string, object>();
  vi.stubGlobal('fetch', (address: string, { method, headers, body }: RequestInit) => {
    const sent: Sent = {
      route: `${method} ${address}`,
      key: new Headers(headers).get('Idempotency-Key'),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    };
    const once = `${sent.route} ${sent.key ?? crypto.randomUUID()}`;
    let answer = kept.get(once);
    if (!answer) {
      answer = answers[sent.route]!(sent);
      kept.set(once, answer);
      did.push(sent);
    }
    return lost.includes(asked.push(sent) - 1)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(answer, { status: 201 }));
  });
  return { asked, did };
}
