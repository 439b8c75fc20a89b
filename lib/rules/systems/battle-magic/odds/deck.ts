import { z } from 'zod';
import { cards } from '../catalogue/cards';

/** How many of each of the twelve cards the common deck has, by code (BM-013..BM-016). */
export const fullDeck: readonly number[] = cards.map((card) => card.copies!);

const names = [
  'move1Gone',
  'move2Gone',
  'move3Gone',
  'sword1Gone',
  'sword2Gone',
  'sword3Gone',
  'gold1Gone',
  'gold2Gone',
  'gold3Gone',
  'magic1Gone',
  'magic2Gone',
  'magic3Gone',
] as const;
export type Gone = Readonly<Record<(typeof names)[number], number>>;

/** Fields for cards that are known to be out of the deck: in the discard pile, in a hand that one sees. */
export const goneFields = Object.fromEntries(
  names.map((name, code) => [
    name,
    z
      .int()
      .min(0)
      .max(fullDeck[code]!)
      .default(0)
      .meta({ title: `${cards[code]!.name} out of the deck` }),
  ]),
) as Record<(typeof names)[number], z.ZodDefault<z.ZodInt>>;

/** The cards that can still be drawn, by code. @param held more cards out of it; −1: none */
export const deckLeft = (gone: Gone, held: readonly number[] = []): number[] =>
  names.map((name, code) => fullDeck[code]! - gone[name] - held.filter((card) => card === code).length);

/** The same fields from the cards that one has seen. */
export function goneOf(seen: readonly number[]): Partial<Gone> {
  const fields: Partial<Record<(typeof names)[number], number>> = {};
  for (const code of seen) {
    const name = names[code]!;
    fields[name] = Math.min(fullDeck[code]!, (fields[name] ?? 0) + 1);
  }
  return fields;
}
