import type { Agreement, List } from '@/lib/rules';

/** Where a list that is its own address opens. What stands behind the `#` is never sent to a server. */
export const WHOLE_LINK_PATH = '/l/in';

/** Links longer than this are cut by some chats; said beside the link. */
export const SAFE_LENGTH = 2000;

/** Longer ones are not made: neither browsers nor people would carry them. */
export const MOST_LENGTH = 30_000;

/** The first sign of a fragment says how the rest is written, so that old links are read for ever. */
export const WRITING = '1';

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

/** A list and its agreement as the fragment of an address: JSON, deflated, in base64url. */
export async function packList(list: List, agreement: Agreement): Promise<string> {
  const json = new Blob([JSON.stringify([list, agreement])]);
  const packed = await bytesOf(json.stream().pipeThrough(new CompressionStream('deflate-raw')));
  return WRITING + toBase64Url(packed);
}
