import { ChanceBars } from '@/components/simulator/odds/chance-bars';
import { addressOf } from '@/components/simulator/odds/asked';
import { Link } from '@/components/ui/link';
import type { Entry } from '@/lib/rules';
import { loadSituations, questionsAbout, type Chances, type Question } from '@/lib/rules/playing';
import type { SystemSlug } from '@/lib/rules/registry';

interface Answered extends Question {
  readonly chances: Chances;
}

const answered = new Map<string, readonly Answered[]>();

/** Answers are kept: an entry of the catalogue does not change while the server runs. */
async function answersAbout(slug: SystemSlug, entry: Entry): Promise<readonly Answered[]> {
  const key = `${slug}/${entry.id}`;
  const known = answered.get(key);
  if (known) return known;
  const made = questionsAbout(await loadSituations(slug), entry).map((asked) => ({
    ...asked,
    chances: asked.situation.solve(asked.question),
  }));
  answered.set(key, made);
  return made;
}

/** What the dice say about an entry, exactly, each with the way to ask otherwise. */
export async function EntryOdds({
  slug,
  version,
  entry,
}: {
  readonly slug: SystemSlug;
  readonly version: string;
  readonly entry: Entry;
}) {
  const answers = await answersAbout(slug, entry);
  if (answers.length === 0) return null;
  return (
    <section aria-labelledby="entry-odds">
      <h2 id="entry-odds" className="text-2xl">
        Odds
      </h2>
      <ul className="mt-3 grid gap-4 xl:grid-cols-2">
        {answers.map(({ situation, question, chances }) => (
          <li key={situation.kind} className="sheet min-w-0 space-y-3 p-4">
            <h3 className="text-lg">{situation.title}</h3>
            <p>{chances.explained}</p>
            <ChanceBars chances={chances} />
            <p>
              <Link className="link" href={`/simulator/${slug}${addressOf(situation, question, version)}`}>
                Ask it otherwise<span className="sr-only">: {situation.title}</span>
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
