import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { parcelOf, pressed } from '../../../scripts/parcel.mjs';
import { openParcel } from './parcel';

const files = [
  { url: '/_next/static/chunks/a.js', type: 'text/javascript', content: Buffer.from('let a = "ä\n";') },
  { url: '/_next/static/media/empty.css', type: 'text/css', content: Buffer.alloc(0) },
  { url: '/_next/static/media/b.woff2', type: 'font/woff2', content: Buffer.from([0, 10, 255, 10]) },
];
const blobOf = (bytes: Buffer): Blob => new Blob([Uint8Array.from(bytes)]);

test('what was put into a parcel comes out of it, whatever it holds, under its address and with its type', async () => {
  const parcel = await openParcel(blobOf(brotliDecompressSync(pressed(parcelOf(files)))));
  expect(parcel.addresses).toEqual(files.map(({ url }) => url));
  for (const { url, type, content } of files) {
    const answer = parcel.find(url)!;
    expect(answer.headers.get('content-type')).toBe(type);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(content);
  }
  expect(parcel.find('/_next/static/chunks/b.js')).toBeUndefined();
});

test('half a parcel and a page of errors are none', async () => {
  await expect(openParcel(blobOf(parcelOf(files).subarray(0, -1)))).rejects.toThrow('a parcel of');
  await expect(openParcel(new Blob(['<!DOCTYPE html><html></html>']))).rejects.toThrow(SyntaxError);
});
