'use client';

/** Who begins, where the table chooses; the others follow as they sit. `value` is a seat. */
export function FirstChoice({
  names,
  value,
  onChange,
}: {
  /** By seat. */
  readonly names: readonly string[];
  readonly value: number;
  readonly onChange: (first: number) => void;
}) {
  return (
    <label className="block max-w-96 text-sm font-semibold">
      Who begins
      <select
        className="input mt-0.5 block font-normal"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            Seat {seat + 1}, {name}
          </option>
        ))}
      </select>
    </label>
  );
}
