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

/** A saved list with all that a shelf shows of it and asks of it. */
export interface Shelved extends ShelfRow {
  readonly saved: SavedList;
  readonly emblem: string;
  readonly verdict?: Verdict;
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

const namesIn = (system: AnySystem, { list }: SavedList, agreement: Agreement): readonly string[] => {
  const known = catalogueOf(system);
  const own = new Map(agreement.cards.map((card) => [card.id, card.name]));
  const ids = list.entries.flatMap((item) => [item.entry, ...(item.with ?? [])]);
  return [...new Set(ids)].map((id) => known.get(id)?.name ?? own.get(id) ?? id);
};

/** Lists as they stand on their owner's shelf, each judged under its agreement. */
export async function shelve(owner: UserId, lists: readonly SavedList[]): Promise<readonly Shelved[]> {
  const [systems, agreements] = await Promise.all([loadSystems(), findAgreementsOf(lists, owner)]);
  return lists.map((saved) => {
    const system = systems.find((s) => s.slug === saved.system);
    const named = agreements.get(saved.agreementId ?? '')?.agreement;
    const agreement = named ?? (system && defaultAgreement(system));
    const judged = system && agreement && judgeList(system, saved.list, agreement);
    const verdict = judged?.ok ? judged.value : undefined;
    const left = verdict?.budget.left;
    return {
      saved,
      name: saved.name,
      system: saved.system,
      systemName: system?.name ?? saved.system,
      emblem: system?.emblem ?? '',
      ...saved.shelf,
      agreement: agreement?.name ?? '',
      ...(verdict ? { verdict, legal: verdict.legal, spent: verdict.budget.spent } : {}),
      ...(left === undefined ? {} : { left }),
      size: saved.list.entries.reduce((sum, item) => (isOut(saved.list, item) ? sum : sum + item.count), 0),
      version: saved.version,
      entries: system && agreement ? namesIn(system, saved, agreement) : [],
      createdAt: saved.createdAt,
      updatedAt: saved.updatedAt,
    };
  });
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
