import { inflateSync } from 'node:zlib';

const HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;
const aligned = (length: number): number => (length + 3) & ~3;

/**
 * A WOFF font as the plain font inside of it. Read as it is, its tables would be unpacked again for every glyph.
 * @see https://www.w3.org/TR/WOFF/#FileStructure
 */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const at = HEADER + i * WOFF_ENTRY;
    const [from, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(at + field)) as [
      number,
      number,
      number,
    ];
    const bytes = woff.subarray(from, from + packed);
    return { tag: woff.subarray(at, at + 4), data: packed < length ? inflateSync(bytes) : bytes, at };
  });
  const directory = SFNT_HEADER + count * SFNT_ENTRY;
  const font = Buffer.alloc(tables.reduce((sum, { data }) => sum + aligned(data.length), directory));
  woff.copy(font, 0, 4, 8);
  font.writeUInt16BE(count, 4);
  // Three hints for binary search, as the format wants them.
  const power = Math.floor(Math.log2(count));
  font.writeUInt16BE(SFNT_ENTRY * 2 ** power, 6);
  font.writeUInt16BE(power, 8);
  font.writeUInt16BE(SFNT_ENTRY * (count - 2 ** power), 10);
  let to = directory;
  tables.forEach(({ tag, data, at }, i) => {
    const entry = SFNT_HEADER + i * SFNT_ENTRY;
    tag.copy(font, entry);
    woff.copy(font, entry + 4, at + 16, at + 20);
    font.writeUInt32BE(to, entry + 8);
    font.writeUInt32BE(data.length, entry + 12);
    data.copy(font, to);
    to += aligned(data.length);
  });
  return font;
}
