import { randomBytes } from 'node:crypto';

/** Branded, so that an owner is never mistaken for the id of what he owns. */
export type UserId = string & { readonly __user: true };

/** For ids that arrive from a session or a test. */
export const asUserId = (id: string): UserId => id as UserId;

/** Digits and small letters without i, l, o and u: they sort alike in both databases and can be read aloud. */
export const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 256 is a multiple of 32, so every letter is equally likely. */
const letters = (count: number): string =>
  Array.from(randomBytes(count), (byte) => alphabet[byte % 32]).join('');

const timeLetters = (ms: number): string => {
  let left = ms;
  let text = '';
  for (let i = 0; i < 9; i++) {
    text = alphabet[left % 32]! + text;
    left = Math.floor(left / 32);
  }
  return text;
};

const DAY_MS = 86_400_000;

/** Does an id stand where only tomorrow's will? Where many are made at once, ours run ahead a little. */
export const isAhead = (id: string, now = Date.now()): boolean => id.slice(0, 9) > timeLetters(now + DAY_MS);

let lastMs = 0;

/** Nine letters of time, then chance: ids of one process sort by their making, which is the order of collections. */
export function newId(now = Date.now()): string {
  lastMs = Math.max(lastMs + 1, now);
  return timeLetters(lastMs) + letters(13);
}

/** 100 bits of chance: whoever has the link may read, and nobody guesses it. */
export const newShareId = (): string => letters(20);

/** 200 bits of chance behind a word that secret scanners can look for. */
export const newSecret = (): string => `muster_${letters(40)}`;
