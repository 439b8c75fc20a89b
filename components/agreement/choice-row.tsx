import { Plus, X } from 'lucide-react';
import { showSetting, type AnySystem } from '@/lib/rules';

type Choice = string | number;

/** Choices in a row, of which one may come several times: an empire for each player. */
export function ChoiceRow({
  system,
  title,
  choices,
  most,
  values,
  onChange,
}: {
  readonly system: AnySystem;
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly most: number | undefined;
  readonly values: readonly Choice[];
  readonly onChange: (values: readonly Choice[]) => void;
}) {
  return (
    <ol className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {values.map((value, i) => (
        <li key={i} className="flex items-center gap-1">
          <select
            aria-label={`${title}, ${i + 1}`}
            className="input"
            value={value}
            onChange={(e) => {
              const chosen = choices.find((c) => String(c) === e.target.value);
              if (chosen !== undefined) onChange(values.with(i, chosen));
            }}
          >
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {showSetting(choice, system)}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="button button-quiet button-small px-2"
            aria-label={`Take ${i + 1} away`}
            onClick={() => onChange(values.toSpliced(i, 1))}
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="button button-small"
          disabled={most !== undefined && values.length >= most}
          onClick={() => onChange([...values, choices[0]!])}
        >
          <Plus aria-hidden size={16} /> One more<span className="sr-only">: {title}</span>
        </button>
      </li>
    </ol>
  );
}
