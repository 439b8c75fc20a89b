import type { Seat } from './engine';
import { defaultAgreement, parseList, prepareTerms } from '../list/prepare';
import type { List } from '../list/list';
import type { GameSetup } from './opening';
import type { AnyPlayable } from './playable';
import { ok, refuse, type Refusal, type Result } from '../result';
import type { AnySystem } from '../system';

type Brought = Pick<GameSetup, 'agreement' | 'lists'>;

/** A setup as the game has it, where a list that was brought may set out at several seats. */
export interface Parted<S extends Brought> {
  readonly setup: S;
  /** By seat of the game, the seat of the wish from which its list came. */
  readonly from: readonly number[];
}

/**
 * Parts the lists of a setup as its system says: from then on a game has one list for each seat, and knows of no parting. What
 * cannot be read stays whole, and is refused where the setup is read. Refuses a list that parts into more than was agreed.
 */
export function partSetup<S extends Brought>(
  system: AnySystem,
  playable: AnyPlayable,
  setup: S,
): Result<Parted<S>> {
  const whole = ok({ setup, from: setup.lists.map((_, seat) => seat) });
  if (!playable.parts) return whole;
  const terms = prepareTerms(system, setup.agreement ?? defaultAgreement(system));
  if (!terms.ok) return whole;
  const lists: (List | null)[] = [];
  const from: number[] = [];
  const problems: Refusal[] = [];
  setup.lists.forEach((list, seat) => {
    const read = list && parseList(system, list, terms.value);
    const parts = read?.ok ? playable.parts!(read.value, terms.value) : ok([list]);
    if (!parts.ok) problems.push(...parts.problems.map((p) => ({ ...p, path: ['lists', seat, ...p.path] })));
    else
      for (const part of parts.value) {
        lists.push(part);
        from.push(seat);
      }
  });
  return problems.length > 0 ? refuse(...problems) : ok({ setup: { ...setup, lists }, from });
}

/** A refusal of a parted setup, with its place in the wish. The lines of a part are not those of the list that was brought. */
export const asWished =
  ({ from }: Pick<Parted<Brought>, 'from'>) =>
  (problem: Refusal): Refusal => {
    const [where, seat, ...rest] = problem.path;
    if (where !== 'lists' || typeof seat !== 'number') return problem;
    const wished = from[seat]!;
    const isPart = from.indexOf(wished) !== from.lastIndexOf(wished);
    return { ...problem, path: isPart ? ['lists', wished] : ['lists', wished, ...rest] };
  };

/** By seat of the game, the first one of whoever leads it; `as`: the seat of the wish with the same person, if that is an earlier one. */
export const leadersOf = (
  { from }: Pick<Parted<Brought>, 'from'>,
  as: (wished: number) => number | undefined,
): readonly Seat[] => from.map((wished) => from.indexOf(as(wished) ?? wished));
