import type { Entry } from '../../../kernel/catalogue/entry';
import type { AbilityId } from '../sheet-words';
import type { Effect } from './effects';
import type {
  AttackDirection,
  ClearingType,
  Color,
  DwellingId,
  Duration,
  Edge,
  MagicType,
  NativeGroupId,
  Relation,
  RoadKind,
  StartPlace,
  Strength,
  TileKind,
  Trader,
  VisitorId,
  WarningLetter,
} from './vocabulary';

interface MrEntry<K extends string> extends Entry {
  readonly kind: K;
  readonly effects: readonly Effect[];
}

interface ChitBase {
  /** As printed: `MOVE M4*`, `MAGIC II3*`. Equal chits share a code. */
  readonly code: string;
  readonly time: number;
  /** Effort: 0, 1 or 2. */
  readonly asterisks: number;
  /** Development level from which the character has it. */
  readonly level: number;
}

export interface StrengthChit extends ChitBase {
  readonly kind: 'MOVE' | 'FIGHT' | 'BERSERK' | 'DUCK';
  readonly strength: Strength;
}

export interface MagicChit extends ChitBase {
  readonly kind: 'MAGIC';
  readonly magic: MagicType;
}

export type ActionChit = StrengthChit | MagicChit;

export interface Development {
  readonly level: number;
  /** The name that the character has at this level. */
  readonly name: string;
  /** Id of the weapon; absent: none. */
  readonly weapon?: string;
  /** Ids of armor counters. */
  readonly armor: readonly string[];
  readonly startingSpells: number;
  readonly spellTypes: readonly MagicType[];
  /** 10 gold and the list price of weapon and armor: taken from the gold score. (MR-B65) */
  readonly goldPlusEquipment: number;
}

export interface Advantage {
  readonly id: string;
  readonly name: string;
  /** Ledger row. */
  readonly rule: string;
  readonly fromLevel: number;
  readonly effects: readonly Effect[];
}

/** What nothing but an optional ability does. */
export type Gift =
  | 'curses-do-nothing'
  | 'sites-do-not-summon'
  /** Prepared MAGIC chits stay in play at midnight. */
  | 'prepared-stay'
  /** The first SPELL phase of a day enchants. */
  | 'enchants-at-once';

export interface Character extends MrEntry<'character'> {
  /** Also the weight of the character. */
  readonly vulnerability: Strength;
  readonly start: readonly StartPlace[];
  /** Traders that are not named are neutral. */
  readonly relations: Readonly<Partial<Record<Trader, Relation>>>;
  readonly advantages: readonly Advantage[];
  /** The ability that `party.optionalAbilities` adds. */
  readonly optionalAbility?: {
    readonly fromLevel: number;
    readonly text: string;
    /** What it does beside all that is named below. */
    readonly effects?: readonly Effect[];
    readonly gifts?: readonly { readonly fromLevel: number; readonly gift: Gift }[];
    /** A chit that he has instead of one of its level. */
    readonly instead?: { readonly of: string; readonly chit: ActionChit };
    /** Traders that meet him otherwise. */
    readonly relations?: Readonly<Partial<Record<Trader, Relation>>>;
    /** One of them is chosen, and its chits are never played. */
    readonly choices?: readonly {
      readonly id: AbilityId;
      readonly name: string;
      readonly idle: readonly string[];
    }[];
  };
  /** Four, by level. */
  readonly levels: readonly Development[];
  /** Twelve, three for each level. */
  readonly chits: readonly ActionChit[];
}

export interface Spell extends MrEntry<'spell'> {
  readonly type: MagicType;
  readonly color: Color | 'any';
  readonly duration: Duration;
  /** Whom or what it may be aimed at, in words. */
  readonly target: string;
  /** Does a second casting on one target add to the first? */
  readonly stacks: boolean;
  /** May be cast on own hirelings without treachery, with `magic.benevolent`. */
  readonly benevolent: boolean;
  /** Clearing in which the caster must stand. */
  readonly needs?: ClearingType;
}

/** A spell that belongs to one treasure and is never recorded. */
export interface ItemSpell extends MrEntry<'item-spell'> {
  readonly item: string;
  readonly color: Color;
  readonly duration: Duration;
  readonly time?: number;
}

export type TreasureSize = 'small' | 'large' | 'twt';

