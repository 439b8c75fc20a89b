import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { FontId } from './measure';
import type { Letters } from './operators';
import { unpackWoff } from './woff';

interface Glyph {
  readonly advanceWidth: number;
}

/** A font as pdfkit has read it; pdfkit takes it again as it is. */
interface Font {
  glyphForCodePoint(code: number): Glyph;
  layout(text: string): { readonly glyphs: readonly Glyph[]; readonly positions: readonly object[] };
}

/** What pdfkit keeps of a font that stands in a document. */
interface Embedded {
  readonly id: string;
  readonly font: Font;
  encode(text: string): readonly [readonly string[], unknown];
  ref(): object;
}

const embed = (doc: PDFKit.PDFDocument, source: Buffer | Font): Embedded => {
  doc.font(source as never);
  return (doc as unknown as { readonly _font: Embedded })._font;
};

const fonts = new Map<FontId, Font>();

/** A font, read once. It sets one glyph for each character and nothing closer or wider: that is how lines were measured. */
function fontOf(id: FontId): Font {
  let known = fonts.get(id);
  if (!known) {
    const file = readFileSync(path.join(process.cwd(), `assets/fonts/${id}.woff`));
    const { font } = embed(new PDFDocument({ font: '' }), unpackWoff(file));
    const layout: Font['layout'] = (text) => {
      const glyphs = [...text].map((character) => font.glyphForCodePoint(character.codePointAt(0)!));
      return { glyphs, positions: glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth })) };
    };
    fonts.set(id, (known = Object.assign(Object.create(font) as Font, { layout })));
  }
  return known;
}

/** The fonts of one document, each embedded when first used, with the glyphs that it uses. */
export class EmbeddedLetters implements Letters {
  private readonly doc: PDFKit.PDFDocument;
  private readonly used = new Map<FontId, { readonly font: Embedded; readonly glyphs: string[] }>();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  private embedded(id: FontId) {
    let known = this.used.get(id);
    if (!known) this.used.set(id, (known = { font: embed(this.doc, fontOf(id)), glyphs: [] }));
    return known;
  }

  name(id: FontId): string {
    return this.embedded(id).font.id;
  }

  glyphs(text: string, id: FontId): string {
    const { font, glyphs } = this.embedded(id);
    let out = '';
    // None of the fonts has a character that takes two code units.
    for (let i = 0; i < text.length; i++)
      out += glyphs[text.charCodeAt(i)] ??= font.encode(text.charAt(i))[0].join('');
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
