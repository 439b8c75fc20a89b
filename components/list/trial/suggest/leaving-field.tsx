import type { Leaving } from './leaving';

/** Whether what comes is added, or takes the place of one use of a line. */
export function LeavingField({
  lines,
  value,
  onChange,
}: {
  readonly lines: readonly Leaving[];
  /** Undefined: it is added. */
  readonly value: number | undefined;
  readonly onChange: (at: number | undefined) => void;
}) {
  return (
    <label className="text-sm font-semibold">
      Comes
      <select
        className="input mt-0.5 max-w-full font-normal"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
      >
        <option value="">on top of the list</option>
        {lines.map(({ at, name }) => (
          <option key={at} value={at}>
            in place of one {name}
          </option>
        ))}
      </select>
    </label>
  );
}
