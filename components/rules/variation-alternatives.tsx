import { Link } from '@/components/ui/link';
import { showSetting, type AnySystem, type VariationSchema } from '@/lib/rules';

type Inner = Omit<VariationSchema, 'key'>;
type Value = string | number | boolean;

/** The values that a variation may take, where they can be listed. */
function valuesOfVariation(schema: Inner): readonly Value[] {
  if (schema.enum) return schema.enum;
  if (schema.type === 'boolean') return [true, false];
  return ((schema.anyOf ?? []) as readonly Inner[]).flatMap(valuesOfVariation);
}

/** What a table may agree on instead of our ruling; each way leads to an agreement that begins with it. */
export function VariationAlternatives({
  system,
  variation,
}: {
  readonly system: Pick<AnySystem, 'slug' | 'entries'>;
  readonly variation: VariationSchema;
}) {
  const { key, title, description, default: standard } = variation;
  const others = valuesOfVariation(variation).filter((value) => value !== standard);
  return (
    <div className="rounded-lg bg-tone-soft p-3 text-sm">
      <p>
        <b>{title ?? key}:</b> {description}{' '}
        <span className="text-quiet">Unless agreed otherwise: {showSetting(standard, system)}.</span>
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        {others.map((value) => (
          <Link
            key={String(value)}
            className="button button-small"
            href={`/agreements/new?system=${system.slug}&house=${encodeURIComponent(`${key}:${JSON.stringify(value)}`)}`}
          >
            Agree on: {showSetting(value, system)}
          </Link>
        ))}
        {others.length === 0 && (
          <Link className="button button-small" href={`/agreements/new?system=${system.slug}#house-${key}`}>
            Agree on another value
          </Link>
        )}
      </p>
    </div>
  );
}
