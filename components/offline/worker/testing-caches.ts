import { vi } from 'vitest';
import { parcelOf } from '../../../scripts/parcel.mjs';

const HERE = 'https://muster.example';
export const BUILD = 'b';
export const PARCEL = '/ahead/1.bin';

/** For tests only: scripts that say their own address, as the server sends them together. */
export const parcelWith = (addresses: readonly string[]): Response =>
  new Response(
    Uint8Array.from(
      parcelOf(addresses.map((url) => ({ url, type: 'text/javascript', content: Buffer.from(url) }))),
    ),
  );

const pathOf = (of: Request | string): string => new URL(typeof of === 'string' ? of : of.url, HERE).pathname;

/** For tests only: a browser with caches, and a server that answers, or `undefined` where nothing comes. */
export function browserWith(answer: (path: string) => Response | undefined, files: readonly string[]) {
  const kept = new Map<string, Map<string, Response>>();
  const asked: string[][] = [];
  const fetchAll = (requests: readonly (Request | string)[]): Promise<readonly Response[]> => {
    asked.push(requests.map(pathOf));
    const answers = requests.map((one) => answer(pathOf(one)));
    return answers.every((one) => one !== undefined)
      ? Promise.resolve(answers)
      : Promise.reject(new TypeError('no network'));
  };
  const open = (name: string) => {
    const held = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, held);
    return Promise.resolve({
      match: (of: Request | string) => Promise.resolve(held.get(pathOf(of))?.clone()),
      put: (of: Request | string, one: Response) => Promise.resolve(void held.set(pathOf(of), one)),
      keys: () => Promise.resolve([...held.keys()].map((path) => new Request(path))),
      addAll: async (requests: readonly Request[]) => {
        const answers = await fetchAll(requests);
        requests.forEach((one, i) => held.set(pathOf(one), answers[i]!));
      },
    });
  };
  const match = (of: Request): Promise<Response | undefined> =>
    Promise.resolve([...kept.values()].flatMap((held) => held.get(pathOf(of)) ?? [])[0]?.clone());
  vi.stubGlobal('caches', { open, match, keys: () => Promise.resolve([...kept.keys()]) });
  vi.stubGlobal('fetch', async (of: Request | string) => (await fetchAll([of]))[0]);
  vi.stubGlobal(
    'Request',
    class extends Request {
      constructor(input: string, init?: RequestInit) {
        super(new URL(input, HERE), init);
      }
    },
  );
  vi.stubGlobal('MUSTER_BUILD', {
    id: BUILD,
    parcel: PARCEL,
    files: [...files.map((url) => ({ url, revision: null })), { url: '/offline?shell=1', revision: BUILD }],
  });
  vi.resetModules();
  return { kept, asked };
}
