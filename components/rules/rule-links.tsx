import { Fragment } from 'react';
import { Link } from '@/components/ui/link';

/**
 * Checks and rules by their IDs, each with the way to the rulebook. Without a space before each, several would be one word
 * that no phone is wide enough for.
 */
export const RuleLinks = ({ slug, ids }: { readonly slug: string; readonly ids: readonly string[] }) =>
  ids.map((id) => (
    <Fragment key={id}>
      {' '}
      <Link className="link whitespace-nowrap" href={`/systems/${slug}/rules#${id}`}>
        {id}
      </Link>
    </Fragment>
  ));
