import { Link } from '@/components/ui/link';
import { sayLines, type Reference } from '@/lib/rules/reference';
import { WordText } from './rule-words';

/** The rules of these IDs in our words, each leading to its place in the rulebook. Rows that are the entry itself are left out. */
export async function RuleList({
  system,
  ids,
}: {
  readonly system: Reference;
  readonly ids: readonly string[];
}) {
  const book = await system.rulebook();
  const rows = ids.flatMap((id) => {
    const rule = book.rules.find((r) => r.id === id);
    if (rule) return [{ id, text: rule.text, source: rule.source }];
    const ruling = book.rulings.find((r) => r.id === id);
    return ruling ? [{ id, text: `${ruling.topic}: ${ruling.ruling}`, source: ruling.source }] : [];
  });
  return (
    <ul className="mt-2 space-y-2 text-sm">
      {rows.map((row) => (
        <li key={row.id} className="grid grid-cols-[6.5rem_1fr] gap-2">
          <Link className="link font-semibold" href={`/systems/${system.slug}/rules#${row.id}`}>
            {row.id}
          </Link>
          <span>
            <WordText terms={book.vocabulary} text={row.text} />{' '}
            {row.source.length > 0 && <span className="text-quiet">({sayLines(row.source)})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
