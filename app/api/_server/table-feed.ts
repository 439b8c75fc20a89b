import 'server-only';
import { tableVersion } from '@/lib/db/tables';

/** How often the base is asked: another server may have changed a table. */
const POLL_MS = 2_000;
const HEARTBEAT_MS = 20_000;
/** Streams at a time, of one caller and of all. */
const MOST_OF_ONE = 12;
const MOST = 2_000;

interface Watch {
  /** Something may have changed. */
  look(): void;
  /** The server stops. */
  end(): void;
}

interface Feed {
  readonly tables: Map<string, { readonly watches: Set<Watch>; version?: number; timer: NodeJS.Timeout }>;
  readonly callers: Map<string, number>;
  open: number;
}

// Each route is bundled with its own copy of this module; they must hear of each other.
const shared = globalThis as typeof globalThis & { musterFeed?: Feed };

function feed(): Feed {
  if (!shared.musterFeed) {
    const made: Feed = { tables: new Map(), callers: new Map(), open: 0 };
    shared.musterFeed = made;
    // A server that stops waits for its answers, and these would never end.
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.prependListener(signal, () => {
        for (const { watches } of made.tables.values()) for (const watch of [...watches]) watch.end();
      });
  }
  return shared.musterFeed;
}

/** Tells everybody who watches a table on this server. */
export const tellTable = (inviteCode: string): void => {
  for (const watch of shared.musterFeed?.tables.get(inviteCode)?.watches ?? []) watch.look();
};

function poll(inviteCode: string): void {
  const table = feed().tables.get(inviteCode);
  if (!table) return;
  tableVersion(inviteCode)
    .then((version) => {
      if (version === table.version) return;
      if (version === undefined) delete table.version;
      else table.version = version;
      for (const watch of table.watches) watch.look();
    })
    .catch(() => undefined);
}

function watchTable(inviteCode: string, watch: Watch): () => void {
  const { tables } = feed();
  let table = tables.get(inviteCode);
  if (!table) {
    const timer = setInterval(() => poll(inviteCode), POLL_MS);
    timer.unref();
    tables.set(inviteCode, (table = { watches: new Set(), timer }));
  }
  table.watches.add(watch);
  return () => {
    table.watches.delete(watch);
    if (table.watches.size > 0) return;
    clearInterval(table.timer);
    if (tables.get(inviteCode) === table) tables.delete(inviteCode);
  };
}

/** A place among the open streams; undefined where the caller, or all, have too many. */
export function enter(caller: string): (() => void) | undefined {
  const all = feed();
  const count = all.callers.get(caller) ?? 0;
  if (count >= MOST_OF_ONE || all.open >= MOST) return undefined;
  all.callers.set(caller, count + 1);
  all.open++;
  return () => {
    const left = (all.callers.get(caller) ?? 1) - 1;
    if (left > 0) all.callers.set(caller, left);
    else all.callers.delete(caller);
    all.open--;
  };
}

interface Snapshot {
  readonly version: number;
}

/**
 * The events of a table for one visitor: where it stands now, unless he has it, and each change after that.
 * @param look reads the table anew for him; undefined once it is gone
 */
export function tableEvents(wish: {
  readonly inviteCode: string;
  readonly caller: string;
  readonly seconds: number;
  /** The version that the caller has. */
  readonly has: number | undefined;
  readonly signal: AbortSignal;
  look(): Promise<Snapshot | undefined>;
}): ReadableStream<Uint8Array> | undefined {
  const leave = enter(wish.caller);
  if (!leave) return undefined;
  const text = new TextEncoder();
  let end: () => void = leave;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      let over = false;
      let sent = wish.has;
      // One look at a time; what comes meanwhile makes one more.
      let looking = false;
      let again = false;
      const say = (line: string): void => {
        if (!over) controller.enqueue(text.encode(line));
      };
      const look = async (): Promise<void> => {
        if (looking) {
          again = true;
          return;
        }
        looking = true;
        do {
          again = false;
          const now = await wish.look();
          if (!now) {
            say('event: gone\ndata: {}\n\n');
            return end();
          }
          if (now.version !== sent) say(`event: table\nid: ${now.version}\ndata: ${JSON.stringify(now)}\n\n`);
          sent = now.version;
        } while (again);
        looking = false;
      };
      const safely = (): void => {
        look().catch(() => end());
      };
      const heartbeat = setInterval(() => say(': here\n\n'), HEARTBEAT_MS);
      heartbeat.unref();
      const unwatch = watchTable(wish.inviteCode, { look: safely, end: () => end() });
      let limit: NodeJS.Timeout | undefined;
      end = () => {
        if (over) return;
        over = true;
        clearInterval(heartbeat);
        clearTimeout(limit);
        unwatch();
        leave();
        try {
          controller.close();
        } catch {
          // The reader is gone already.
        }
      };
      wish.signal.addEventListener('abort', () => end(), { once: true });
      if (wish.signal.aborted) return end();
      say('retry: 3000\n\n');
      look().then(
        () => {
          if (over) return;
          limit = setTimeout(() => end(), wish.seconds * 1000);
          limit.unref();
        },
        () => end(),
      );
    },
    cancel: () => end(),
  });
}
