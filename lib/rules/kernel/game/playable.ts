import type { Terms } from '../agreement/agreement';
import type { GameBoards } from './board-maker';
import type { Engine, GameEvent, Seat } from './engine';
import type { Dice } from './dice';
import type { Entry } from '../catalogue/entry';
import type { List, ParsedList } from '../list/list';
import type { Bot } from './play';
import type { Result } from '../result';
import type { Scene } from './scene';
import type { Situation } from './situation';

/** What the table agreed and the players brought, read and resolved, before a game is set up. */
export interface TableWish<E extends Entry = Entry, H = unknown, O = unknown, B = unknown> {
  readonly house: H;
  readonly terms: Terms<E, H>;
  /** One for each seat; undefined: the seat brings the system's usual list. */
  readonly lists: readonly (ParsedList<E, O> | undefined)[];
  /** undefined: dealt by the dice of the setup. */
  readonly board?: B;
  /** The seat that begins, where `letsChooseFirst`; undefined: the first. */
  readonly first?: Seat;
  /** Somebody is asked also where there is one answer only, as the game was begun under rules that did so. */
  readonly asksAll?: true;
}

/** A choice for people: as a line of the readable list, and as things to touch. */
export interface ChoiceWords {
  /** `Move the army from c4 to c5`. */
  readonly text: string;
  /** Heading under which the list shows it. */
  readonly group: string;
  readonly rule: string;
  /** Ids of pieces, spaces and items of the scene, in the order in which they are touched; empty: only in the list. */
  readonly touches: readonly string[];
  /** The question of chance that it raises, as `kind` and the fields of that situation. */
  readonly odds?: { readonly kind: string } & Readonly<Record<string, unknown>>;
}

/** An event for people. Its rule is in the event. */
export interface EventWords {
  readonly text: string;
  /** How a number came about: `2 + 5 + force 2 = 9 against 7`. */
  readonly sum?: string;
  /** Dice as they fell, with whom. */
  readonly dice?: readonly { readonly seat?: Seat; readonly sides: number; readonly face: number }[];
  /** Things of the scene that it is about. */
  readonly touches?: readonly string[];
  /** `turn`: it opens a turn, and stands out. `aside`: a log reads as well without it. */
  readonly weight?: 'turn' | 'aside';
}

/** Something left play for good, and what it fell to: catalogue entries, or a cause in words. */
export interface Loss {
  readonly lost: string;
  readonly by: string;
}
/** Reads the events of one game in their order, and says what was lost in each. */
export type LossReader<E, S> = (event: E, state: S) => readonly Loss[];

/** What a searching bot needs to know of a game. */
export interface Foresight<S, C = never> {
  /** A state that the seat could be in, for all it knows: hidden cards drawn anew. The view stays as it is. */
  imagine(view: S, seat: Seat, dice: Dice): S;
  /** How well the seat stands, from 0 (lost) to 1 (won); for play-outs that are broken off. */
  worth(state: S, seat: Seat): number;
  /**
   * How well an ended game went for the seat, from 0 to 1, where that is more than a share of the victory: side by side
   * against the game itself nobody shares, and who ran away lost less than who died.
   */
  gained?(state: S, seat: Seat): number;
  /** Decisions after which a play-out is broken off; where there is a `clock`, how far that runs. */
  readonly depth: number;
  /**
   * The turn that is being played. Broken off where a turn begins, standings compare like with like: halfway through one,
   * whoever has just moved looks too good, and so does a choice that only passes the time.
   */
  clock?(state: S): number;
  /**
   * A better guess than the steady bot's: it is tried first, and it plays the seat on in every look. The others are taken
   * for steady bots.
   */
  lead?(view: S, seat: Seat, choices: readonly C[], dice: Dice): C;
  /** By how much another choice must look better than the first, so that luck alone does not lead astray. */
  readonly trust?: number;
  /**
   * Where it is given, looks go in rounds after each of which the worse half falls out, and another choice than the steady
   * bot's must look better by so many standard errors of the difference.
   */
  readonly sure?: number;
  /** Choices worth a look, where most are not; absent: all of them. */
  sift?(view: S, seat: Seat, choices: readonly C[]): readonly C[];
}

/**
 * A system that can be played. A view has the shape of a state, with everything hidden covered: so bots, scenes and words
 * read one type, and nothing that reads a view can see more than the seat.
 */
export interface Playable<
  T,
  S,
  C,
  E extends GameEvent,
  EN extends Entry = Entry,
  H = unknown,
  O = unknown,
  B = unknown,
> extends GameBoards<B, H> {
  readonly engine: Engine<T, S, C, E, S>;
  /** What the engine's setup takes. Refuses what cannot be played, with `lists`, `board` or `house` in the path. */
  table(wish: TableWish<EN, H, O, B>): Result<T>;
  /**
   * Since which version nobody is asked any more where there was one answer only. Games begun before go on as they were asked:
   * `table` is told by `asksAll`. `after`: the version before it, where that differs in nothing else, so that its records replay.
   */
  readonly asksLess?: { readonly since: string; readonly after?: string };
  /** Does the table choose who begins, under these house variations? Absent: never. */
  letsChooseFirst?(house: H): boolean;
  /**
   * A list that sets out at several seats, led by whoever brings it, as one list for each; any other by itself. Refuses one that
   * needs more seats than were agreed. Absent: each list has one seat.
   */
  parts?(list: ParsedList<EN, O>, terms: Terms<EN, H>): Result<readonly List[]>;
  /** The ledger's simple bot, fast; draws dice only to break ties. */
  readonly steady: Bot<S, C>;
  /** By form of list, in a sentence: what a game is like for whom brings one use less. Absent: it is not there, and no more. */
  readonly fewer?: Readonly<Record<string, string>>;
  readonly foresight: Foresight<S, C>;
  /** In what a game's length is counted, and how long it has lasted. */
  readonly length: {
    readonly unit: string;
    of(state: S): number;
    /** Where a system plays several games, the unit of the one that is played. */
    unitIn?(state: S): string;
  };
  /** Events after which nothing is taken back, though no die was rolled: what they showed cannot be unseen. */
  readonly shown: Readonly<Partial<Record<E['type'], 'draw' | 'reveal'>>>;
  scene(view: S, seat: Seat | undefined): Scene;
  choiceWords(view: S, seat: Seat, choice: C): ChoiceWords;
  eventWords(event: E, view: S): EventWords;
  /** Catalogue entries at work in the event: the card played, the units that fought. */
  entriesOf(event: E, state: S): readonly string[];
  /** How games end, by `outcome().by`: what the winner had. */
  readonly endings: Readonly<Record<string, string>>;
  /** Some of its events are asides, which a log may leave out. */
  readonly hasAsides?: boolean;
  /** Absent: nothing is lost in this game. A new reader for each game. */
  lossReader?(): LossReader<E, S>;
  readonly situations: readonly Situation[];
}

/** A playable whose own types are forgotten. */
export type AnyPlayable = Playable<
  unknown,
  AnyState,
  AnyChoice,
  GameEvent,
  Entry,
  Readonly<Record<string, unknown>>,
  { readonly form: string },
  unknown
>;
/** Plain JSON of a game under way; only its own engine reads it. */
export type AnyState = object;
/** Plain JSON of a decision. */
export type AnyChoice = object;

/** Checks the types of a playable, then seals them, as `defineSystem` does for lists. */
export const definePlayable = <T, S, C, E extends GameEvent, EN extends Entry, H, O, B>(
  playable: Playable<T, S, C, E, EN, H, O, B>,
): AnyPlayable => playable as unknown as AnyPlayable;
