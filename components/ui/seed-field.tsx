import { useId } from 'react';

/** A short seed that can be read aloud and typed again. */
export const freshSeed = (): string => crypto.getRandomValues(new Uint32Array(1))[0]!.toString(36);

/** The seed of what is dealt; typing it again deals the same. */
export function SeedField({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (seed: string) => void;
}) {
  const id = useId();
  return (
    <label htmlFor={id} className="flex flex-col text-sm font-semibold">
      Seed
      <input
        id={id}
        className="input mt-0.5 w-36 font-normal"
        maxLength={40}
        spellCheck={false}
        autoComplete="off"
        value={value}
        onChange={(e) => onChange(e.target.value)}
      />
    </label>
  );
}
