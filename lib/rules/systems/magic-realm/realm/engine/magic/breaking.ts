import type { Seat } from '../../../../../kernel/game/engine';
import type { Questions, Telling } from '../activity';
import { isGone } from '../evening/in-fight';
import { cursesOn } from '../kit';
import { seatsAt, type RealmState, type SpellInEffect } from '../state';
import type { Place } from '../world/ground';
import { liftCurse } from './cursing';
import { breakSpellAt } from './enspell';
import { isWithin } from './in-effect';

/** Which spell does he break, or which curse? (MR-S30, MR-S46, MR-T03) */
export type BreakAsk = {
  readonly type: 'break-magic';
  readonly seat: Seat;
  /** Curses may be broken too. */
  readonly curses: boolean;
  /** What lets him do it: a spell, or a card. */
  readonly rule: string;
};
export type BreakChoice =
  /** By its place among the spells in effect. */
  | { readonly type: 'break-spell'; readonly at: number }
  | { readonly type: 'lift-curse'; readonly of: Seat; readonly curse: number }
  | { readonly type: 'break-no-magic' };

/** Whoever has run in the combat that is fought there has left with what is on him. */
const isReached = (s: RealmState, one: SpellInEffect, place: Place): boolean =>
  isWithin(s, one, place, (seat) => isGone(s, seat));

const breakAt = (s: RealmState, one: SpellInEffect, place: Place, tell: Telling): void =>
  breakSpellAt(s, one, place, tell, (seat) => isGone(s, seat));

/** Spells whose caster or target is in his clearing, and curses of those who are there. (MR-S30, MR-S46, MR-T03) */
export function breakable(s: RealmState, seat: Seat, curses: boolean): BreakChoice[] {
  const { place } = s.who[seat]!;
  const cursed = seatsAt(s, place).flatMap((of): BreakChoice[] =>
    isGone(s, of)
      ? []
      : cursesOn(s.who[of]!).map((curse): BreakChoice => ({ type: 'lift-curse', of, curse })),
  );
  return [
    ...s.effects.flatMap((one, at): BreakChoice[] =>
      isReached(s, one, place) ? [{ type: 'break-spell', at }] : [],
    ),
    ...(curses ? cursed : []),
  ];
}

/** He breaks one of them, if there is any. @param rule of the spell or card that lets him */
export function askToBreak(s: RealmState, seat: Seat, curses: boolean, rule: string): void {
  if (breakable(s, seat, curses).length > 0) s.asks.push({ type: 'break-magic', seat, curses, rule });
}

/** Every spell in effect whose caster or target is there is broken. (MR-S01, MR-B27) */
export function exorciseSpells(s: RealmState, seat: Seat, tell: Telling): void {
  const { place } = s.who[seat]!;
  for (const one of s.effects.filter((each) => isReached(s, each, place))) breakAt(s, one, place, tell);
}

export const breakAsks: Questions<BreakAsk['type']> = {
  'break-magic': {
    choices: (s, { seat, curses }) => [...breakable(s, seat, curses), { type: 'break-no-magic' }],
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'lift-curse') liftCurse(s, choice.of, choice.curse, tell);
      if (choice.type === 'break-spell') breakAt(s, s.effects[choice.at]!, s.who[seat]!.place, tell);
    },
  },
};
