import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLine, type Line } from './open-line';

/** A stream in the hands of the test. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly all: Stream[] = [];
  readyState = 0;
  onopen: (() => void) | undefined;
  onerror: (() => void) | undefined;
  constructor() {
    super();
    Stream.all.push(this);
  }
  close = () => {
    this.readyState = Stream.CLOSED;
  };
  tell = (event: string, data: unknown) =>
    this.dispatchEvent(new MessageEvent(event, { data: JSON.stringify(data) }));
  fail = (isClosed: boolean) => {
    if (isClosed) this.close();
    this.onerror?.();
  };
}

/** A page with a line open on it, and what came of that. */
function open(answer: 'asking' | 'off' | 'gone' = 'asking', hiddenMs?: number) {
  const heard: unknown[] = [];
  const lines: Line[] = [];
  const gone = vi.fn();
  const ask = vi.fn(() => Promise.resolve(answer));
  const close = openLine(
    {
      address: '/events',
      event: 'list',
      hear: (data) => heard.push(data),
      gone,
      ask,
      everyMs: 8000,
      hiddenMs,
    },
    (line) => lines.push(line),
  );
  return { heard, lines, gone, ask, close };
}

const newPage = () => Object.assign(new EventTarget(), { hidden: false });
let page = newPage();
const network = { onLine: true };
const turn = (to: { hidden?: boolean; onLine?: boolean }) => {
  if (to.hidden !== undefined) {
    page.hidden = to.hidden;
    page.dispatchEvent(new Event('visibilitychange'));
  }
  if (to.onLine !== undefined) {
    network.onLine = to.onLine;
    window.dispatchEvent(new Event(to.onLine ? 'online' : 'offline'));
  }
};

beforeEach(() => {
  vi.useFakeTimers();
  Stream.all.length = 0;
  page = newPage();
  network.onLine = true;
  for (const [name, value] of Object.entries({
    EventSource: Stream,
    document: page,
    window: new EventTarget(),
    navigator: network,
  }))
    vi.stubGlobal(name, value);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what the stream tells is heard, and nobody asks', async () => {
  const { heard, lines, ask } = open();
  const [stream] = Stream.all;
  stream!.onopen?.();
  stream!.tell('list', { version: 2 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([heard, lines, ask.mock.calls.length]).toEqual([[{ version: 2 }], ['live'], 0]);
});

test('where no stream comes through the page asks at once, and again and again', async () => {
  const { lines, ask, close } = open();
  Stream.all[0]!.fail(true);
  await vi.advanceTimersByTimeAsync(16_000);
  expect([ask.mock.calls.length, lines]).toEqual([3, ['asking', 'asking', 'asking']]);
  close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(3);

  // Closed while an answer is on its way.
  const other = open();
  Stream.all[1]!.fail(true);
  other.close();
  await vi.advanceTimersByTimeAsync(60_000);
  expect([other.ask.mock.calls.length, other.lines]).toEqual([1, []]);
});

test('a stream that ended opens again by itself; one that fails and fails is given up', async () => {
  const { ask } = open();
  const [stream] = Stream.all;
  for (const _ of [1, 2]) stream!.fail(false);
  stream!.onopen?.();
  for (const _ of [1, 2]) stream!.fail(false);
  expect(ask).not.toHaveBeenCalled();
  stream!.fail(false);
  expect([ask.mock.calls.length, stream!.readyState]).toEqual([1, Stream.CLOSED]);
});

test('a page that nobody looks at, or without a network, follows nothing until it is back', () => {
  const { lines } = open();
  turn({ hidden: true });
  expect(Stream.all.map(({ readyState }) => readyState)).toEqual([2]);
  turn({ hidden: false });
  expect(Stream.all.map(({ readyState }) => readyState)).toEqual([2, 0]);
  turn({ onLine: false });
  expect([Stream.all[1]!.readyState, lines]).toEqual([2, ['off']]);
  turn({ onLine: true });
  expect(Stream.all).toHaveLength(3);
});

test('a page that waits to be called asks now and then while nobody looks, and listens again when somebody does', async () => {
  const { ask } = open('asking', 20_000);
  turn({ hidden: true });
  await vi.advanceTimersByTimeAsync(19_000);
  expect(ask).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(21_000);
  expect(ask).toHaveBeenCalledTimes(2);
  turn({ hidden: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect([ask.mock.calls.length, Stream.all.length]).toEqual([2, 2]);
});

test.each([
  ['the stream says so', () => void Stream.all[0]!.tell('gone', {})],
  ['an answer says so', () => Stream.all[0]!.fail(true)],
])('what is gone is followed no more: %s', async (_, end) => {
  const { gone, ask } = open('gone');
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  turn({ hidden: true });
  turn({ hidden: false });
  expect([gone.mock.calls.length, Stream.all.length]).toEqual([1, 1]);
  expect(ask.mock.calls.length).toBeLessThan(2);
});
