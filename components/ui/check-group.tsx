/** Boxes of which any number may be checked, up to `most`. What is chosen comes in the order of the choices. */
export function CheckGroup<V extends string | number>({
  choices,
  chosen,
  most = Infinity,
  stacked = false,
  onChange,
}: {
  readonly choices: readonly { readonly value: V; readonly label: string }[];
  /** May hold others than the choices; they stay. */
  readonly chosen: readonly V[];
  readonly most?: number | undefined;
  /** Each in a line of its own. */
  readonly stacked?: boolean;
  readonly onChange: (chosen: V[]) => void;
}) {
  const offered = choices.map(({ value }) => value);
  const having = (changed: V, on: boolean): V[] => [
    ...offered.filter((value) => (value === changed ? on : chosen.includes(value))),
    ...chosen.filter((value) => !offered.includes(value)),
  ];
  return (
    <div className={stacked ? undefined : 'flex flex-wrap gap-x-4'}>
      {choices.map(({ value, label }) => (
        <label key={value} className="flex min-h-9 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-4"
            checked={chosen.includes(value)}
            disabled={!chosen.includes(value) && chosen.length >= most}
            onChange={(e) => onChange(having(value, e.target.checked))}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
