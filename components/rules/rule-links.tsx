import { Link } from '@/components/ui/link';

/** Checks and rules by their IDs, each with the way to the rulebook. */
export const RuleLinks = ({ slug, ids }: { readonly slug: string; readonly ids: readonly string[] }) =>
  ids.map((id) => (
    <Link key={id} className="link" href={`/systems/${slug}/rules#${id}`}>
      {id}
    </Link>
  ));
