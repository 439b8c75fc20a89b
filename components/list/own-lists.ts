/** A list of the account, to be chosen. */
export interface OwnList {
  readonly id: string;
  readonly name: string;
}

/** So many of the newest are offered without a question, and about so many are found by one. */
export const MOST_OFFERED = 100;

/** Both, each once; what is there already stands first. */
export const joined = (there: readonly OwnList[], found: readonly OwnList[]): readonly OwnList[] => [
  ...there,
  ...found.filter(({ id }) => there.every((one) => one.id !== id)),
];
