import { memo } from 'react';
import { placing, type Drawing, type Page } from '@/lib/print';
import { drawnText, Ops } from './drawing-svg';

/** One page as it will come out of the printer, drawn from the layout that makes the PDF. */
export const PagePreview = memo(function PagePreview({
  system,
  page,
  label,
}: {
  readonly system: string;
  readonly page: Page<Drawing>;
  readonly label: string;
}) {
  const bleed = page.bleedMm;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${page.wMm} ${page.hMm}`}
      className="w-full bg-white shadow-(--shadow-card)"
      style={drawnText}
    >
      {bleed > 0 &&
        page.placed.map((p, i) => (
          <rect
            key={i}
            x={p.x - bleed}
            y={p.y - bleed}
            width={p.wMm + 2 * bleed}
            height={p.hMm + 2 * bleed}
            fill={p.item.bleedFill}
          />
        ))}
      {page.placed.map((placed, i) => {
        const { x, y, turn } = placing(placed);
        return (
          <g key={i} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <Ops system={system} ops={placed.item.ops} />
          </g>
        );
      })}
      <Ops system={system} ops={page.marks} />
    </svg>
  );
});
