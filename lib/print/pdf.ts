import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { Drawing, Op } from './drawing';
import type { FontId } from './measure';
import { operatorsOf, type IconPath, type Letters } from './operators';
import { ptOf } from './paper';
import type { PrintPlan } from './plan';
import { unpackWoff } from './woff';

export type { IconPath } from './operators';

/** What we need of a font that pdfkit has embedded. */
interface Embedded {
  /** Its name on the pages. */
  readonly id: string;
  /** As it was read, for further documents. */
  readonly font: object;
  encode(text: string, features: readonly string[]): readonly [readonly string[], unknown];
  ref(): object;
}

/** A font as a file before, and as pdfkit has read it after its first use: reading one takes longer than drawing a card. */
const fonts = new Map<FontId, object>();
const fontOf = (id: FontId): object =>
  fonts.get(id) ?? unpackWoff(readFileSync(path.join(process.cwd(), `assets/fonts/${id}.woff`)));

/** The fonts of one document, each embedded when first used, with the glyphs that it uses. */
class EmbeddedLetters implements Letters {
  private readonly doc: PDFKit.PDFDocument;
  private readonly used = new Map<
    FontId,
    { readonly font: Embedded; readonly glyphs: Map<string, string> }
  >();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  private embedded(id: FontId) {
    let known = this.used.get(id);
    if (!known) {
      this.doc.font(fontOf(id) as never);
      const { _font: font } = this.doc as unknown as { readonly _font: Embedded };
      fonts.set(id, font.font);
      this.used.set(id, (known = { font, glyphs: new Map() }));
    }
    return known;
  }

  name(id: FontId): string {
    return this.embedded(id).font.id;
  }

  glyphs(text: string, id: FontId): string {
    const { font, glyphs } = this.embedded(id);
    let out = '';
    for (const character of text) {
      let glyph = glyphs.get(character);
      if (glyph === undefined) glyphs.set(character, (glyph = font.encode(character, [])[0].join('')));
      out += glyph;
    }
    return out;
  }

  /** Makes the fonts known to the page that is being drawn. */
  useOnPage(ids: Iterable<FontId>): void {
    const { fonts } = this.doc.page as unknown as { readonly fonts: Record<string, object> };
    for (const id of ids) {
      const { font } = this.embedded(id);
      fonts[font.id] ??= font.ref();
    }
  }
}

interface Written {
  readonly operators: string;
  readonly fonts: ReadonlySet<FontId>;
}

/** The pages as a PDF at true size, with embedded fonts and vector pictures. The same plan gives the same bytes. */
export function drawPdf(plan: PrintPlan, title: string, icon: IconPath): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    // None to begin with: ours are embedded when a page needs them.
    font: '',
    info: { Title: title, Creator: 'Muster', CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const letters = new EmbeddedLetters(doc);
  const write = (ops: readonly Op[]): Written => ({
    operators: operatorsOf(ops, letters, icon),
    fonts: new Set(ops.flatMap((op) => (op.op === 'text' ? [op.font] : []))),
  });
  // Copies of a card share one drawing.
  const written = new Map<Drawing, Written>();
  for (const page of plan.pages) {
    doc.addPage({ size: [ptOf(page.wMm), ptOf(page.hMm)], margin: 0 });
    const bleed = page.bleedMm;
    if (bleed > 0)
      for (const p of page.placed)
        doc
          .rect(ptOf(p.x - bleed), ptOf(p.y - bleed), ptOf(p.wMm + 2 * bleed), ptOf(p.hMm + 2 * bleed))
          .fill(p.item.bleedFill);
    for (const placed of page.placed) {
      let card = written.get(placed.item);
      if (!card) written.set(placed.item, (card = write(placed.item.ops)));
      doc.save();
      doc.translate(ptOf(placed.x), ptOf(placed.y));
      if (placed.turned) doc.translate(ptOf(placed.wMm), 0).rotate(90);
      letters.useOnPage(card.fonts);
      doc.addContent(card.operators);
      doc.restore();
    }
    doc.addContent(operatorsOf(page.marks, letters, icon));
  }
  doc.end();
  return done;
}
