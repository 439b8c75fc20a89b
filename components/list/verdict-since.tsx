import { Link } from '@/components/ui/link';
import { showBudget, type KeptVerdict, type VerdictSince } from '@/lib/rules';

const brief = ({ legal, budget }: KeptVerdict): string =>
  `${legal ? 'legal' : 'not legal'}, ${showBudget(budget)}`;

/** The verdict that a list was saved with, beside the other one that it has today, and why. */
export function VerdictSinceNote({
  slug,
  isReport = false,
  since: { was, is, came, gone, catalogue, isOtherAgreement },
}: {
  readonly slug: string;
  /** It stands in a report, and nobody saves it again. */
  readonly isReport?: boolean;
  readonly since: VerdictSince;
}) {
  return (
    <aside
      aria-label="Another verdict than before"
      className="sheet space-y-2 border-l-4 border-l-warn p-4 text-sm"
    >
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5">
        <dt className="font-semibold">{isReport ? 'When it was reported' : 'When it was saved'}</dt>
        <dd>
          <span className={was.legal ? 'text-good' : 'text-bad'}>{brief(was)}</span> under “{was.agreement}”
        </dd>
        <dt className="font-semibold">Today</dt>
        <dd>
          <span className={is.legal ? 'text-good' : 'text-bad'}>{brief(is)}</span> under “{is.agreement}”
        </dd>
      </dl>
      {came.length + gone.length > 0 && (
        <ul className="list-disc pl-5">
          {came.map(({ code, message }) => (
            <li key={`came ${code} ${message}`}>
              New: {message} <span className="text-quiet">({code})</span>
            </li>
          ))}
          {gone.map(({ code, message }) => (
            <li key={`gone ${code} ${message}`}>
              No longer: {message} <span className="text-quiet">({code})</span>
            </li>
          ))}
        </ul>
      )}
      <div>
        <p className="font-semibold">What has changed since</p>
        <ul className="list-disc pl-5">
          {isOtherAgreement && (
            <li>
              The agreement: its code was <code>{was.agreementCode}</code> and is{' '}
              <code>{is.agreementCode}</code>.
            </li>
          )}
          {catalogue && (
            <li>
              The catalogue: {catalogue.from} became {catalogue.to}.{' '}
              <Link className="link" href={`/systems/${slug}/changes`}>
                All changes
              </Link>
              {catalogue.changes.length > 0 && (
                <ul className="list-disc pl-5">
                  {catalogue.changes.map(({ version, change }) => (
                    <li key={`${version} ${change.what}`}>
                      {change.what} <span className="text-quiet">({version})</span>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          )}
          {!isOtherAgreement && !catalogue && (
            <li>
              Neither the catalogue nor the agreement: a fault in how this list was judged has been mended.
            </li>
          )}
        </ul>
      </div>
      {!isReport && <p className="text-quiet">Saving the list again takes the verdict of today.</p>}
    </aside>
  );
}
