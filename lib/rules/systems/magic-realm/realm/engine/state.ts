import type { Seat } from '../../../../kernel/game/engine';
import type { RealmMap } from '../../boards/map';
import type { Weather } from '../../catalogue/seasons';
import type { MrState } from '../../combat/engine/state';
import type { House } from '../../house';
import type { Ask } from './asks';
import { ALIVE, type Adventurer, type Held, type Mover, type Who } from './people';
import type { Place } from './world/ground';

export * from './people';

/** A map chit where it lies. In a view, one that the seat does not know has `id` −1. */
export interface Chit {
  /** Its place in the catalogue's map chits. */
  id: number;
  tile: number;
  up: number;
}

/** What a character has hidden in a clearing, as a treasure site of his own; its things are the pile of its id. (MR-B70) */
export interface Cache {
  readonly id: string;
  /** −1: whoever hid it is gone. */
  by: Seat;
  readonly place: Place;
  /** In a view that of others is −1. */
  gold: number;
}

/** A building, a campfire, or the ghosts' clearing. */
export interface Dwelling {
  id: string;
  place: Place;
}

export type Part = 'birdsong' | 'daylight' | 'evening' | 'over';

/** The turn that is being taken. */
export interface Turn {
  seat: Who;
  /** Place in his record. */
  phase: number;
  /** `start`: the phase has begun; `deed`: its activity is under way; `end`: it is over. */
  step: 'start' | 'deed' | 'end';
  /** Sunlight phases that he has used. (MR-B31) */
  sunlight: number;
  /** He has used a sheltered phase: outdoors there is no other today. (MR-B70) */
  sheltered?: number;
  /** He has been in a cave in this turn: sunlight phases are lost. (MR-018) */
  caved: number;
  /** MOVE phases spent towards a mountain clearing, and towards which. (MR-R05) */
  climbed: number;
  climbing: Place;
  /** In the air: the tile over which he flies; −1: on the ground. */
  over: number;
  /** Others who have still to say whether they block. */
  blockers: Seat[];
  /** A storm has taken phases from him. (MR-S23) */
  stormed: number;
  /** He lost his way in the mountains: his next MOVE phase is used up. (MR-S14) */
  strayed: number;
  /** Curses that rest while a token protects him in this phase, as bits; −1: none does. (MR-S40) */
  warded: number;
}

/** A spell in effect in the days: it is on one character, one clearing, one tile or some denizens; −1 stands for none. (MR-B26) */
export interface SpellInEffect {
  readonly spell: string;
  readonly by: Seat;
  /** Its box among the caster's recorded spells, and the chit that is tied up; −1: an item keeps it up. */
  readonly box: number;
  readonly chit: number;
  /** The artifact or book that keeps it up; '' for none. (MR-125) */
  readonly item: string;
  readonly seat: Seat;
  readonly place: Place;
  readonly tile: number;
  /** Denizens that it holds, by their places among all; who is gone is taken out. */
  denizens: number[];
  /** What it has made of its target: mist, a creature of the Transform table, or a monster, by id. (MR-B29) */
  readonly shape?: string;
  /** The monster that its caster has taken up into himself, by its place among all. (MR-S24) */
  readonly essence?: number;
  /** Chits of its caster that it has altered. (MR-S10, MR-S12, MR-S18, MR-S35) */
  readonly chits?: readonly number[];
  /** The artifact or book into which it has put a recorded spell, and that spell. In a view '' where it is not known. (MR-S31) */
  readonly into?: string;
  readonly gives?: string;
  /** Phases that a storm takes; 0 for all others. (MR-S23) */
  phases: number;
  /** Permanent ones sleep without their color. (MR-008, MR-202) */
  energized: number;
}

/** The combat of a clearing in one evening. */
export interface Field {
  /** Fields of an evening are kept until the next one, for those who read of it. */
  day: number;
  place: Place;
  /** Seats of the combat, by their places in it: characters, and employers whose hirelings are there without them. (MR-107) */
  seats: Seat[];
  /** Denizens of the combat, by their places in it, as places among all. */
  denizens: number[];
  /** Its first round, where others of the evening went before; absent: 1. (MR-167, MR-168) */
  readonly from?: number;
  /** Undefined until all battling rolls are made. */
  combat?: MrState;
  /** 1: the combat waits while spells do their work in the days. */
  lent: number;
  /** Battling rolls that are still to come, as `group/seat`. (MR-096) */
  meets: string[];
  /** Groups that battle which seats, as `group/seat`. (MR-B52) */
  battles: string[];
  /** Who has still to say whether he wants rounds. (MR-091) */
  unasked: Seat[];
  over: number;
}

