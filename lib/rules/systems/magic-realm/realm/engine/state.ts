import type { Seat } from '../../../../kernel/game/engine';
import type { RealmMap } from '../../boards/map';
import type { Trader } from '../../catalogue/vocabulary';
import { ALERTED, DAMAGED, WORN, type MrState } from '../../combat/engine/state';
import type { House } from '../../house';
import type { Ask } from './asks';
import type { Deed } from './deeds';
import type { Place, RoadCode } from './world/ground';

export {
  ACTIVE,
  ALERTED,
  COLOR,
  COMMITTED,
  DAMAGED,
  FATIGUED,
  WORN,
  WOUNDED,
} from '../../combat/engine/state';

/** All that `state` of a belonging says. */
export const HELD_BITS = WORN | ALERTED | DAMAGED;

/** A MAGIC chit made ready by ALERT: in play, and of time 0 until midnight. (MR-037, MR-R39) */
export const PREPARED = 5;

export const ALIVE = 0;
export const DEAD = 1;
/** Left the map for good. (MR-B36) */
export const LEFT = 3;

/** A belonging by the id of its entry; `state` holds the bits WORN, ALERTED and DAMAGED. */
export interface Held {
  id: string;
  state: number;
}

/** A recorded spell. */
export interface Recorded {
  id: string;
  /** Learned in play, which counts for victory. (MR-B65) */
  learned: number;
  /** In effect: it and its chit are tied up. (MR-B26) */
  bound: number;
}

export interface Boon {
  trader: Trader;
  gold: number;
}

/** A mission or campaign that somebody has taken up. (MR-B50) */
export interface Undertaking {
  id: string;
  /** The last day on which it can be done. */
  until: number;
  /** The dwelling to which a mission is brought, and what is paid for it; '' and 0 for a campaign. */
  to: string;
  gold: number;
  /** Foes of a campaign that are still to be killed, by places among all denizens. */
  foes: number[];
}

export interface Adventurer {
  id: string;
  level: number;
  life: number;
  /** Killed, and nobody comes for him. (MR-186) */
  out: number;
  place: Place;
  /** Half-way along a roadway after running: its other end; nowhere otherwise. (MR-121, MR-122) */
  toward: Place;
  /** The clearing from which he entered his own today; nowhere: he did not move. (MR-121) */
  cameFrom: Place;
  hidden: number;
  /** Found hidden enemies today. (MR-X30) */
  found: number;
  /** Hidden ones whom Magic Sight showed him today. (MR-X33 to MR-X35) */
  spotted: Seat[];
  /** He may PEER into and enchant any clearing today. (MR-T71) */
  roams: number;
  /** The wish for strength is still his. (MR-X12) */
  strong: number;
  /** BERSERK was played today. (MR-A04) */
  berserk: number;
  /** State of each action chit, in the order of the character's chits at his level. (MR-B11) */
  chits: number[];
  items: Held[];
  spells: Recorded[];
  /** Bits of the Curse table, 1 for eyemist. (MR-X01 to MR-X06) */
  curses: number;
  gold: number;
  fame: number;
  notoriety: number;
  /** Points for great treasures, spells, fame, notoriety, gold. (MR-B64) */
  victory: number[];
  /** Levels by which a trader has become less friendly, for boons that were not bought back. (MR-B42) */
  owes: Partial<Record<Trader, number>>;
  /** Boons that he may still try to buy back, with their basic price. (MR-B42) */
  boons: Boon[];
  /** Hidden paths and secret passages that he has crossed off. */
  paths: RoadCode[];
  /** Sites and site cards that he has discovered, by id. */
  sites: string[];
  /** Tiles at whose map chits he has looked. (MR-X27) */
  seen: number[];
  /** Site boxes and piles at whose cards he has looked. */
  looked: string[];
  kills: number;
  /** Missions and campaigns that he carries. (MR-B50) */
  tasks: Undertaking[];
  record: Deed[];
  /** What gives each phase of his finished record: `basic`, `sunlight`, or the id of an advantage, horse or card. (MR-B31) */
  phases: string[];
  /** He chooses his phases as they come, by a card. (MR-T70) */
  chooses: number;
  /** His record of the day is complete. */
  recorded: number;
  /** Whom he follows today; −1: nobody. */
  guide: Seat;
  /** His turn of the day is over. */
  done: number;
  blocked: number;
  /** Sleeps among the Flowers of Rest until sunset. (MR-T27) */
  asleep: number;
  /** Potions and cards used today, which go back at midnight, and artifacts and books that have cast. (MR-B19, MR-125) */
  used: string[];
  /** Gold that does not count at the end: 10 and the price of what he began with. (MR-B65) */
  outlay: number;
}

