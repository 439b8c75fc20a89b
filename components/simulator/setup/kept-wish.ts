import type { KnownAgreement } from '@/components/builder/start/agreement-choice';
import { draftHeads } from '@/components/builder/draft/draft-heads';
import { AS_PRINTED } from '@/components/builder/draft/terms-of-draft';
import { keepText, keptJson } from '@/components/ui/kept-text';
import { freshSeed } from '@/components/ui/seed-field';
import type { AnySystem } from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import { isOffered } from './board-pick';
import { USUAL, Wish } from './wish';

const keyOf = (slug: string): string => `muster.setup.${slug}`;

/** The form as it was left in this browser, with new seeds; undefined where it fits the game no more. */
export function keptWish(
  { slug, presets }: AnySystem,
  { seats, boards }: AnyPlayable,
  known: readonly KnownAgreement[],
): Wish | undefined {
  const read = Wish.safeParse(keptJson(keyOf(slug)));
  if (!read.success) return undefined;
  const wish = read.data;
  const { terms, board } = wish;
  const fits =
    wish.seats.length >= seats.least &&
    wish.seats.length <= seats.most &&
    (terms.kind === 'agreement'
      ? terms.agreement.system === slug
      : terms.preset === AS_PRINTED || presets.some(({ id }) => id === terms.preset));
  if (!fits) return undefined;
  const drafts = new Set(draftHeads().map(({ id }) => `draft ${id}`));
  const saved = terms.kind === 'agreement' ? known.find(({ id }) => id === terms.id)?.agreement : undefined;
  return {
    terms: saved && terms.kind === 'agreement' ? { ...terms, agreement: saved } : terms,
    seats: wish.seats.map((seat) =>
      seat.list.startsWith('draft ') && !drafts.has(seat.list) ? { ...seat, list: USUAL } : seat,
    ),
    board: { ...board, from: isOffered(boards, board) ? board.from : '', seed: freshSeed() },
    seed: freshSeed(),
    where: wish.where,
    clock: wish.clock,
    first: wish.first,
  };
}

/** Where the browser refuses, the form begins anew the next time. */
export const keepWish = (slug: string, wish: Wish): boolean => keepText(keyOf(slug), JSON.stringify(wish));
