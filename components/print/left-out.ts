/** So many lists or cards are printed from one address. */
export const MOST_AT_ONCE = 100;

/** Says how many of those that an address names are not printed; nothing where all are. */
export function sayGone(kind: 'lists' | 'cards', gone: number, of: number): readonly string[] {
  if (gone === 0) return [];
  const and = gone === 1 ? 'is gone or not open to you, and is' : 'are gone or not open to you, and are';
  return [`${gone} of the ${of} ${kind} in this address ${and} left out.`];
}

/** Says that an address names more than are printed at once. */
export const sayTooMany = (kind: 'lists' | 'cards', asked: number): readonly string[] =>
  asked > MOST_AT_ONCE
    ? [
        `The address names ${asked} ${kind}, and the first ${MOST_AT_ONCE} are printed at once. Print the others from an address of their own.`,
      ]
    : [];
