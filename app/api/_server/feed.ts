import 'server-only';
import type { Telling } from './event-stream';

/** How often the base is asked: another server may have changed what is watched here. */
const POLL_MS = 2_000;

/** What says that a thing is not what it was, such as its version; undefined once it is gone. */
type Mark = string | number | undefined;

interface Watched {
  /** What looks for each who watches. */
  readonly looks: Set<() => void>;
  readonly timer: NodeJS.Timeout;
  mark?: Mark;
}

// Each route is bundled with its own copy of this module; they must hear of each other.
const shared = globalThis as typeof globalThis & { musterFeed?: Map<string, Watched> };
const feed = (): Map<string, Watched> => (shared.musterFeed ??= new Map<string, Watched>());

const lookAll = (thing: Watched | undefined): void => thing?.looks.forEach((look) => look());

/** Tells everybody who watches a thing on this server that it may have changed. */
export const tell = (thing: string): void => lookAll(feed().get(thing));

/** Has `look` called whenever the thing may have changed. @returns what ends that */
function watch(thing: string, markNow: () => Promise<Mark>, look: () => void): () => void {
  const poll = async (): Promise<void> => {
    const mark = await markNow();
    if (mark === watched.mark) return;
    watched.mark = mark;
    lookAll(watched);
  };
  const begin = (): Watched => {
    const timer = setInterval(() => void poll().catch(() => undefined), POLL_MS);
    timer.unref();
    return { looks: new Set(), timer };
  };
  const watched = feed().get(thing) ?? begin();
  feed().set(thing, watched);
  watched.looks.add(look);
  return () => {
    watched.looks.delete(look);
    if (watched.looks.size > 0) return;
    clearInterval(watched.timer);
    if (feed().get(thing) === watched) feed().delete(thing);
  };
}

/** Where a thing stands for one reader, and by which id he can say that he has this. */
interface Standing {
  readonly id: string;
  readonly data: unknown;
}

/**
 * Tells one reader where a thing stands, unless he has it, and each change after that, until it is gone.
 * @param wish.look reads it anew for him; undefined once it is gone
 */
export async function follow(
  { say, end, onEnd, holds }: Telling,
  wish: {
    readonly thing: string;
    readonly event: string;
    readonly mark: () => Promise<Mark>;
    readonly look: () => Promise<Standing | undefined>;
    /** The id that the reader has. */
    readonly has: string | null;
  },
): Promise<void> {
  let sent = wish.has;
  // One look at a time; what comes meanwhile makes one more.
  let looking = false;
  let again = false;
  const look = async (): Promise<void> => {
    if (looking) {
      again = true;
      return;
    }
    looking = true;
    do {
      again = false;
      if (!(await holds())) return end();
      const now = await wish.look();
      if (!now) {
        say('gone', {});
        return end();
      }
      if (now.id !== sent) say(wish.event, now.data, now.id);
      sent = now.id;
    } while (again);
    looking = false;
  };
  onEnd(watch(wish.thing, wish.mark, () => void look().catch(end)));
  await look();
}
