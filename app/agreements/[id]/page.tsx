import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AgreementActions } from '@/components/agreement/agreement-actions';
import { ChangeList } from '@/components/agreement/change-list';
import { CodeChip } from '@/components/agreement/code-chip';
import { Contradictions } from '@/components/agreement/contradictions';
import { Effects } from '@/components/agreement/effects';
import { PublishSwitch } from '@/components/agreement/publish-switch';
import { sayUse } from '@/components/agreement/say-use';
import { SystemLine } from '@/components/shell/system-line';
import { WhyHidden } from '@/app/_parts/why-hidden';
import { effectsOf } from '@/app/_server/agreement-effects';
import { listsUnder } from '@/lib/db/lists/lists';
import { reportWay } from '@/app/_server/report-way';
import { ReportDoor } from '@/components/moderation/report-door';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import {
  findAgreement,
  findAgreementVersion,
  findSharedAgreement,
  countUse,
} from '@/lib/db/agreements/agreements';
import { contradictionsOf, isSystemSlug, loadSystem } from '@/lib/rules';
import { codeUnder } from '@/lib/seal';

type Props = { readonly params: Promise<{ id: string }> };

const read = async ({ params }: Props) => {
  const saved = await findSharedAgreement((await params).id, (await sessionUser())?.id);
  if (!saved || !isSystemSlug(saved.system)) notFound();
  return { saved, system: await loadSystem(saved.system) };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { saved, system } = await read(props);
  return {
    title: saved.name,
    description: `An agreement for ${system.name}`,
    robots: { index: saved.publishedAt !== undefined },
  };
}

export default async function AgreementPage(props: Props) {
  const { saved, system } = await read(props);
  const user = await sessionUser();
  const mine = user ? await findAgreement(user.id, saved.id) : undefined;
  const origin = saved.forkOf === undefined ? undefined : await findSharedAgreement(saved.forkOf, user?.id);
  const use = mine || saved.publishedAt !== undefined ? await countUse(saved) : undefined;
  const found = contradictionsOf(system, saved.agreement);
  const before =
    user && mine ? await findAgreementVersion(user.id, mine.id, Math.max(1, mine.version - 1)) : undefined;
  const under =
    user && mine
      ? effectsOf(
          system,
          await listsUnder(user.id, mine.id),
          before?.agreement ?? mine.agreement,
          mine.agreement,
        )
      : [];
  return (
    <article data-tone={system.accent} className="mx-auto max-w-3xl space-y-6">
      <header className="space-y-3">
        <SystemLine system={system} />
        <h1 className="text-4xl wrap-anywhere">{saved.name}</h1>
        <p className="text-sm text-quiet">
          Version {saved.version}, saved {saved.updatedAt.slice(0, 10)}{' '}
          <CodeChip code={codeUnder(system, saved.agreement)} />
        </p>
        {mine && <WhyHidden kind="agreement" saved={saved} />}
        {origin && (
          <p className="text-sm text-quiet">
            Forked from{' '}
            <Link className="link" href={`/agreements/${origin.shareId}`}>
              {origin.name}
            </Link>
            .
          </p>
        )}
        <AgreementActions
          slug={saved.system}
          agreement={saved.agreement}
          shareId={saved.shareId}
          {...(mine ? { own: { id: mine.id, version: mine.version } } : {})}
        />
        {mine && <PublishSwitch id={mine.id} published={saved.publishedAt !== undefined} />}
      </header>
      <section aria-labelledby="changes">
        <h2 id="changes" className="mb-2 text-2xl">
          What it changes
        </h2>
        <ChangeList system={system} agreement={saved.agreement} />
      </section>
      {found.ok && found.value.length > 0 && (
        <section aria-labelledby="contradictions">
          <h2 id="contradictions" className="mb-2 text-2xl">
            What contradicts
          </h2>
          <Contradictions found={found.value} />
        </section>
      )}
      {use && (
        <section aria-labelledby="use">
          <h2 id="use" className="mb-2 text-2xl">
            Who plays with it
          </h2>
          <p>{sayUse(use) || 'Nobody yet.'}</p>
          <p className="text-sm text-quiet">
            Lists saved under it, tables set with it, and forks of it, whoever made them. Nobody is named.
          </p>
        </section>
      )}
      {mine && under.length > 0 && (
        <section aria-labelledby="under" className="space-y-2">
          <h2 id="under" className="text-2xl">
            Your lists under it
          </h2>
          <Effects effects={under} from={Math.max(1, mine.version - 1)} to={mine.version} />
        </section>
      )}
      <p className="text-sm text-quiet">
        Everything else follows the rules as printed and our rulings on their gaps.
      </p>
      {!mine && (
        <ReportDoor
          kind="agreement"
          thing={saved.shareId}
          way={reportWay(user !== undefined)}
          here={`/agreements/${saved.shareId}`}
        />
      )}
    </article>
  );
}
