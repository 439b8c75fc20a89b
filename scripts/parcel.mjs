// All that a browser fetches ahead in one file. Scripts of many pages hold the same modules: pressed together each is sent once,
// and a thousand requests are one.
import { brotliCompressSync, constants } from 'node:zlib';

/** How many figures say how long the list is. */
const FIGURES = 8;

/**
 * A list as JSON, `[address, type, bytes]` of each file, its length before it, and then what they hold, one after the other. The
 * worker takes out of it what is asked for (components/offline/worker/parcel.ts).
 * @param {readonly { url: string, type: string, content: Buffer }[]} files
 */
export function parcelOf(files) {
  const list = Buffer.from(
    JSON.stringify(files.map(({ url, type, content }) => [url, type, content.length])),
  );
  const length = Buffer.from(String(list.length).padStart(FIGURES, '0'));
  return Buffer.concat([length, list, ...files.map(({ content }) => content)]);
}

/** Looks back over 16 MB, as far as the format goes; the last two steps of quality take minutes for a tenth less. */
export const pressed = (parcel) =>
  brotliCompressSync(parcel, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: parcel.length,
    },
  });
