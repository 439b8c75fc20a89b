import { variationsOf, type AnySystem } from '@/lib/rules';
import { IdsHere } from './ids-here';

const origins = {
  seed: 'left open by the printed rules',
  ruling: 'another reading',
  option: 'optional rule',
  proposal: 'our proposal',
} as const;

/** Every house variation with its default and what it changes. */
export function HouseVariations({ system }: { readonly system: AnySystem }) {
  return (
    <section aria-labelledby="variations">
      <h2 id="variations" className="text-2xl">
        House variations
      </h2>
      <p className="prose-measure mb-3 text-quiet">
        What a table may agree before play. Everything else follows the rules above.
      </p>
      <dl className="divide-y divide-line border-y border-line">
        {variationsOf(system).map((variation) => (
          <div
            key={variation.key}
            id={`house-${variation.key}`}
            data-rule
            className="grid gap-x-4 py-2 target:bg-tone-soft sm:grid-cols-[14rem_1fr]"
          >
            <dt>
              <span className="font-semibold">{variation.title ?? variation.key}</span>
              <br />
              <code className="text-xs text-quiet">{variation.key}</code>
            </dt>
            <dd>
              {variation.description}{' '}
              <span className="text-sm text-quiet">
                Default: {variation.default === null ? 'none' : JSON.stringify(variation.default)}
                {variation.origin && `; ${origins[variation.origin]}`}.
              </span>{' '}
              <IdsHere ids={variation.rules ?? []} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
