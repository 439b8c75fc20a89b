import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import { fileOf, filesOf, type FontId } from './measure';
import type { Letters } from './operators';
import { unpackWoff } from './woff';

interface Glyph {
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
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

/**
 * The glyph of a character, with the character that it stands for here. A font remembers a glyph by what first asked for it, be
 * it another character or another glyph that is made of it: a document without the right one could not be searched or read aloud.
 */
function glyphOf(font: Font, code: number): Glyph {
  const glyph = font.glyphForCodePoint(code);
  return glyph.codePoints[0] === code
    ? glyph
    : Object.assign(Object.create(glyph) as Glyph, { codePoints: [code] });
}

const fonts = new Map<string, Font>();

/** A file of a font, read once. It sets one glyph for each character and nothing closer or wider: that is how lines were measured. */
function fontOf(file: string): Font {
  let known = fonts.get(file);
  if (!known) {
    const woff = readFileSync(path.join(process.cwd(), `assets/fonts/${file}.woff`));
    const { font } = embed(new PDFDocument({ font: '' }), unpackWoff(woff));
    const layout: Font['layout'] = (text) => {
      const glyphs = [...text].map((character) => glyphOf(font, character.codePointAt(0)!));
      return { glyphs, positions: glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth })) };
    };
    fonts.set(file, (known = Object.assign(Object.create(font) as Font, { layout })));
  }
  return known;
}

/** A file that a document embeds, and its glyphs by character. */
interface Used {
  readonly font: Embedded;
  readonly glyphs: string[];
}

/** The fonts of one document, each file embedded when first used, with the glyphs that it uses. */
export class EmbeddedLetters implements Letters {
  private readonly doc: PDFKit.PDFDocument;
  /** For each font its files, as far as they were used. */
  private readonly used = new Map<FontId, (Used | undefined)[]>();

  constructor(doc: PDFKit.PDFDocument) {
    this.doc = doc;
  }

  private embedded(id: FontId, file: number): Used {
    let files = this.used.get(id);
    if (!files) this.used.set(id, (files = []));
    return (files[file] ??= { font: embed(this.doc, fontOf(filesOf(id)[file]!)), glyphs: [] });
  }

  runs(text: string, id: FontId): readonly { readonly name: string; readonly glyphs: string }[] {
    const runs: { file: number; readonly name: string; glyphs: string }[] = [];
    // None of the fonts has a character that takes two code units.
    for (const character of text.split('')) {
      const file = fileOf(character, id);
      const { font, glyphs } = this.embedded(id, file);
      const glyph = (glyphs[character.charCodeAt(0)] ??= font.encode(character)[0].join(''));
      const last = runs.at(-1);
      if (last?.file === file) last.glyphs += glyph;
      else runs.push({ file, name: font.id, glyphs: glyph });
    }
    return runs;
  }

  /** Makes the fonts known to the page that is being drawn. */
  useOnPage(ids: Iterable<FontId>): void {
    const { fonts } = this.doc.page as unknown as { readonly fonts: Record<string, object> };
    for (const id of ids)
      for (const used of this.used.get(id) ?? []) if (used) fonts[used.font.id] ??= used.font.ref();
  }
}
