import { showCase } from '@/app/api/_server/moderation';
import { Decide } from '@/components/moderation/decide';
import { kindWords, reasonWords, standsAmongOthers } from '@/components/moderation/words';
import { Link } from '@/components/ui/link';
import { LocalTime } from '@/components/ui/local-time';
import type { Case } from '@/lib/db/moderation/cases';
import { counted } from '@/lib/rules/reference';

/** Things that were reported or hidden, with their words, and what can be done. */
export const Cases = ({ cases }: { readonly cases: readonly Case[] }) => (
  <ol className="space-y-4">
    {cases.map((found) => {
      const shown = showCase(found);
      return (
        <li key={`${shown.kind} ${shown.thing}`}>
          <OneCase shown={shown} />
        </li>
      );
    })}
  </ol>
);

type Shown = ReturnType<typeof showCase>;

function OneCase({ shown }: { readonly shown: Shown }) {
  const { kind, thing, title, words, author, page, hidden, isDeleted, open } = shown;
  const by = author ?? 'a player';
  const name = title ?? `${kindWords[kind]} of ${by}`;
  return (
    <article className="sheet space-y-3 p-4">
      <header>
        <h2 className="text-xl wrap-anywhere">{title ?? `A ${kindWords[kind]}`}</h2>
        <p className="text-sm text-quiet first-letter:uppercase">
          {kindWords[kind]} by {by}.{' '}
          {isDeleted ? (
            'Its owner took it away.'
          ) : hidden && !standsAmongOthers(kind) ? (
            'Its page is hidden.'
          ) : (
            <Link className="link" href={page} aria-label={`Where it stands: ${name}`}>
              Where it stands
            </Link>
          )}
        </p>
      </header>
      {words.map((text, i) => (
        <p key={i} className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap">
          {text}
        </p>
      ))}
      {hidden && (
        <p className="text-sm wrap-anywhere">
          <b>Hidden</b> <LocalTime moment={hidden.createdAt} />: {hidden.because}
        </p>
      )}
      {open > 0 && <Reports shown={shown} />}
      <Decide
        kind={kind}
        thing={thing}
        name={name}
        actions={[hidden ? 'show' : 'hide', ...(open > 0 ? (['keep'] as const) : [])]}
      />
    </article>
  );
}

const Reports = ({ shown: { open, reports } }: { readonly shown: Shown }) => (
  <div className="text-sm">
    <p className="font-semibold">
      {counted(open, 'report')}
      {open > reports.length && `, the newest ${reports.length} of them`}
    </p>
    <ul className="list-disc pl-5">
      {reports.map(({ reason, words, by, createdAt }, i) => (
        <li key={i} className="wrap-anywhere">
          {reasonWords[reason]}, says {by ?? 'a player'}, <LocalTime moment={createdAt} />
          {words !== '' && <span className="block whitespace-pre-wrap">{words}</span>}
        </li>
      ))}
    </ul>
  </div>
);
