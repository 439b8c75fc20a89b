import type { Dice } from '../../../kernel/game/dice';
import type { ListEntry } from '../../../kernel/list/list';
import { characters, groups, monsters, natives, type Character } from '../catalogue';
import type { House } from '../house';
import { rosterSides } from '../legality/roster';
import type { Member, RosterOptions } from '../options';
import { levelView, sheetOf, type RealmList, type RealmTerms } from '../sheet';
import { missingSpells } from './complete-character';
import { wholeCompany } from './complete-groups';
import { isOpen, type Drawn } from './random-party';

const CLEARINGS = ['woods', 'cave', 'mountain'] as const;
/** Draws of who leads and who fights against him. */
const DRAWS = 6;

/** A trial battle with what it lacks: whoever leads, whoever fights, spells, mates of the hired, a clearing and a round. */
export function* completeRoster(
  list: RealmList,
  dice: Dice,
  house: House,
  terms: RealmTerms,
): Generator<Drawn> {
  const { options } = list;
  if (options.form !== 'roster') return;
  const lacks = new Set(rosterSides.find(list, house, terms).map(({ facts }) => facts['missing']));
  for (let draw = 0; draw < DRAWS; draw++)
    for (const joins of [true, false]) {
      const company = wholeCompany(list, house, terms, joins);
      const leaders = whoLeads(list, lacks.has('leader'), dice, house, terms);
      const foes = lacks.has('opponent') ? whoFights(list, leaders, dice, terms) : NOBODY;
      const round = options.round || 1;
      const next: RosterOptions = {
        ...options,
        clearing: options.clearing ?? dice.pick(CLEARINGS),
        round,
        ...(foes.members ? { members: { ...options.members, ...foes.members } } : {}),
        ...(Object.keys(company.hires).length > 0 ? { hires: { ...company.hires } } : {}),
        ...(company.absent.length > 0 ? { absent: [...company.absent] } : {}),
        ...(foes.unhired ? { unhired: [...(options.unhired ?? []), ...foes.unhired] } : {}),
      };
      const entries = [
        ...withSpells(list, dice, house, terms),
        ...leaders.map((line) => spelled(line, next, dice, house, terms)),
        ...company.entries,
        ...foes.entries.map((line) => spelled(line, next, dice, house, terms)),
      ];
      yield { entries, options: next };
    }
}

const one = (entry: string): ListEntry => ({ entry, count: 1 });

/** Characters whom natives serve and who are not there; else, where nobody leads, a character or the leader of a group. */
function whoLeads(
  list: RealmList,
  nobodyLeads: boolean,
  dice: Dice,
  house: House,
  terms: RealmTerms,
): readonly ListEntry[] {
  const { members = {} } = list.options;
  const sheet = sheetOf(list, house);
  const served = new Set(sheet.natives.flatMap(({ hire }) => hire?.employer ?? []));
  for (const { key } of sheet.characters) served.delete(key);
  const employers = [...served].map((key): ListEntry => {
    const [id, designation] = key.split('/');
    return { ...one(id!), ...(designation ? { designation } : {}) };
  });
  if (employers.length > 0 || !nobodyLeads) return employers;
  const open = dice.shuffle(characters.filter(({ id }) => isOpen(id, terms)));
  const leader = open.find(({ id }) => members[id]) ?? open[0];
  if (leader) return [one(leader.id)];
  const there = new Set(list.list.entries.map(({ entry }) => entry));
  const free = groups.filter((group) => group.members.every((id) => isOpen(id, terms) && !there.has(id)));
  return free.length > 0 ? dice.pick(free).members.map(one) : [];
}

interface Foes {
  readonly entries: readonly ListEntry[];
  readonly unhired?: readonly string[];
  readonly members?: Readonly<Record<string, Member>>;
}
const NOBODY: Foes = { entries: [] };

/** A monster; where the table left none in, natives who serve nobody, or a character of the other side. */
function whoFights(list: RealmList, leaders: readonly ListEntry[], dice: Dice, terms: RealmTerms): Foes {
  const there = new Set([...list.list.entries, ...leaders].map(({ entry }) => entry));
  const isFree = ({ id }: { readonly id: string }): boolean => isOpen(id, terms) && !there.has(id);
  const beasts = monsters.filter(isFree);
  if (beasts.length > 0) return { entries: [one(dice.pick(beasts).id)] };
  const folk = natives.filter(isFree);
  if (folk.length > 0) {
    const { id } = dice.pick(folk);
    return { entries: [one(id)], unhired: [id] };
  }
  const heroes = characters.filter(isFree);
  if (heroes.length === 0) return NOBODY;
  const { id } = dice.pick(heroes);
  return { entries: [one(id)], members: { [id]: { ...list.options.members?.[id], side: 'b' } } };
}

const heroes: ReadonlyMap<string, Character> = new Map(characters.map((hero) => [hero.id, hero]));

/** A character who joins, with the spells of his level. */
function spelled(
  line: ListEntry,
  { members }: RosterOptions,
  dice: Dice,
  house: House,
  terms: RealmTerms,
): ListEntry {
  const hero = heroes.get(line.entry);
  if (!hero) return line;
  const level = members?.[line.entry]?.level ?? house['party.level'];
  const spells = missingSpells([], levelView(hero, level, house), house, terms, dice) ?? [];
  return spells.length > 0 ? { ...line, with: [...spells] } : line;
}

/** The lines that are there, with the spells that the levels of their characters give and nobody has chosen yet. */
function withSpells(list: RealmList, dice: Dice, house: House, terms: RealmTerms): readonly ListEntry[] {
  const entries = [...list.list.entries];
  for (const { at, has, spells: chosen } of sheetOf(list, house).characters) {
    const ids = chosen.map(({ id }) => id);
    const more = missingSpells(ids, has, house, terms, dice) ?? [];
    const line = entries[at]!;
    if (more.length > 0) entries[at] = { ...line, with: [...(line.with ?? []), ...more] };
  }
  return entries;
}
