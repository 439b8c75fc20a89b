import { listed } from '../../../kernel/words/words';
import type { Target } from '../catalogue/effects';
import type { SsState } from '../engine/state';
import { cardName, idOf, spotName, whosePiece } from './names';
import { seatName } from './seats';

/** A card with what was named for it; `at`: where the pieces among that stood. */
export interface Aimed {
  readonly card: number;
  readonly power: boolean;
  readonly targets: readonly number[];
  readonly at: readonly number[];
}

/** Each thing named, with what kind of thing it is: as many as one likes are all of the first kind. */
function namedOf(
  s: SsState,
  { card, power, targets }: Aimed,
): readonly (readonly [Target | undefined, number])[] {
  const { names = [], powerNames = [] } = s.game.cards[card] ?? {};
  const row = power ? powerNames : names;
  const [first] = row;
  const isMany = first !== undefined && 'count' in first && first.count === 'any';
  return targets.map((one, i) => [isMany ? first : row[i], one] as const);
}

const isPiece = (target: Target | undefined): boolean => target?.what === 'piece' || target?.what === 'ghost';
const isSpot = (target: Target | undefined): boolean => target?.what === 'spot' || target?.what === 'rock';

/** What the card is aimed at, for everybody to hear (SS-R67); nothing where it names nothing but its player's wizard. */
export function aimWords(s: SsState, aimed: Aimed): string {
  const said = namedOf(s, aimed).flatMap(([target, one], i): readonly string[] => {
    const at = aimed.at[i] ?? -1;
    if (isPiece(target)) return [`${whosePiece(s, one)}${at >= 0 ? ` at ${spotName(s, at)}` : ''}`];
    if (isSpot(target)) return [spotName(s, one)];
    if (target?.what === 'card') return [cardName(s, one)];
    return target?.what === 'player' ? [seatName(one)] : [];
  });
  return listed(said);
}

/** Spots of all that. */
export const aimTouches = (s: SsState, aimed: Aimed): readonly string[] =>
  namedOf(s, aimed).flatMap(([target, one], i) => {
    const spot = isPiece(target) ? (aimed.at[i] ?? -1) : isSpot(target) ? one : -1;
    return spot >= 0 ? [idOf.spot(s, spot)] : [];
  });

/** The same of a card that waits on the stack, whose pieces stand where they stand now. */
export const waitingAim = (s: SsState, at: number): string => {
  const { card, power, targets } = s.stack[at]!;
  return aimWords(s, { card, power, targets, at: targets.map((one) => s.at[one] ?? -1) });
};
