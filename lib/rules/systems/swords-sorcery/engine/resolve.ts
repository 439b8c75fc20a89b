import type { CardEffect, Deed } from '../catalogue/effects';
import { answers, lose, STOPPED_BY } from './clash';
import { cardDeeds } from './deeds/cards';
import { killDeeds } from './deeds/kill';
import { moveDeeds } from './deeds/move';
import { standingDeeds } from './deeds/standing';
import { summonDeeds } from './deeds/summon';
import { turnDeeds } from './deeds/turn';
import type { Run } from './events';
import { enterPlay } from './in-play';
import { deedOf, kindOf, dispose } from './lasting';
import { MANY_CARDS, type SsState, type Waiting } from './state';

/** What a card or power does when it resolves. */
export type Handler<K extends Deed['kind']> = (
  s: SsState,
  item: Waiting,
  deed: Extract<CardEffect, { kind: K }>,
  run: Run,
) => void;
export type Deeds<K extends Deed['kind']> = { readonly [Kind in K]: Handler<Kind> };

/** One handler for every wording there is; a new one does not compile until it stands here. */
const deeds: Deeds<Deed['kind']> = {
  ...standingDeeds,
  ...killDeeds,
  ...moveDeeds,
  ...turnDeeds,
  ...summonDeeds,
  ...cardDeeds,
};

/** It says so and does nothing. */
export const fail = (s: SsState, { seat, card }: Waiting, rule: string, run: Run, other = -1): void =>
  run.tell?.({ type: 'failed', rule, seat, card, other });

/** The card on top of the stack takes effect; what it leaves open is asked for by tasks (SS-036). */
export function resolveTop(s: SsState, run: Run): void {
  const item = s.stack.pop()!;
  const { card, seat, power } = item;
  const deed = deedOf(s, card);
  const gone = power && !s.play[seat]!.includes(card);
  if (
    item.dead ||
    gone ||
    (s.evaded.includes(card) && s.game.cards[card]!.isTrap && (power || !isPermanent(s, card)))
  )
    fail(s, item, item.dead || gone ? 'SS-R67' : evadedBy(s, card), run);
  else {
    run.tell?.({ type: 'resolved', rule: s.game.cards[card]!.rule, seat, card });
    if (isPermanent(s, card) && !power) enterPlay(s, seat, card, run);
    if (deed !== undefined) (deeds[deed.kind] as Handler<Deed['kind']>)(s, item, deed, run);
    if (isPermanent(s, card)) return;
  }
  dispose(s, item, run);
}

/** What keeps a trap card from working this turn: an Evade trap, or a Trap expertise that was rolled against it. */
const evadedBy = (s: SsState, trap: number): string =>
  s.tried.some((one) => one % MANY_CARDS === trap) &&
  !s.lasting.some(({ card }) => kindOf(s, card) === 'cancel-trap')
    ? 'SS-154'
    : 'SS-162';

const isPermanent = (s: SsState, card: number): boolean => s.game.cards[card]!.isPermanent;

/** Trap Proof of equal level under strict levels: both cards are destroyed and nothing happens (SS-038, SS-R39). */
export function meetsTrapProof(s: SsState, item: Waiting, patron: number, run: Run): boolean {
  if (patron < 0) return false;
  for (const card of [...s.play[patron]!]) {
    if (kindOf(s, card) !== 'ignore-traps') continue;
    const clash = answers(s, card, item.card);
    if (clash === 0) continue;
    fail(s, item, 'SS-103', run, card);
    if (clash !== STOPPED_BY) {
      lose(s, patron, card, item.seat, item.card, 'SS-038', run);
      if (s.play[item.seat]!.includes(item.card)) lose(s, item.seat, item.card, patron, card, 'SS-038', run);
    }
    return true;
  }
  return false;
}
