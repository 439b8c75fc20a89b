import type { Line, ParsedList } from '../../kernel/list/list';
import { optionKeys } from '../../kernel/list/option-keys';
import type { Terms } from '../../kernel/agreement/agreement';
import type { ListCheck, MatchCheck } from '../../kernel/verdict/legality';
import type { DrawnForm, ListForm } from '../../kernel/system';
import { played } from './abilities';
import { magicTypes, type MagicType } from './catalogue/vocabulary';
import type {
  ActionChit,
  Armor,
  Character,
  Development,
  Horse,
  Monster,
  Native,
  RealmEntry,
  Spell,
  Treasure,
  Weapon,
} from './catalogue/types';
import type { House } from './house';
import type { Hire, ItemState, Member, Options } from './options';
import { requiredFor } from './points';

/** A list of this system, with its ids resolved and its options typed. */
export type RealmList = ParsedList<RealmEntry, Options>;
export type RealmTerms = Terms<RealmEntry, House>;
export type RealmCheck = ListCheck<RealmEntry, House, Options>;
/** What mends a finding of a check. */
export type RealmMend = NonNullable<RealmCheck['mend']>;
export type RealmMatchCheck = MatchCheck<RealmEntry, House, Options>;
export type RealmForm = ListForm<RealmEntry, House, Options>;
export type DrawnRealmForm = DrawnForm<RealmEntry, House, Options>;

/** What weighs: a belonging that can be carried, worn or ridden. */
export type Item = Weapon | Armor | Horse | Treasure;

/** What a character is and has at one development level. */
export interface LevelView {
  readonly development: Development;
  readonly chits: readonly ActionChit[];
  /** How many chits he has of each code. */
  readonly codes: ReadonlyMap<string, number>;
  /** How many MAGIC chits he has of each type. */
  readonly magic: Readonly<Record<MagicType, number>>;
  /** Ids of weapon and armor, in the order of the sheet. */
  readonly equipment: readonly string[];
}

export interface CarriedItem {
  readonly item: Item;
  readonly state: ItemState;
  /** Its key in the inventory: the id, with `#2` for a second one. */
  readonly key: string;
}

export interface CharacterView {
  readonly at: number;
  readonly count: number;
  /** Its key in the options’ `members`. */
  readonly key: string;
  readonly entry: Character;
  readonly member: Member;
  readonly level: number;
  readonly has: LevelView;
  /** Chits that he plays: all that he has but those that the ability he chose takes from him. */
  readonly plays: readonly ActionChit[];
  readonly spells: readonly Spell[];
  /** Does the sheet say which spells he begins with, be it none? */
  readonly spellsGiven: boolean;
  readonly items: readonly CarriedItem[];
}

export interface NativeView {
  readonly at: number;
  readonly count: number;
  readonly entry: Native;
  readonly hire: Hire | undefined;
  /** False for an unhired denizen of a combat roster. */
  readonly hired: boolean;
}

/** A list as the checks see it: who stands in it, at what level, with what. */
export interface Sheet {
  readonly characters: readonly CharacterView[];
  /** How many victory points each of them must assign; empty where nobody assigns any. */
  readonly required: readonly number[];
  readonly natives: readonly NativeView[];
  /** Hired natives by the id of their group. */
  readonly hired: ReadonlyMap<string, readonly NativeView[]>;
  readonly monsters: readonly (Line<RealmEntry> & { readonly entry: Monster })[];
  /** Lines of anything else. */
  readonly others: readonly Line<RealmEntry>[];
}

const levels = new WeakMap<Character, readonly LevelView[]>();
const levelsWithAbility = new WeakMap<Character, readonly LevelView[]>();

/** His chits at all levels; the optional ability puts one in the place of another of its level. */
function chitsOf({ chits, optionalAbility }: Character, hasAbility: boolean): readonly ActionChit[] {
  const instead = hasAbility ? optionalAbility?.instead : undefined;
  if (!instead) return chits;
  const at = chits.findIndex(({ code, level }) => code === instead.of && level === instead.chit.level);
  return chits.with(at, instead.chit);
}

