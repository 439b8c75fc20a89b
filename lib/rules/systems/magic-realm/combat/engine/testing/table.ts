import { clearingWith, type MrBoard } from '../../clearings/board';
import { House } from '../../../house';
import { parsedOf, termsOf, type Case } from '../../../testing';
import { table } from '../../table';
import type { RealmList, RealmTerms } from '../../../sheet';
import type { House as RealmHouse } from '../../../house';
import type { MrTable } from '../setup';

/** For tests only: a combat of these sheets; a plain string is a character with what his level gives. */
export interface Fight {
  readonly heroes: readonly (string | Case)[];
  readonly denizens?: Readonly<Record<string, number>>;
  readonly board?: Partial<MrBoard>;
  readonly house?: Readonly<Record<string, unknown>>;
}

export function tryTable({ heroes, denizens = {}, board = {}, house = {} }: Fight) {
  const terms = termsOf({ house });
  const lists = heroes.map((one) =>
    parsedOf(typeof one === 'string' ? { entries: [one] } : one, terms),
  ) as unknown as RealmList[];
  return table({
    house: House.parse(house) as RealmHouse,
    terms: terms as unknown as RealmTerms,
    lists,
    board: clearingWith(denizens, board),
  });
}

export function tableOf(fight: Fight): MrTable {
  const made = tryTable(fight);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  return made.value;
}