export interface Treasure extends MrEntry<'treasure'> {
  readonly size: TreasureSize;
  readonly great: boolean;
  /** Absent for cards that are never carried. */
  readonly weight?: Strength;
  readonly fame: number;
  readonly notoriety: number;
  readonly gold: number;
  readonly fameReward?: { readonly amount: number; readonly group: NativeGroupId };
  /** What it is beside a treasure; absent: nothing special. */
  readonly form?: TreasureForm;
  /** The color that it supplies once it has been found. */
  readonly color?: Color;
  /** Who gets it when it is used up. */
  readonly returnsTo?: Trader;
  /** The chit that it can be played as. */
  readonly actsAs?: TreasureChit;
  /** Spell cards that lie on it when the game begins. */
  readonly spells?: Readonly<Partial<Record<MagicType, number>>>;
  /** P1 to P6, for a treasure within a treasure. */
  readonly twt?: string;
  /** What it holds. */
  readonly contents?: TreasureContents;
}

/** Forms with rules of their own: one pair of boots and of gloves may be active; a color source is always active. */
export type TreasureForm =
  'boots' | 'gloves' | 'armor' | 'potion' | 'artifact' | 'book' | 'color-source' | 'site-card' | 'opened';

export type TreasureChit =
  | { readonly kind: 'MOVE' | 'FIGHT'; readonly strength: Strength; readonly time: number }
  | { readonly kind: 'MAGIC'; readonly magic: MagicType };

export interface TreasureContents {
  readonly large?: number;
  readonly gold?: number;
  readonly weapons?: readonly string[];
  readonly armor?: readonly string[];
  readonly horses?: readonly string[];
}

export interface WeaponSide {
  /** Absent: the time of the FIGHT chit counts. */
  readonly time?: number;
  readonly harm: Strength;
  readonly stars: number;
}

/** Counters by the trader or card that holds them when the game begins. */
export type Holders = Readonly<Record<string, number>>;

export interface Weapon extends MrEntry<'weapon'> {
  readonly method: 'striking' | 'missile';
  readonly length: number;
  readonly weight: Strength;
  readonly unalerted: WeaponSide;
  readonly alerted: WeaponSide;
  readonly gold: number;
  readonly fame: number;
  readonly notoriety: number;
  readonly treasureCounter: boolean;
  readonly startsWith: Holders;
}

export type ArmorPlace = 'helmet' | 'breastplate' | 'shield' | 'suit';

export interface Armor extends MrEntry<'armor'> {
  /** One active counter of each place. */
  readonly place: ArmorPlace;
  /** Weight, and the strength that damages it. */
  readonly weight: Strength;
  /** `any-one`: a shield, whose direction is chosen with the plots. */
  readonly protects: readonly AttackDirection[] | 'any-one';
  readonly gold: { readonly intact: number; readonly damaged: number; readonly destroyed?: number };
  readonly fame: number;
  readonly notoriety: number;
  readonly treasureCounter: boolean;
  readonly startsWith: Holders;
  readonly returnsTo?: NativeGroupId;
}

export interface HorseSide {
  readonly strength: Strength;
  readonly moveTime: number;
}

export type HorseBreed = 'pony' | 'workhorse' | 'warhorse';

export interface Horse extends MrEntry<'horse'> {
  readonly breed: HorseBreed;
  readonly vulnerability: Strength;
  readonly armored: boolean;
  readonly walk: HorseSide;
  readonly gallop: HorseSide;
  readonly gold: number;
  readonly treasureCounter: boolean;
  readonly startsWith: string;
}

/** One side of a denizen. `HARM` strikes, `GRAB` kills outright, `MAGIC` rolls a table, `NONE` does not attack. */
export type DenizenSide =
  | {
      readonly attack: 'HARM';
      readonly harm: Strength;
      readonly stars: number;
      readonly attackTime: number;
      readonly moveTime: number;
      readonly length: number;
    }
  | { readonly attack: 'GRAB'; readonly attackTime: number; readonly moveTime: number }
  | {
      readonly attack: 'MAGIC';
      readonly magic: MagicType;
      readonly attackTime: number;
      readonly moveTime: number;
      readonly length: number;
    }
  | { readonly attack: 'NONE'; readonly moveTime: number };

export interface PartSide {
  readonly harm: Strength;
  readonly stars: number;
  readonly attackTime: number;
  readonly length: number;
}

/** A head or club counter, which attacks on its own. (MR-B55) */
export interface MonsterPart {
  readonly part: 'head' | 'club';
  readonly light: PartSide;
  readonly dark: PartSide;
}

