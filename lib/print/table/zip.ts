/** A file of an archive. */
export interface ZipEntry {
  readonly name: string;
  readonly data: Uint8Array;
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let k = 0; k < 8; k++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = table[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

const UTF8_NAMES = 0x0800;
/** The first of January 1980: the same files give the same archive. */
const DATE = 0x0021;
const VERSION = 20;

/** Numbers of two or four bytes, the lowest first. */
function bytes(...fields: readonly (readonly [value: number, length: 2 | 4])[]): Uint8Array {
  const out = new Uint8Array(fields.reduce((sum, [, length]) => sum + length, 0));
  const view = new DataView(out.buffer);
  let at = 0;
  for (const [value, length] of fields) {
    if (length === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += length;
  }
  return out;
}

/** Files in an archive, stored as they are: pictures are packed already. */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, data } of entries) {
    const file = new TextEncoder().encode(name);
    const head = [
      [VERSION, 2],
      [UTF8_NAMES, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [file.length, 2],
      [0, 2],
    ] as const;
    const local = bytes([0x04034b50, 4], ...head);
    directory.push(
      bytes([0x02014b50, 4], [VERSION, 2], ...head, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
      file,
    );
    parts.push(local, file, data);
    offset += local.length + file.length + data.length;
  }
  const size = directory.reduce((sum, part) => sum + part.length, 0);
  const end = bytes(
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  );
  return joined([...parts, ...directory, end]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}
