import { expect, test } from 'vitest';
import { browserWith, BUILD, PARCEL, parcelWith } from './testing-caches';

const [A, B, OLD] = ['a', 'b', 'old'].map((name) => `/_next/static/chunks/${name}.js`) as [
  string,
  string,
  string,
];
const STATIC = `muster-static-${BUILD}`;

/** Asks for a file, and waits for what is done about it afterwards. */
async function ask(path: string): Promise<string | undefined> {
  const { keptFile } = await import('./kept-files');
  const later: Promise<unknown>[] = [];
  const answer = await keptFile(new Request(path), (work) => void later.push(work));
  await Promise.all(later);
  return answer?.text();
}

test('a file that lies in the parcel is answered, and kept by itself from then on', async () => {
  const { kept, asked } = browserWith((path) => (path === PARCEL ? parcelWith([A, B]) : undefined), [A, B]);
  await (await import('./ahead')).fetchAhead();
  expect([await ask(A), await ask(A)]).toEqual([A, A]);
  expect([...kept.get(STATIC)!.keys()]).toEqual([PARCEL, A]);
  expect(asked).toEqual([[PARCEL]]);
});

test('a tab of the build before finds its files in that one’s parcel; what is nowhere is not answered', async () => {
  const { kept } = browserWith((path) => (path === PARCEL ? parcelWith([A]) : undefined), [A]);
  kept.set('muster-static-a', new Map([['/ahead/0.bin', parcelWith([A, OLD])]]));
  await (await import('./ahead')).fetchAhead();
  expect([await ask(OLD), await ask(A), await ask(B)]).toEqual([OLD, A, undefined]);
  expect([...kept.get('muster-static-a')!.keys()]).toEqual(['/ahead/0.bin', OLD]);
});
