import Link from 'next/link';
import { RecentDrafts } from '@/components/builder/recent-drafts';
import { SystemDoor } from '@/components/shell/system-door';
import { loadSystems } from '@/lib/rules';

export default async function FrontPage() {
  const systems = await loadSystems();
  return (
    <div className="space-y-12">
      <section className="grid grid-cols-1 items-end gap-6 pt-4 sm:pt-10 lg:grid-cols-[1.4fr_1fr]">
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
          </div>
        </div>
        <ul className="sheet grid gap-3 p-5 text-sm text-quiet">
          <li>
            <b className="text-ink">No account needed.</b> Your draft stays in this browser; sign in when you
            want it everywhere.
          </li>
          <li>
            <b className="text-ink">Every verdict names its rule</b> and the line of the rules it comes from,
            and offers the smallest change that mends it.
          </li>
          <li>
            <b className="text-ink">Honest cards.</b> What is printed, what follows from a ruling and what we
            designed is marked field by field.
          </li>
        </ul>
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
    </div>
  );
}
