import { Link } from '@/components/ui/link';

/** The way back to the table whose lists are played, where whoever is not here yet finds his seat. */
export function TableOfGame({ code, isMissed }: { readonly code: string; readonly isMissed: boolean }) {
  return (
    <p className="text-sm text-quiet">
      {isMissed && 'Who is not here yet finds his seat at the table. '}
      <Link className="link" href={`/tables/${code}`}>
        To the table
      </Link>
    </p>
  );
}
