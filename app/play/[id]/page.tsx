import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { reportWay } from '@/app/_server/report-way';
import { OnlineGame } from '@/components/online/online-game';
import { SystemHead } from '@/components/shell/system-head';
import { sessionUser } from '@/lib/auth';
import { findGame } from '@/lib/jobs/games';
import { isSystemSlug, loadReference } from '@/lib/rules/reference';

type Props = { readonly params: Promise<{ id: string }> };

async function systemPlayed({ params }: Props) {
  const { id } = await params;
  const game = await findGame(id);
  const slug = game?.system ?? '';
  if (!isSystemSlug(slug)) notFound();
  return { id, system: await loadReference(slug) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { system } = await systemPlayed(props);
  return {
    title: `A game of ${system.name}`,
    description: `A game of ${system.name} by its full rules, each player on a device of his own.`,
    robots: { index: false },
  };
}

export default async function PlayPage(props: Props) {
  const { id, system } = await systemPlayed(props);
  return (
    <div data-tone={system.accent}>
      <SystemHead system={system} />
      <h1 className="sr-only">A game of {system.name}</h1>
      <OnlineGame id={id} slug={system.slug} reports={reportWay((await sessionUser()) !== undefined)} />
    </div>
  );
}
