import { GameIcon, type Outline } from '@/components/ui/game-icon';
import { Link } from '@/components/ui/link';
import {
  catalogueOf,
  formOf,
  isOut,
  lineCosts,
  unitOf,
  type AnyList,
  type AnySystem,
  type AnyTerms,
  type Entry,
  type List,
} from '@/lib/rules';

/** The lines of a list, by kind, as somebody reads them at the table. */
export function ListLines({
  system,
  list,
  terms,
  source,
  costs = true,
  heading: Heading = 'h2',
  outline,
}: {
  readonly system: AnySystem;
  readonly list: AnyList;
  readonly terms: AnyTerms;
  readonly source: List;
  /** Say what each line spends? */
  readonly costs?: boolean;
  readonly heading?: 'h2' | 'h3';
  /** Their pictures without the sprite; see `GameIcon`. */
  readonly outline?: Outline;
}) {
  const aside = source.entries.filter((item) => isOut(source, item));
  if (list.lines.length === 0 && aside.length === 0)
    return <p className="text-quiet">There are no entries in this list.</p>;
  const kinds = system.kinds.filter((k) => list.lines.some((l) => l.entry.kind === k.id));
  const each = lineCosts(system, list, terms);
  // Where every use counts one, what a line spends only says its number again.
  const spent = costs && list.lines.some(({ at, count }) => each.get(at)?.spent !== count) ? each : undefined;
  const unit = unitOf(formOf(system, list).budget(list, terms.house, terms).name, 2);
  const name = (entry: Entry) =>
    entry.id.startsWith('own:') ? (
      <>
        <b>{entry.name}</b> <span className="chip">own</span>
      </>
    ) : (
      <Link className="font-semibold hover:underline" href={`/systems/${system.slug}/entries/${entry.id}`}>
        {entry.name}
      </Link>
    );
  // Two lists on one page have the same headings; as landmarks they would be mistaken for each other.
  const part = (label: string) => (Heading === 'h2' ? { role: 'region', 'aria-label': label } : {});
  return (
    <>
      {kinds.map((kind) => (
        <div key={kind.id} {...part(kind.plural)}>
          <div className="flex items-baseline justify-between gap-3">
            <Heading className="text-2xl">{kind.plural}</Heading>
            {spent && <span className="text-sm text-quiet">{unit}</span>}
          </div>
          <ul className={`mt-2 ${spent ? '' : 'md:grid md:grid-cols-2 md:gap-x-8'}`}>
            {list.lines
              .filter((l) => l.entry.kind === kind.id)
              .map((line) => {
                const cost = spent?.get(line.at);
                const item = source.entries[line.at]!;
                return (
                  <li key={line.at} className="-mt-px flex gap-3 border-y border-line py-2">
                    <GameIcon
                      system={system.slug}
                      name={line.entry.icon}
                      outline={outline}
                      className="size-8 shrink-0 text-tone-ink"
                    />
                    <div className="min-w-0 flex-1">
                      <p>
                        {line.count > 1 && <span className="mr-1 tabular-nums">{line.count} ×</span>}
                        {name(line.entry)}
                        {line.designation && <span className="chip ml-2">{line.designation}</span>}
                        {line.module && <span className="chip ml-2">in {line.module}</span>}
                      </p>
                      {line.with.length > 0 && (
                        <p className="text-sm text-quiet">
                          with{' '}
                          {line.with.map((part, i) => (
                            <span key={i}>
                              {i > 0 && ', '}
                              {name(part)}
                              {cost?.parts[i] ? <span className="tabular-nums"> ({cost.parts[i]})</span> : ''}
                            </span>
                          ))}
                        </p>
                      )}
                      {item.note && <p className="text-sm wrap-anywhere text-quiet italic">{item.note}</p>}
                    </div>
                    {cost && <span className="tabular-nums">{cost.spent}</span>}
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
      {aside.length > 0 && (
        <div {...part('Switched out')} className="text-quiet">
          <Heading className="text-2xl">Switched out</Heading>
          <p className="text-sm">Kept in the list, and no part of what is brought.</p>
          <ul className="mt-1 list-disc pl-5">
            {aside.map((item, i) => (
              <li key={i}>
                {item.count > 1 && `${item.count} × `}
                {(terms.cards.get(item.entry) ?? catalogueOf(system).get(item.entry))?.name ?? item.entry}, in{' '}
                {item.module}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
