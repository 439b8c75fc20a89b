import type { Dice } from '../../../kernel/game/dice';
import type { ListEntry } from '../../../kernel/list/list';
import { characters as allCharacters, type Character } from '../catalogue';
import type { House } from '../house';
import type { Member, Options, Victory } from '../options';
import { requiredPoints } from '../points';
import { isNewGame, levelView, sheetOf, type CharacterView, type RealmList, type RealmTerms } from '../sheet';
import { fillVictory, missingEquipment, missingSpells } from './complete-character';
import { wholeCompany, withDays } from './complete-groups';
import { isOpen, type Drawn } from './random-party';

/** Somebody of the party: on a line already, or about to join. */
interface Part {
  readonly key: string;
  readonly entry: Character;
  readonly designation?: string;
  readonly count: number;
  readonly member: Member;
  readonly view?: CharacterView;
}

const LEVELS = [4, 3, 2, 1] as const;
/** Draws of who joins. */
const DRAWS = 6;

/**
 * A party with what it lacks: characters where there are none or their levels do not add up, levels, starting places, spells,
 * equipment that it began to name, the rest of the points, and the mates of hired natives.
 */
export function* completeParty(
  list: RealmList,
  dice: Dice,
  house: House,
  terms: RealmTerms,
): Generator<Drawn> {
  const there = sheetOf(list, house).characters.map((view): Part => ({
    key: view.key,
    entry: view.entry,
    count: view.count,
    member: view.member,
    view,
  }));
  for (let draw = 0; draw < DRAWS; draw++)
    for (const more of howMany(there, dice, house)) {
      const joining = whoJoins(list, there, dice, terms, draw > DRAWS / 2).slice(0, more);
      if (joining.length < more) continue;
      const parts = [...there, ...joining];
      for (const levels of levelsOf(parts, dice, house)) {
        const made = madeOf(list, parts, levels, dice, house, terms);
        if (made) yield* withNatives(list, made, house, terms);
      }
    }
}

/** How many may join: nobody where somebody is there, unless his points or the total of levels ask for more. */
function howMany(there: readonly Part[], dice: Dice, house: House): readonly number[] {
  const count = there.reduce((sum, part) => sum + part.count, 0);
  const room = Math.max(0, house['party.charactersPerPlayer'] - count);
  if (count === 0) return dice.shuffle(Array.from({ length: room }, (_, i) => i + 1));
  return Array.from({ length: room + 1 }, (_, i) => i);
}

/** Who may join, in random order; first whoever the sheet speaks of already, as employers or in what was decided for them. */
function whoJoins(
  list: RealmList,
  there: readonly Part[],
  dice: Dice,
  terms: RealmTerms,
  anybody: boolean,
): readonly Part[] {
  const { members = {}, hires = {} } = list.options;
  const spokenOf = new Set([
    ...list.list.entries.flatMap(({ entry }) => hires[entry]?.employer ?? []),
    ...(anybody ? [] : Object.keys(members)),
  ]);
  const open = dice.shuffle(allCharacters).flatMap((entry): Part[] => {
    if (!isOpen(entry.id, terms) || there.some((part) => part.entry === entry)) return [];
    const key = [...spokenOf].find((one) => one.split('/')[0] === entry.id) ?? entry.id;
    const designation = key.split('/')[1];
    return [{ key, entry, count: 1, member: members[key] ?? {}, ...(designation ? { designation } : {}) }];
  });
  return [...open.filter(({ key }) => spokenOf.has(key)), ...open.filter(({ key }) => !spokenOf.has(key))];
}

/** Levels of all of them, as agreed wherever that is possible; what the sheet says of somebody stays. */
function* levelsOf(parts: readonly Part[], dice: Dice, house: House): Generator<ReadonlyMap<string, number>> {
  const keys = [...new Set(parts.map(({ key }) => key))];
  const total = house['party.levelTotal'];
  const usual = house['party.level'];
  const of = keys.map((key) => {
    const same = parts.filter((part) => part.key === key);
    const said = same[0]?.member.level;
    const others = dice.shuffle(LEVELS.filter((level) => level !== usual));
    return {
      key,
      count: same.reduce((sum, { count }) => sum + count, 0),
      levels: said === undefined ? [usual, ...others] : [said],
    };
  });
  function* from(
    i: number,
    sum: number,
    chosen: readonly (readonly [string, number])[],
  ): Generator<ReadonlyMap<string, number>> {
    const one = of[i];
    if (total !== null && sum > total) return;
    if (!one) {
      if (total === null || sum === total) yield new Map(chosen);
      return;
    }
    const levels = total === null ? one.levels : dice.shuffle(one.levels);
    for (const level of levels) yield* from(i + 1, sum + level * one.count, [...chosen, [one.key, level]]);
  }
  yield* from(0, 0, []);
}

