import type { Seat } from '../../../kernel/game/engine';
import { worthOfPlace } from '../engine/arrange';
import { cardOf, type MmsChoice, type MmsGame, type MmsState } from '../engine/state';

/** Rows from the border behind which the enemy must come out first, and one more for whoever shoots. */
const REAR = 10;
/** Four units and more, in halves. */
const FAR = 8;
/** Twice what a row counts in `worthOfPlace`, so that its wish for the front is turned round. */
const ROW = 6;

const known = new WeakMap<MmsGame, Int16Array[]>();

/** By square: steps to the nearest square of another’s area, as the crow flies. */
function measure({ part, width }: MmsGame, seat: Seat): Int16Array {
  const out = new Int16Array(part.length).fill(Math.max(width, part.length / width));
  part.forEach((other, from) => {
    if (other === seat || other < 0) return;
    for (let to = 0; to < part.length; to++) {
      const dx = Math.abs((to % width) - (from % width));
      const dy = Math.abs(Math.floor(to / width) - Math.floor(from / width));
      if (Math.max(dx, dy) < out[to]!) out[to] = Math.max(dx, dy);
    }
  });
  return out;
}

function depthsOf(game: MmsGame, seat: Seat): Int16Array {
  let all = known.get(game);
  if (!all) known.set(game, (all = []));
  return (all[seat] ??= measure(game, seat));
}

/** The layout of the stronger bot: all characters far back, so that the enemy walks into their reach and not they into his. */
export function worthOfRear(s: MmsState, seat: Seat, choice: MmsChoice): number {
  if (choice.type !== 'place') return -Infinity;
  const card = cardOf(s, choice.piece);
  const worth = worthOfPlace(s, choice.piece, choice.at, choice.rot);
  if (card.kind !== 'character') return worth;
  const wish = card.range >= FAR ? REAR + 1 : REAR;
  return worth + ROW * Math.min(wish, depthsOf(s.game, seat)[choice.at]!);
}
