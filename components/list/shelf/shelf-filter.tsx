import Form from 'next/form';
import { Link } from '@/components/ui/link';
import type { ShelfProps } from './shelf-props';

const sorts = [
  ['changed', 'Last changed'],
  ['created', 'Newest'],
  ['name', 'Name'],
  ['spent', 'Most spent'],
] as const;

/** A form that works without a script: its answer is an address. */
export function ShelfFilter({
  wish,
  systems,
  tags,
  agreements,
}: Pick<ShelfProps, 'wish' | 'systems' | 'tags' | 'agreements'>) {
  const narrowed = [wish.system, wish.tag, wish.legal].filter((x) => x !== '').length;
  const known = ['', 'yes', 'no', ...agreements.map((a) => a.id)];
  return (
    <Form action="/lists" role="search" aria-label="Your lists" className="space-y-3">
      {wish.folder !== '' && <input type="hidden" name="folder" value={wish.folder} />}
      {wish.archived && <input type="hidden" name="archived" value="true" />}
      <div className="flex items-end gap-2">
        <label className="min-w-0 flex-1 text-sm font-semibold">
          Find a list
          <input
            key={wish.q}
            type="search"
            name="q"
            maxLength={400}
            defaultValue={wish.q}
            className="input mt-0.5 font-normal"
            placeholder="krag budget&lt;300 legal:yes"
          />
        </label>
        <button type="submit" className="button button-primary">
          Find
        </button>
      </div>
      <details open={narrowed > 0} className="text-sm">
        <summary className="font-semibold">Narrow down and sort{narrowed > 0 && ` (${narrowed})`}</summary>
        <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <Choice label="Game" name="system" value={wish.system}>
            <option value="">All games</option>
            {systems.map((s) => (
              <option key={s.slug} value={s.slug}>
                {s.name} ({s.count})
              </option>
            ))}
          </Choice>
          <Choice label="Tag" name="tag" value={wish.tag}>
            <option value="">Any or none</option>
            {tags.map((t) => (
              <option key={t.name} value={t.name}>
                {t.name} ({t.count})
              </option>
            ))}
          </Choice>
          <Choice label="Verdict" name="legal" value={known.includes(wish.legal) ? wish.legal : ''}>
            <option value="">Legal or not</option>
            <option value="yes">Legal under its own agreement</option>
            <option value="no">Not legal</option>
            {agreements.length > 0 && (
              <optgroup label="Legal under">
                {agreements.map((a) => (
                  <option key={a.id} value={a.id}>
                    {a.name}
                  </option>
                ))}
              </optgroup>
            )}
          </Choice>
          <Choice label="Order" name="sort" value={wish.sort}>
            {sorts.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Choice>
        </div>
        <p className="prose-measure mt-2 text-quiet">
          In the field: words, <code>&quot;whole phrases&quot;</code>, <code>has:krag</code>,{' '}
          <code>folder:league</code>, <code>tag:campaign</code>, <code>budget&lt;300</code>,{' '}
          <code>left&gt;0</code>, <code>updated&gt;2026-10</code>, <code>legal:yes</code>,{' '}
          <code>legal:&quot;Big battles&quot;</code>, <code>starred</code>, <code>archived</code>. A minus in
          front turns one round.{' '}
          <Link className="link" href="/lists">
            Show all
          </Link>
        </p>
      </details>
    </Form>
  );
}

function Choice({
  label,
  name,
  value,
  children,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly children: React.ReactNode;
}) {
  return (
    <label className="block font-semibold">
      {label}
      <select key={value} name={name} defaultValue={value} className="input mt-0.5 font-normal">
        {children}
      </select>
    </label>
  );
}
