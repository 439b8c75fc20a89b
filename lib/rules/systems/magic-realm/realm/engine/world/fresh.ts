import { characters, tiles } from '../../../catalogue';
import type { House } from '../../../house';
import { levelView } from '../../../sheet';
import { ACTIVE, ALIVE, COLOR, WORN, type Adventurer, type RealmGame, type RealmState } from '../state';
import { denizens, ON_CARD } from './denizens';
import { NOWHERE, type Place } from './ground';

/** A character as his list brings him. */
export interface Newcomer {
  readonly id: string;
  readonly level: number;
  /** Dwelling where he starts. (MR-B07) */
  readonly start: string;
  /** Points for great treasures, spells, fame, notoriety and gold. (MR-B64) */
  readonly victory: readonly number[];
  readonly spells: readonly string[];
  /** Places among his chits of those that begin as color chits. (MR-B06) */
  readonly colorChits: readonly number[];
}

const GOLD = 10;

/** A character as he begins: hidden, rested, with the weapon and armor of his level and 10 gold. (MR-B06, MR-B09) */
export function freshAdventurer(who: Newcomer, place: Place, house: House): Adventurer {
  const { id, level, victory, spells, colorChits } = who;
  const has = levelView(
    characters.find((one) => one.id === id)!,
    level,
    house,
  );
  return {
    id,
    level,
    life: ALIVE,
    out: 0,
    place,
    toward: NOWHERE,
    cameFrom: NOWHERE,
    hidden: 1,
    found: 0,
    spotted: [],
    roams: 0,
    strong: 0,
    berserk: 0,
    chits: has.chits.map((_, i) => (colorChits.includes(i) ? COLOR : ACTIVE)),
    items: has.equipment.map((item) => ({ id: item, state: WORN })),
    spells: spells.map((spell) => ({ id: spell, learned: 0, bound: 0 })),
    curses: 0,
    gold: GOLD,
    fame: 0,
    notoriety: 0,
    victory: [...victory],
    owes: {},
    boons: [],
    paths: [],
    sites: [],
    seen: [],
    looked: [],
    kills: 0,
    tasks: [],
    record: [],
    phases: [],
    chooses: 0,
    recorded: 0,
    guide: -1,
    done: 0,
    blocked: 0,
    asleep: 0,
    used: [],
    outlay: has.development.goldPlusEquipment,
  };
}

/** A world in which nothing lies anywhere yet: the setup and tests fill it. */
export const freshState = (game: RealmGame): RealmState => ({
  game,
  part: 'birdsong',
  day: 0,
  prowling: [],
  sides: tiles.map(({ id }) => (game.map.tiles[id]?.side === 'enchanted' ? 1 : 0)),
  chits: [],
  lost: [[], []],
  dwellings: [],
  at: denizens.map(() => ON_CARD),
  hirer: denizens.map(() => -1),
  term: denizens.map(() => 0),
  comes: denizens.map(() => 0),
  hiding: denizens.map(() => 0),
  stopped: denizens.map(() => 0),
  piles: {},
  spells: {},
  awake: {},
  siteCards: [],
  opened: [],
  effects: [],
  peace: [],
  abandoned: {},
  visitors: [],
  waiting: [],
  who: [],
  undrawn: [],
  preempts: [],
  drawn: [],
  first: -1,
  called: [],
  turn: null,
  asks: [],
  ahead: [],
  fields: [],
  winners: [],
  by: '',
});
