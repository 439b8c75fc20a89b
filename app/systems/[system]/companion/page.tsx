import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { OwnCompanion } from '@/components/companion/own-companion';
import { Link } from '@/components/ui/link';
import { companionSheet, defaultAgreement, isPlayable, isSystemSlug, loadSystem } from '@/lib/rules';

type Props = {
  readonly params: Promise<{ system: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { system: slug } = await params;
  return isSystemSlug(slug) ? { title: `Companion for ${(await loadSystem(slug)).name}` } : {};
}

export default async function CompanionPage({ params, searchParams }: Props) {
  const { system: slug } = await params;
  if (!isSystemSlug(slug)) notFound();
  const system = await loadSystem(slug);
  const { preset: wanted } = await searchParams;
  const preset = system.presets.find((p) => p.id === wanted);
  const sheet = await companionSheet(system, defaultAgreement(system, preset?.house));
  if (!sheet.ok) notFound();
  const others = system.presets.filter((p) => p.id !== preset?.id && Object.keys(p.house).length > 0);
  return (
    <article className="space-y-3">
      <header>
        <h1 className="text-3xl">Companion</h1>
        <p className="text-quiet">
          By {preset ? `“${preset.name}”` : 'the rules as printed'}, kept in this browser.{' '}
          <Link className="link" href="/tables">
            At a table
          </Link>{' '}
          all players share one.
        </p>
        {(others.length > 0 || preset) && (
          <ul aria-label="Other agreements" className="my-1 flex flex-wrap gap-x-4 text-sm">
            <li aria-hidden className="py-1 text-quiet">
              By another agreement:
            </li>
            {preset && (
              <li>
                <Link className="link inline-block py-1" href={`/systems/${slug}/companion`}>
                  The rules as printed
                </Link>
              </li>
            )}
            {others.map((p) => (
              <li key={p.id}>
                <Link className="link inline-block py-1" href={`/systems/${slug}/companion?preset=${p.id}`}>
                  {p.name}
                </Link>
              </li>
            ))}
          </ul>
        )}
        {isPlayable(slug) && (
          <p>
            What may you do now?{' '}
            <Link className="link" href={`/simulator/${slug}?dice=hand`}>
              Follow the game by the rules
            </Link>
            : every choice with its rule, your own dice, and a record to look through again.
          </p>
        )}
      </header>
      <OwnCompanion slug={slug} sheet={sheet.value} />
    </article>
  );
}
