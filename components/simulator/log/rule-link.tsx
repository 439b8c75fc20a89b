import { Link } from '@/components/ui/link';

/** The row of the ledger behind something, with the way to the rulebook. */
export function RuleLink({
  slug,
  rule,
  alone = false,
}: {
  readonly slug: string;
  readonly rule: string;
  /** It stands in no sentence: it is as high as a finger needs. */
  readonly alone?: boolean;
}) {
  return (
    <Link
      className={`link font-sans text-xs font-normal whitespace-nowrap ${alone ? 'inline-flex min-h-9 items-center' : ''}`}
      href={`/systems/${slug}/rules#${rule}`}
      target="_blank"
    >
      {rule}
    </Link>
  );
}
