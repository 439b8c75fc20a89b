import type { Seat } from '../../../kernel/game/engine';
import type { Bot } from '../../../kernel/game/play';
import {
  ASLEEP,
  GHOST,
  HELD,
  PARALYSED,
  STONE,
  STOPPED,
  WIZARD,
  type SsChoice,
  type SsState,
} from '../engine/state';
import { windowOf } from './harm';
import { placeApart } from './opening';
import { attackWorth, foesOf, isMine } from './sight';
import { best, steady } from './steady';

/** A piece carried to a spot, so that an attack is one step away. */
interface Strike {
  readonly piece: number;
  readonly spot: number;
  readonly worth: number;
}

/** What a strike has to bring to be worth the card. */
const WORTH_A_CARD = 2;
const BOUND = ASLEEP | PARALYSED | HELD | GHOST | STONE | STOPPED;

/** Pieces that can still go this turn; the wizard stays out of it. */
const strikers = (s: SsState, me: Seat): number[] =>
  [...s.at.keys()].filter(
    (piece) =>
      isMine(s, piece, me) &&
      s.type[piece] !== WIZARD &&
      (s.flags[piece]! & BOUND) === 0 &&
      s.guest[s.at[piece]!]! < 0,
  );

const openBeside = (s: SsState, piece: number): number | undefined =>
  s.game.adj[s.at[piece]!]!.find((near) => s.on[near] === -1);

/** The best that a Teleport before the own movement does: an own piece beside a foe, or a wizard out of its nest beside an own piece. */
export function bestStrike(s: SsState, me: Seat): Strike | undefined {
  const own = strikers(s, me);
  let best: Strike | undefined;
  const consider = (piece: number, spot: number | undefined, worth: number): void => {
    if (spot !== undefined && worth > (best?.worth ?? WORTH_A_CARD)) best = { piece, spot, worth };
  };
  for (const foe of foesOf(s, me)) {
    if (s.guest[s.at[foe]!]! >= 0) continue;
    const beside = openBeside(s, foe);
    for (const piece of own) {
      const worth = attackWorth(s, piece, foe);
      consider(piece, beside, worth);
      // Fetched it cannot come back, and its guards are not about: a little better than to go there.
      if (s.type[foe] === WIZARD) consider(foe, openBeside(s, piece), worth + 0.2);
    }
  }
  return best;
}

/** A card that carries any piece anywhere, once (SS-134). */
const carries = (s: SsState, card: number): boolean => {
  const deed = s.game.cards[card]?.deed;
  return deed?.kind === 'teleport-piece' && deed.within === 'any-domain' && deed.lasts !== 'in-play';
};

/** The next word of a strike by Teleport: the card, the piece, the spot. */
function striking(view: SsState, seat: Seat, choices: readonly SsChoice[]): SsChoice | undefined {
  if (view.active !== seat || windowOf(view)?.window !== 'rolled') return undefined;
  const task = view.tasks.at(-1);
  const names = task?.kind === 'target' && carries(view, task.card);
  const says = view.stack.length === 0 && choices.find((c) => c.type === 'invoke' && carries(view, c.card));
  if (!names && !says) return undefined;
  const strike = bestStrike(view, seat);
  if (!strike || !names) return strike && says ? says : undefined;
  return choices.find((c) =>
    c.type === 'piece' ? c.piece === strike.piece : c.type === 'spot' && c.spot === strike.spot,
  );
}

/**
 * The steady bot, which keeps a Teleport to save its wizard, and two plans more: to strike with it when nothing else is to be
 * said, and to stand apart at the beginning.
 */
export const lead: Bot<SsState, SsChoice> = (view, seat, choices, dice) => {
  if (view.phase === 'place')
    return best(choices, (c) => (c.type === 'place' ? placeApart(view, seat, c) : -100), dice);
  const usual = steady(view, seat, choices, dice);
  const isSpeech = usual.type === 'invoke' || usual.type === 'use' || usual.type === 'swap';
  return isSpeech ? usual : (striking(view, seat, choices) ?? usual);
};
