import { played } from '../abilities';
import { valleyHolds } from '../boards/map';
import { characters } from '../catalogue';
import type { Character } from '../catalogue/types';
import { namesInOrder } from '../chits';
import { isCast } from '../combat/engine/covered';
import type { House } from '../house';
import { openSpells } from '../legality/spells';
import type { Member } from '../options';
import { requiredPoints, totalPoints } from '../points';
import {
  levelView,
  sheetOf,
  type CharacterView,
  type LevelView,
  type RealmList,
  type RealmTerms,
} from '../sheet';
import { victoryCategories, type AbilityId } from '../sheet-words';
import { isDaySpell } from './engine/magic/day-spells';
import { nextAim } from './aims';
import type { Newcomer } from './engine/world/fresh';
import { underWay } from './under-way';

/** Goals of one who named none: a little of everything that he can reach. (MR-B64) */
export function usualVictory(has: LevelView, points: number): readonly number[] {
  const out = victoryCategories.map(() => 0);
  for (let i = 0; i < points; i++) out[nextAim(has, i)]!++;
  return out;
}

/** Spells with which even simple bots do well in a combat. */
const handy: readonly string[] = [
  'exorcise',
  'make-whole',
  'stones-fly',
  'elven-grace',
  'fiery-blast',
  'lightning-bolt',
  'roof-collapses',
  'curse',
  'power-of-the-pit',
  'poison',
];

/** Starting spells that a list leaves open: first those that serve in a combat, then those of the days. (MR-B06) */
function usualSpells(has: LevelView, chosen: readonly string[], terms: RealmTerms): readonly string[] {
  const open = openSpells({ has }, terms)
    .map(({ id }) => id)
    .filter((id) => !chosen.includes(id));
  const rank = (id: string): number => (handy.includes(id) ? 0 : isCast(id) ? 1 : isDaySpell(id) ? 2 : 3);
  const best = open.toSorted((a, b) => rank(a) - rank(b));
  return [...chosen, ...best].slice(0, Math.max(chosen.length, has.development.startingSpells));
}

/** What somebody plays as who did not choose: what takes the least from him. (MR-B70) */
function usualAbility({ optionalAbility: more }: Character, level: number, house: House): AbilityId | '' {
  if (!more?.choices || level < more.fromLevel || !house['party.optionalAbilities']) return '';
  return more.choices.toSorted((a, b) => a.idle.length - b.idle.length)[0]!.id;
}

/** Who chose no place that is there before the first day begins at the Inn. (MR-L15, MR-B07) */
const startOf = ({ start }: Member): string => valleyHolds.find((one) => one === start) ?? 'inn';

/** @param list of a party that is under way: he sets out with all that it says of him */
export function newcomerOf(who: CharacterView, house: House, terms: RealmTerms, list?: RealmList): Newcomer {
  const { entry, member, level, has, plays, spells } = who;
  const points = requiredPoints(house, 0, level);
  const known = spells.map(({ id }) => id);
  const colored = new Set(house['spells.enchantedStart'] ? namesInOrder(member.colorChits ?? []) : []);
  const nth = new Map<string, number>();
  const ability = usualAbility(entry, level, house);
  const chits = member.ability ? plays : played(entry, ability, has.chits, house);
  const colorChits = chits.flatMap(({ code }, i) => {
    const n = (nth.get(code) ?? 0) + 1;
    nth.set(code, n);
    return colored.has(`${code}#${n}`) ? [i] : [];
  });
  return {
    id: entry.id,
    level,
    ability: ability && (member.ability ?? ability),
    start: startOf(member),
    victory:
      totalPoints(member.victory) > 0
        ? victoryCategories.map((one) => member.victory?.[one] ?? 0)
        : usualVictory(has, points),
    spells: list && who.spellsGiven ? known : usualSpells(has, known, terms),
    colorChits,
    ...(list
      ? { underWay: underWay({ ...who, plays: chits }, sheetOf(list, house).natives, list.options, house) }
      : {}),
  };
}

/** A character whom nobody brought, at the agreed level. */
export function usualNewcomer(id: string, house: House, terms: RealmTerms): Newcomer {
  const entry = characters.find((one) => one.id === id)!;
  const level = house['party.level'];
  const has = levelView(entry, level, house);
  return {
    id,
    level,
    ability: usualAbility(entry, level, house),
    start: entry.start[0]!,
    victory: usualVictory(has, requiredPoints(house, 0, level)),
    spells: usualSpells(has, [], terms),
    colorChits: [],
  };
}
