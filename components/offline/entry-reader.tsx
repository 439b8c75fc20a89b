'use client';

import { useSystem } from '@/components/catalogue/use-system';
import { FaceCard } from '@/components/print/face-card';
import { SignsKey } from '@/components/print/signs-key';
import { Link } from '@/components/ui/link';

/** An entry without its page: the card, and what it does. */
export function EntryReader({ slug, id }: { readonly slug: string; readonly id: string }) {
  const system = useSystem(slug);
  const entry = system?.entries.find((e) => e.id === id);
  if (!system || !entry)
    return (
      <p role="status" className="text-quiet">
        Opening the card …
      </p>
    );
  return (
    <article
      data-tone={system.accent}
      className="grid grid-cols-1 gap-8 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]"
    >
      <div className="mx-auto w-full max-w-80 space-y-4">
        <FaceCard system={system} face={system.face(entry)} className="w-full drop-shadow-md" />
        <SignsKey system={system} faces={[system.face(entry)]} className="text-center" />
      </div>
      <div className="space-y-4">
        <p className="chip">{system.kinds.find((k) => k.id === entry.kind)?.name}</p>
        <h1 className="text-4xl">{entry.name}</h1>
        {entry.text.split('\n').map((paragraph, i) => (
          <p key={i} className="prose-measure">
            {paragraph}
          </p>
        ))}
        <p className="text-sm text-quiet">
          Rules {entry.rules.join(', ')}. The whole page opens when the network is back.
        </p>
        <Link className="button" href={`/systems/${slug}`}>
          All of {system.name}
        </Link>
      </div>
    </article>
  );
}
