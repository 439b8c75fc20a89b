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

const packed = new WeakMap<IconPath, Map<string, Buffer>>();

/** A picture as the stream of a form, read and packed once. @throws where there is no such picture: the build has checked them all. */
function streamOf(name: string, icon: IconPath): Buffer {
  let known = packed.get(icon);
  if (!known) packed.set(icon, (known = new Map()));
  let stream = known.get(name);
  if (!stream) {
    const path = icon(name);
    if (!path) throw new Error(`no picture “${name}”`);
    known.set(name, (stream = deflateSync(`${readPath(path)}f`)));
  }
  return stream;
}

/** The pictures of one document: each stands in it once, as a form that takes the colour of the place where it is drawn. */
export class EmbeddedPictures implements Pictures {
  private readonly doc: PDFKit.PDFDocument;
  private readonly icon: IconPath;
  private readonly forms = new Map<string, { readonly id: string; readonly form: PDFKit.PDFKitReference }>();

  constructor(doc: PDFKit.PDFDocument, icon: IconPath) {
    this.doc = doc;
    this.icon = icon;
  }

  private embedded(name: string) {
    let known = this.forms.get(name);
    if (!known) {
      const box = [0, 0, BOX, BOX];
      const form = this.doc.ref({ Type: 'XObject', Subtype: 'Form', BBox: box, Filter: 'FlateDecode' });
      form.end(streamOf(name, this.icon));
      this.forms.set(name, (known = { id: `P${this.forms.size + 1}`, form }));
    }
    return known;
  }

  name(picture: string): string {
    return this.embedded(picture).id;
  }

  /** Makes the pictures known to the page that is being drawn. */
  useOnPage(names: Iterable<string>): void {
    const { xobjects } = this.doc.page as unknown as { readonly xobjects: Record<string, object> };
    for (const name of names) {
      const { id, form } = this.embedded(name);
      xobjects[id] ??= form;
    }
  }
}
