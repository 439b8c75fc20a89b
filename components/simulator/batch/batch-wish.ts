import type { KnownAgreement } from '@/components/builder/start/agreement-choice';
import type { DraftTerms } from '@/components/builder/draft/drafts';
import { AS_PRINTED } from '@/components/builder/draft/terms-of-draft';
import { freshSeed } from '@/components/ui/seed-field';
import { ok, type AnySystem, type List, type Result } from '@/lib/rules';
import type { AnyPlayable, Player } from '@/lib/rules/playing';
import type { SeatWish as SimSeat, SimWish } from '@/lib/sim';
import { boardOfBatch, type BoardPick } from '../setup/board-pick';
import { againstOf, type Versus } from './versus';
import type { OwnList } from '../setup/seat-fields';
import type { OwnBoard } from '../setup/use-own-boards';
import { setupOf, USUAL, type SeatWish } from '../setup/wish';

/** What the form of a batch holds. */
export interface BatchForm {
  readonly seats: readonly SeatWish[];
  readonly terms: DraftTerms;
  /** What is otherwise when each game is played a second time. */
  readonly versus: Versus | undefined;
  readonly board: BoardPick;
  readonly games: number;
  readonly rotate: boolean;
  /** Half the width of an interval at which it stops; 0: never before all games are played. */
  readonly precision: number;
  readonly seed: string;
}

/** What the fields of a batch stand on. */
export interface BatchFieldsProps {
  readonly system: AnySystem;
  readonly playable: AnyPlayable;
  readonly known: readonly KnownAgreement[];
  readonly own: readonly OwnList[];
  readonly mine: readonly OwnBoard[];
  readonly form: BatchForm;
  readonly onChange: (form: BatchForm) => void;
}

/** Who sits where, in the games as they are or as they are played again. */
export const seatsOf = ({ seats, versus }: BatchForm, of: 'side' | 'against'): readonly SeatWish[] =>
  of === 'against' && versus?.of === 'bot'
    ? seats.map((seat, i) => (i === versus.seat ? { ...seat, player: versus.player } : seat))
    : seats;

export const MOST_GAMES = 100_000;

export const firstBatch = ({ seats }: AnyPlayable): BatchForm => ({
  seats: Array.from({ length: Math.max(2, seats.least) }, () => ({
    player: { kind: 'bot', level: 'steady' },
    list: USUAL,
  })),
  terms: { kind: 'preset', preset: AS_PRINTED },
  versus: undefined,
  board: { from: '', seed: '' },
  games: 1000,
  rotate: true,
  precision: 0,
  seed: freshSeed(),
});

/** The form as the simulation takes it. */
export async function simWishOf(system: AnySystem, form: BatchForm): Promise<Result<SimWish>> {
  const setup = await setupOf(system, { ...form, board: { from: '', seed: '' }, seats: [...form.seats] });
  if (!setup.ok) return setup;
  const board = boardOfBatch(form.board);
  const { agreement, lists } = setup.value;
  const seats = form.seats.map(({ player }, i) => ({ ...withBot(player), ...withList(lists[i]) }));
  const against = form.versus && (await againstOf(system, form.versus, { seats }, form));
  if (against && !against.ok) return against;
  return ok({
    system: system.slug,
    seats,
    ...(agreement ? { agreement } : {}),
    ...(board ? { board } : {}),
    games: form.games,
    seed: form.seed.trim() || '1',
    rotate: form.rotate,
    ...(form.precision > 0 ? { precision: form.precision } : {}),
    ...(against ? { against: against.value } : {}),
  });
}

const withBot = (player: Player): Pick<SimSeat, 'bot' | 'effort'> =>
  player.kind === 'bot'
    ? { bot: player.level, ...(player.effort ? { effort: player.effort } : {}) }
    : { bot: 'steady' };
const withList = (list: List | null | undefined) => (list ? { list } : {});
