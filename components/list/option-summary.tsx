import { formOf, type AnyList, type AnySystem, type AnyTerms, type Field } from '@/lib/rules';

const at = (options: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
    options,
  );

/** A field's value as the player chose it, in the words of its choices. */
const show = (field: Field, value: unknown): string | undefined => {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return undefined;
  const name = (one: unknown) =>
    'choices' in field ? (field.choices.find((c) => c.value === one)?.label ?? String(one)) : String(one);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.map(name).join(', ') : name(value);
};

/** What the list says besides its entries: level, victory points, empire, placement. */
export function OptionSummary({
  system,
  list,
  terms,
}: {
  readonly system: AnySystem;
  readonly list: AnyList;
  readonly terms: AnyTerms;
}) {
  const fields = formOf(system, list).fields?.(list, terms.house) ?? [];
  const rows = fields.flatMap((field) => {
    const value = show(field, at(list.options, field.path));
    return value === undefined ? [] : [{ field, value }];
  });
  if (rows.length === 0) return null;
  const groups = [...new Set(rows.map((r) => r.field.group ?? 'Options'))];
  return groups.map((group) => (
    <section key={group} className="sheet p-4">
      <h2 className="text-xl">{group}</h2>
      <dl className="mt-2 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
        {rows
          .filter((r) => (r.field.group ?? 'Options') === group)
          .map(({ field, value }) => (
            <div key={field.path.join('.')} className="flex justify-between gap-3 border-b border-line py-1">
              <dt className="text-quiet">{field.label}</dt>
              <dd className="text-right font-semibold">{value}</dd>
            </div>
          ))}
      </dl>
    </section>
  ));
}
