import { printOfBoard } from '@/components/print/carried-board';
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
  MOST_SEATS,
  ownId,
  type List,
  type SystemSlug,
} from '@/lib/rules';
import { MOST_AT_ONCE, sayGone, sayTooMany } from '@/components/print/left-out';

type Asked = Readonly<Record<string, string | string[] | undefined>>;

/** What an address names, and in words what of it is not printed. */
interface Found {
  readonly wish: PrintWish;
  readonly leftOut: readonly string[];
}

const text = (value: string | string[] | undefined, most = 80): string =>
  typeof value === 'string' ? value.slice(0, most) : '';

/** Does the address name something, be it there or not? */
export const isAsking = (asked: Asked): boolean =>
  ['system', 'list', 'lists', 'saved', 'cards'].some((key) => text(asked[key]) !== '');

/** What is asked for: a shared list, a draft of this browser, a selection, or a whole catalogue. */
export async function askedToPrint(asked: Asked): Promise<Found | undefined> {
  const several = text(asked.lists, 8_000).split(',').filter(Boolean);
  const [slug, cards] = [text(asked.system), text(asked.cards, 8_000).split(',').filter(Boolean)];
  if (text(asked.list) === '') {
    if (several.length > 0) return listsWish(several);
    if (text(asked.saved) === '' && isSystemSlug(slug) && cards.length > 0) return ownCardsWish(slug, cards);
  }
  const wish = await wishOf(asked);
  return wish && { wish, leftOut: [] };
}

async function wishOf(asked: Asked): Promise<PrintWish | undefined> {
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
  const saved = text(asked.saved);
  if (saved) return savedBoardWish(saved, reader);
  const slug = text(asked.system);
  if (!isSystemSlug(slug)) return undefined;
  if (text(asked.carried)) return { slug, carried: true };
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
async function listsWish(shareIds: readonly string[]): Promise<Found | undefined> {
  const reader = (await sessionUser())?.id;
  const asked = await Promise.all(shareIds.slice(0, MOST_AT_ONCE).map((id) => findSharedList(id, reader)));
  const found = asked.flatMap((one) => one ?? []);
  const [first] = found;
  if (!first) return undefined;
  const saved = found.filter(({ system }) => system === first.system);
  const agreements = await findAgreementsOf(saved, reader);
  const lists = saved.map(({ list, agreementId }) => {
    const agreement = agreements.get(agreementId ?? '');
    return { list, ...(agreement ? { agreement: agreement.agreement } : {}) };
  });
  return {
    wish: { slug: first.system, what: { kind: 'lists', lists } },
    leftOut: [
      ...sayGone('lists', asked.length - found.length, asked.length),
      ...found
        .filter(({ system }) => system !== first.system)
        .map(({ list }) => `“${list.name}” is of another game than the first list, and is left out.`),
      ...sayTooMany('lists', shareIds.length),
    ],
  };
}

/** Custom cards of the reader, as a list under an agreement that holds them. */
async function ownCardsWish(slug: SystemSlug, ids: readonly string[]): Promise<Found | undefined> {
  const user = await sessionUser();
  const found = user ? await Promise.all(ids.slice(0, MOST_AT_ONCE).map((id) => findCard(user.id, id))) : [];
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
  return {
    wish: { slug, what: { kind: 'list', list, agreement } },
    leftOut: [
      ...sayGone('cards', found.length - cards.length, found.length),
      ...sayTooMany('cards', ids.length),
    ],
  };
}
