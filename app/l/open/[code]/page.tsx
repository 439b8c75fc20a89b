import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { judgedUnder } from '@/app/_server/judged';
import { openCopyByCode } from '@/app/_server/open-copies';
import { publicOrigin } from '@/app/_server/origin';
import { CompareWithWhole } from '@/components/list/share/compare-with-whole';
import { ListLines } from '@/components/list/list-lines';
import { OptionSummary } from '@/components/list/option-summary';
import { QrCode } from '@/components/ui/qr-code';
import { SystemLine } from '@/components/shell/system-line';
import { gameIcon } from '@/lib/print/icons';
import { unitOf } from '@/lib/rules';

type Props = { readonly params: Promise<{ code: string }> };

const find = cache(openCopyByCode);
const read = async ({ params }: Props) => (await find((await params).code)) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shown: open } = await read(props);
  return {
    title: `${open.list.name}, opponent’s copy`,
    description: 'A list without what is secret before play.',
    robots: { index: false },
  };
}

/** What an opponent may see before play: no more than `openCopyByCode` gives goes into this page. */
export default async function OpenCopyPage(props: Props) {
  const { shown: open, system, agreement } = await read(props);
  const { code } = await props.params;
  const judged = judgedUnder(system, open.list, agreement);
  const address = `${await publicOrigin()}/l/open/${code}`;
  return (
    <article data-tone={system.accent} className="mx-auto max-w-4xl space-y-6">
      <header className="space-y-3">
        <SystemLine system={system}>
          <span className="chip">opponent’s copy</span>
        </SystemLine>
        <h1 className="text-4xl wrap-anywhere">{open.list.name}</h1>
        <p className="text-xl font-semibold">
          {open.legal === null ? (
            'No longer fits the rules'
          ) : open.legal ? (
            <span className="text-good">Legal</span>
          ) : (
            <span className="text-bad">Not legal</span>
          )}
          {open.agreed && (
            <span className="ml-3 text-base font-normal">
              {open.agreed.limit} {unitOf(open.agreed.name, open.agreed.limit)} agreed
            </span>
          )}
        </p>
        <p className="text-sm text-quiet">
          The whole list was judged under “{open.agreement}”. Its code is <code>{open.agreementCode}</code>.
          Version {open.version}.
        </p>
        <p className="sheet p-3 text-sm">
          <b>Left out:</b> {open.leftOut.join(', ')}. These stay secret until play.
        </p>
      </header>
      {open.list.entries.length === 0 ? (
        <p className="text-quiet">Every entry of this list is secret.</p>
      ) : judged ? (
        <>
          <ListLines
            system={system}
            list={judged.list}
            terms={judged.terms}
            source={open.list}
            costs={false}
            outline={gameIcon}
          />
          <OptionSummary system={system} list={judged.list} terms={judged.terms} />
        </>
      ) : (
        <p className="text-bad">This list no longer fits the rules that it was saved under.</p>
      )}
      <footer className="flex flex-wrap items-start gap-4 border-t border-line pt-4 text-sm">
        <QrCode text={address} label={`QR code of ${address}`} className="size-28 shrink-0" />
        <div className="min-w-0 flex-1 space-y-2">
          <p className="break-all">
            Commitment <code>{open.commitment}</code>
          </p>
          <p className="prose-measure text-xs text-quiet">
            Note it down or print this page. When the whole list is shown after play, its page carries the
            same commitment and the salt; whoever changed the list in between cannot make them fit.
          </p>
          <CompareWithWhole commitment={open.commitment} />
        </div>
      </footer>
    </article>
  );
}
