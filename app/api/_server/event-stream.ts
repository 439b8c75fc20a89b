import 'server-only';
import { Problem } from '@/lib/api/problem';
import { clientAddress, currentUser } from '@/lib/auth';

const HEARTBEAT_MS = 20_000;
/** Streams at a time, of one caller and of all. */
const MOST_OF_ONE = 12;
const MOST = 2_000;

interface Streams {
  readonly callers: Map<string, number>;
  /** What ends each that is open. */
  readonly ends: Set<() => void>;
}

// Each route is bundled with its own copy of this module; they count together.
const shared = globalThis as typeof globalThis & { musterStreams?: Streams };

function streams(): Streams {
  if (!shared.musterStreams) {
    const made: Streams = { callers: new Map(), ends: new Set() };
    shared.musterStreams = made;
    // A server that stops waits for its answers, and these would never end.
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.prependListener(signal, () => {
        for (const end of [...made.ends]) end();
      });
  }
  return shared.musterStreams;
}

/** A place among the open streams; undefined where the caller, or all, have too many. */
function enter(caller: string, end: () => void): (() => void) | undefined {
  const { callers, ends } = streams();
  const count = callers.get(caller) ?? 0;
  if (count >= MOST_OF_ONE || ends.size >= MOST) return undefined;
  callers.set(caller, count + 1);
  ends.add(end);
  return () => {
    const left = (callers.get(caller) ?? 1) - 1;
    if (left > 0) callers.set(caller, left);
    else callers.delete(caller);
    ends.delete(end);
  };
}

/** An open stream, for whoever has something to tell. */
export interface Telling {
  readonly say: (event: string, data: unknown, id?: string) => void;
  readonly end: () => void;
  /** What to do once it is over. */
  readonly onEnd: (then: () => void) => void;
  /** Is whoever opened it still let in? A token may be revoked, or a session ended, while its stream is open. */
  readonly holds: () => Promise<boolean>;
}

/**
 * Server-sent events as an answer. The stream ends with its reader, with its time, with the token or session that opened
 * it, or with the server.
 * @param begin tells what there is to tell at once; the time begins to run after that
 */
export function streamEvents(
  {
    request,
    query,
    user,
  }: {
    readonly request: Request;
    readonly query: { readonly seconds: number };
    readonly user?: { readonly id: string } | undefined;
  },
  begin: (telling: Telling) => void | Promise<void>,
): Problem | { readonly stream: ReadableStream<Uint8Array>; readonly type: string } {
  const afterwards: (() => void)[] = [];
  let over = false;
  const end = (): void => {
    if (over) return;
    over = true;
    for (const then of afterwards) then();
  };
  const leave = enter(user ? `user ${user.id}` : `from ${clientAddress(request.headers)}`, end);
  if (!leave)
    return new Problem('too_many_requests', 'Too many streams are open. Close one, or come back later.', {
      headers: { 'Retry-After': '30' },
    });
  afterwards.push(leave);
  const holds = async (): Promise<boolean> =>
    user === undefined || (await currentUser(request))?.id === user.id;
  const text = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (lines: string): void => {
        if (!over) controller.enqueue(text.encode(`${lines}\n\n`));
      };
      const beat = async (): Promise<void> => ((await holds()) ? write(': here') : end());
      const heartbeat = setInterval(() => void beat().catch(end), HEARTBEAT_MS);
      heartbeat.unref();
      afterwards.push(() => {
        clearInterval(heartbeat);
        try {
          controller.close();
        } catch {
          // The reader is gone already.
        }
      });
      request.signal.addEventListener('abort', end, { once: true });
      if (request.signal.aborted) return end();
      write('retry: 3000');
      try {
        await begin({
          say: (event, data, id) =>
            write(`event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}`),
          end,
          onEnd: (then) => (over ? then() : void afterwards.push(then)),
          holds,
        });
      } catch {
        return end();
      }
      if (over) return;
      const limit = setTimeout(end, query.seconds * 1000);
      limit.unref();
      afterwards.push(() => clearTimeout(limit));
    },
    cancel: end,
  });
  return { stream, type: 'text/event-stream; charset=utf-8' };
}
