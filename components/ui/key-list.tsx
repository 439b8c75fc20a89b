/** Keys, and what each of them does. */
export function KeyList({ keys }: { readonly keys: readonly (readonly [key: string, does: string])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-1.5 text-sm">
      {keys.map(([key, does]) => (
        <div key={key} className="contents">
          <dt>
            <kbd className="rounded border border-line-strong bg-sunk px-1.5 py-0.5 font-sans text-xs whitespace-nowrap">
              {key}
            </kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
