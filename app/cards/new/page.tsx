import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { CardEditor } from '@/components/cards/card-editor';
import { Link } from '@/components/ui/link';
import { sessionUser } from '@/lib/auth';
import { listCards } from '@/lib/db/cards';
import { isSystemSlug, loadSystem } from '@/lib/rules';

export const metadata: Metadata = { title: 'New card' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewCardPage({ searchParams }: Props) {
  const { system: slug } = await searchParams;
  if (typeof slug !== 'string' || !isSystemSlug(slug)) redirect('/cards');
  const user = await sessionUser();
  if (!user) redirect(`/signin?callbackUrl=${encodeURIComponent(`/cards/new?system=${slug}`)}`);
  const system = await loadSystem(slug);
  const others = await listCards(user.id, { system: slug, limit: 100 });
  return (
    <div data-tone={system.accent}>
      <Link className="link inline-flex min-h-9 items-center" href="/cards">
        Your cards
      </Link>
      <h1 className="text-4xl">New card for {system.name}</h1>
      <p className="prose-measure mt-2 mb-6 text-quiet">{system.own?.explains}</p>
      <CardEditor slug={slug} taken={others.data.map((c) => c.card.id)} />
    </div>
  );
}
