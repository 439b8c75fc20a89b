import { RecentDrafts } from '@/components/builder/start/recent-drafts';
import { CardFan } from '@/components/shell/card-fan';
import { SystemDoor } from '@/components/shell/system-door';
import { Link } from '@/components/ui/link';
import { loadRules, systemSlugs } from '@/lib/rules/registry';

const habits = [
  ['No account needed', 'Your draft stays in this browser. Sign in when you want it everywhere.'],
  [
    'Every verdict names its rule',
    'With the line of the rules that it comes from, and the smallest change that mends it.',
  ],
  ['Paper that measures right', 'Cards, counters and sheets at true size, on A4 or Letter.'],
  [
    'Honest cards',
    'What is printed, what follows from a ruling and what we designed is marked, field by field.',
  ],
] as const;

export default async function FrontPage() {
  // Not the whole systems: their schemas, which nothing here needs, are a fifth of what a first visitor would wait for.
  const systems = await Promise.all(systemSlugs.map(loadRules));
  return (
    <div className="space-y-12">
      <section className="grid grid-cols-1 items-center gap-8 pt-2 sm:pt-6 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h1 className="text-4xl sm:text-6xl">Bring a list that holds.</h1>
          <p className="prose-measure mt-4 text-lg text-quiet">
            Five printed fantasy games, one table. Build what you bring, see at once whether it keeps to what
            you agreed and by which rule, send the link, and print the cards at true size.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link href="/lists/new" className="button button-primary">
              Build a list
            </Link>
            <Link href="#systems" className="button">
              Browse the catalogues
            </Link>
            <Link href="/simulator" className="button">
              Play a game
            </Link>
          </div>
        </div>
        <CardFan systems={systems} />
      </section>
      <RecentDrafts systems={systems.map(({ slug, name, emblem }) => ({ slug, name, emblem }))} />
      <section id="systems" aria-labelledby="systems-heading">
        <h2 id="systems-heading" className="text-3xl">
          The five systems
        </h2>
        <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-6 [&>li]:lg:col-span-2 [&>li:nth-child(n+4)]:lg:col-span-3">
          {systems.map((system) => (
            <SystemDoor key={system.slug} system={system} />
          ))}
        </ul>
      </section>
      <section aria-labelledby="habits" className="border-t border-line pt-8">
        <h2 id="habits" className="text-3xl">
          What you can count on
        </h2>
        <ul className="mt-4 grid gap-x-8 gap-y-5 text-quiet sm:grid-cols-2 lg:grid-cols-4">
          {habits.map(([what, how]) => (
            <li key={what}>
              <b className="block text-ink">{what}</b>
              {how}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
