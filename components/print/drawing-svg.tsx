import type { Drawing, FontId, Op } from '@/lib/print';
import { haloMm, mmOf } from '@/lib/print';
import type { Outline } from '@/components/ui/game-icon';
import { iconHref } from '@/components/ui/icon-href';

const families: Readonly<Record<FontId, { readonly family: string; readonly weight: number }>> = {
  body: { family: "'Inter Variable', sans-serif", weight: 400 },
  strong: { family: "'Inter Variable', sans-serif", weight: 700 },
  display: { family: "'Almendra', serif", weight: 700 },
};

/**
 * How the text of a drawing is set, said once for all of it: as it was measured, and by outlines, not with a font made anew
 * for each size on the screen.
 */
export const drawnText = {
  fontKerning: 'none',
  fontVariantLigatures: 'none',
  textRendering: 'geometricPrecision',
  whiteSpace: 'pre',
} as const;

interface Pictures {
  readonly system: string;
  /** The outline of a picture, for a page that needs so few that the sprite is not worth its way; absent: out of the sprite. */
  readonly outline?: Outline | undefined;
}

/** Draws the layout as SVG in millimetres, within an `svg` of `drawnText`. It decides nothing: what it shows is what the PDF shows. */
export function Ops({ system, outline, ops }: Pictures & { readonly ops: readonly Op[] }) {
  return ops.map((op, i) => {
    switch (op.op) {
      case 'rect':
        return (
          <rect
            key={i}
            x={op.x}
            y={op.y}
            width={op.w}
            height={op.h}
            rx={op.radius}
            fill={op.fill ?? 'none'}
            stroke={op.stroke}
            strokeWidth={op.lineMm}
          />
        );
      case 'circle':
        return <circle key={i} cx={op.x} cy={op.y} r={op.r} fill={op.fill} />;
      case 'line':
        return (
          <line
            key={i}
            x1={op.x1}
            y1={op.y1}
            x2={op.x2}
            y2={op.y2}
            stroke={op.stroke}
            strokeWidth={op.lineMm}
          />
        );
      case 'poly': {
        const Shape = op.closed ? 'polygon' : 'polyline';
        return (
          <Shape
            key={i}
            points={op.points.join(' ')}
            fill={op.fill ?? 'none'}
            stroke={op.stroke}
            strokeWidth={op.lineMm}
          />
        );
      }
      case 'strokes':
        return (
          <path
            key={i}
            d={op.lines.map((line) => `M${line.join(' ')}`).join('')}
            fill="none"
            stroke={op.stroke}
            strokeWidth={op.lineMm}
          />
        );
      case 'window':
        return (
          <svg
            key={i}
            x={op.x}
            y={op.y}
            width={op.w}
            height={op.h}
            viewBox={`${op.fromX} ${op.fromY} ${op.w / op.scale} ${op.h / op.scale}`}
          >
            <Ops system={system} outline={outline} ops={op.ops} />
          </svg>
        );
      case 'text':
        return (
          <text
            key={i}
            x={op.x}
            y={op.y}
            fontFamily={families[op.font].family}
            fontWeight={families[op.font].weight}
            fontSize={mmOf(op.sizePt)}
            fill={op.fill}
            {...(op.halo && {
              stroke: op.halo,
              strokeWidth: haloMm(op.sizePt),
              strokeLinejoin: 'round',
              paintOrder: 'stroke',
            })}
            transform={op.turn ? `rotate(${op.turn} ${op.x} ${op.y})` : undefined}
          >
            {op.text}
          </text>
        );
      case 'icon':
        return (
          <svg
            key={i}
            x={op.x}
            y={op.y}
            width={op.size}
            height={op.size}
            viewBox="0 0 512 512"
            // The sprite fills its paths with the color of whoever uses them.
            {...(op.lineMm === undefined
              ? { fill: op.fill, color: op.fill }
              : {
                  fill: 'none',
                  color: 'transparent',
                  stroke: op.fill,
                  strokeWidth: (op.lineMm / op.size) * 512,
                  strokeLinejoin: 'round',
                })}
          >
            {outline ? <path d={outline(op.name)} /> : <use href={iconHref(system, op.name)} />}
          </svg>
        );
    }
  });
}

/** One drawing as a picture of its own, described by its title. */
export function DrawingSvg({
  system,
  outline,
  drawing,
  label,
  className,
}: Pictures & {
  readonly drawing: Drawing;
  readonly label: string;
  readonly className?: string;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${drawing.wMm} ${drawing.hMm}`}
      className={className}
      style={drawnText}
    >
      <Ops system={system} outline={outline} ops={drawing.ops} />
    </svg>
  );
}
