import type { Livery } from './face';

/** What a livery is called by where it is chosen. */
export const liveryId = ({ name }: Livery): string => name.toLowerCase();

/** What somebody at the table would wear: what was chosen for him, and what he has where that is free. */
export interface LiveryWish {
  readonly chosen?: Livery | undefined;
  readonly usual?: Livery | undefined;
}

/**
 * A livery for each of those who meet: the chosen one, else the usual one, else the first that nobody has. Where more meet than
 * there are colours, those are dealt again with a number behind their names.
 */
export function dealLiveries(choices: readonly Livery[], wishes: readonly LiveryWish[]): readonly Livery[] {
  const taken = new Set(wishes.flatMap(({ chosen }) => (chosen ? [chosen.tone] : [])));
  let again = 0;
  return wishes.map(({ chosen, usual }) => {
    if (chosen) return chosen;
    const free = usual && !taken.has(usual.tone) ? usual : choices.find(({ tone }) => !taken.has(tone));
    if (!free) {
      const { tone, name } = choices[again % choices.length]!;
      again++;
      return { tone, name: `${name} ${1 + Math.ceil(again / choices.length)}` };
    }
    taken.add(free.tone);
    return free;
  });
}
