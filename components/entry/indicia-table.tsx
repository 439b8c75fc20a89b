import type { ReactNode } from 'react';
import { HeadRow } from '@/components/ui/head-row';
import { RuleLinks } from '@/components/rules/rule-links';
import { ProvenanceMark } from '@/components/ui/provenance-mark';
import type { Reference, Entry, Provenance } from '@/lib/rules/reference';
import { showValue } from './show-value';

function Row({
  slug,
  name,
  letter,
  explains,
  rules = [],
  from,
  children,
}: {
  readonly slug: string;
  readonly name: string;
  readonly letter?: string | undefined;
  readonly explains: string;
  readonly rules?: readonly string[];
  readonly from: Provenance | undefined;
  readonly children: ReactNode;
}) {
  const meaning = (
    <>
      {explains}
      <span className="text-xs">
        <RuleLinks slug={slug} ids={rules} />
      </span>
    </>
  );
  return (
    <tr className="border-b border-line align-top last:border-0">
      <th scope="row" className="py-2 pr-3 font-semibold">
        {letter && <span className="mr-1.5 font-display font-bold text-tone-ink">{letter}</span>}
        <span className="inline-block first-letter:uppercase">{name}</span>
        <span className="mt-0.5 block font-normal text-quiet sm:hidden">{meaning}</span>
      </th>
      <td className="py-2 pr-3 tabular-nums">{children}</td>
      <td className="hidden py-2 pr-3 text-quiet sm:table-cell">{meaning}</td>
      <td className="py-2">
        <ProvenanceMark of={from} />
      </td>
    </tr>
  );
}

/** Every value of an entry with its letter, its meaning, the rules of it, and where it comes from. What is blank says so. */
export function IndiciaTable({ system, entry }: { readonly system: Reference; readonly entry: Entry }) {
  const rows = system.indicia.filter(({ key }) => key in entry.indicia);
  const alike = system.entries.filter((e) => e.kind === entry.kind);
  const blank = system.indicia.filter(
    ({ key }) => !(key in entry.indicia) && alike.some((e) => key in e.indicia),
  );
  if (rows.length === 0 && entry.cost === undefined) return null;
  return (
    <>
      <div
        className="relative overflow-x-auto"
        tabIndex={0}
        role="region"
        aria-label={`Values of ${entry.name}`}
      >
        <table className="w-full text-left text-sm">
          <caption className="sr-only">Values of {entry.name}</caption>
          <HeadRow
            className="py-2 pr-3"
            columns={['Indicium', 'Value', { name: 'Meaning', className: 'hidden sm:table-cell' }, 'Source']}
          />
          <tbody>
            {entry.cost !== undefined && !rows.some((r) => r.key === system.unit.one) && (
              <Row
                slug={system.slug}
                name={system.unit.one}
                explains="What one use costs."
                from={entry.provenance.cost}
              >
                {entry.cost}
              </Row>
            )}
            {rows.map((indicium) => (
              <Row
                key={indicium.key}
                slug={system.slug}
                name={indicium.name}
                letter={indicium.letter}
                explains={indicium.explains}
                rules={indicium.rules}
                from={entry.provenance[indicium.key]}
              >
                {showValue(entry.indicia[indicium.key]!)}
              </Row>
            ))}
          </tbody>
        </table>
      </div>
      {blank.length > 0 && (
        <p className="mt-2 text-sm text-quiet">
          Blank here, though others of its kind have it: {blank.map((i) => i.name).join(', ')}.
        </p>
      )}
    </>
  );
}
