import type { DraftTerms } from '@/components/builder/draft/drafts';
import { agreementOf } from '@/components/builder/draft/terms-of-draft';
import { ok, type AnySystem, type Result } from '@/lib/rules';
import type { Player } from '@/lib/rules/playing';
import type { SimSide, SimWish } from '@/lib/sim';
import { boardOfBatch, type BoardPick } from '../setup/board-pick';
import { listOf } from '../setup/wish';

/** The one thing that is otherwise when each game is played a second time. */
export type Versus =
  | { readonly of: 'agreement'; readonly terms: DraftTerms }
  | { readonly of: 'list'; readonly seat: number; readonly list: string }
  | { readonly of: 'bot'; readonly seat: number; readonly player: Extract<Player, { kind: 'bot' }> }
  | { readonly of: 'board'; readonly board: BoardPick };
export type VersusKind = Versus['of'];

/** What is changed, as a noun: `the list of seat 2`. */
export function nameOfVersus(versus: Versus): string {
  switch (versus.of) {
    case 'agreement':
      return 'agreement';
    case 'board':
      return 'board';
    case 'list':
      return `list of seat ${versus.seat + 1}`;
    case 'bot':
      return `bot of seat ${versus.seat + 1}`;
  }
}

/** The other side of a comparison as the simulation takes it: what is not in it stays. */
export async function againstOf(
  system: AnySystem,
  versus: Versus,
  { seats }: Pick<SimWish, 'seats'>,
  form: { readonly terms: DraftTerms; readonly seed: string },
): Promise<Result<Partial<SimSide>>> {
  switch (versus.of) {
    case 'agreement':
      return ok({ agreement: agreementOf(system, versus.terms) });
    case 'board':
      return ok({ board: boardOfBatch(versus.board) ?? null });
    case 'bot': {
      const { level, effort } = versus.player;
      return ok({
        seats: seats.map(({ bot: _, effort: __, ...seat }, i) =>
          i === versus.seat ? { ...seat, bot: level, ...(effort ? { effort } : {}) } : seats[i]!,
        ),
      });
    }
    case 'list': {
      // Another random list than the first one, where both are random.
      const list = await listOf(system, { ...form, seed: `${form.seed}/other` }, versus.seat, versus.list);
      if (!list.ok) return list;
      return ok({
        seats: seats.map(({ list: _, ...seat }, i) =>
          i === versus.seat ? { ...seat, ...(list.value ? { list: list.value } : {}) } : seats[i]!,
        ),
      });
    }
  }
}
