import 'server-only';
import { findAgreementsOf } from '@/lib/db/agreements/agreement-access';
import { findAgreements, listAgreementNames, type SavedAgreement } from '@/lib/db/agreements/agreements';
import type { UserId } from '@/lib/db/ids';
import type { SavedList } from '@/lib/db/lists/lists';
import {
  catalogueOf,
  defaultAgreement,
  isOut,
  judgeList,
  loadSystems,
  type Agreement,
  type AnySystem,
  type Verdict,
} from '@/lib/rules';
import { foldWords, type ShelfRow, type ShelfWorld } from '@/lib/search';

const namesIn = (system: AnySystem, { list }: SavedList, agreement: Agreement): readonly string[] => {
  const known = catalogueOf(system);
  const own = new Map(agreement.cards.map((card) => [card.id, card.name]));
  const ids = list.entries.flatMap((item) => [item.entry, ...(item.with ?? [])]);
  return [...new Set(ids)].map((id) => known.get(id)?.name ?? own.get(id) ?? id);
};

/**
 * A saved list with all that a shelf shows of it and asks of it. It is judged once somebody asks: of a large shelf most lists
 * are neither shown nor asked for what they cost.
 */
export class Shelved implements ShelfRow {
  readonly saved: SavedList;
  readonly #system: AnySystem | undefined;
  /** What it is judged under. */
  readonly #terms: Agreement | undefined;
  #verdict: Verdict | undefined;
  #isJudged = false;

  constructor(saved: SavedList, system: AnySystem | undefined, terms: Agreement | undefined) {
    this.saved = saved;
    this.#system = system;
    this.#terms = terms;
  }

  /** Undefined where the list no longer fits its system. */
  get verdict(): Verdict | undefined {
    if (!this.#isJudged) {
      const judged = this.#system && this.#terms && judgeList(this.#system, this.saved.list, this.#terms);
      this.#verdict = judged?.ok ? judged.value : undefined;
      this.#isJudged = true;
    }
    return this.#verdict;
  }

  get name(): string {
    return this.saved.name;
  }
  get system(): string {
    return this.saved.system;
  }
  get systemName(): string {
    return this.#system?.name ?? this.saved.system;
  }
  get emblem(): string {
    return this.#system?.emblem ?? '';
  }
  get folder(): string {
    return this.saved.shelf.folder;
  }
  get tags(): readonly string[] {
    return this.saved.shelf.tags;
  }
  get favourite(): boolean {
    return this.saved.shelf.favourite;
  }
  get archived(): boolean {
    return this.saved.shelf.archived;
  }
  get agreement(): string {
    return this.#terms?.name ?? '';
  }
  get legal(): boolean | undefined {
    return this.verdict?.legal;
  }
  get spent(): number | undefined {
    return this.verdict?.budget.spent;
  }
  get left(): number | undefined {
    return this.verdict?.budget.left;
  }
  get size(): number {
    const { list } = this.saved;
    return list.entries.reduce((sum, item) => (isOut(list, item) ? sum : sum + item.count), 0);
  }
  get version(): number {
    return this.saved.version;
  }
  get entries(): readonly string[] {
    return this.#system && this.#terms ? namesIn(this.#system, this.saved, this.#terms) : [];
  }
  get createdAt(): string {
    return this.saved.createdAt;
  }
  get updatedAt(): string {
    return this.saved.updatedAt;
  }
}

/** Lists as they stand on their owner's shelf, each to be judged under its agreement. */
export async function shelve(owner: UserId, lists: readonly SavedList[]): Promise<readonly Shelved[]> {
  const [systems, agreements] = await Promise.all([loadSystems(), findAgreementsOf(lists, owner)]);
  return lists.map((saved) => {
    const system = systems.find((s) => s.slug === saved.system);
    const named = agreements.get(saved.agreementId ?? '')?.agreement;
    return new Shelved(saved, system, named ?? (system && defaultAgreement(system)));
  });
}

/** Those of the owner’s agreements that a question may mean: it holds their name or their id. */
async function agreementsIn(owner: UserId, question: string): Promise<readonly SavedAgreement[]> {
  const words = foldWords(question);
  const names = await listAgreementNames(owner);
  const meant = names.filter(
    ({ id, shareId, name }) =>
      question.includes(id) || question.includes(shareId) || words.includes(foldWords(name)),
  );
  return findAgreements(
    owner,
    meant.map(({ id }) => id),
  );
}

/** What this question to a shelf may name: the games, the owner's agreements by name or id, and the presets by name. */
export async function shelfWorld(owner: UserId, question: string): Promise<ShelfWorld<Shelved>> {
  const [systems, agreements] = await Promise.all([loadSystems(), agreementsIn(owner, question)]);
  const under = (agreement: Agreement) => {
    const system = systems.find((s) => s.slug === agreement.system);
    return ({ saved }: Shelved): boolean | undefined => {
      if (!system || saved.system !== system.slug) return undefined;
      const judged = judgeList(system, saved.list, agreement);
      return judged.ok ? judged.value.legal : undefined;
    };
  };
  const legalUnder = (wanted: string) => {
    const name = foldWords(wanted);
    const saved = agreements
      .filter((a) => a.id === wanted || a.shareId === wanted || foldWords(a.name) === name)
      .map(({ agreement }) => agreement);
    const presets = systems.flatMap((system) =>
      system.presets
        .filter((p) => foldWords(p.name) === name)
        .map((p) => ({ ...defaultAgreement(system, p.house), name: p.name })),
    );
    const meant = saved.length > 0 ? saved : presets;
    if (meant.length === 0 || name === '') return undefined;
    const tests = meant.map(under);
    // One name may belong to agreements of several games; a list is asked by that of its own.
    return (row: Shelved) => tests.map((test) => test(row)).find((legal) => legal !== undefined);
  };
  return { systems, legalUnder };
}
