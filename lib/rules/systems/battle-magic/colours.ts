/** Colours of counter sets (BM-030); the first six suit six players. */
export const colours = ['red', 'blue', 'green', 'yellow', 'white', 'black', 'purple', 'orange'] as const;
