import type { ActionChit, StrengthChit } from './types';
import type { MagicType, Strength } from './vocabulary';

const PRINTED = /^(MOVE|FIGHT|BERSERK|DUCK|MAGIC) ([A-Z]+)(\d)(\*{0,2})$/;

/** Reads a chit as printed, `FIGHT M3**` or `MAGIC II2*`. @throws when the code is no chit: a mistake in the data. */
export const chit = (code: string, level: number): ActionChit => {
  const read = PRINTED.exec(code);
  if (!read) throw new Error(`no chit ${code}`);
  const [, kind, power, time, stars] = read;
  const base = { code, time: Number(time), asterisks: stars!.length, level };
  return kind === 'MAGIC'
    ? { ...base, kind, magic: power as MagicType }
    : { ...base, kind: kind as StrengthChit['kind'], strength: power as Strength };
};

type Three = readonly [string, string, string];

/** The three chits of each of the four levels. */
export const byLevel = (...levels: readonly [Three, Three, Three, Three]): readonly ActionChit[] =>
  levels.flatMap((codes, i) => codes.map((code) => chit(code, i + 1)));
