import type { Seat } from '../../../../kernel/game/engine';
import type { AbilityId } from '../../sheet-words';
import type { Trader } from '../../catalogue/vocabulary';
import { ALERTED, DAMAGED, WORN } from '../../combat/engine/state';
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
  /** The weapon on which a potion or grease works, by its id. (MR-T38) */
  on?: string;
}

/** How a spell was learned in play: from a card, which counts for victory, or where a spell had put it. (MR-B65, MR-S31) */
export const FROM_CARD = 1;
export const WITHOUT_CARD = 2;

/** A recorded spell. */
export interface Recorded {
  id: string;
  /** FROM_CARD or WITHOUT_CARD; 0: he began with it. */
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

/** What a day is to everybody who has turns of his own: characters, and those who move for them. (MR-B32) */
export interface Individual {
  /** Half-way along a roadway after running: its other end; nowhere otherwise. (MR-121, MR-122) */
  toward: Place;
  /** The clearing from which he entered his own today; nowhere: he did not move. (MR-121) */
  cameFrom: Place;
  /** Found hidden enemies today. (MR-X30) */
  found: number;
  items: Held[];
  /** Hidden paths and secret passages that he has crossed off. */
  paths: RoadCode[];
  /** Sites and site cards that he has discovered, by id. */
  sites: string[];
  /** Tiles at whose map chits he has looked. (MR-X27) */
  seen: number[];
  /** Site boxes and piles at whose cards he has looked. */
  looked: string[];
  record: Deed[];
  /** What gives each phase of his finished record: `basic`, `sunlight`, or the id of an advantage, horse or card. (MR-B31) */
  phases: string[];
  /** His record of the day is complete. */
  recorded: number;
  /** Whom he follows today; −1: nobody. */
  guide: Who;
  /** His turn of the day is over. */
  done: number;
  blocked: number;
}

/** A character by his seat, and after all seats those who move for them, by their places among `movers`. */
export type Who = number;

/** Somebody who has turns of his own beside the character of a seat. (MR-B32, MR-A26, MR-S33) */
export interface Mover extends Individual {
  readonly kind: 'leader' | 'monster' | 'familiar' | 'phantasm';
  readonly by: Seat;
  /** His place among all denizens; −1: he is none. */
  readonly denizen: number;
  /** Where somebody is who is no denizen; nowhere for denizens. */
  place: Place;
  /** He has gone by the morning; what is told of the day before still names him by his place. */
  gone: number;
}

export interface Adventurer extends Individual {
  id: string;
  level: number;
  /** What the Elf plays as, by his optional ability. (MR-B70) */
  ability: AbilityId | '';
  life: number;
  /** Killed, and nobody comes for him. (MR-186) */
  out: number;
  place: Place;
  hidden: number;
  /** Hidden ones whom Magic Sight showed him today. (MR-X33 to MR-X35) */
  spotted: Seat[];
  /** 1: it showed him hidden hirelings who bear arms. (MR-X33) */
  armed: number;
  /** He may PEER into and enchant any clearing today. (MR-T71) */
  roams: number;
  /** The wish for strength is still his. (MR-X12) */
  strong: number;
  /** BERSERK was played today. (MR-A04) */
  berserk: number;
  /** State of each action chit, in the order of the character's chits at his level. (MR-B11) */
  chits: number[];
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
  /** Levels by which a trader has become less friendly, or friendlier below zero, by grudges and gratitude, and with whom that changed today. (MR-B70) */
  esteem: Partial<Record<Trader, number>>;
  swayed: Trader[];
  /** Boons that he may still try to buy back, with their basic price. (MR-B42) */
  boons: Boon[];
  kills: number;
  /** Missions and campaigns that he carries. (MR-B50) */
  tasks: Undertaking[];
  /** He chooses his phases as they come, by a card. (MR-T70) */
  chooses: number;
  /** The clearing in which he did so at Birdsong; nowhere: he records his phases, or stood between two. (MR-S17) */
  woke: Place;
  /** Sleeps among the Flowers of Rest until sunset. (MR-T27) */
  asleep: number;
  /** Potions and cards used today, which go back at midnight, and artifacts and books that have cast. (MR-B19, MR-125) */
  used: string[];
  /** Active artifacts and books that give their color until it is used. (MR-B70) */
  colored: string[];
  /** He has seen the weather chit of the next week. (MR-T26) */
  foresees: number;
  /** Gold that does not count at the end: 10 and the price of what he began with. (MR-B65) */
  outlay: number;
}
