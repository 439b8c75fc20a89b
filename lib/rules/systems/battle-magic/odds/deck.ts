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

/** Decks that a table may mix (BM-R49). */
export const MOST_DECKS = 3;
export const Decks = z
  .int()
  .min(1)
  .max(MOST_DECKS)
  .default(1)
  .meta({ title: 'Decks', description: 'Copies of the common deck that the table mixed.' });

/** Fields for cards that are known to be out of the deck: in the discard pile, in a hand that one sees. */
export const goneFields = Object.fromEntries(
  names.map((name, code) => [
    name,
    z
      .int()
      .min(0)
      .max(fullDeck[code]! * MOST_DECKS)
      .default(0)
      .meta({ title: `${cards[code]!.name} out of the deck` }),
  ]),
) as Record<(typeof names)[number], z.ZodDefault<z.ZodInt>>;

/** The cards that can still be drawn, by code; below 0: more are gone than there are. @param held more cards out of it; −1: none */
export const deckLeft = (
  { decks, ...gone }: Gone & { readonly decks: number },
  held: readonly number[] = [],
): number[] =>
  names.map(
    (name, code) => fullDeck[code]! * decks - gone[name] - held.filter((card) => card === code).length,
  );

/** Fields for those of them that lie in the discard pile: a deck that runs out is made anew of it (BM-R24). */
export const Discarded = z
  .strictObject(
    Object.fromEntries(
      names.map((name, code) => [
        name.slice(0, -'Gone'.length),
        z
          .int()
          .min(0)
          .max(fullDeck[code]! * MOST_DECKS)
          .default(0)
          .meta({ title: cards[code]!.name }),
      ]),
    ) as Record<Discard, z.ZodDefault<z.ZodInt>>,
  )
  .prefault({})
  .meta({
    title: 'Of the cards out of the deck, in the discard pile',
    description: 'They are the new deck when it runs out within the battle.',
  });
type Discard = (typeof names)[number] extends `${infer Card}Gone` ? Card : never;

/** The discard pile by code. */
export const discardOf = ({
  discarded,
}: {
  readonly discarded: Readonly<Record<Discard, number>>;
}): number[] => names.map((name) => discarded[name.slice(0, -'Gone'.length) as Discard]);

/** How many cards of that code are out of the deck. */
export const goneIn = (gone: Gone, code: number): number => gone[names[code]!];

/** Says where more cards are gone than the decks have. */
export function checkGone(q: Gone & { readonly decks: number }, context: z.RefinementCtx): void {
  deckLeft(q).forEach((left, code) => {
    if (left < 0)
      context.addIssue({
        code: 'custom',
        path: [names[code]!],
        message: `There are not so many cards ${cards[code]!.name}.`,
      });
  });
}

/** The fields of the discard pile from the cards in it. */
export function discardedOf(pile: readonly number[]): Partial<Record<Discard, number>> {
  const fields: Partial<Record<Discard, number>> = {};
  for (const code of pile) {
    const name = names[code]!.slice(0, -'Gone'.length) as Discard;
    fields[name] = (fields[name] ?? 0) + 1;
  }
  return fields;
}

/** The same fields from the cards that one has seen. */
export function goneOf(seen: readonly number[], decks: number): Partial<Gone> {
  const fields: Partial<Record<(typeof names)[number], number>> = {};
  for (const code of seen) {
    const name = names[code]!;
    fields[name] = Math.min(fullDeck[code]! * decks, (fields[name] ?? 0) + 1);
  }
  return fields;
}
