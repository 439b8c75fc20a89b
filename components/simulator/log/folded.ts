import type { LogLine } from './log-lines';

/** Lines of the log that are told as one: the last of them, and those before it. */
export interface Fold {
  readonly last: LogLine;
  /** Oldest first. */
  readonly before: readonly LogLine[];
}

/** Two lines that begin alike over less than this part of their words tell of different things. */
const LEAST_ALIKE = 1 / 3;
const LEAST_WORDS = 2;

/** Do both tell the same again: by one rule, of the same thing, with nothing thrown? */
function isLike(one: LogLine, other: LogLine): boolean {
  if (one.rule !== other.rule || hasMore(one) || hasMore(other)) return false;
  const [a, b] = [one.words.text.split(' '), other.words.text.split(' ')];
  const differs = a.findIndex((word, i) => word !== b[i]);
  const alike = differs < 0 ? a.length : differs;
  return (
    one.words.text === other.words.text ||
    alike >= Math.max(LEAST_WORDS, Math.min(a.length, b.length) * LEAST_ALIKE)
  );
}

/** Dice and the beginning of a turn are never out of sight. */
const hasMore = ({ words }: LogLine): boolean => words.dice !== undefined || words.weight === 'turn';

/** Repeated like lines in one: the steps of one piece, one discard after the other. Oldest first. */
export function folded(lines: readonly LogLine[]): readonly Fold[] {
  const folds: { last: LogLine; readonly before: LogLine[] }[] = [];
  for (const line of lines) {
    const latest = folds.at(-1);
    if (latest && isLike(latest.last, line)) {
      latest.before.push(latest.last);
      latest.last = line;
    } else folds.push({ last: line, before: [] });
  }
  return folds;
}
