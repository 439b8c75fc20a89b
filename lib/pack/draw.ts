import { haloMm, mmOf, placing, type Drawing, type FontId, type Op, type Page } from '@/lib/print';
import { esc } from './html';

const families: Readonly<Record<FontId, { readonly family: string; readonly weight: number }>> = {
  body: { family: 'Muster Body, sans-serif', weight: 400 },
  strong: { family: 'Muster Body, sans-serif', weight: 700 },
  display: { family: 'Muster Display, serif', weight: 700 },
};

type Attributes = Readonly<Record<string, string | number | undefined>>;

const tag = (name: string, attributes: Attributes, inner = ''): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => (value === undefined ? '' : ` ${key}="${esc(value)}"`))
    .join('')}>${inner}</${name}>`;

const drawAll = (ops: readonly Op[]): string => ops.map(draw).join('');

/** One stroke of a drawing as SVG; pictures are symbols of the same file. */
function draw(op: Op): string {
  switch (op.op) {
    case 'rect':
      return tag('rect', {
        x: op.x,
        y: op.y,
        width: op.w,
        height: op.h,
        rx: op.radius,
        fill: op.fill ?? 'none',
        stroke: op.stroke,
        'stroke-width': op.lineMm,
      });
    case 'circle':
      return tag('circle', { cx: op.x, cy: op.y, r: op.r, fill: op.fill });
    case 'line':
      return tag('line', {
        x1: op.x1,
        y1: op.y1,
        x2: op.x2,
        y2: op.y2,
        stroke: op.stroke,
        'stroke-width': op.lineMm,
      });
    case 'poly':
      return tag(op.closed ? 'polygon' : 'polyline', {
        points: op.points.join(' '),
        fill: op.fill ?? 'none',
        stroke: op.stroke,
        'stroke-width': op.lineMm,
      });
    case 'strokes':
      return tag('path', {
        d: op.lines.map((line) => `M${line.join(' ')}`).join(''),
        fill: 'none',
        stroke: op.stroke,
        'stroke-width': op.lineMm,
      });
    case 'window':
      return tag(
        'svg',
        {
          x: op.x,
          y: op.y,
          width: op.w,
          height: op.h,
          viewBox: `${op.fromX} ${op.fromY} ${op.w / op.scale} ${op.h / op.scale}`,
        },
        drawAll(op.ops),
      );
    case 'text': {
      const { family, weight } = families[op.font];
      return tag(
        'text',
        {
          x: op.x,
          y: op.y,
          'font-family': family,
          'font-weight': weight,
          'font-size': mmOf(op.sizePt),
          fill: op.fill,
          ...(op.halo && {
            stroke: op.halo,
            'stroke-width': haloMm(op.sizePt),
            'stroke-linejoin': 'round',
            'paint-order': 'stroke',
          }),
          transform: op.turn ? `rotate(${op.turn} ${op.x} ${op.y})` : undefined,
        },
        esc(op.text),
      );
    }
    case 'icon':
      return tag(
        'svg',
        {
          x: op.x,
          y: op.y,
          width: op.size,
          height: op.size,
          viewBox: '0 0 512 512',
          fill: op.fill,
          color: op.fill,
        },
        tag('use', { href: `#${op.name}` }),
      );
  }
}

/** One card or counter as a picture at true size, described by its title. */
export const cardSvg = ({ wMm, hMm, ops }: Drawing, label: string): string =>
  tag(
    'svg',
    {
      role: 'img',
      'aria-label': label,
      viewBox: `0 0 ${wMm} ${hMm}`,
      width: `${wMm}mm`,
      height: `${hMm}mm`,
      class: 'card',
    },
    drawAll(ops),
  );

/** A sheet as it comes out of a printer. */
export const sheetSvg = (page: Page<Drawing>, label: string): string =>
  tag(
    'svg',
    {
      role: 'img',
      'aria-label': label,
      viewBox: `0 0 ${page.wMm} ${page.hMm}`,
      width: `${page.wMm}mm`,
      height: `${page.hMm}mm`,
      class: 'sheet',
    },
    page.placed
      .map((p) => {
        const { x, y, turn } = placing(p);
        return tag('g', { transform: `translate(${x} ${y}) rotate(${turn})` }, drawAll(p.item.ops));
      })
      .join('') + drawAll(page.marks),
  );
