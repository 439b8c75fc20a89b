import type { Metadata } from 'next';
import { loadSystems } from '@/lib/rules';

export const metadata: Metadata = { title: 'Credits and licences' };

const works = [
  [
    'Game-icons',
    'https://game-icons.net',
    'CC BY 3.0',
    'The pictures of all entries, by Lorc, Delapouite and the other contributors of game-icons.net.',
  ],
  ['Inter', 'https://rsms.me/inter/', 'SIL Open Font License 1.1', 'The text face, by Rasmus Andersson.'],
  [
    'Almendra',
    'https://fonts.google.com/specimen/Almendra',
    'SIL Open Font License 1.1',
    'The face of titles and cards, by Ana Sanfelippo.',
  ],
  ['Lucide', 'https://lucide.dev', 'ISC', 'The signs on buttons.'],
  [
    'Next.js, React, Prisma, zod, next-auth, Radix UI, PDFKit, Tailwind CSS',
    'https://www.npmjs.com',
    'MIT and Apache 2.0',
    'What Muster stands on.',
  ],
] as const;

export default async function CreditsPage() {
  const systems = await loadSystems();
  return (
    <div className="prose-measure space-y-8">
      <header>
        <h1 className="text-4xl">Credits and licences</h1>
        <p className="mt-2 text-quiet">
          Muster is made for people who own and play these games. It belongs to none of their publishers, and
          none of them had a hand in it.
        </p>
      </header>
      <section aria-labelledby="games">
        <h2 id="games" className="text-2xl">
          The games
        </h2>
        <dl className="mt-2 space-y-3">
          {systems.map((system) => (
            <div key={system.slug}>
              <dt className="font-semibold">
                {system.credit.title}
                {system.credit.author && `, ${system.credit.author}`}
                {system.credit.year && `, ${system.credit.year}`}
              </dt>
              <dd className="text-quiet">{system.credit.note}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-quiet">
          Names and numbers are those of the games. All sentences on cards and in rulebooks are Muster’s own.
        </p>
      </section>
      <section aria-labelledby="works">
        <h2 id="works" className="text-2xl">
          Pictures, fonts and libraries
        </h2>
        <dl className="mt-2 space-y-3">
          {works.map(([name, href, licence, what]) => (
            <div key={name}>
              <dt>
                <a className="link font-semibold" href={href} rel="noreferrer">
                  {name}
                </a>{' '}
                <span className="text-sm text-quiet">({licence})</span>
              </dt>
              <dd className="text-quiet">{what}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
