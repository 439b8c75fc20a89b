import type { DeckSheet } from '@/lib/print/table';
import { haloMm, mmOf, type FontId, type Op } from '@/lib/print';

/** The outline of a picture on its box of 512. */
export type Outlines = ReadonlyMap<string, string>;

const BOX = 512;
const fonts: Readonly<Record<FontId, string>> = {
  body: "400 SIZEpx 'Inter Variable', sans-serif",
  strong: "700 SIZEpx 'Inter Variable', sans-serif",
  display: "700 SIZEpx 'Almendra', serif",
};

function rounded(ctx: CanvasRenderingContext2D, op: Extract<Op, { readonly op: 'rect' }>): void {
  ctx.beginPath();
  if (op.radius) ctx.roundRect(op.x, op.y, op.w, op.h, Math.min(op.radius, op.w / 2, op.h / 2));
  else ctx.rect(op.x, op.y, op.w, op.h);
}

function trace(ctx: CanvasRenderingContext2D, points: readonly number[]): void {
  for (let i = 0; i + 1 < points.length; i += 2)
    if (i === 0) ctx.moveTo(points[0]!, points[1]!);
    else ctx.lineTo(points[i]!, points[i + 1]!);
}

function ink(
  ctx: CanvasRenderingContext2D,
  { fill, stroke, lineMm }: { fill?: string; stroke?: string; lineMm?: number },
) {
  if (fill) {
    ctx.fillStyle = fill;
    ctx.fill();
  }
  if (stroke) {
    ctx.strokeStyle = stroke;
    ctx.lineWidth = lineMm ?? 0.1;
    ctx.stroke();
  }
}

/** Draws the layout that is printed into a picture of points. It decides nothing. */
export function paint(ctx: CanvasRenderingContext2D, ops: readonly Op[], outlines: Outlines): void {
  for (const op of ops)
    switch (op.op) {
      case 'rect':
        rounded(ctx, op);
        ink(ctx, op);
        break;
      case 'circle':
        ctx.beginPath();
        ctx.arc(op.x, op.y, op.r, 0, 2 * Math.PI);
        ink(ctx, op);
        break;
      case 'line':
        ctx.beginPath();
        trace(ctx, [op.x1, op.y1, op.x2, op.y2]);
        ink(ctx, op);
        break;
      case 'poly':
        ctx.beginPath();
        trace(ctx, op.points);
        if (op.closed) ctx.closePath();
        ink(ctx, op);
        break;
      case 'strokes':
        ctx.beginPath();
        for (const line of op.lines) trace(ctx, line);
        ink(ctx, op);
        break;
      case 'text':
        // Set in points a hundred times as large: browsers round small sizes.
        ctx.save();
        ctx.translate(op.x, op.y);
        ctx.rotate(((op.turn ?? 0) * Math.PI) / 180);
        ctx.scale(0.01, 0.01);
        ctx.font = fonts[op.font].replace('SIZE', String(mmOf(op.sizePt) * 100));
        ctx.fontKerning = 'none';
        if (op.halo) {
          ctx.strokeStyle = op.halo;
          ctx.lineWidth = haloMm(op.sizePt) * 100;
          ctx.lineJoin = 'round';
          ctx.strokeText(op.text, 0, 0);
        }
        ctx.fillStyle = op.fill;
        ctx.fillText(op.text, 0, 0);
        ctx.restore();
        break;
      case 'icon': {
        const outline = outlines.get(op.name);
        if (outline === undefined) break;
        ctx.save();
        ctx.translate(op.x, op.y);
        ctx.scale(op.size / BOX, op.size / BOX);
        if (op.lineMm === undefined) {
          ctx.fillStyle = op.fill;
          ctx.fill(new Path2D(outline));
        } else {
          ctx.strokeStyle = op.fill;
          ctx.lineWidth = (op.lineMm / op.size) * BOX;
          ctx.lineJoin = 'round';
          ctx.stroke(new Path2D(outline));
        }
        ctx.restore();
        break;
      }
      case 'window':
        ctx.save();
        ctx.beginPath();
        ctx.rect(op.x, op.y, op.w, op.h);
        ctx.clip();
        ctx.translate(op.x - op.fromX * op.scale, op.y - op.fromY * op.scale);
        ctx.scale(op.scale, op.scale);
        paint(ctx, op.ops, outlines);
        ctx.restore();
        break;
    }
}

/** Longer sides are refused by simulators, and finer ones show nothing more. */
const MOST_PIXELS = 4096;
const FINEST = 12;

/** A sheet of a deck as PNG. */
export async function pngOf(sheet: DeckSheet, outlines: Outlines): Promise<Uint8Array> {
  const scale = Math.min(FINEST, MOST_PIXELS / sheet.wMm, MOST_PIXELS / sheet.hMm);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(sheet.wMm * scale);
  canvas.height = Math.round(sheet.hMm * scale);
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('this browser draws no pictures');
  ctx.scale(canvas.width / sheet.wMm, canvas.height / sheet.hMm);
  paint(ctx, sheet.ops, outlines);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the picture could not be made');
  return new Uint8Array(await blob.arrayBuffer());
}
