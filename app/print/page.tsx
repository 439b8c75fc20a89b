import type { Metadata } from 'next';
import { printOfBoard } from '@/components/print/carried-board';
import { PrintStart, type PrintDoor } from '@/components/print/print-start';
import { PrintStudio } from '@/components/print/print-studio';
import type { PrintWish } from '@/components/print/print-wish';
import { sessionUser } from '@/lib/auth';
import { findAgreementOf, findAgreementsOf } from '@/lib/db/agreements/agreement-access';
import { findSharedBoard } from '@/lib/db/boards';
import { findCard } from '@/lib/db/cards';
import type { UserId } from '@/lib/db/ids';
import { findSharedList } from '@/lib/db/lists/lists';
import {
  defaultAgreement,
  isSystemSlug,
  loadSystem,
  loadSystems,
  MOST_SEATS,
  ownId,
  type List,
  type SystemSlug,
} from '@/lib/rules';

export const metadata: Metadata = { title: 'Print' };

type Props = { readonly searchParams: Promise<Record<string, string | string[] | undefined>> };

const MOST_LISTS = 100;

const text = (value: string | string[] | undefined, most = 80): string =>
  typeof value === 'string' ? value.slice(0, most) : '';

/** What is asked for: a shared list, a draft of this browser, a selection, or a whole catalogue. */
async function wishOf(asked: Record<string, string | string[] | undefined>): Promise<PrintWish | undefined> {
  const reader = (await sessionUser())?.id;
  const shareId = text(asked.list);
  if (shareId) {
    const saved = await findSharedList(shareId, reader);
    if (!saved) return undefined;
    const agreement = await findAgreementOf(saved, reader);
    return {
      slug: saved.system,
      what: { kind: 'list', list: saved.list, ...(agreement ? { agreement: agreement.agreement } : {}) },
    };
  }
  const shareIds = text(asked.lists, 4_000).split(',').filter(Boolean);
  if (shareIds.length > 0) return listsWish(shareIds, reader);
  const saved = text(asked.saved);
  if (saved) return savedBoardWish(saved, reader);
  const slug = text(asked.system);
  if (!isSystemSlug(slug)) return undefined;
  if (text(asked.carried)) return { slug, carried: true };
  const cards = text(asked.cards, 8_000).split(',').filter(Boolean);
  if (cards.length > 0) return ownCardsWish(slug, cards);
  const board = text(asked.board);
  if (board) {
    const [seed, players] = [text(asked.seed, 60).trim() || 'muster', Number(text(asked.players)) || 2];
    return {
      slug,
      what: {
        kind: 'board',
        system: slug,
        board,
        seed,
        players: Math.min(MOST_SEATS, Math.max(1, Math.round(players))),
      },
    };
  }
  const draft = text(asked.draft);
  if (draft) return { slug, draft };
  const entries = text(asked.entries, 20_000).split(',').filter(Boolean);
  if (entries.length > 0) return { slug, what: { kind: 'entries', system: slug, entries } };
  return { slug, what: { kind: 'catalogue', system: slug } };
}

/** A saved board by its link. */
async function savedBoardWish(shareId: string, reader: UserId | undefined): Promise<PrintWish | undefined> {
  const saved = await findSharedBoard(shareId, reader);
  if (!saved) return undefined;
  return { slug: saved.system, what: printOfBoard(saved.board) };
}

/** Several shared lists of one game, each under its own agreement. */
async function listsWish(
  shareIds: readonly string[],
  reader: UserId | undefined,
): Promise<PrintWish | undefined> {
  const found = await Promise.all(shareIds.slice(0, MOST_LISTS).map((id) => findSharedList(id, reader)));
  const saved = found.flatMap((one) => (one && one.system === found[0]?.system ? [one] : []));
  const [first] = saved;
  if (!first) return undefined;
  const agreements = await findAgreementsOf(saved, reader);
  const lists = saved.map(({ list, agreementId }) => {
    const agreement = agreements.get(agreementId ?? '');
    return { list, ...(agreement ? { agreement: agreement.agreement } : {}) };
  });
  return { slug: first.system, what: { kind: 'lists', lists } };
}

/** Custom cards of the reader, as a list under an agreement that holds them. */
async function ownCardsWish(slug: SystemSlug, ids: readonly string[]): Promise<PrintWish | undefined> {
  const user = await sessionUser();
  const found = user ? await Promise.all(ids.slice(0, 100).map((id) => findCard(user.id, id))) : [];
  const taken: string[] = [];
  const cards = found.flatMap((saved) => {
    if (saved?.system !== slug) return [];
    const id = ownId(saved.card.name, taken);
    taken.push(id);
    return [{ ...saved.card, id }];
  });
  if (cards.length === 0) return undefined;
  const system = await loadSystem(slug);
  const agreement = { ...defaultAgreement(system), name: 'Own cards', cards };
  const list: List = {
    format: 'muster-list/1',
    system: slug,
    name: cards.length === 1 ? cards[0]!.name : 'Own cards',
    entries: taken.map((entry) => ({ entry, count: 1 })),
    options: system.forms[0]!.start(system.house.parse({})).options,
  };
  return { slug, what: { kind: 'list', list, agreement } };
}

/** What each game has to print besides lists. */
const doors = async (): Promise<readonly PrintDoor[]> =>
  Promise.all(
    (await loadSystems()).map(async ({ slug, name, emblem, accent, entries, paper }) => {
      const { boards, aids = [] } = await paper();
      const named = (all: readonly { readonly id: string; readonly name: string }[]) =>
        all.map((one) => ({ id: one.id, name: one.name }));
      return {
        slug,
        name,
        emblem,
        accent,
        entries: entries.length,
        boards: named(boards),
        aids: named(aids),
      };
    }),
  );

export default async function PrintPage({ searchParams }: Props) {
  const asked = await searchParams;
  const wish = await wishOf(asked);
  const isMissing =
    !wish && ['system', 'list', 'lists', 'saved', 'cards'].some((key) => text(asked[key]) !== '');
  return (
    <>
      <h1 className="text-4xl print:hidden">Print</h1>
      {isMissing && (
        <p role="status" className="sheet mt-4 p-3">
          What this address names is not here, or not open to you. Choose below what to print.
        </p>
      )}
      {wish ? <PrintStudio wish={wish} /> : <PrintStart doors={await doors()} />}
    </>
  );
}
