import type { StepPart } from '@/lib/rules';

type Facts = Extract<StepPart, { readonly part: 'facts' }>;
type Pieces = Extract<StepPart, { readonly part: 'pieces' }>;

/** What is worth knowing at this step. */
export function FactsPart({ part: { title, rows } }: { readonly part: Facts }) {
  return (
    <section className="sheet p-4" aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      <dl className="mt-1 space-y-1 text-sm">
        {rows.map(({ label, text }, i) => (
          <div key={i} className="sm:grid sm:grid-cols-[12rem_1fr] sm:gap-3">
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Small pieces as they lie on the table: chits with what is printed on them. */
export function PiecesPart({ part: { title, help, rows } }: { readonly part: Pieces }) {
  return (
    <section className="sheet p-4" aria-label={title}>
      <h3 className="text-lg">{title}</h3>
      {help && <p className="text-xs text-quiet">{help}</p>}
      <dl className="mt-2 space-y-2">
        {rows.map(({ label, pieces }) => (
          <div key={label} className="flex items-center gap-3">
            <dt className="w-16 shrink-0 text-sm font-semibold">{label}</dt>
            <dd>
              <ul className="flex flex-wrap gap-1.5">
                {pieces.map(({ text, note, spent }, i) => (
                  <li
                    key={i}
                    className={`grid size-12 place-content-center rounded-full border-2 text-center text-sm leading-tight font-bold ${
                      spent
                        ? 'border-dashed border-line-strong text-quiet'
                        : 'border-tone bg-tone-soft text-tone-ink'
                    }`}
                  >
                    {text}
                    {note && <span className="block text-[0.62rem] font-semibold">{note}</span>}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
