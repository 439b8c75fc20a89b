import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';
import { BOX, type Pictures } from './operators';

/** The outline of a game-icons picture on its box of 512, or undefined where the set has none of that name. */
export type IconPath = (name: string) => string | undefined;

/** Reads an SVG path by pdfkit’s reader, with a pen in the document’s place that writes the operators down. */
function readPath(path: string): string {
  const tenth = (n: number): number => Math.round(n * 10) / 10;
  let out = '';
  let [x, y] = [0, 0];
  const write = (operator: string, ...numbers: readonly number[]): void => {
    out += `${numbers.map(tenth).join(' ')} ${operator}\n`;
    [x, y] = numbers.slice(-2) as [number, number];
  };
  const pen = {
    moveTo: (...to: readonly number[]) => write('m', ...to),
    lineTo: (...to: readonly number[]) => write('l', ...to),
    bezierCurveTo: (...to: readonly number[]) => write('c', ...to),
    quadraticCurveTo: (cx: number, cy: number, toX: number, toY: number) =>
      write('c', (x + 2 * cx) / 3, (y + 2 * cy) / 3, (toX + 2 * cx) / 3, (toY + 2 * cy) / 3, toX, toY),
    closePath: () => (out += 'h\n'),
  };
  PDFDocument.prototype.path.call(pen as never, path);
  return out;
}

type Way = 'filled' | 'outlined';
const paint: Readonly<Record<Way, string>> = { filled: 'f', outlined: 'S' };

const packed = new WeakMap<IconPath, Map<string, Buffer>>();

/** A picture as the stream of a form, read and packed once. @throws where there is no such picture: the build has checked them all. */
function streamOf(name: string, way: Way, icon: IconPath): Buffer {
  const key = `${way} ${name}`;
  let known = packed.get(icon);
  if (!known) packed.set(icon, (known = new Map()));
  let stream = known.get(key);
  if (!stream) {
    const path = icon(name);
    if (!path) throw new Error(`no picture “${name}”`);
    known.set(key, (stream = deflateSync(`${readPath(path)}${paint[way]}`)));
  }
  return stream;
}

/** The pictures of one document: each stands in it once for each way of drawing it, as a form that takes colour and line of the place where it is drawn. */
export class EmbeddedPictures implements Pictures {
  private readonly doc: PDFKit.PDFDocument;
  private readonly icon: IconPath;
  /** What each picture is called for each way of drawing it, and the forms by what they are called. */
  private readonly ids = new Map<string, string>();
  private readonly forms = new Map<string, PDFKit.PDFKitReference>();

  constructor(doc: PDFKit.PDFDocument, icon: IconPath) {
    this.doc = doc;
    this.icon = icon;
  }

  name(picture: string, inOutline: boolean): string {
    const way = inOutline ? 'outlined' : 'filled';
    const key = `${way} ${picture}`;
    let id = this.ids.get(key);
    if (id === undefined) {
      this.ids.set(key, (id = `P${this.ids.size + 1}`));
      const box = [0, 0, BOX, BOX];
      const form = this.doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: box, Filter: 'FlateDecode' });
      form.end(streamOf(picture, way, this.icon));
      this.forms.set(id, form);
    }
    return id;
  }

  /** Makes pictures known to the page that is being drawn, by what they are called there. */
  useOnPage(ids: Iterable<string>): void {
    const { xobjects } = this.doc.page as unknown as { readonly xobjects: Record<string, object> };
    for (const id of ids) xobjects[id] ??= this.forms.get(id)!;
  }
}
