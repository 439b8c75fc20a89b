import { played } from '../../../abilities';
import type { AbilityId } from '../../../sheet-words';
import { characters, tiles } from '../../../catalogue';
import type { Trader } from '../../../catalogue/vocabulary';
import type { House } from '../../../house';
import { levelView } from '../../../sheet';
import {
  ACTIVE,
  ALIVE,
  COLOR,
  WORN,
  type Adventurer,
  type Held,
  type RealmGame,
  type RealmState,
} from '../state';
import { isCursed, SQUEAK } from '../kit';
import { denizens, ON_CARD } from './denizens';
import { NOWHERE, type Place } from './ground';
import { noThings, numbersOf, thingsOf } from '../../../lists';

/** What a character has of a game that is under way. */
export interface UnderWay {
  /** State of each chit and thing. */
  readonly chits: readonly number[];
  readonly items: readonly Held[];
  /** Artifacts and books with spells that are awake in them. */
  readonly awake: readonly (readonly [item: string, spell: string])[];
  /** Which of his spells he has learned in play. */
  readonly learned: readonly number[];
  readonly gold: number;
  readonly fame: number;
  readonly notoriety: number;
  /** Curses that rest on him, as bits. (MR-B28) */
  readonly curses: number;
  /** Campaigns and missions that he has taken up, by id. (MR-B50) */
  readonly tasks: readonly string[];
  readonly esteem: Partial<Record<Trader, number>>;
  /** Natives who serve him, and until when. */
  readonly hires: readonly { readonly id: string; readonly until: number }[];
}

/** A character as his list brings him. */
export interface Newcomer {
  readonly id: string;
  readonly level: number;
  /** What the Elf plays as; '' for all others, and without optional abilities. (MR-B70) */
  readonly ability?: AbilityId | '';
  /** Dwelling where he starts. (MR-B07) */
  readonly start: string;
  /** Points for great treasures, spells, fame, notoriety and gold. (MR-B64) */
  readonly victory: readonly number[];
  readonly spells: readonly string[];
  /** Places among his chits of those that begin as color chits. (MR-B06) */
  readonly colorChits: readonly number[];
  readonly underWay?: UnderWay;
}

const GOLD = 10;

/** A character as he begins: hidden unless he squeaks, rested, with the weapon and armor of his level and 10 gold. (MR-B06, MR-B09, MR-X02) */
export function freshAdventurer(who: Newcomer, place: Place, house: House): Adventurer {
  const { id, level, ability = '', victory, spells, colorChits, underWay } = who;
  const entry = characters.find((one) => one.id === id)!;
  const curses = underWay?.curses ?? 0;
  const has = levelView(entry, level, house);
  return {
    id,
    level,
    ability,
    life: ALIVE,
    out: 0,
    place,
    toward: NOWHERE,
    cameFrom: NOWHERE,
    hidden: isCursed({ curses }, SQUEAK) ? 0 : 1,
    found: 0,
    spotted: [],
    roams: 0,
    strong: 0,
    berserk: 0,
    chits: numbersOf(
      played(entry, ability, has.chits, house),
      (_, i) => underWay?.chits[i] ?? (colorChits.includes(i) ? COLOR : ACTIVE),
    ),
    items: underWay
      ? thingsOf(underWay.items, (held) => ({ ...held }))
      : thingsOf(has.equipment, (item): Held => ({ id: item, state: WORN })),
    spells: thingsOf(spells, (spell, i) => ({ id: spell, learned: underWay?.learned[i] ?? 0, bound: 0 })),
    curses,
    gold: underWay?.gold ?? GOLD,
    fame: underWay?.fame ?? 0,
    notoriety: underWay?.notoriety ?? 0,
    victory: [...victory],
    owes: {},
    esteem: { ...underWay?.esteem },
    swayed: [],
    boons: noThings(),
    paths: [],
    sites: [],
    seen: [],
    looked: [],
    kills: 0,
    tasks: noThings(),
    record: noThings(),
    phases: [],
    chooses: 0,
    woke: NOWHERE,
    recorded: 0,
    guide: -1,
    done: 0,
    blocked: 0,
    asleep: 0,
    used: [],
    colored: [],
    foresees: 0,
    outlay: has.development.goldPlusEquipment,
    armed: 0,
  };
}

/** A world in which nothing lies anywhere yet: the setup and tests fill it. */
export const freshState = (game: RealmGame): RealmState => ({
  game,
  part: 'birdsong',
  day: 0,
  weather: 'clear',
  forecast: 0,
  prowling: [],
  sides: numbersOf(tiles, ({ id }) => (game.map.tiles[id]?.side === 'enchanted' ? 1 : 0)),
  chits: [],
  lost: [[], []],
  dwellings: [],
  at: numbersOf(denizens, () => ON_CARD),
  hirer: numbersOf(denizens, () => -1),
  term: numbersOf(denizens, () => 0),
  comes: numbersOf(denizens, () => 0),
  after: numbersOf(denizens, () => -1),
  hiding: numbersOf(denizens, () => 0),
  stopped: numbersOf(denizens, () => 0),
  unhorsed: numbersOf(denizens, () => 0),
  piles: {},
  spells: {},
  awake: {},
  siteCards: noThings(),
  opened: [],
  effects: noThings(),
  peace: [],
  abandoned: {},
  dropped: {},
  caches: noThings(),
  visitors: noThings(),
  waiting: [],
  who: noThings(),
  movers: noThings(),
  undrawn: [],
  preempts: [],
  drawn: [],
  due: -1,
  first: -1,
  called: [],
  turn: null,
  asks: noThings(),
  ahead: [],
  fields: noThings(),
  winners: [],
  by: '',
  lit: 0,
});
