/** The first sign of a fragment says how the rest is written, so that old links are read for ever. */
export const WRITING = '1';

/** A small link must not blow up into a large text. */
const MOST_BYTES = 2_000_000;

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  return new Uint8Array(await new Response(stream as BodyInit).arrayBuffer());
}

const toBase64Url = (bytes: Uint8Array): string => {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
};

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return undefined;
  }
}

/** Inflates, and stops where it grows too large. */
async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: BlobPart[] = [];
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return await new Blob(parts).text();
      size += value.byteLength;
      if (size > MOST_BYTES) {
        await reader.cancel();
        return undefined;
      }
      parts.push(value);
    }
  } catch {
    return undefined;
  }
}

/** Plain JSON as the fragment of an address: deflated, in base64url. */
export async function pack(value: unknown): Promise<string> {
  const json = new Blob([JSON.stringify(value)]);
  return (
    WRITING + toBase64Url(await bytesOf(json.stream().pipeThrough(new CompressionStream('deflate-raw'))))
  );
}

/** What `pack` wrote, without its first sign; undefined where it is damaged. */
export async function unpack(text: string): Promise<{ readonly value: unknown } | undefined> {
  const packed = fromBase64Url(text);
  const json = packed && (await inflate(packed));
  if (json === undefined) return undefined;
  try {
    return { value: JSON.parse(json) as unknown };
  } catch {
    return undefined;
  }
}
