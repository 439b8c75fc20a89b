import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { knownAgreements } from '@/app/_server/known-agreements';
import { BoardRoomDoor } from '@/components/boards/board-room-door';
import { SystemHead } from '@/components/shell/system-head';
import { sessionUser } from '@/lib/auth';
import { isSystemSlug, loadReference } from '@/lib/rules/reference';
import { hasBoards } from '@/lib/rules/registry';

type Props = { readonly params: Promise<{ system: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) return {};
  const { name } = await loadReference(slug);
  return {
    title: `Boards of ${name}`,
    description: `Deal boards of ${name} from a seed, see whether they keep the rules and how even they are.`,
  };
}

export default async function BoardRoomPage({ params }: Props) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug) || !hasBoards(slug)) notFound();
  const system = await loadReference(slug);
  const user = await sessionUser();
  return (
    <div data-tone={system.accent}>
      <SystemHead system={system} />
      <h1 className="mb-4 text-4xl">Boards</h1>
      <BoardRoomDoor
        key={slug}
        slug={slug}
        known={user ? await knownAgreements(user.id, slug) : []}
        signedIn={user !== undefined}
      />
    </div>
  );
}
