import type { BmChoice } from '../engine/state';

/** How good a choice seems, beside the others of the same decision. */
export type Score = (choice: BmChoice) => number;

/** The choice of the highest score; the first of several. */
export function highest(choices: readonly BmChoice[], score: Score): BmChoice {
  let best = choices[0]!;
  let most = -Infinity;
  for (const choice of choices) {
    const worth = score(choice);
    if (worth > most) [best, most] = [choice, worth];
  }
  return best;
}

/** So many of the highest scores, the best first. */
export const best = (choices: readonly BmChoice[], score: Score, many: number): readonly BmChoice[] =>
  choices
    .map((choice) => ({ choice, worth: score(choice) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, many)
    .map(({ choice }) => choice);
