import type { z } from 'zod';
import type { Entry } from '../catalogue/entry';
import type { Fraction } from './odds';

/** One way a situation may end. The chances of all of them sum to one. */
export interface Chance {
  /** `attacker-wins` */
  readonly key: string;
  /** Completes a sentence about it: `the attacker wins`. */
  readonly words: string;
  readonly chance: Fraction;
}

export interface Chances {
  readonly outcomes: readonly Chance[];
  /** The answer in one or two sentences, with the numbers that matter. */
  readonly explained: string;
  /** How the numbers on each side are spread, where dice are added up: by total, from the lowest. */
  readonly spreads?: readonly {
    readonly label: string;
    readonly values: readonly { readonly value: number; readonly chance: Fraction }[];
  }[];
}

/** A question of chance that the rules can answer exactly: two pools of dice, a battle with this deck. */
export interface Situation<Q = unknown> {
  readonly kind: string;
  readonly title: string;
  readonly explains: string;
  readonly rules: readonly string[];
  /** Strict, without `kind`; every field with a title and, where it has one, a default: it makes the form and the JSON Schema. */
  readonly schema: z.ZodType<Q>;
  /** Asked when the form is opened, and in tests. */
  readonly example: Q;
  /** What differs from the example where the question is about this entry; undefined: it is not about it. */
  about?(entry: Entry): Readonly<Record<string, unknown>> | undefined;
  /** Exact, by enumeration or counting; never sampled. */
  solve(question: Q): Chances;
}

/** A question of chance with all its fields. */
export interface Question {
  readonly situation: Situation;
  readonly question: unknown;
}

/** What may be asked about an entry, in the order of the situations. */
export const questionsAbout = (situations: readonly Situation[], entry: Entry): readonly Question[] =>
  situations.flatMap((situation) => {
    const asked = situation.about?.(entry);
    return asked ? [{ situation, question: { ...(situation.example as object), ...asked } }] : [];
  });

/** Checks the types of a situation, then forgets them, so that all of a system stand in one list. */
export const defineSituation = <Q>(situation: Situation<Q>): Situation => situation as unknown as Situation;
