import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { CardEditor } from '@/components/cards/card-editor';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { findCard } from '@/lib/db/cards';
import { isSystemSlug, loadSystem } from '@/lib/rules';

export const metadata: Metadata = { title: 'Edit a card' };

export default async function EditCardPage({ params }: { readonly params: Promise<{ id: string }> }) {
  const { id } = await params;
  const user = await sessionUser();
  if (!user) redirect(`/signin?callbackUrl=${encodeURIComponent(`/cards/${id}/edit`)}`);
  const saved = await findCard(user.id, id);
  if (!saved || !isSystemSlug(saved.system)) notFound();
  const system = await loadSystem(saved.system);
  return (
    <div data-tone={system.accent}>
      <Link className="link inline-flex min-h-9 items-center" href="/cards">
        Your cards
      </Link>
      <h1 className="mb-6 text-4xl wrap-anywhere">Edit {saved.name}</h1>
      <CardEditor
        slug={saved.system}
        taken={[]}
        edited={{ id: saved.id, version: saved.version, card: saved.card }}
      />
    </div>
  );
}
