import { beforeEach, expect, test, vi } from 'vitest';

const HERE = 'https://muster.example';
const names = Array.from({ length: 20 }, (_, n) => `/_next/static/chunks/${n}.js`);

/** A cache that answers for what `comes`, and takes in all or nothing of what it is asked for at once. */
function browserWhere(comes: (path: string) => boolean) {
  const kept = new Set<string>();
  const asked: string[][] = [];
  const pathOf = ({ url }: Request): string => new URL(url).pathname;
  const addAll = (requests: readonly Request[]): Promise<void> => {
    asked.push(requests.map(pathOf));
    if (!requests.every((one) => comes(pathOf(one)))) return Promise.reject(new TypeError('no network'));
    for (const one of requests) kept.add(pathOf(one));
    return Promise.resolve();
  };
  const keys = () => Promise.resolve([...kept].map((path) => new Request(`${HERE}${path}`)));
  vi.stubGlobal('caches', { open: () => Promise.resolve({ keys, addAll }) });
  return { kept, asked };
}

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, HERE), init);
      }
    },
  );
  vi.stubGlobal('MUSTER_BUILD', {
    id: 'a',
    files: [...names.map((url) => ({ url, revision: null })), { url: '/offline?shell=1', revision: 'a' }],
  });
});

test('every file that is named by what it holds comes, a few at a time; the others are the library’s', async () => {
  const { kept, asked } = browserWhere(() => true);
  const { fetchAhead, revised } = await import('./ahead');
  await fetchAhead();
  expect([...kept]).toEqual(names);
  expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(6);
  expect(revised.map(({ url }) => url)).toEqual(['/offline?shell=1']);
});

test('where one does not come it says so, and the next attempt asks for what is missing alone', async () => {
  let hasNetwork = false;
  const { kept, asked } = browserWhere((path) => hasNetwork || path !== names[8]);
  const { fetchAhead } = await import('./ahead');
  await expect(fetchAhead()).rejects.toThrow('no network');
  expect(kept.size).toBe(6);
  hasNetwork = true;
  asked.length = 0;
  await fetchAhead();
  expect(asked.flat()).toEqual(names.slice(6));
});
