import type { LevelView } from './sheet';

/** `MAGIC II3*#2` names the second chit of that code; the type may be left out of a MAGIC chit’s name. */
export const chitCode = (name: string): string => {
  const code = name.replace(/#\d+$/, '');
  return /^[IV]+\d/.test(code) ? `MAGIC ${code}` : code;
};

/** One name for one chit: code and number, counted from 1. */
export const chitName = (name: string): string => `${chitCode(name)}#${/#(\d+)$/.exec(name)?.[1] ?? '1'}`;

/** The names of chits as a sheet lists them: one without a number is the next of its code that is not named by its number. */
export function namesInOrder(chits: readonly string[]): readonly string[] {
  const numbered = new Set(chits.filter((chit) => chit.includes('#')).map(chitName));
  const nth = new Map<string, number>();
  return chits.map((chit) => {
    if (chit.includes('#')) return chitName(chit);
    const code = chitCode(chit);
    let n = (nth.get(code) ?? 0) + 1;
    while (numbered.has(`${code}#${n}`)) n += 1;
    nth.set(code, n);
    return `${code}#${n}`;
  });
}

/** Is it one of the chits that he has at this level? */
export const hasChit = (has: LevelView, name: string): boolean => {
  const [code = '', nth = '1'] = chitName(name).split('#');
  return Number(nth) >= 1 && Number(nth) <= (has.codes.get(code) ?? 0);
};

/** Names of all his chits; `#2` and so on only where a code repeats. */
export const chitNames = (has: LevelView): readonly string[] => {
  const seen = new Map<string, number>();
  return has.chits.map(({ code }) => {
    const nth = (seen.get(code) ?? 0) + 1;
    seen.set(code, nth);
    return nth === 1 ? code : `${code}#${nth}`;
  });
};
