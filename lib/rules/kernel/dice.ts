/** All chance in the rules comes from here: the same seed gives the same sequence on every machine. */
export interface Dice {
  /** A whole number from 0 to `sides - 1`, every one equally likely. */
  below(sides: number): number;
  /** A die roll from 1 to `sides`. */
  roll(sides: number): number;
  pick<T>(items: readonly T[]): T;
  /** A new array in random order; the given one stays as it is. */
  shuffle<T>(items: readonly T[]): T[];
}

/** Spreads the characters of a seed over 32 bits (FNV-1a), once for each word of the generator's state. */
const hash = (seed: string, salt: number): number => {
  let h = 0x811c9dc5 ^ salt;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  return h | 0;
};

/** Dice from a printable seed, by the sfc32 generator. */
export function seededDice(seed: string): Dice {
  let a = hash(seed, 1);
  let b = hash(seed, 2);
  let c = hash(seed, 3);
  let counter = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();

  const below = (sides: number): number => {
    // Refuse the ragged end of the range, or small results would come up a little too often.
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % sides);
    let n = next();
    while (n >= fair) n = next();
    return n % sides;
  };
  return {
    below,
    roll: (sides) => below(sides) + 1,
    pick: (items) => {
      if (items.length === 0) throw new Error('pick from nothing');
      return items[below(items.length)]!;
    },
    shuffle: (items) => {
      const out = [...items];
      for (let i = out.length - 1; i > 0; i--) {
        const j = below(i + 1);
        [out[i], out[j]] = [out[j]!, out[i]!];
      }
      return out;
    },
  };
}
