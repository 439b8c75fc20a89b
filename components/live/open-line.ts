/** How the page hears of changes: at once, by asking now and then, or not at all for the moment. */
export type Line = 'live' | 'asking' | 'off';

/** A stream that fails this often in a row is not for this network. */
const MOST_FAILURES = 3;

export interface Followed {
  /** Of a stream of server-sent events. */
  readonly address: string;
  readonly event: string;
  readonly hear: (data: unknown) => void;
  /** What is followed is gone. */
  readonly gone: () => void;
  /** Asks instead, where no stream comes through. */
  readonly ask: () => Promise<'asking' | 'off' | 'gone'>;
  readonly everyMs: number;
  /** How seldom a page asks that nobody looks at; absent: it follows nothing until its reader is back. */
  readonly hiddenMs?: number | undefined;
}

/**
 * Follows what others do: by server-sent events, and by asking where those do not come through. A page that nobody looks at
 * holds no stream: a browser has few connections for all its pages, and hears on its return how things stand. It may ask now and
 * then (`hiddenMs`).
 * @returns what ends it
 */
export function openLine(
  { address, event, hear, gone, ask, everyMs, hiddenMs }: Followed,
  onLine: (line: Line) => void,
): () => void {
  let isOver = false;
  let stop: () => void = () => undefined;
  const end = () => {
    isOver = true;
    stop();
    gone();
  };

  const keepAsking = (pauseMs: number, isPatient: boolean) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    stop = () => {
      isStopped = true;
      clearTimeout(timer);
    };
    const again = () => {
      timer = setTimeout(() => void look(), pauseMs);
    };
    const look = async () => {
      const next = await ask();
      if (isStopped) return;
      if (next === 'gone') return end();
      onLine(next);
      again();
    };
    if (isPatient) again();
    else void look();
  };

  const listen = () => {
    let failures = 0;
    const events = new EventSource(address);
    stop = () => events.close();
    events.onopen = () => {
      failures = 0;
      onLine('live');
    };
    events.addEventListener(event, (told: MessageEvent<string>) => hear(JSON.parse(told.data)));
    events.addEventListener('gone', end);
    events.onerror = () => {
      failures++;
      // A stream that ended after its time opens again by itself.
      if (events.readyState !== EventSource.CLOSED && failures < MOST_FAILURES) return;
      stop();
      keepAsking(everyMs, false);
    };
  };

  const begin = () => {
    if (isOver) return;
    stop();
    if (!navigator.onLine) onLine('off');
    else if (!document.hidden) listen();
    else if (hiddenMs !== undefined) keepAsking(hiddenMs, true);
  };
  begin();
  document.addEventListener('visibilitychange', begin);
  window.addEventListener('online', begin);
  window.addEventListener('offline', begin);
  return () => {
    isOver = true;
    stop();
    document.removeEventListener('visibilitychange', begin);
    window.removeEventListener('online', begin);
    window.removeEventListener('offline', begin);
  };
}
