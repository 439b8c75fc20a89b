import Form from 'next/form';

interface Known {
  readonly id: string;
  readonly name: string;
}

/** What stands on one side: one of the reader’s own lists, or any other by its link. */
export interface SideWish {
  /** Id or link, as it was asked for. */
  readonly asked: string;
  /** No list was found under that. */
  readonly isMissing: boolean;
}

/** Which two lists to compare. It works without script. */
export function CompareForm({
  own,
  sides: [a, b],
}: {
  /** Empty for whoever has no account. */
  readonly own: readonly Known[];
  readonly sides: readonly [SideWish, SideWish];
}) {
  return (
    <Form action="/lists/compare" className="sheet grid items-end gap-4 p-4 lg:grid-cols-[1fr_1fr_auto]">
      <Side legend="One list" name="a" own={own} wish={a} />
      <Side legend="Another of the same game" name="b" own={own} wish={b} />
      <button type="submit" className="button button-primary">
        Compare
      </button>
    </Form>
  );
}

function Side({
  legend,
  name,
  own,
  wish: { asked, isMissing },
}: {
  readonly legend: string;
  readonly name: string;
  readonly own: readonly Known[];
  readonly wish: SideWish;
}) {
  const isOwn = own.some(({ id }) => id === asked);
  const problem = `${name}-problem`;
  return (
    <fieldset className="min-w-0">
      <legend className="font-semibold">{legend}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {own.length > 0 && (
          <label className="min-w-0 text-sm">
            Of yours
            <select
              key={asked}
              name={name}
              defaultValue={isOwn ? asked : ''}
              className="input mt-0.5"
              aria-describedby={isMissing ? problem : undefined}
            >
              <option value="">None of these</option>
              {own.map((list) => (
                <option key={list.id} value={list.id}>
                  {list.name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className={`min-w-0 text-sm ${own.length > 0 ? '' : 'sm:col-span-2'}`}>
          {own.length > 0 ? 'Or by its link' : 'Its link'}
          <input
            key={asked}
            name={`${name}Link`}
            defaultValue={isOwn ? '' : asked}
            className="input mt-0.5"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            maxLength={400}
            placeholder="…/l/…"
            aria-invalid={isMissing}
            aria-describedby={isMissing ? problem : undefined}
          />
        </label>
      </div>
      {isMissing && (
        <p id={problem} role="alert" className="mt-1 text-sm text-bad">
          There is no list under that link, or it is not open to you.
        </p>
      )}
    </fieldset>
  );
}
