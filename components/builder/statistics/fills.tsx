/** Fills that are told apart without colour: plain, stripes, dots, bars, grid. */
export const FILLS = 5;

/** Patterns for a picture; `id` keeps those of several pictures on a page apart. */
export function Fills({ id }: { readonly id: string }) {
  const ground = <rect width={8} height={8} fill="var(--tone-soft)" />;
  const ink = { stroke: 'var(--tone-ink)', strokeWidth: 2.2 } as const;
  return (
    <defs>
      <pattern id={`${id}0`} width={8} height={8} patternUnits="userSpaceOnUse">
        <rect width={8} height={8} fill="var(--tone-ink)" />
      </pattern>
      <pattern id={`${id}1`} width={8} height={8} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        {ground}
        <path d="M0 0V8M4 0V8" {...ink} />
      </pattern>
      <pattern id={`${id}2`} width={8} height={8} patternUnits="userSpaceOnUse">
        {ground}
        <circle cx={4} cy={4} r={2} fill="var(--tone-ink)" />
      </pattern>
      <pattern id={`${id}3`} width={8} height={8} patternUnits="userSpaceOnUse">
        {ground}
        <path d="M0 4H8" {...ink} />
      </pattern>
      <pattern
        id={`${id}4`}
        width={8}
        height={8}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-45)"
      >
        {ground}
        <path d="M0 4H8M4 0V8" {...ink} strokeWidth={1.2} />
      </pattern>
    </defs>
  );
}

/** What each fill stands for. */
export function FillLegend({ id, labels }: { readonly id: string; readonly labels: readonly string[] }) {
  return (
    <ul aria-hidden className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {labels.map((label, i) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg width={16} height={12}>
            <Fills id={`${id}l${i}-`} />
            <rect
              width={16}
              height={12}
              rx={2}
              fill={`url(#${id}l${i}-${i % FILLS})`}
              stroke="var(--tone-ink)"
            />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