/** A map chit where it lies. In a view, one that the seat does not know has `id` −1. */
export interface Chit {
  /** Its place in the catalogue's map chits. */
  id: number;
  tile: number;
  up: number;
}

/** A building, a campfire, or the ghosts' clearing. */
export interface Dwelling {
  id: string;
  place: Place;
}

export type Part = 'birdsong' | 'daylight' | 'evening' | 'over';

/** The turn that is being taken. */
export interface Turn {
  seat: Seat;
  /** Place in his record. */
  phase: number;
  /** `start`: the phase has begun; `deed`: its activity is under way; `end`: it is over. */
  step: 'start' | 'deed' | 'end';
  /** Sunlight phases that he has used. (MR-B31) */
  sunlight: number;
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
}

/** A spell in effect in the days: it is on one character, one clearing or one tile; −1 stands for none. (MR-B26) */
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
  /** Phases that a storm takes; 0 for all others. (MR-S23) */
  readonly phases: number;
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
  /** Undefined until all battling rolls are made. */
  combat?: MrState;
  /** 1: the combat waits while spells do their work in the days. */
  lent?: number;
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
  /** Rows that prowl today. (MR-011) */
  prowling: number[];
  /** Which side of each tile is up. */
  sides: number[];
  chits: Chit[];
  /** Chits of the Lost City and the Lost Castle that are not on the map yet. In a view empty, unless known. */
  lost: [city: number[], castle: number[]];
  dwellings: Dwelling[];
  /** Where each denizen is: a clearing, ON_CARD or KILLED. */
  at: Place[];
  /** Whose hireling each denizen is; −1: nobody's. (MR-B45) */
  hirer: Seat[];
  /** The last day of its service; 0: it is not hired. (MR-B44) */
  term: number[];
  /** It comes along with its employer today. In a view those of others, while records are written, by what is usual. (MR-009) */
  comes: number[];
  /** It is hidden; only hirelings can be. (MR-B46) */
  hiding: number[];
  /** Denizens that stopped prowling today: they blocked or were blocked. (MR-B47) */
  stopped: number[];
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
  /** Clearings in which the wish for peace ends today's combat. (MR-X10) */
  peace: Place[];
  /** What lies abandoned, by clearing; the top first. (MR-B16) */
  abandoned: Record<string, Held[]>;
  /** Visitors, missions and campaigns that are on the map, and where; what is carried is not among them. */
  visitors: { id: string; place: Place }[];
  /** The seven boxes of row 6, by the face that is up: a visitor, a mission or campaign, '' for none. What is in `visitors` or carried is out. */
  waiting: string[];
  who: Adventurer[];
  /** Counters that have not been drawn today. */
  undrawn: Seat[];
  /** Who was already asked whether he takes his turn before the next draw. (MR-A22) */
  preempts: Seat[];
  /** Whose counters were drawn today, in their order. (MR-R20) */
  drawn: Seat[];
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
export const seatsAt = (s: RealmState, place: Place): Seat[] =>
  s.who.flatMap((one, seat) => (one.life === ALIVE && one.place === place && one.toward < 0 ? [seat] : []));
