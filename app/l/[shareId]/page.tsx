import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { BudgetBar } from '@/components/builder/budget-bar';
import { ViolationText } from '@/components/builder/violation-text';
import { VersionNote } from '@/components/list/version-note';
import { ListActions } from '@/components/list/list-actions';
import { ListLines } from '@/components/list/list-lines';
import { OptionSummary } from '@/components/list/option-summary';
import { GameIcon } from '@/components/ui/game-icon';
import { sessionUser } from '@/lib/auth';
import { findAgreementOfList } from '@/lib/db/agreement-access';
import { findList, findSharedList } from '@/lib/db/lists';
import {
  defaultAgreement,
  formOf,
  isSystemSlug,
  judge,
  loadSystem,
  parseList,
  prepareTerms,
  showBudget,
} from '@/lib/rules';

type Props = { readonly params: Promise<{ shareId: string }> };

const read = async ({ params }: Props) => {
  const saved = await findSharedList((await params).shareId);
  if (!saved || !isSystemSlug(saved.system)) notFound();
  const system = await loadSystem(saved.system);
  const kept = await findAgreementOfList(saved.id);
  const agreement = kept?.agreement ?? defaultAgreement(system);
  const terms = prepareTerms(system, agreement);
  const parsed = terms.ok ? parseList(system, saved.list, terms.value) : undefined;
  return {
    saved,
    system,
    agreement,
    judged:
      terms.ok && parsed?.ok
        ? { list: parsed.value, terms: terms.value, verdict: judge(system, parsed.value, terms.value) }
        : undefined,
  };
};

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { saved, system, judged } = await read(props);
  const description = judged
    ? `${system.name}: ${showBudget(judged.verdict.budget)}, ${judged.verdict.legal ? 'legal' : 'not legal'} under “${judged.verdict.agreement}”.`
    : system.name;
  return {
    title: saved.name,
    description,
    openGraph: { title: saved.name, description },
    robots: { index: false },
  };
}

export default async function SharedListPage(props: Props) {
  const { saved, system, agreement, judged } = await read(props);
  const user = await sessionUser();
  const mine = user !== undefined && (await findList(user.id, saved.id)) !== undefined;
  return (
    <article data-tone={system.accent} className="mx-auto max-w-4xl space-y-6">
      <header className="space-y-3">
        <p className="flex items-center gap-2 text-tone-ink">
          <GameIcon system={system.slug} name={system.emblem} className="size-7" />
          <Link className="font-semibold hover:underline" href={`/systems/${system.slug}`}>
            {system.name}
          </Link>
          {judged && <span className="chip">{formOf(system, judged.list).name}</span>}
        </p>
        <h1 className="text-4xl wrap-anywhere">{saved.name}</h1>
        {judged && <BudgetBar verdict={judged.verdict} />}
        <p className="text-sm text-quiet">
          Judged under “{agreement.name}”. Version {saved.version}, saved{' '}
          <time dateTime={saved.updatedAt}>{saved.updatedAt.slice(0, 10)}</time> with the catalogue of{' '}
          {saved.catalogueVersion}.
        </p>
        <VersionNote system={system} list={saved.list} builtUnder={saved.catalogueVersion} />
        <ListActions
          list={saved.list}
          agreement={agreement}
          shareId={saved.shareId}
          slug={saved.system}
          {...(mine ? { ownId: saved.id } : {})}
          signedIn={user !== undefined}
        />
      </header>
      {judged ? (
        <>
          <ListLines system={system} list={judged.list} terms={judged.terms} source={saved.list} />
          <OptionSummary system={system} list={judged.list} terms={judged.terms} />
          <section aria-labelledby="verdict" className="space-y-3">
            <h2 id="verdict" className="text-2xl">
              Verdict
            </h2>
            {judged.verdict.violations.length === 0 ? (
              <p className="text-good">Nothing to say against it.</p>
            ) : (
              <ul className="space-y-3">
                {judged.verdict.violations.map((violation, i) => (
                  <ViolationText key={i} system={system} violation={violation} />
                ))}
              </ul>
            )}
          </section>
        </>
      ) : (
        <p className="text-bad">
          This list no longer fits the rules that it was saved under. Its owner can open and mend it.
        </p>
      )}
    </article>
  );
}
