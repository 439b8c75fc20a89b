/** What the rows of the catalogue may be limited to. */
export function PickerLimits({
  limits,
}: {
  readonly limits: readonly {
    readonly label: string;
    readonly isOn: boolean;
    readonly onSwitch: (isOn: boolean) => void;
  }[];
}) {
  return (
    <div className="flex flex-wrap gap-1.5">
      {limits.map(({ label, isOn, onSwitch }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOn}
          onClick={() => onSwitch(!isOn)}
          className={`button button-small max-sm:min-h-11 ${isOn ? 'border-tone bg-tone-soft text-tone-ink' : ''}`}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
