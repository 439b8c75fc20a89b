import { parseArgs } from 'node:util';
import { defaultAgreement, loadSystems, type AnySystem, type Rulebook } from '@/lib/rules';
import {
  changelogFaults,
  diffCatalogues,
  unsaidSince,
  versioned,
  type CatalogueFault,
  type RowChange,
  type Versioned,
} from '@/lib/rules/review';
import { BadInput, type Command, type Terminal } from './command';
import { dataFaults } from './data-faults';
import { readBrought } from './inputs';
import { mentionsOf, placeOf, readSources, type Mention, type Source } from './mentions';
import { rejudge, type ListAtStake, type OtherVerdict } from './rejudge';
import { reviewInWords } from './review-words';
import { withRulesAt, type RulesThen } from './revision';

/** A row that changed, with everything that names it. */
export interface ReviewedChange extends RowChange {
  /** `file:line` where it is written; absent where it is gone, or made of others. */
  readonly at?: string;
  readonly mentions: readonly Mention[];
  /** Lists that it stands in, or that touch its rule. */
  readonly lists: readonly string[];
}

/** What became of one system since. */
export interface SystemReview {
  readonly slug: string;
  readonly name: string;
  /** Absent where the game is new. */
  readonly versionWas?: string;
  readonly version: string;
  /** What is unsound in the data as it is now. */
  readonly faults: readonly (CatalogueFault & { readonly at?: string })[];
  /** What is wrong with the change log, and what it leaves unsaid. */
  readonly log: readonly string[];
  readonly changes: readonly ReviewedChange[];
  readonly verdicts: readonly (OtherVerdict & { readonly label: string })[];
}

export const review: Command = {
  usage: '[--since REVISION] [--lists FILE|FOLDER]… [--agreement FILE|PRESET]… [--json]',
  says: 'What became of the data since a revision of git (HEAD): rows field by field, what the change log leaves unsaid, and the tests and lists that each change touches. 0: sound, and told in the log. 1: not.',
  async run(args, terminal) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        since: { type: 'string', default: 'HEAD' },
        lists: { type: 'string', multiple: true, default: [] },
        agreement: { type: 'string', multiple: true },
        json: { type: 'boolean' },
      },
    });
    const given = await readLists(terminal, values.lists, values.agreement);
    const sources = await readSources(terminal.root);
    const { commit, systems } = await withRulesAt(terminal.root, values.since, async (then, commit) => ({
      commit,
      systems: await reviewSystems(then, given, sources),
    }));
    terminal.say(
      values.json
        ? JSON.stringify({ since: { revision: values.since, commit }, systems })
        : reviewInWords(`${values.since} (${commit.slice(0, 10)})`, systems),
    );
    return systems.some(({ faults, log }) => faults.length + log.length > 0) ? 1 : 0;
  },
};

/** Lists out of files, and out of whatever in a folder is a list; each under every agreement named, or by the rules as printed. */
async function readLists(
  terminal: Terminal,
  named: readonly string[],
  agreement: readonly string[] | undefined,
): Promise<readonly ListAtStake[]> {
  const found: ListAtStake[] = [];
  const take = async (file: string): Promise<void> => {
    const { system, list, agreements } = await readBrought(terminal, file, { agreement });
    for (const one of agreements.length > 0 ? agreements : [defaultAgreement(system)])
      found.push({ label: `${list.name} (${file})`, list, agreement: one });
  };
  for (const name of named) {
    const inner = await terminal.filesIn(name);
    if (!inner) await take(name);
    for (const file of inner ?? [])
      await take(file).catch((error: unknown) => {
        if (!(error instanceof BadInput)) throw error;
        terminal.note(`${file} is left out: ${error.message}`);
      });
  }
  return found;
}

/** Every system with a change, or with something unsound. */
async function reviewSystems(
  rules: RulesThen,
  given: readonly ListAtStake[],
  sources: readonly Source[],
): Promise<readonly SystemReview[]> {
  const before = new Map((await rules.loadSystems()).map((system) => [system.slug, system]));
  const all: SystemReview[] = [];
  for (const system of await loadSystems()) {
    const now = { system, book: await system.rulebook(), versions: await versioned(system) };
    const then = before.get(system.slug);
    const lists = [...samplesOf(system), ...given.filter(({ list }) => list.system === system.slug)];
    all.push({
      slug: system.slug,
      name: system.name,
      version: system.version,
      faults: faultsOf(now, sources),
      ...(then
        ? await changesOf({ rules, system: then }, now, lists, sources)
        : { log: logFaults(now), changes: [], verdicts: [] }),
    });
  }
  return all.filter(
    ({ versionWas, faults, log, changes, verdicts }) =>
      versionWas === undefined || faults.length + log.length + changes.length + verdicts.length > 0,
  );
}

const samplesOf = (system: AnySystem): readonly ListAtStake[] =>
  system.samples.map(({ id, list, house }) => ({
    label: `${list.name} (sample ${id})`,
    list,
    agreement: defaultAgreement(system, house),
  }));

interface Now {
  readonly system: AnySystem;
  readonly book: Rulebook;
  readonly versions: Versioned;
}

const logFaults = ({ system, versions }: Now): readonly string[] =>
  changelogFaults({ ...versions, entries: system.entries });

function faultsOf({ system, book }: Now, sources: readonly Source[]): SystemReview['faults'] {
  return dataFaults(system, book).map((fault) => {
    const at = placeOf(sources, system.slug, fault);
    return { ...fault, ...(at === undefined ? {} : { at }) };
  });
}

/** What a rule or ruling says: by that it is found where it is written. */
const wordsOf = ({ rules, rulings }: Rulebook, id: string): string | undefined =>
  rules.find((rule) => rule.id === id)?.text ?? rulings.find((ruling) => ruling.id === id)?.ruling;

async function changesOf(
  then: { readonly rules: RulesThen; readonly system: AnySystem },
  now: Now,
  lists: readonly ListAtStake[],
  sources: readonly Source[],
): Promise<Pick<SystemReview, 'versionWas' | 'log' | 'changes' | 'verdicts'>> {
  const { slug } = now.system;
  const changes = diffCatalogues({ system: then.system, book: await then.system.rulebook() }, now);
  const judged = lists.map((list) => rejudge(list, then, now));
  const verdicts = judged.flatMap(({ label, other }) => (other ? [{ label, ...other }] : []));
  const entries = changes.filter(({ part }) => part === 'entry').map(({ id }) => id);
  const unsaid = unsaidSince(then.system, now.versions, {
    entries,
    // Another verdict though no data changed: the checks themselves did.
    rules: changes.length > entries.length || (changes.length === 0 && verdicts.length > 0),
  });
  return {
    versionWas: then.system.version,
    log: [...logFaults(now), ...unsaid],
    changes: changes.map((change) => {
      const at =
        change.kind === 'removed'
          ? undefined
          : placeOf(sources, slug, { ...change, words: wordsOf(now.book, change.id) });
      return {
        ...change,
        ...(at === undefined ? {} : { at }),
        mentions: mentionsOf(sources, slug, change),
        lists: judged
          .filter(({ named, rules }) => (change.part === 'entry' ? named : rules).has(change.id))
          .map(({ label }) => label),
      };
    }),
    verdicts,
  };
}
