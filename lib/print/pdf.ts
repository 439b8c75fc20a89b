import PDFDocument from 'pdfkit';
import type { Drawing, Op } from './drawing';
import { EmbeddedLetters } from './letters';
import type { FontId } from './measure';
import { operatorsOf, placedOperators } from './operators';
import { ptOf } from './paper';
import { EmbeddedPictures, type IconPath } from './pictures';
import { placing } from './placing';
import type { PrintPlan } from './plan';
import type { Page } from './sheets';

export type { IconPath } from './pictures';

interface Written {
  readonly operators: string;
  readonly fonts: Set<FontId>;
  readonly pictures: Set<string>;
}

/** Notes the fonts and pictures of ops, those behind windows too. */
function noteUse(ops: readonly Op[], used: Written, pictures: EmbeddedPictures): void {
  for (const op of ops)
    if (op.op === 'text') used.fonts.add(op.font);
    else if (op.op === 'icon') used.pictures.add(pictures.name(op.name, op.lineMm !== undefined));
    else if (op.op === 'window') noteUse(op.ops, used, pictures);
}

/** Who waits for many pages. What `onPage` throws ends the drawing. */
export interface Watch {
  onPage(drawn: number): Promise<void>;
}

/** The pages as a PDF at true size, with embedded fonts and vector pictures. The same plan gives the same bytes. */
export async function drawPdf(
  plan: Pick<PrintPlan, 'pages'>,
  title: string,
  icon: IconPath,
  watch?: Watch,
): Promise<Buffer> {
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    // None to begin with: ours are embedded when a page needs them.
    font: '',
    info: { Title: title, Creator: 'Muster', CreationDate: new Date(0) },
    // The first version that says how a document is printed.
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
  });
  tellPrinter(doc, plan.pages);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const letters = new EmbeddedLetters(doc);
  const pictures = new EmbeddedPictures(doc, icon);
  const write = (ops: readonly Op[]): Written => {
    const made: Written = {
      operators: operatorsOf(ops, letters, pictures),
      fonts: new Set(),
      pictures: new Set(),
    };
    noteUse(ops, made, pictures);
    return made;
  };
  // Copies of a card share one drawing.
  const written = new Map<Drawing, Written>();
  const chapters = plan.pages.filter(({ chapter }) => chapter !== undefined).length;
  for (const [n, page] of plan.pages.entries()) {
    doc.addPage({ size: [ptOf(page.wMm), ptOf(page.hMm)], margin: 0 });
    if (page.chapter !== undefined && chapters > 1) doc.outline.addItem(page.chapter);
    let operators = operatorsOf(bleedOf(page), letters, pictures);
    for (const placed of page.placed) {
      let card = written.get(placed.item);
      if (!card) written.set(placed.item, (card = write(placed.item.ops)));
      const { x, y, turn } = placing(placed);
      operators += placedOperators(card.operators, x, y, turn);
      letters.useOnPage(card.fonts);
      pictures.useOnPage(card.pictures);
    }
    const marks = write(page.marks);
    operators += marks.operators;
    letters.useOnPage(marks.fonts);
    doc.addContent(Buffer.from(operators, 'latin1'));
    await watch?.onPage(n + 1);
  }
  doc.end();
  return done;
}

const duplex = { 'long-edge': 'DuplexFlipLongEdge', 'short-edge': 'DuplexFlipShortEdge' } as const;

/**
 * What the window of the printer begins with: true size, and both sides where there are backs. What is cut out or glued and
 * has none is printed on one side, lest one sheet of fronts comes behind another.
 */
function tellPrinter(doc: PDFKit.PDFDocument, pages: readonly Page<Drawing>[]): void {
  const flip = pages.find((page) => page.flip)?.flip;
  const root = (doc as unknown as { readonly _root: { readonly data: Record<string, { data: object }> } })
    ._root;
  Object.assign(root.data['ViewerPreferences']!.data, {
    PrintScaling: 'None',
    ...(flip
      ? { Duplex: duplex[flip] }
      : pages.some(({ oneSided }) => oneSided)
        ? { Duplex: 'Simplex' }
        : {}),
  });
}

/** The colour that goes on beyond the cut, beneath the cards. */
const bleedOf = ({ bleedMm, placed }: Page<Drawing>): readonly Op[] =>
  bleedMm === 0
    ? []
    : placed.map(({ x, y, wMm, hMm, item }) => ({
        op: 'rect',
        x: x - bleedMm,
        y: y - bleedMm,
        w: wMm + 2 * bleedMm,
        h: hMm + 2 * bleedMm,
        fill: item.bleedFill,
      }));
