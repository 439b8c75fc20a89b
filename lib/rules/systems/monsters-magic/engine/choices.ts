import { SPACES } from './board';
import type { MmChoice } from './state';

type Of<T extends MmChoice['type']> = Extract<MmChoice, { readonly type: T }>;

/** Choices are never changed, so each is made once and handed out again: listing them allocates next to nothing. */
const table = <C extends MmChoice>(length: number, make: (n: number) => C): readonly C[] =>
  Array.from({ length }, (_, n) => Object.freeze(make(n)));

const FIGURES = 80;
const steps = table(FIGURES * SPACES, (n): Of<'step'> => ({ type: 'step', figure: n >> 6, to: n & 63 }));
const recruits = table(FIGURES * SPACES, (n): Of<'recruit'> => ({
  type: 'recruit',
  figure: n >> 6,
  at: n & 63,
}));
const marks = table(SPACES, (at): Of<'mark'> => ({ type: 'mark', at }));

/** Cards of the printed deck and of most others; beyond them a choice is made when it is needed. */
const USUAL = 256;
const plays = table(USUAL, (card): Of<'play'> => ({ type: 'play', card }));
const uses = table(USUAL, (card): Of<'use'> => ({ type: 'use', card }));
const answers = table(USUAL, (card): Of<'answer'> => ({ type: 'answer', card }));
const puts = table(USUAL, (card): Of<'put'> => ({ type: 'put', card }));
const discards = table(USUAL, (card): Of<'discard'> => ({ type: 'discard', card }));
const picks = table(USUAL, (what): Of<'pick'> => ({ type: 'pick', what }));

export const stepTo = (figure: number, to: number): MmChoice => steps[figure * SPACES + to]!;
export const recruitAt = (figure: number, at: number): MmChoice => recruits[figure * SPACES + at]!;
export const markAt = (at: number): MmChoice => marks[at]!;
export const playOf = (card: number): MmChoice => plays[card] ?? { type: 'play', card };
export const useOf = (card: number): MmChoice => uses[card] ?? { type: 'use', card };
export const answerWith = (card: number): MmChoice => answers[card] ?? { type: 'answer', card };
export const putDown = (card: number): MmChoice => puts[card] ?? { type: 'put', card };
export const discardOf = (card: number): MmChoice => discards[card] ?? { type: 'discard', card };
export const pickOf = (what: number): MmChoice => picks[what] ?? { type: 'pick', what };
export const DONE: MmChoice = Object.freeze({ type: 'done' });
export const PASS: MmChoice = Object.freeze({ type: 'pass' });
export const ENOUGH: MmChoice = Object.freeze({ type: 'enough' });
