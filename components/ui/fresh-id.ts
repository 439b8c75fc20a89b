/**
 * A UUID that nobody else has drawn. Not by `crypto.randomUUID`: a browser has that only over HTTPS or on the server's own
 * machine, and at a table the server is often somebody's laptop, opened by its bare address.
 */
export const freshId = (): string =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (Number(digit) ^ (crypto.getRandomValues(new Uint8Array(1))[0]! & (15 >> (Number(digit) / 4)))).toString(
      16,
    ),
  );
