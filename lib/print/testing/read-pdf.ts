import { getDocument, OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Drawing } from '../drawing';
import { gameIcon } from '../icons';
import { mmOf } from '../paper';
import { drawPdf } from '../pdf';
import type { Page } from '../sheets';

/** To a tenth of a millimetre. */
export const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.1;

/** So many numbers belong to each step of a path; the last two are where it ends. */
const steps: Readonly<Record<number, number>> = {
  [OPS.moveTo]: 2,
  [OPS.lineTo]: 2,
  [OPS.curveTo]: 6,
  [OPS.curveTo2]: 4,
  [OPS.curveTo3]: 4,
  [OPS.rectangle]: 4,
};

/** The bounding box of a path. The reader’s own leaves out where curves end, and so is a mere point for a circle. */
function boxOf([codes, numbers, known]: readonly (readonly number[])[]): readonly number[] {
  let at = 0;
  const [xs, ys] = [
    [known![0]!, known![2]!],
    [known![1]!, known![3]!],
  ];
  for (const code of codes!) {
    at += steps[code] ?? 0;
    if (code !== OPS.curveTo) continue;
    xs.push(numbers![at - 2]!);
    ys.push(numbers![at - 1]!);
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** Bounding boxes of all painted paths and places of all texts of a page, in millimetres from its top left corner. */
export async function readPage(
  page: PDFPageProxy,
): Promise<{ boxes: number[][]; texts: { str: string; x: number; y: number; width: number }[] }> {
  const [, , , height] = page.view as [number, number, number, number];
  const list = await page.getOperatorList();
  let matrix = [1, 0, 0, 1, 0, 0];
  const stack: number[][] = [];
  const boxes: number[][] = [];
  const times = (m: number[], n: number[]): number[] => [
    m[0]! * n[0]! + m[2]! * n[1]!,
    m[1]! * n[0]! + m[3]! * n[1]!,
    m[0]! * n[2]! + m[2]! * n[3]!,
    m[1]! * n[2]! + m[3]! * n[3]!,
    m[0]! * n[4]! + m[2]! * n[5]! + m[4]!,
    m[1]! * n[4]! + m[3]! * n[5]! + m[5]!,
  ];
  list.fnArray.forEach((fn: number, i: number) => {
    const args = list.argsArray[i] as never[];
    if (fn === OPS.save) stack.push(matrix);
    else if (fn === OPS.restore) matrix = stack.pop()!;
    else if (fn === OPS.transform) matrix = times(matrix, args as number[]);
    else if (fn === OPS.constructPath) {
      const [x1, y1, x2, y2] = boxOf(args);
      const corners = [
        [x1!, y1!],
        [x2!, y2!],
      ].map(([x, y]) => [
        matrix[0]! * x! + matrix[2]! * y! + matrix[4]!,
        matrix[1]! * x! + matrix[3]! * y! + matrix[5]!,
      ]);
      const xs = corners.map((c) => mmOf(c[0]!)).sort((a, b) => a - b);
      const ys = corners.map((c) => mmOf(height - c[1]!)).sort((a, b) => a - b);
      boxes.push([xs[0]!, ys[0]!, xs[1]!, ys[1]!]);
    }
  });
  const content = await page.getTextContent();
  const texts = content.items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [
          {
            str: item.str,
            x: mmOf(item.transform[4] as number),
            y: mmOf(height - (item.transform[5] as number)),
            width: mmOf(item.width),
          },
        ]
      : [],
  );
  return { boxes, texts };
}

/** The pages as a PDF, opened again by another reader. */
export const open = async (pages: readonly Page<Drawing>[]) => {
  const bytes = await drawPdf({ pages }, 'Test', gameIcon);
  return { bytes, pdf: await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise };
};
