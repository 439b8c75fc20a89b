import { readFileSync } from 'node:fs';
import path from 'node:path';
import PDFDocument from 'pdfkit';
import type { Drawing, Op } from './drawing';
import type { FontId } from './measure';
import { ptOf } from './paper';
import type { PrintPlan } from './plan';

/** The outline of a game-icons picture on its box of 512, or undefined where the set has none of that name. */
export type IconPath = (name: string) => string | undefined;

const fontIds: readonly FontId[] = ['body', 'strong', 'display'];
let fontFiles: Readonly<Record<FontId, Buffer>> | undefined;
const fonts = () =>
  (fontFiles ??= Object.fromEntries(
    fontIds.map((id) => [id, readFileSync(path.join(process.cwd(), `assets/fonts/${id}.woff`))]),
  ) as Record<FontId, Buffer>);

/** The pages as a PDF at true size, with embedded fonts and vector pictures. The same plan gives the same bytes. */
export function drawPdf(plan: PrintPlan, title: string, icon: IconPath): Promise<Buffer> {
  const files = fonts();
  const doc = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    font: files.body as never,
    info: { Title: title, Creator: 'Muster', CreationDate: new Date(0) },
  });
  for (const id of fontIds) doc.registerFont(id, files[id]);
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  for (const page of plan.pages) {
    doc.addPage({ size: [ptOf(page.wMm), ptOf(page.hMm)], margin: 0 });
    const bleed = page.bleedMm;
    if (bleed > 0)
      for (const p of page.placed)
        doc
          .rect(ptOf(p.x - bleed), ptOf(p.y - bleed), ptOf(p.wMm + 2 * bleed), ptOf(p.hMm + 2 * bleed))
          .fill(p.item.bleedFill);
    for (const placed of page.placed) {
      doc.save();
      doc.translate(ptOf(placed.x), ptOf(placed.y));
      if (placed.turned) doc.translate(ptOf(placed.wMm), 0).rotate(90);
      drawOps(doc, placed.item, icon);
      doc.restore();
    }
    drawOps(doc, { ops: page.marks }, icon);
  }
  doc.end();
  return done;
}

function drawOps(doc: PDFKit.PDFDocument, { ops }: Pick<Drawing, 'ops'>, icon: IconPath): void {
  for (const op of ops) drawOp(doc, op, icon);
}

function drawOp(doc: PDFKit.PDFDocument, op: Op, icon: IconPath): void {
  switch (op.op) {
    case 'rect': {
      if (op.radius) doc.roundedRect(ptOf(op.x), ptOf(op.y), ptOf(op.w), ptOf(op.h), ptOf(op.radius));
      else doc.rect(ptOf(op.x), ptOf(op.y), ptOf(op.w), ptOf(op.h));
      if (op.lineMm) doc.lineWidth(ptOf(op.lineMm));
      if (op.fill && op.stroke) doc.fillAndStroke(op.fill, op.stroke);
      else if (op.fill) doc.fill(op.fill);
      else if (op.stroke) doc.stroke(op.stroke);
      return;
    }
    case 'circle':
      doc.circle(ptOf(op.x), ptOf(op.y), ptOf(op.r)).fill(op.fill);
      return;
    case 'line':
      doc
        .lineWidth(ptOf(op.lineMm))
        .moveTo(ptOf(op.x1), ptOf(op.y1))
        .lineTo(ptOf(op.x2), ptOf(op.y2))
        .stroke(op.stroke);
      return;
    case 'text':
      // Kerning and ligatures stay off, so that the width is the one that was measured.
      doc.font(op.font).fontSize(op.sizePt).fillColor(op.fill);
      doc.text(op.text, ptOf(op.x), ptOf(op.y), { lineBreak: false, baseline: 'alphabetic', features: [] });
      return;
    case 'icon': {
      const outline = icon(op.name);
      if (!outline) throw new Error(`no picture “${op.name}”`);
      doc.save();
      doc.translate(ptOf(op.x), ptOf(op.y)).scale(ptOf(op.size) / 512);
      doc.path(outline).fill(op.fill);
      doc.restore();
      return;
    }
  }
}
