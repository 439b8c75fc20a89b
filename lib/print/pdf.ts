import PDFDocument from 'pdfkit';
import type { Drawing, Op } from './drawing';
import { EmbeddedLetters } from './letters';
import type { FontId } from './measure';
import { operatorsOf, type IconPath } from './operators';
import { ptOf } from './paper';
import { placing } from './placing';
import type { PrintPlan } from './plan';

export type { IconPath } from './operators';

interface Written {
  readonly operators: string;
  readonly fonts: ReadonlySet<FontId>;
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
  for (const [n, page] of plan.pages.entries()) {
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
      const { x, y, turn } = placing(placed);
      doc.translate(ptOf(x), ptOf(y));
      if (turn !== 0) doc.rotate(turn);
      letters.useOnPage(card.fonts);
      doc.addContent(card.operators);
      doc.restore();
    }
    doc.addContent(operatorsOf(page.marks, letters, icon));
    await watch?.onPage(n + 1);
  }
  doc.end();
  return done;
}