export interface Monster extends MrEntry<'monster'> {
  /** Size, vulnerability and move strength in one. */
  readonly vulnerability: Strength;
  readonly armored: boolean;
  readonly flies: boolean;
  readonly fame: number;
  readonly notoriety: number;
  readonly light: DenizenSide;
  readonly dark: DenizenSide;
  readonly part?: MonsterPart;
  /** Counters by the place where they lie when the game begins. */
  readonly starts: Holders;
}

export type NativeType =
  | 'knight'
  | 'great-swordsman'
  | 'great-axeman'
  | 'pikeman'
  | 'short-swordsman'
  | 'crossbowman'
  | 'lancer'
  | 'raider'
  | 'archer'
  | 'swordsman'
  | 'assassin';

export interface NativeHorse {
  readonly breed: HorseBreed;
  readonly vulnerability: Strength;
  readonly armored: boolean;
  readonly walk: HorseSide;
  readonly gallop: HorseSide;
}

export interface Native extends MrEntry<'native'> {
  /** As printed: `R7`, `CHQ`. The id is the same in lower case. */
  readonly code: string;
  readonly group: NativeGroupId;
  readonly leader: boolean;
  /** Absent for the leader. */
  readonly number?: number;
  readonly type: NativeType;
  readonly vulnerability: Strength;
  readonly armored: boolean;
  readonly moveStrength: Strength;
  readonly weight: Strength;
  readonly wage: number;
  /** Bounties for killing this native. */
  readonly notoriety: number;
  readonly gold: number;
  readonly method: 'striking' | 'missile';
  readonly missileDice?: number;
  readonly length: number;
  readonly light: DenizenSide;
  readonly dark: DenizenSide;
  readonly horse?: NativeHorse;
}

/** A group is no entry of its own: it is its natives, and what holds for all of them. */
export interface NativeGroup {
  readonly id: NativeGroupId;
  readonly name: string;
  /** The letter of its codes. */
  readonly letter: string;
  /** Row of the appearance chart, and of its regeneration. */
  readonly row: number;
  /** `single`: one native a phase, highest number first, leader last; `group`: all of them or none. (MR-055, MR-056) */
  readonly hire: 'single' | 'group';
  readonly wages: number;
  /** The dwelling that it guards from the start. */
  readonly garrison?: DwellingId;
  /** Dwellings at which it appears. */
  readonly appearsAt: readonly DwellingId[];
  /** Ids of its natives, the leader first. */
  readonly members: readonly string[];
}

export interface Clearing {
  readonly n: number;
  readonly type: ClearingType;
  /** Percent from the left and from the top of the tile. */
  readonly at: readonly [x: number, y: number];
  /** Color magic of an enchanted side. */
  readonly colors?: readonly Color[];
}

/** From a clearing to a clearing, or to an edge of the tile. */
export type Roadway = readonly [from: number, to: number | Edge, kind: RoadKind];

export interface TileSide {
  readonly clearings: readonly Clearing[];
  readonly roadways: readonly Roadway[];
  /** Clearings that are joined inside the tile, secret and hidden roadways counted. */
  readonly groups: readonly (readonly number[])[];
}

export interface Tile extends MrEntry<'tile'> {
  readonly code: string;
  readonly tileKind: TileKind;
  readonly letter: WarningLetter;
  readonly normal: TileSide;
  readonly enchanted: TileSide;
  readonly roadEdges: readonly Edge[];
}

export interface MapChit extends MrEntry<'map-chit'> {
  readonly chit: 'warning' | 'sound' | 'site' | 'special';
  /** For warning chits. */
  readonly letter?: WarningLetter;
  /** For sound and site chits. */
  readonly clearing?: number;
}

export interface Dwelling extends MrEntry<'dwelling'> {
  readonly building: boolean;
  readonly garrison?: NativeGroupId;
}

export type TaskId =
  'pillage' | 'raid' | 'conquer' | 'war' | 'revolt' | 'quest' | 'food-ale' | 'escort-party';

export interface VisitorChit extends MrEntry<'visitor-mission-chit'> {
  readonly faces: readonly (VisitorId | TaskId)[];
}

/** Every entry of the catalogue; its `kind` says which. */
export type RealmEntry =
  | Character
  | Spell
  | ItemSpell
  | Treasure
  | Weapon
  | Armor
  | Horse
  | Monster
  | Native
  | Tile
  | MapChit
  | Dwelling
  | VisitorChit;

export type RealmKind = RealmEntry['kind'];
