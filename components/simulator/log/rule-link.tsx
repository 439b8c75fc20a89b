import { Link } from '@/components/ui/link';

/** The row of the ledger behind something, with the way to the rulebook. */
export function RuleLink({ slug, rule }: { readonly slug: string; readonly rule: string }) {
  return (
    <Link
      className="link font-sans text-xs font-normal whitespace-nowrap"
      href={`/systems/${slug}/rules#${rule}`}
      target="_blank"
    >
      {rule}
    </Link>
  );
}
