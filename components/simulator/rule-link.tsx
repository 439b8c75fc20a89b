import Link from 'next/link';

/** The row of the ledger behind something, with the way to the rulebook. */
export function RuleLink({ slug, rule }: { readonly slug: string; readonly rule: string }) {
  return (
    <Link
      className="link font-sans text-xs font-normal whitespace-nowrap"
      href={`/systems/${slug}/rules#${rule}`}
      prefetch={false}
      target="_blank"
    >
      {rule}
    </Link>
  );
}
