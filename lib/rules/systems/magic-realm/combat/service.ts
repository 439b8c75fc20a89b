import type { Refusal } from '../../../kernel/result';
import { beastOf, canServe, isHerd } from '../beasts';
import { monsters as everyMonster } from '../catalogue';
import type { House } from '../house';
import { lastDay } from '../legality/hires';
import type { Hire } from '../options';
import { sheetOf, type RealmList } from '../sheet';

type Faults = readonly Refusal[];

interface Servant {
  readonly name: string;
  readonly hire: Hire | undefined;
  /** The last day of the service that began on that one. */
  readonly last: (day: number, terms?: number) => number;
}

/** Monsters who are under control serve to the next sunset; hired ones for a term. (MR-S15, MR-S37) */
const lastDayOf = (monster: string): Servant['last'] => {
  const beast = beastOf(monster);
  return beast !== undefined && isHerd(beast) ? lastDay : (day) => day + 1;
};

/** Why one who serves cannot fight for the character of this list. */
function faultOf({ name, hire, last }: Servant, list: RealmList, house: House): string | undefined {
  const [hirer] = sheetOf(list, house).characters;
  const today = list.options.day;
  if (hire?.employer !== undefined && hire.employer !== hirer?.key)
    return `${name} serves another employer than the character of this list.`;
  if (hirer && (hire?.side ?? hirer.member.side ?? 'a') !== (hirer.member.side ?? 'a'))
    return `${name} stands on another side than the employer.`;
  if (hire?.day !== undefined && today !== undefined && today > last(hire.day, hire.terms))
    return `The term of ${name} is over.`;
  return undefined;
}

/** Does a monster of a list serve its character? In a combat roster only where it says so. */
export const isServing = (list: RealmList, monster: string): boolean =>
  list.options.form !== 'roster' || list.options.hires?.[monster] !== undefined;

const servingMonsters = (list: RealmList, house: House) =>
  sheetOf(list, house).monsters.filter(({ entry }) => isServing(list, entry.id));

/** Whoever serves in a list and cannot be played: by another’s wage, after the term, or by no spell. (MR-B44, MR-B45) */
export function serviceFaults(list: RealmList, seat: number, house: House): Faults {
  const at = (line: number) => ['lists', seat, 'entries', line] as const;
  const out: Refusal[] = [];
  const add = (line: number, message: string | undefined): void => {
    if (message !== undefined) out.push({ path: at(line), code: 'not_in_service', message });
  };
  for (const { at: line, entry, hire, hired } of sheetOf(list, house).natives)
    if (hired) add(line, faultOf({ name: entry.name, hire, last: lastDay }, list, house));
  for (const { at: line, entry } of servingMonsters(list, house)) {
    const hire = list.options.hires?.[entry.id];
    const { id, name } = entry;
    if (hire?.spell === undefined || !canServe(id, hire.spell))
      add(line, `${name} serves nobody: the list names no spell that could make it serve.`);
    else add(line, faultOf({ name, hire, last: lastDayOf(id) }, list, house));
  }
  return out;
}

/** Ids of those who serve the character of a list: natives, and each of its monsters. */
export const hirelingsOf = (list: RealmList | undefined, house: House): readonly string[] =>
  list
    ? [
        ...sheetOf(list, house).natives.flatMap(({ entry, hired }) => (hired ? [entry.id] : [])),
        ...servingMonsters(list, house).flatMap(({ entry, count }) =>
          new Array<string>(count).fill(entry.id),
        ),
      ]
    : [];

/** So many counters there are of a denizen. */
const supplyOf = (id: string): number => everyMonster.find((one) => one.id === id)?.copies ?? 1;

/** There is one of each native, and a number of each monster: who serves one employer serves no other, and is no foe as well. (MR-L40) */
export function taken(
  lists: readonly (RealmList | undefined)[],
  hirelings: readonly (readonly string[])[],
  denizens: Readonly<Record<string, number>>,
): Faults {
  const used = new Map(Object.entries(denizens));
  return hirelings.flatMap((ids, seat) =>
    ids.flatMap((id): Refusal[] => {
      const count = (used.get(id) ?? 0) + 1;
      used.set(id, count);
      const supply = supplyOf(id);
      if (count <= supply) return [];
      const name = lists[seat]?.lines.find(({ entry }) => entry.id === id)?.entry.name ?? id;
      const message =
        supply === 1
          ? `There is one ${name}: he cannot serve here and stand elsewhere in the clearing.`
          : `There are ${supply} counters of ${name}, and more are asked for.`;
      return [{ path: ['lists', seat], code: supply === 1 ? 'native_taken' : 'monster_taken', message }];
    }),
  );
}
