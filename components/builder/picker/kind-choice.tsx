/** Which kind of entry is offered; on a phone one row, pushed aside by the thumb: entries are what one came for. */
export function KindChoice({
  kinds,
  chosen,
  onChoose,
}: {
  readonly kinds: readonly { readonly id: string; readonly plural: string }[];
  /** Empty where every kind is. */
  readonly chosen: string;
  readonly onChoose: (kind: string) => void;
}) {
  return (
    <div
      role="group"
      aria-label="Kind"
      className="-mx-4 flex gap-1.5 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:p-0"
    >
      {[{ id: '', plural: 'All' }, ...kinds].map(({ id, plural }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          onClick={() => onChoose(id)}
          className={`button button-small shrink-0 max-sm:min-h-11 ${chosen === id ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
        >
          {plural}
        </button>
      ))}
    </div>
  );
}
