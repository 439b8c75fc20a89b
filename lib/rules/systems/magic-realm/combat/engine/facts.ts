import type { Effect, Where } from '../../catalogue/effects';
import type { ClearingType, Color } from '../../catalogue/vocabulary';
import type { Aim } from './covered';
import type { OptionalRules } from './optional';

/** What can be played: an action chit, gloves or boots, or one side of a horse. Strengths count from negligible, 0. */
export interface Playing {
  readonly code: string;
  readonly kind: 'MOVE' | 'FIGHT' | 'MAGIC' | 'DUCK' | 'BERSERK';
  readonly strength: number;
  readonly time: number;
  readonly asterisks: number;
  /** Type of a MAGIC chit, I is 0; −1 for all others. */
  readonly magic: number;
  /** The belonging that it is a side of, or that casts like a MAGIC chit; −1: a chit, which tires and can be wounded. */
  readonly item: number;
  /** The walking side of a horse. */
  readonly walks: boolean;
  /** It carries its player through the air. (MR-B37) */
  readonly flies?: true;
  /** A MAGIC chit let loose, which is played as a MOVE or as a FIGHT chit. (MR-S35) */
  readonly also?: 'FIGHT';
}

/** A side of a weapon; −1: the time of the FIGHT chit. */
export interface Edge {
  readonly time: number;
  readonly harm: number;
  readonly stars: number;
}

/** What a character has with him, active or not. */
export interface Thing {
  readonly id: string;
  readonly name: string;
  /** Weight, by which it needs strength to be carried; −1: walks by itself. */
  readonly weight: number;
  /** One of a slot may be active: `weapon`, `helmet`, `horse`, `boots`; empty: any number. (MR-B17) */
  readonly slot: string;
  readonly weapon?: {
    readonly missile: boolean;
    readonly bow: boolean;
    /** A card that is thrown: it has no sides and takes no poison. (MR-T02) */
    readonly card?: true;
    readonly length: number;
    readonly unalerted: Edge;
    readonly alerted: Edge;
  };
  /** `order`: which piece an attack meets first; `against`: bits of the directions, 0 for a shield. (MR-B58) */
  readonly armor?: {
    readonly toughness: number;
    readonly order: number;
    readonly against: number;
    readonly card: boolean;
  };
  /** Gold that its owner gets when it is destroyed. (MR-B58) */
  readonly ruins?: number;
  readonly horse?: { readonly vulnerability: number; readonly armored: boolean };
  /** A place for what a spell may put into his hands. (MR-S26, MR-S40) */
  readonly conjured?: 'broom' | 'token';
  readonly effects: readonly Effect[];
}

/** Something that lay open in the clearing when the combat began, with what it is played as and what is awake in it. (MR-B70) */
export interface Lying {
  readonly thing: Thing;
  readonly playings: readonly Playing[];
  readonly spells: readonly Casting[];
  readonly state: number;
}

/** A recorded spell that the engine carries out. */
export interface Casting {
  readonly id: string;
  readonly name: string;
  readonly magic: number;
  readonly color: Color | 'any';
  readonly needs?: ClearingType;
  /** Its work belongs to the days, which carry it out: once, or until it ends. (MR-B25) */
  readonly days?: { readonly aim: Aim };
  /** Its box among all that its caster has recorded. */
  readonly box?: number;
  /** The belonging in which it is awake, and which alone casts it. (MR-125) */
  readonly item?: number;
}

/** A character as the sheet brings him. */
export interface Hero {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly vulnerability: number;
  readonly playings: readonly Playing[];
  readonly things: readonly Thing[];
  readonly spells: readonly Casting[];
  /** Abilities that change dice. */
  readonly dice: readonly Effect[];
  /** Denizens that can neither be assigned to him nor lured. (MR-A17) */
  readonly shunned: readonly string[];
  /** State of each playing, thing and chit when the combat begins. */
  readonly chits: readonly number[];
  readonly items: readonly number[];
  /** On which of his weapons each thing works, by its place; −1: on none; absent: on the one that is active. (MR-T38) */
  readonly oiled?: readonly number[];
  readonly recorded: { readonly notoriety: number; readonly gold: number };
  /** Curses that rest on him when the combat begins, as bits in the order of their table. (MR-B28) */
  readonly curses: number;
  /** No way leads out of the clearing that he may run. (MR-121) */
  readonly shut?: true;
  /** Curses do nothing to him, by an optional ability. (MR-B70) */
  readonly uncursed?: true;
}

export interface FoeSide {
  readonly attack: 'HARM' | 'GRAB' | 'PIT' | 'CURSE' | 'NONE';
  readonly harm: number;
  readonly stars: number;
  readonly time: number;
  readonly move: number;
  readonly length: number;
}

/** A denizen of the clearing. */
export interface Foe {
  readonly id: string;
  readonly name: string;
  readonly icon: string;
  readonly vulnerability: number;
  readonly armored: boolean;
  readonly native: boolean;
  /** Group of a native, whom he rebels with. (MR-B45) */
  readonly group?: string;
  readonly leader: boolean;
  /** Dice on the Missile table; 0: it strikes. (MR-B56) */
  readonly missile: number;
  readonly sides: readonly [light: FoeSide, dark: FoeSide];
  readonly part?: {
    readonly name: 'head' | 'club';
    readonly missile: boolean;
    readonly sides: readonly [Edge, Edge];
    readonly length: number;
  };
  readonly horse?: {
    readonly vulnerability: number;
    readonly armored: boolean;
    readonly walk: number;
    readonly gallop: number;
  };
  /** A spell has made it something else: no monster with a red side. (MR-S34) */
  readonly changed?: true;
  readonly flies?: true;
  readonly fame: number;
  readonly notoriety: number;
  readonly gold: number;
}

/** Settled for the whole combat, but for what characters pick up in it. */
export interface MrGame {
  readonly clearing: ClearingType;
  readonly colors: readonly Color[];
  /** What holds of the place for those who roll there; absent: what its kind says. (MR-A12, MR-A31) */
  readonly places?: readonly Where[];
  /** May characters attack one another? */
  readonly rivals: boolean;
  readonly hidden: boolean;
  readonly firstRound: number;
  readonly quietRounds: number;
  readonly maxRounds: number;
  readonly seriousWounds: boolean;
  readonly ambush: boolean;
  /** May a horse walk in both steps? (MR-R24) */
  readonly walksTwice: boolean;
  readonly drawnOrder: boolean;
  /** May combat spells be cast on own hirelings without treachery? (MR-B70) */
  readonly benevolent: boolean;
  /** Optional rules that were agreed; absent: none. (MR-B70) */
  readonly optional?: OptionalRules;
  /** An evening of the realm: rounds that somebody wished for are played though there is nothing to fight. (MR-091, MR-R19) */
  readonly evening?: true;
  /** Heads of dragons are missiles. (MR-B70) */
  readonly heads?: true;
  readonly heroes: readonly Hero[];
  readonly foes: readonly Foe[];
  readonly lying?: readonly Lying[];
}
