import { fraction, type Fraction } from '../../../kernel/game/odds';

/** Small counts as a fraction. Numbers hold them exactly; big integers begin at this door. */
export const of = (top: number, bottom: number): Fraction => fraction(BigInt(top), BigInt(bottom));

/** The chance that both come about, where neither knows of the other. */
export const product = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.top, a.bottom * b.bottom);

/** A part of a whole that is not never: the chance of the one where the other is known. */
export const quotient = (a: Fraction, b: Fraction): Fraction => fraction(a.top * b.bottom, a.bottom * b.top);