const viewOf = (entry: Character, level: number, hasAbility: boolean): LevelView => {
  const chits = chitsOf(entry, hasAbility).filter((chit) => chit.level <= level);
  const codes = new Map<string, number>();
  const magic = Object.fromEntries(magicTypes.map((type) => [type, 0])) as Record<MagicType, number>;
  for (const chit of chits) {
    codes.set(chit.code, (codes.get(chit.code) ?? 0) + 1);
    if (chit.kind === 'MAGIC') magic[chit.magic] += 1;
  }
  const development = entry.levels[level - 1]!;
  const { weapon, armor } = development;
  return { development, chits, codes, magic, equipment: weapon === undefined ? armor : [weapon, ...armor] };
};

/**
 * A character at a level, with his optional ability where the table agreed on those; a level outside 1 to 4, which MR-L06
 * reports, is read as the nearest one.
 */
export function levelView(entry: Character, level: number, house: House): LevelView {
  const hasAbility = house['party.optionalAbilities'];
  const known = hasAbility ? levelsWithAbility : levels;
  let views = known.get(entry);
  if (!views) known.set(entry, (views = entry.levels.map((_, i) => viewOf(entry, i + 1, hasAbility))));
  return views[Math.min(views.length, Math.max(1, level)) - 1]!;
}

const NOBODY: Member = {};
const UNSTATED: ItemState = {};

export const isItem = (entry: RealmEntry): entry is Item =>
  entry.kind === 'weapon' || entry.kind === 'armor' || entry.kind === 'horse' || entry.kind === 'treasure';

const characterView = (
  line: Line<RealmEntry>,
  entry: Character,
  list: RealmList,
  house: House,
): CharacterView => {
  const members = list.options.members;
  const key = optionKeys(entry.id, line.designation).findLast((one) => members?.[one]) ?? entry.id;
  const member = members?.[key] ?? NOBODY;
  const level = member.level ?? house['party.level'];
  const spells: Spell[] = [];
  const items: CarriedItem[] = [];
  for (const part of line.with) {
    if (part.kind === 'spell') spells.push(part);
    else if (isItem(part)) {
      let nth = 1;
      for (const other of items) if (other.item === part) nth += 1;
      const itemKey = nth === 1 ? part.id : `${part.id}#${nth}`;
      items.push({ item: part, key: itemKey, state: member.inventory?.[itemKey] ?? UNSTATED });
    }
  }
  const given = list.list.entries[line.at]?.with;
  const has = levelView(entry, level, house);
  return {
    at: line.at,
    count: line.count,
    key,
    entry,
    member,
    level,
    has,
    plays: played(entry, member.ability, has.chits, house),
    spells,
    spellsGiven:
      list.options.whole === true || spells.length > 0 || (given !== undefined && given.length === 0),
    items,
  };
};

const makeSheet = (list: RealmList, house: House): Sheet => {
  const { options } = list;
  const characters: CharacterView[] = [];
  const natives: NativeView[] = [];
  const groups = new Map<string, NativeView[]>();
  const monsters: (Line<RealmEntry> & { readonly entry: Monster })[] = [];
  const others: Line<RealmEntry>[] = [];
  for (const line of list.lines) {
    const { entry, at, count } = line;
    if (entry.kind === 'character') characters.push(characterView(line, entry, list, house));
    else if (entry.kind === 'native') {
      const hired = options.form !== 'roster' || !options.unhired?.includes(entry.id);
      const view = { at, count, entry, hire: options.hires?.[entry.id], hired };
      natives.push(view);
      if (!hired) continue;
      const group = groups.get(entry.group);
      if (group) group.push(view);
      else groups.set(entry.group, [view]);
    } else if (entry.kind === 'monster') monsters.push({ ...line, entry });
    else others.push(line);
  }
  const required = list.form === 'party' ? requiredFor(characters, house) : [];
  return { characters, required, natives, hired: groups, monsters, others };
};

let last: { readonly list: RealmList; readonly house: House; readonly sheet: Sheet } | undefined;

/**
 * The list as the checks see it. The last one is kept, because all checks of a verdict ask for the same; a map of more
 * of them would cost a verdict several times over.
 */
export function sheetOf(list: RealmList, house: House): Sheet {
  if (last?.list === list && last.house === house) return last.sheet;
  const sheet = makeSheet(list, house);
  last = { list, house, sheet };
  return sheet;
}

/** A party before the first day: starting spells and starting equipment are as the level gives them. */
export const isNewGame = ({ options }: RealmList): boolean =>
  options.form === 'party' && options.continued !== true;

/** The weight of an item; horses walk by themselves, and site cards are not carried. */
export const weightOf = (item: Item) => (item.kind === 'horse' ? undefined : item.weight);
