import { expect, test } from 'vitest';
import { browserWith, BUILD, PARCEL, parcelWith } from './testing-caches';

const names = Array.from({ length: 30 }, (_, n) => `/_next/static/chunks/${n}.js`);
const STATIC = `muster-static-${BUILD}`;
const script = (): Response => new Response('');

test('one parcel brings what is named by what it holds and stays whole; what does not lie in it comes by itself', async () => {
  const { kept, asked } = browserWith(
    (path) => (path === PARCEL ? parcelWith(names.slice(3)) : script()),
    names,
  );
  const { fetchAhead } = await import('./ahead');
  await fetchAhead();
  expect(asked).toEqual([[PARCEL], names.slice(0, 3)]);
  expect([...kept.get(STATIC)!.keys()]).toEqual([PARCEL, ...names.slice(0, 3)]);
});

test.each([
  ['none comes', () => undefined],
  ['something else comes', () => new Response('Not found', { status: 404 })],
])(
  'where of a parcel %s, every file comes by itself, a few at a time; the others are the library’s',
  async (_, parcel) => {
    const { kept, asked } = browserWith((path) => (path === PARCEL ? parcel() : script()), names);
    const { fetchAhead, revised } = await import('./ahead');
    await fetchAhead();
    expect([...kept.get(STATIC)!.keys()]).toEqual(names);
    expect(Math.max(...asked.map(({ length }) => length))).toBeLessThanOrEqual(6);
    expect(revised.map(({ url }) => url)).toEqual(['/offline?shell=1']);
  },
);

test('where one does not come it says so, and the next attempt asks for what is missing alone', async () => {
  let hasNetwork = false;
  const { kept, asked } = browserWith((path) => {
    if (path === PARCEL) return parcelWith(names.slice(20));
    return hasNetwork || path !== names[8] ? script() : undefined;
  }, names);
  const { fetchAhead } = await import('./ahead');
  await expect(fetchAhead()).rejects.toThrow('no network');
  expect([...kept.get(STATIC)!.keys()]).toEqual([PARCEL, ...names.slice(0, 6)]);
  hasNetwork = true;
  asked.length = 0;
  await fetchAhead();
  expect(asked.flat()).toEqual(names.slice(6, 20));
});
