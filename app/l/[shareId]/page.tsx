import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { Ancestry } from '@/app/l/[shareId]/ancestry';
import { Comments } from '@/app/_parts/comments';
import { WhyHidden } from '@/app/_parts/why-hidden';
import { sealOf } from '@/app/_server/open-copies';
import { publicOrigin } from '@/app/_server/origin';
import { reportWay } from '@/app/_server/report-way';
import { ReportDoor } from '@/components/moderation/report-door';
import { BudgetBar } from '@/components/builder/budget-bar';
import { CommentSwitch } from '@/components/list/together/comment-switch';
import { PublishSwitch } from '@/components/list/share/publish-switch';
import { WriteUpButton } from '@/components/list/share/write-up-button';
import { AgreementGone, VersionNote } from '@/components/list/version-note';
import { AuditDoor } from '@/components/list/trial/audit/audit-door';
import { leavingOf } from '@/components/list/trial/suggest/leaving';
import { SuggestDoor } from '@/components/list/trial/suggest/suggest-door';
import { ListActions } from '@/components/list/list-actions';
import { ListLines } from '@/components/list/list-lines';
import { OptionSummary } from '@/components/list/option-summary';
import { QrCode } from '@/components/ui/qr-code';
import { VerdictSection } from '@/components/list/verdict-section';
import { SystemLine } from '@/components/shell/system-line';
import { keptOn, sinceSaved } from '@/lib/api/verdict';
import { sessionUser } from '@/lib/auth';
import { findList } from '@/lib/db/lists/lists';
import { gameIcon } from '@/lib/print/icons';
import { formOf, showBudget } from '@/lib/rules';
import { PlayedPart } from '@/components/simulator/played-part';
import { isPlayable, isSystemSlug } from '@/lib/rules/registry';
import { codeUnder } from '@/lib/seal';
import { Likes } from './likes';
import { readShared } from './read-shared';
import { WriteUp } from './write-up';

