import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { WhyHidden } from '@/app/_parts/why-hidden';
import { knownAgreements } from '@/app/_server/known-agreements';
import { reportWay } from '@/app/_server/report-way';
import { ReportDoor } from '@/components/moderation/report-door';
import { BoardRoomDoor } from '@/components/boards/board-room-door';
import { SystemLine } from '@/components/shell/system-line';
import { sessionUser } from '@/lib/auth';
import { findBoard, findSharedBoard } from '@/lib/db/boards';
import { isSystemSlug, loadReference } from '@/lib/rules/reference';
import { counted } from '@/lib/rules/kernel/words/words';
import { hasBoards } from '@/lib/rules/registry';

type Props = { readonly params: Promise<{ system: string; shareId: string }> };

const read = cache(async (slug: string, shareId: string) => {
  if (!isSystemSlug(slug) || !hasBoards(slug)) return undefined;
  const saved = await findSharedBoard(shareId, (await sessionUser())?.id);
  return saved?.system === slug ? { saved, system: await loadReference(slug) } : undefined;
});

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: slug, shareId } = await params;
  const found = await read(slug, shareId);
  if (!found) return {};
  const { saved, system } = found;
  return {
    title: saved.name,
    description: `A board of ${system.name} for ${counted(saved.board.players, 'player')}.`,
    robots: { index: false },
  };
}

export default async function SavedBoardPage({ params }: Props) {
  const { system: slug, shareId } = await params;
  const { saved, system } = (await read(slug, shareId)) ?? notFound();
  const user = await sessionUser();
  const mine = user !== undefined && (await findBoard(user.id, saved.id)) !== undefined;
  return (
    <article data-tone={system.accent}>
      <SystemLine system={system}>
        <span className="chip">Board for {counted(saved.board.players, 'player')}</span>
      </SystemLine>
      <h1 className="mt-2 text-4xl wrap-anywhere">{saved.name}</h1>
      <p className="mt-1 mb-5 text-sm text-quiet">
        Version {saved.version}, saved <time dateTime={saved.updatedAt}>{saved.updatedAt.slice(0, 10)}</time>.
      </p>
      {mine && <WhyHidden kind="board" saved={saved} />}
      <BoardRoomDoor
        key={saved.id}
        slug={slug}
        known={user ? await knownAgreements(user.id, system.slug) : []}
        signedIn={user !== undefined}
        opened={{ id: saved.id, shareId, version: saved.version, mine, board: saved.board }}
      />
      {!mine && (
        <ReportDoor
          kind="board"
          thing={shareId}
          way={reportWay(user !== undefined)}
          here={`/boards/${slug}/${shareId}`}
        />
      )}
    </article>
  );
}
