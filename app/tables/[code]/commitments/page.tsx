import type { Metadata } from 'next';
import { PrintButton } from '@/components/table/print-button';
import { Link } from '@/components/ui/link';
import { QrCode } from '@/components/ui/qr-code';
import { readTable } from '../read-table';

export const metadata: Metadata = { title: 'Commitments', robots: { index: false } };

export default async function CommitmentsPage({ params }: { readonly params: Promise<{ code: string }> }) {
  const { table, system } = await readTable(params);
  const taken = table.seats.filter((s) => s.taken);
  return (
    <article className="mx-auto max-w-3xl space-y-6">
      <header className="space-y-2">
        <h1 className="text-4xl">Commitments</h1>
        <p className="wrap-anywhere">
          <Link className="link print:no-underline" href={`/tables/${table.inviteCode}`}>
            {table.name}
          </Link>
          , {system.name}, agreement {table.agreementCode}
        </p>
        <p className="prose-measure text-sm text-quiet">
          Each code is the SHA-256 of a secret salt, a full stop and the list. Nobody can read the list from
          it, and no other list fits it. Print this sheet or scan it before the lists are opened, and check it
          afterwards.
        </p>
        <PrintButton />
      </header>
      {taken.length === 0 ? (
        <p className="sheet p-5 text-quiet">Nobody sits at this table yet.</p>
      ) : (
        <ol className="space-y-4">
          {taken.map((seat) => (
            <li key={seat.n} className="sheet flex break-inside-avoid flex-wrap items-center gap-4 p-4">
              {seat.commitment ? (
                <QrCode
                  text={seat.commitment}
                  label={`QR code of the commitment of ${seat.name}`}
                  className="size-32 shrink-0"
                />
              ) : (
                <span className="grid size-32 shrink-0 place-items-center border border-dashed border-line-strong text-center text-sm text-quiet">
                  no list yet
                </span>
              )}
              <div className="min-w-0 flex-1 basis-60">
                <h2 className="text-xl wrap-anywhere">
                  {seat.n}. {seat.name}
                </h2>
                {seat.commitment && (
                  <>
                    <p className="mt-1">
                      <code className="text-sm">{seat.commitment.match(/.{8}/g)?.join(' ')}</code>
                    </p>
                    <p className="mt-1 text-sm text-quiet">
                      In since{' '}
                      <time dateTime={seat.submittedAt}>
                        {seat.submittedAt?.replace('T', ' ').slice(0, 16)}
                      </time>{' '}
                      UTC
                    </p>
                  </>
                )}
              </div>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