type Props = {
  readonly params: Promise<{ shareId: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

const read = async ({ params }: Props) => (await readShared((await params).shareId)) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { saved, system, agreement, judged } = await read(props);
  const description = judged
    ? `${system.name}: ${showBudget(judged.verdict.budget)}, ${judged.verdict.legal ? 'legal' : 'not legal'} under “${agreement.name}” (${codeUnder(system, agreement)}).`
    : system.name;
  return {
    title: saved.name,
    description,
    openGraph: {
      type: 'website',
      siteName: 'Muster',
      title: saved.name,
      description,
      url: `/l/${saved.shareId}`,
    },
    twitter: { card: 'summary_large_image', title: saved.name, description },
    // The link of any other list is its key.
    robots: { index: saved.publishedAt !== undefined },
  };
}

export default async function SharedListPage(props: Props) {
  const { saved, system, agreement, isAgreementGone, judged } = await read(props);
  const user = await sessionUser();
  const mine = user !== undefined && (await findList(user.id, saved.id)) !== undefined;
  const [seal, origin] = await Promise.all([sealOf(saved), publicOrigin()]);
  const address = `${origin}/l/${saved.shareId}`;
  const isPublished = saved.publishedAt !== undefined;
  return (
    <article data-tone={system.accent} className="mx-auto max-w-4xl space-y-6">
      <header className="space-y-3">
        <SystemLine system={system}>
          {judged && <span className="chip">{formOf(system, judged.list).name}</span>}
        </SystemLine>
        <h1 className="text-4xl wrap-anywhere">{saved.name}</h1>
        {mine && <WhyHidden kind="list" saved={saved} />}
        {judged && <BudgetBar verdict={judged.verdict} />}
        <p className="text-sm text-quiet">
          Judged under “{agreement.name}”. Its code is <code>{codeUnder(system, agreement)}</code>. Version{' '}
          {saved.version}, saved <time dateTime={saved.updatedAt}>{saved.updatedAt.slice(0, 10)}</time> with
          the catalogue of {saved.catalogueVersion}.
        </p>
        {isAgreementGone && <AgreementGone />}
        <VersionNote
          system={system}
          list={saved.list}
          builtUnder={saved.catalogueVersion}
          since={await sinceSaved(system, saved, keptOn(system, saved.list, agreement).verdict)}
        />
        <ListActions
          list={saved.list}
          agreement={agreement}
          share={{ shareId: saved.shareId, openCopy: seal.openCopy, commitment: seal.commitment }}
          {...(mine ? { ownId: saved.id } : {})}
          signedIn={user !== undefined}
        />
        {(mine || isPublished) && (
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3 print:hidden">
            <Likes saved={saved} user={user} mine={mine} />
            {mine && (
              <>
                <PublishSwitch id={saved.id} published={isPublished} />
                <WriteUpButton id={saved.id} text={saved.writeUp} published={isPublished} />
              </>
            )}
          </div>
        )}
      </header>
      {judged ? (
        <>
          <ListLines
            system={system}
            list={judged.list}
            terms={judged.terms}
            source={saved.list}
            outline={gameIcon}
          />
          <OptionSummary system={system} list={judged.list} terms={judged.terms} />
          <VerdictSection system={system} verdict={judged.verdict} book={await system.rulebook()} />
          {isSystemSlug(system.slug) && isPlayable(system.slug) && (
            <section aria-labelledby="strength" className="space-y-3 print:hidden">
              <h2 id="strength" className="text-2xl">
                Strength
              </h2>
              <PlayedPart system={system} />
              <div className="flex flex-wrap gap-3 [&>:not(button)]:min-w-0 [&>:not(button)]:basis-full">
                <AuditDoor list={saved.list} agreement={agreement} />
                <SuggestDoor list={saved.list} lines={leavingOf(judged.list)} agreement={agreement} />
              </div>
            </section>
          )}
        </>
      ) : (
        <p className="text-bad">
          This list no longer fits the rules that it was saved under. Its owner can open and mend it.
        </p>
      )}
      {(mine || isPublished) && <WriteUp text={saved.writeUp} />}
      {mine && (
        <Suspense>
          <Ancestry saved={saved} owner={user.id} />
        </Suspense>
      )}
      <Comments
        place={{ listId: saved.id, system: saved.system }}
        ask={{ list: saved.shareId }}
        user={user}
        open={saved.commentsOpen || mine}
        cursor={(await props.searchParams).comments}
        here={`/l/${saved.shareId}`}
        entries={judged?.list.lines.map(({ entry }) => ({ id: entry.id, name: entry.name })) ?? []}
      >
        {mine && <CommentSwitch id={saved.id} open={saved.commentsOpen} />}
      </Comments>
      <footer className="flex flex-wrap items-start gap-4 border-t border-line pt-4 text-xs text-quiet">
        <details className="print:hidden">
          <summary className="font-semibold">QR code</summary>
          <QrCode text={address} label={`QR code of ${address}`} className="mt-2 size-40" />
        </details>
        <QrCode text={address} label={`QR code of ${address}`} className="hidden size-28 print:block" />
        <div className="min-w-0 flex-1">
          <p className="break-all">
            {address}
            <span className="hidden print:inline">, version {saved.version}</span>
          </p>
          <details>
            <summary>
              Commitment <code className="break-all">{seal.commitment.slice(0, 16)}…</code>
            </summary>
            <p className="prose-measure mt-1">
              SHA-256 over a salt, a full stop and the list as canonical JSON. The opponent’s copy carries the
              same commitment; with the salt anybody can reckon that both come from this very list.
            </p>
            <p className="mt-1 break-all">
              <code>{seal.commitment}</code>
              <br />
              Salt <code>{seal.salt}</code>
            </p>
          </details>
        </div>
        {!mine && (
          <ReportDoor
            kind="list"
            thing={saved.shareId}
            way={reportWay(user !== undefined)}
            here={`/l/${saved.shareId}`}
          />
        )}
      </footer>
    </article>
  );
}
