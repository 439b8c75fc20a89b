import type { SceneSeat, Seat } from '@/lib/rules/playing';

/** Through whose eyes the game is seen: of anybody where no secrets are left to keep, else of the seats of one person. */
export function ViewChoice({
  isOpen = false,
  seats,
  value,
  onChange,
}: {
  /** Also as somebody who looks on. */
  readonly isOpen?: boolean;
  readonly seats: readonly SceneSeat[];
  readonly value: Seat | undefined;
  readonly onChange: (seat: Seat | undefined) => void;
}) {
  return (
    <label className="block text-sm font-semibold">
      Seen as
      <select
        className="input mt-0.5 font-normal"
        value={value ?? ''}
        onChange={(e) => onChange(e.target.value === '' ? undefined : Number(e.target.value))}
      >
        {isOpen && <option value="">Somebody who looks on</option>}
        {seats.map(({ seat, name }) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
