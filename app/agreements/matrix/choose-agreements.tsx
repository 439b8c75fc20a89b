import type { SavedAgreement } from '@/lib/db/agreements/agreements';

/** Which of many agreements stand side by side: a form that works as a plain address. */
export function ChooseAgreements({
  system,
  names,
  shown,
  most,
  tooMany,
}: {
  readonly system: string;
  /** All that there are, newest first. */
  readonly names: readonly Pick<SavedAgreement, 'id' | 'name'>[];
  readonly shown: ReadonlySet<string>;
  readonly most: number;
  /** More were chosen than are shown. */
  readonly tooMany: boolean;
}) {
  return (
    <details className="sheet p-4">
      <summary className="font-semibold">
        {shown.size} of your {names.length} agreements are shown. Choose which
      </summary>
      <form action="/agreements/matrix" className="mt-3 space-y-3">
        <input type="hidden" name="system" value={system} />
        <fieldset>
          <legend className="text-sm text-quiet">At most {most}; presets always stand beside them.</legend>
          <ul className="mt-2 grid max-h-80 gap-x-4 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3">
            {names.map(({ id, name }) => (
              <li key={id}>
                <label className="flex min-h-9 items-center gap-2 wrap-anywhere">
                  <input
                    type="checkbox"
                    name="of"
                    value={id}
                    defaultChecked={shown.has(id)}
                    className="size-4 shrink-0"
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        <button type="submit" className="button">
          Show these
        </button>
      </form>
      {tooMany && (
        <p role="status" className="mt-3 text-sm text-warn">
          You chose more than {most}: the newest {most} of them are shown.
        </p>
      )}
    </details>
  );
}
