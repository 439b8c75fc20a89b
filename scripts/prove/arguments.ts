/** Words and `--name value` of a command line. @throws for a number that is none */
export function readArguments(
  given: readonly string[],
  numbers: Readonly<Record<string, number>>,
): { readonly words: readonly string[]; readonly numbers: Readonly<Record<string, number>> } {
  const words: string[] = [];
  const found = { ...numbers };
  for (let i = 0; i < given.length; i++) {
    const name = given[i]!.startsWith('--') ? given[i]!.slice(2) : undefined;
    if (name === undefined) words.push(given[i]!);
    else {
      const value = Number(given[++i]);
      if (!Object.hasOwn(numbers, name) || !Number.isInteger(value) || value < 0)
        throw new Error(`--${name} is not known, or needs a whole number`);
      found[name] = value;
    }
  }
  return { words, numbers: found };
}