/** All orders of so many things; of many only the one that there is. */
function orders(length: number): readonly (readonly number[])[] {
  const all = Array.from({ length }, (_, i) => i);
  if (length > 4) return [all];
  const rest = (left: readonly number[]): readonly (readonly number[])[] =>
    left.length === 0
      ? [[]]
      : left.flatMap((one) => rest(left.filter((other) => other !== one)).map((more) => [one, ...more]));
  return rest(all);
}

/** The points of all: whoever comes first, second and so on is the player’s choice, so that each order is tried. (MR-L08) */
function victoriesOf(
  parts: readonly Part[],
  levels: ReadonlyMap<string, number>,
  dice: Dice,
  house: House,
): ReadonlyMap<string, Victory> | undefined {
  for (const order of dice.shuffle(orders(parts.length))) {
    const victories = new Map<string, Victory>();
    const needs = new Map<string, number>();
    const fits = parts.every(({ key, entry, member }, i) => {
      const level = levels.get(key)!;
      const need = requiredPoints(house, order[i]!, level);
      if (needs.has(key)) return needs.get(key) === need;
      needs.set(key, need);
      const victory = fillVictory(member.victory, need, levelView(entry, level, house), dice);
      if (victory) victories.set(key, victory);
      return victory !== undefined;
    });
    if (fits) return victories;
  }
  return undefined;
}

interface Made {
  readonly entries: readonly ListEntry[];
  readonly members: Readonly<Record<string, Member>>;
}

/** Lines and choices of all at these levels; undefined where what was chosen does not go with them. */
function madeOf(
  list: RealmList,
  parts: readonly Part[],
  levels: ReadonlyMap<string, number>,
  dice: Dice,
  house: House,
  terms: RealmTerms,
): Made | undefined {
  const victories = victoriesOf(parts, levels, dice, house);
  if (!victories) return undefined;
  const members: Record<string, Member> = { ...list.options.members };
  const entries = [...list.list.entries];
  for (const { key, entry, designation, member, view } of parts) {
    const level = levels.get(key)!;
    const has = levelView(entry, level, house);
    const chosen = view?.spells.map(({ id }) => id) ?? [];
    const spells = isNewGame(list) ? missingSpells(chosen, has, house, terms, dice) : [];
    const equipment = view && isNewGame(list) ? missingEquipment(view, has) : [];
    if (!spells || !equipment) return undefined;
    const named = member.equipment && { equipment: [...member.equipment, ...equipment] };
    const agreed = level === house['party.level'] && house['party.levelTotal'] === null;
    members[key] = {
      ...member,
      ...(agreed ? {} : { level }),
      start: member.start || members[key]?.start || dice.pick(entry.start),
      victory: victories.get(key)!,
      ...named,
    };
    const carried = [...spells, ...(named ? [] : equipment)];
    const line: ListEntry = view
      ? entries[view.at]!
      : { entry: entry.id, count: 1, ...(designation ? { designation } : {}) };
    const filled = carried.length > 0 ? { ...line, with: [...(line.with ?? []), ...carried] } : line;
    if (view) entries[view.at] = filled;
    else entries.push(filled);
  }
  return { entries, members };
}

/** The same with whole groups of natives: joined by their mates, or the mates noted as absent. */
function* withNatives(
  list: RealmList,
  { entries, members }: Made,
  house: House,
  terms: RealmTerms,
): Generator<Drawn> {
  for (const joins of [true, false]) {
    const company = wholeCompany(list, house, terms, joins);
    const ids = company.entries.map(({ entry }) => entry);
    const hires = withDays(list, house, ids, company.hires);
    const options: Options = {
      ...list.options,
      members: { ...members },
      ...(Object.keys(hires).length > 0 ? { hires: { ...hires } } : {}),
      ...(company.absent.length > 0 ? { absent: [...company.absent] } : {}),
    };
    yield { entries: [...entries, ...company.entries], options };
    if (sheetOf(list, house).natives.length === 0) return;
  }
}
