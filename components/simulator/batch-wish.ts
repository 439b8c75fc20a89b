import type { DraftTerms } from '@/components/builder/drafts';
import { agreementOf, AS_PRINTED } from '@/components/builder/terms-of-draft';
import { freshSeed } from '@/components/ui/seed-field';
import { defaultAgreement, ok, type Agreement, type AnySystem, type List, type Result } from '@/lib/rules';
import type { AnyPlayable } from '@/lib/rules/playing';
import type { SimBoard, SimWish } from '@/lib/sim';
import { setupOf, USUAL, type SeatWish } from './wish';

/** What the form of a batch holds. */
export interface BatchForm {
  readonly seats: readonly SeatWish[];
  readonly terms: DraftTerms;
  /** The other agreement of the house-rule lab. */
  readonly against: DraftTerms | undefined;
  /** Empty: as each game deals it; `named <id>`, or `way <id>` for each game its own. */
  readonly board: string;
  readonly games: number;
  readonly rotate: boolean;
  /** Half the width of an interval at which it stops; 0: never before all games are played. */
  readonly precision: number;
  readonly seed: string;
}

export const MOST_GAMES = 100_000;

export const firstBatch = ({ seats }: AnyPlayable): BatchForm => ({
  seats: Array.from({ length: Math.max(2, seats.least) }, () => ({
    player: { kind: 'bot', level: 'steady' },
    list: USUAL,
  })),
  terms: { kind: 'preset', preset: AS_PRINTED },
  against: undefined,
  board: '',
  games: 1000,
  rotate: true,
  precision: 0,
  seed: freshSeed(),
});

const boardOfForm = (board: string): SimBoard | undefined => {
  const [kind, id = ''] = board.split(/ (.*)/s);
  return kind === 'named' ? { named: id } : kind === 'way' ? { way: id } : undefined;
};

/** The form as the simulation takes it. */
export async function simWishOf(system: AnySystem, form: BatchForm): Promise<Result<SimWish>> {
  const setup = await setupOf(system, { ...form, board: '', boardSeed: '', seed: form.seed });
  if (!setup.ok) return setup;
  const board = boardOfForm(form.board);
  const { agreement, lists } = setup.value;
  const other: Agreement | undefined =
    form.against && (agreementOf(system, form.against) ?? defaultAgreement(system));
  return ok({
    system: system.slug,
    seats: form.seats.map(({ player }, i) => ({
      bot: player.kind === 'bot' ? player.level : 'steady',
      ...withList(lists[i]),
    })),
    ...(agreement ? { agreement } : {}),
    ...(board ? { board } : {}),
    games: form.games,
    seed: form.seed.trim() || '1',
    rotate: form.rotate,
    ...(form.precision > 0 ? { precision: form.precision } : {}),
    ...(other ? { against: { agreement: other } } : {}),
  });
}

const withList = (list: List | null | undefined) => (list ? { list } : {});
