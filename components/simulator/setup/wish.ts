import { z } from 'zod';
import { freshSeed } from '@/components/ui/seed-field';
import { allDrafts, DraftTerms } from '@/components/builder/draft/drafts';
import { agreementOf, AS_PRINTED, termsOf } from '@/components/builder/draft/terms-of-draft';
import { ask } from '@/lib/api/client';
import {
  defaultAgreement,
  ok,
  refuse,
  seededDice,
  type AnySystem,
  type List,
  type Result,
} from '@/lib/rules';
import { leaderOf, Player, type AnyPlayable, type GameSetup } from '@/lib/rules/playing';
import { BoardPick, boardWish, partsOf } from './board-pick';
import { YOU } from './players';
import { isSameValue } from '@/lib/rules/kernel/canonical-value';

/** What a seat of the form holds: who sits there, and what is brought, as `usual`, `random <form>`, `draft <id>` or `saved <id>`. */
export const SeatWish = z.object({ player: Player, list: z.string() });
export type SeatWish = z.infer<typeof SeatWish>;

/** At this device; at a real table, where dice fall that are entered by hand; or each on a device of his own. */
const places = ['here', 'table', 'online'] as const;
export type Place = (typeof places)[number];

/** What the form of the setup holds. */
export const Wish = z.object({
  seats: z.array(SeatWish),
  terms: DraftTerms,
  board: BoardPick,
  seed: z.string(),
  where: z.enum(places).default('here'),
  /** Online: seconds for a decision; absent: as many as one likes. */
  clock: z.int().min(60).optional(),
  /** The seat that begins, where the agreement lets the table choose; absent: the first. */
  first: z.int().min(0).optional(),
});
export type Wish = z.infer<typeof Wish>;

export const USUAL = 'usual';

/** People at a real table, who roll there. */
const atTable = (wish: Wish): Wish => ({
  ...wish,
  where: 'table',
  seats: wish.seats.map((seat, i) => ({ ...seat, player: personAt(i) })),
});

export const personAt = (seat: number): Player => ({
  kind: 'person',
  name: seat === 0 ? YOU : `Player ${seat + 1}`,
});

/**
 * The form as it opens: a list of one's own that the address names is brought to the first seat, under its agreement; or it is
 * set for a game that is played at a table.
 */
export function openingWish(slug: string, wish: Wish, search: string): Wish {
  if (new URLSearchParams(search).get('dice') === 'hand') return atTable(wish);
  const draft = allDrafts().find(
    (d) => d.id === new URLSearchParams(search).get('draft') && d.list.system === slug,
  );
  return draft
    ? {
        ...wish,
        terms: draft.terms,
        seats: wish.seats.map((s, i) => (i === 0 ? { ...s, list: `draft ${draft.id}` } : s)),
      }
    : wish;
}

export const firstWish = ({ seats }: Pick<AnyPlayable, 'seats'>): Wish => ({
  seats: Array.from({ length: Math.max(2, seats.least) }, (_, i): SeatWish => ({
    player: i === 0 ? personAt(i) : { kind: 'bot', level: 'steady' },
    list: USUAL,
  })),
  terms: { kind: 'preset', preset: AS_PRINTED },
  board: { from: '', seed: freshSeed() },
  seed: freshSeed(),
  where: 'here',
});

/** As many seats as wished; those that come are bots. */
export const withSeats = (wish: Wish, count: number): Wish => ({
  ...wish,
  seats: Array.from(
    { length: count },
    (_, i): SeatWish => wish.seats[i] ?? { player: { kind: 'bot', level: 'steady' }, list: USUAL },
  ),
});

/** The seats with another one in place of the nth. Whoever was to lead a seat beside one where no person sits first is somebody else. */
export function withSeat({ seats }: Pick<Wish, 'seats'>, nth: number, next: SeatWish): SeatWish[] {
  const changed = seats.with(nth, next);
  const players = changed.map(({ player }) => player);
  return changed.map((seat, i) => {
    const first = leaderOf(players, i);
    return first === undefined || leaderOf(players, first) === first
      ? seat
      : { ...seat, player: personAt(i) };
  });
}

const noList = (seat: number, message: string): Result<never> =>
  refuse({ path: ['lists', seat], code: 'no_list', message });

/** The list that a form names for a seat; null: the usual one. */
export async function listOf(
  system: AnySystem,
  wish: Pick<Wish, 'terms' | 'seed'>,
  seat: number,
  named: string,
): Promise<Result<List | null>> {
  const [kind, id] = partsOf(named);
  switch (kind) {
    case 'random': {
      const form = system.forms.find((f) => f.id === id);
      const { terms } = termsOf(system, wish.terms);
      const drawn = form?.random(seededDice(`${wish.seed}/list/${seat}`), terms.house, terms);
      if (!drawn) return noList(seat, 'No legal list was found under this agreement.');
      return ok({
        format: 'muster-list/1',
        system: system.slug,
        name: `Drawn for seat ${seat + 1}`,
        entries: [...drawn.entries],
        options: drawn.options,
      });
    }
    case 'draft': {
      const draft = allDrafts().find((d) => d.id === id);
      return draft ? ok(draft.list) : noList(seat, 'That draft cannot be read any more.');
    }
    case 'saved': {
      const answer = await ask('GET /api/v1/lists/{id}', { params: { id } });
      return answer.ok ? ok(answer.data.list) : noList(seat, 'That list could not be fetched.');
    }
    default:
      return ok(null);
  }
}

/** The seat that begins; undefined where the table does not choose. */
export function firstOf(
  system: AnySystem,
  { letsChooseFirst }: Pick<AnyPlayable, 'letsChooseFirst'>,
  { terms, seats, first = 0 }: Pick<Wish, 'terms' | 'seats' | 'first'>,
): number | undefined {
  if (!letsChooseFirst?.(termsOf(system, terms).terms.house)) return undefined;
  return first < seats.length ? first : 0;
}

/** What is brought and agreed on, as the rules take it. */
export async function setupOf(
  system: AnySystem,
  wish: Omit<Wish, 'where' | 'first'>,
): Promise<Result<GameSetup>> {
  const lists: (List | null)[] = [];
  for (const [seat, { list: named }] of wish.seats.entries()) {
    const list = await listOf(system, wish, seat, named);
    if (!list.ok) return list;
    lists.push(list.value);
  }
  const agreement = agreementOf(system, wish.terms);
  const board = boardWish(wish.board);
  const isPlain = isSameValue(agreement, defaultAgreement(system));
  return ok({ lists, ...(isPlain ? {} : { agreement }), ...(board ? { board } : {}) });
}

/** The same for one game, with who begins. */
export async function setupOfGame(
  system: AnySystem,
  playable: AnyPlayable,
  wish: Wish,
): Promise<Result<GameSetup>> {
  const setup = await setupOf(system, wish);
  const first = firstOf(system, playable, wish);
  return setup.ok && first !== undefined ? ok({ ...setup.value, first }) : setup;
}
