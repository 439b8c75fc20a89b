/** One step of a price: added to what stands before it, or multiplying it. */
export interface PricePart {
  readonly label: string;
  readonly how: 'plus' | 'times';
  readonly amount: number;
}

/** What the steps come to, before rounding. */
export const sumOf = (parts: readonly PricePart[]): number =>
  parts.reduce((sum, { how, amount }) => (how === 'plus' ? sum + amount : sum * amount), 0);
