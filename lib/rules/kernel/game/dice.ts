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
const hash = (seed: string, begun: number): number => {
  let h = begun;
  for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
  return h | 0;
};
const BEGUN = 0x811c9dc5;
const [SALT_A, SALT_B, SALT_C] = [BEGUN ^ 1, BEGUN ^ 2, BEGUN ^ 3];

/** The sfc32 generator. */
class Words {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  begin(a: number, b: number, c: number): void {
    this.#a = a;
    this.#b = b;
    this.#c = c;
    this.#counter = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  next(): number {
    const c = this.#c;
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t >>> 0;
  }
}

const diceOf = (next: () => number): Dice => {
  const below = (sides: number): number => {
    let n = next();
    // Refuse the ragged end of the range, or small results would come up a little too often; it is looked at only near
    // the end. In unsigned whole numbers, as remainders of others cost ten times as much.
    while (n > 0xffffffff - sides && n > 0xffffffff - (((0xffffffff % sides) + 1) % sides)) n = next();
    // Signed at last, as an array that ever takes another number keeps fractions from then on.
    return ((n >>> 0) % (sides >>> 0)) | 0;
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
};

/** Dice from a printable seed. */
export function seededDice(seed: string): Dice {
  const words = new Words();
  words.begin(hash(seed, SALT_A), hash(seed, SALT_B), hash(seed, SALT_C));
  return diceOf(() => words.next());
}

/** Dice that begin anew for each move: after `turnTo(n)` they fall like `seededDice(`${seed}/${n}`)`. */
export interface MoveDice extends Dice {
  turnTo(move: number): void;
}

/** For play-outs, where most moves roll nothing: a move costs only once its first die falls. */
export function moveDice(seed: string): MoveDice {
  const words = new Words();
  const stem = `${seed}/`;
  const [a, b, c] = [hash(stem, SALT_A), hash(stem, SALT_B), hash(stem, SALT_C)];
  let move = -1;
  let isDue = true;
  const next = (): number => {
    if (isDue) {
      const digits = String(move);
      words.begin(hash(digits, a), hash(digits, b), hash(digits, c));
      isDue = false;
    }
    return words.next();
  };
  return {
    ...diceOf(next),
    turnTo: (to) => {
      move = to;
      isDue = true;
    },
  };
}