export type Ending = '' | 'score' | 'quit';

export interface RealmState {
  readonly game: RealmGame;
  part: Part;
  day: number;
  /** What rules this week, and the hidden chit of the next one; 0: there is none, or a view does not know it. (MR-B70) */
  weather: Weather;
  forecast: number;
  /** Rows that prowl today. (MR-011) */
  prowling: number[];
  /** Which side of each tile is up. */
  sides: number[];
  chits: Chit[];
  /** Chits of the Lost City and the Lost Castle that are not on the map yet. In a view empty, unless known. */
  lost: [city: number[], castle: number[]];
  dwellings: Dwelling[];
  /** Where each denizen is: a clearing, ON_CARD, KILLED or ABSORBED. */
  at: Place[];
  /** Whose hireling each denizen is; −1: nobody's. (MR-B45) */
  hirer: Seat[];
  /** The last day of its service; 0: it is not hired. (MR-B44) */
  term: number[];
  /** It comes along with its employer today. In a view those of others, while records are written, by what is usual. (MR-009) */
  comes: number[];
  /** Whom it follows instead of its employer, if it comes along; −1: its employer. Secret like `comes`. (MR-062) */
  after: Who[];
  /** It is hidden; only hirelings can be. (MR-B46) */
  hiding: number[];
  /** Denizens that stopped prowling today: they blocked or were blocked. (MR-B47) */
  stopped: number[];
  /** 1: the horse of that native is dead, until both go back to where they began. (MR-012, MR-187, MR-R31) */
  unhorsed: number[];
  /** Cards and counters of sites, of cards that hold some, of groups and of visitors; the top first. In a view unknown ones are ''. */
  piles: Record<string, Held[]>;
  /** Spell cards of sites, artifacts, books and visitors; the top first. In a view unknown ones are ''. */
  spells: Record<string, string[]>;
  /** Spells that are awake in artifacts and books. (MR-B30) */
  awake: Record<string, string[]>;
  /** Site cards that have been drawn, and where they lie open. (MR-B39) */
  siteCards: { id: string; place: Place }[];
  /** Sites that have been opened for good. (MR-B39) */
  opened: string[];
  /** Spells in effect, in the order in which they were cast. */
  effects: SpellInEffect[];
  /** 1: the carpet has its color until midnight. (MR-B25, MR-T28) */
  lit: number;
  /** Clearings in which the wish for peace ends today's combat. (MR-X10) */
  peace: Place[];
  /** What lies abandoned, by clearing; the top first. (MR-B16) */
  abandoned: Record<string, Held[]>;
  /** What was laid down in plain sight, by clearing. (MR-B70) */
  dropped: Record<string, Held[]>;
  caches: Cache[];
  /** Visitors, missions and campaigns that are on the map, and where; what is carried is not among them. */
  visitors: { id: string; place: Place }[];
  /** The seven boxes of row 6, by the face that is up: a visitor, a mission or campaign, '' for none. What is in `visitors` or carried is out. */
  waiting: string[];
  who: Adventurer[];
  /** Hired leaders and others who move for a seat; throughout a day they keep their places. (MR-B32) */
  movers: Mover[];
  /** Counters that have not been drawn today. */
  undrawn: Who[];
  /** Who was already asked whether he takes his turn before the next draw. (MR-A22) */
  preempts: Seat[];
  /** Whose counters were drawn today, in their order. (MR-R20) */
  drawn: Seat[];
  /** Whose turn comes before another counter is drawn, once those have moved who move just before him; −1: nobody's. (MR-A26) */
  due: Who;
  /** Who moved first today. (MR-102) */
  first: Seat;
  /** Tiles whose chits have been turned up today. (MR-B48) */
  called: number[];
  turn: Turn | null;
  /** Questions that somebody owes an answer to; the last one comes first. */
  asks: Ask[];
  /** Clearings whose combat is still to come this evening. */
  ahead: Place[];
  fields: Field[];
  winners: Seat[];
  by: Ending;
}

/** Settled for the whole game. */
export interface RealmGame {
  readonly map: RealmMap;
  readonly house: House;
  readonly days: number;
}

export const isAlive = (s: RealmState, seat: Seat): boolean => s.who[seat]!.life === ALIVE;
export function seatsAt(s: RealmState, place: Place): Seat[] {
  const out: Seat[] = [];
  for (let seat = 0; seat < s.who.length; seat++) {
    const { life, place: at, toward } = s.who[seat]!;
    if (life === ALIVE && at === place && toward < 0) out.push(seat);
  }
  return out;
}
