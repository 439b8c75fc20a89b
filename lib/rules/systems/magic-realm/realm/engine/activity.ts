import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import type { Ask, AskOf } from './asks';
import type { RealmChoice } from './choices';
import type { Deed, DeedOf } from './deeds';
import type { RealmEvent } from './events';
import type { RealmState } from './state';

export type Telling = Tell<RealmEvent> | undefined;

/**
 * How a recorded phase of one kind is carried out. What needs a decision is pushed to `s.asks`; the phase is over when nothing is asked any
 * more. An activity that is not possible now tells so and does nothing. (MR-016)
 */
export type DeedRule<K extends Deed['type']> = (
  s: RealmState,
  seat: Seat,
  deed: DeedOf<K>,
  dice: Dice,
  tell: Telling,
) => void;

/** Those of some kinds: each file of activities exports one such record. */
export type DeedRules<K extends Deed['type']> = { readonly [T in K]: DeedRule<T> };

/** A question to the seat named in it. It is taken from `s.asks` before it is answered. */
export interface Question<A> {
  /** Never empty. */
  choices(s: RealmState, ask: A): RealmChoice[];
  answer(s: RealmState, ask: A, choice: RealmChoice, dice: Dice, tell: Telling): void;
}

export type Questions<K extends Ask['type']> = { readonly [T in K]: Question<AskOf<T>> };
