import type { Seat } from '../../../../kernel/game/engine';
import type { Foe, MrGame } from './facts';

export type * from './facts';

/** Somebody in the clearing: a seat's character by its number, a denizen by its place after this. */
export type Who = number;
export const FOE = 100;
export const NOBODY = -1;
export const isFoe = (who: Who): boolean => who >= FOE;

/** THRUST and CHARGE, SWING and DODGE, SMASH and DUCK. (MR-161, MR-R27) */
export const DIRECTIONS = 3;
export const attackNames = ['THRUST', 'SWING', 'SMASH'] as const;
export const maneuverNames = ['CHARGE', 'DODGE', 'DUCK'] as const;

export const ACTIVE = 0;
export const FATIGUED = 1;
export const WOUNDED = 2;
/** It casts a spell of this round. (MR-R48) */
export const COMMITTED = 3;
export const COLOR = 4;

/** Bits of the state of a thing. */
export const WORN = 1;
/** Alerted side of a weapon. */
export const ALERTED = 2;
export const DAMAGED = 4;
/** Destroyed, killed or abandoned. */
export const GONE = 8;
/** Gone, but only left behind: it lies in the clearing. */
export const LEFT_BEHIND = 16;

export const ALIVE = 0;
export const DEAD = 1;
export const FLED = 2;
/** Elsewhere: only his hirelings are there. (MR-107) */
export const AWAY = 3;

/** Steps of a secret plot, in their order. (MR-146 to MR-155) */
export const plotSteps = [
  'attack',
  'direct',
  'maneuver',
  'toward',
  'shield',
  'box',
  'post',
  'ready',
] as const;
export type PlotStep = (typeof plotSteps)[number];

export interface Plot {
  step: PlotStep;
  /** Playing, −1 for none. */
  attack: number;
  direct: number;
  maneuver: number;
  toward: number;
  shield: number;
  /** Red boxes of the counters on the own sheet, in the order of `countersOn`. */
  boxes: number[];
  /** Sides and boxes on the sheets of own hirelings, in the order of `postsOf`. */
  posts: number[];
}

export interface HeroState {
  life: number;
  hidden: number;
  /** Characters whom he sees though they be hidden, as bits. (MR-X30) */
  found: number;
  /** The next blow that hits does exactly tremendous harm. (MR-X12) */
  strong: number;
  berserk: number;
  /** Bits of the Curse table. (MR-X01 to MR-X06) */
  curses: number;
  /** Recorded spells that are in effect, as bits: they are tied up. (MR-B26) */
  bound: number;
  /** What spells on him add to every table roll. (MR-S42) */
  plus: number;
  /** Whose Elven Grace and whose Poison is on him, −1: nobody's; and on which weapon the poison is. (MR-S11, MR-S45) */
  grace: Seat;
  poison: Seat;
  poisoned: number;
  /** MAGIC chits that were prepared, as bits: they have time 0. (MR-037, MR-126) */
  prepared: number;
  /** State of each playing, and whether it was played this round. */
  chits: number[];
  used: number[];
  items: number[];
  /** What was done in the action turn: bits 1 activated, 2 deactivated, 4 abandoned; 8: over. */
  acted: number;
  lured: number;
  charge: Who;
  chargeTime: number;
  /** Asterisks played this round on FIGHT, MOVE and MAGIC chits. */
  stars: [fight: number, move: number, magic: number];
  spell: number;
  spellChit: number;
  /** 1: it took effect, 2: it was cancelled. (MR-143) */
  spellState: number;
  /** Targets, the one with the attention counter first. */
  targets: Who[];
  targeted: number;
  wounds: number;
  /** Asterisks still to be fatigued. */
  due: number;
  kills: number;
  fame: number;
  notoriety: number;
  gold: number;
  /** Who killed him, if somebody did. (MR-183) */
  slayers: Who[];
  plot: Plot;
}

export interface FoeState {
  alive: number;
  /** 1: dark or red side up. */
  side: number;
  partSide: number;
  /** On whose sheet, a character's or another denizen's; −1: on its own, or unassigned. */
  on: Who;
  /** Characters whom it fights of its own accord, as bits. (MR-B52) */
  battles: number;
  /** How late it came there: the latest of all is what the owner of the sheet attacks. (MR-133) */
  at: number;
  /** Whom it attacks, where the sheets do not say it: chosen by the employer, or in its grip. (MR-140, MR-B54) */
  target: Who;
  /** Whose hireling; −1: nobody's. (MR-055) */
  owner: Seat;
  hidden: number;
  /** It found hidden enemies today. (MR-111) */
  found: number;
  /** The player to whom a roll gave it, and who must say which hireling takes it. (MR-107) */
  falls: Seat;
  /** 1: on the horse, 2: the horse fell this round, 3: in a grip, where no horse is played. (MR-B54, MR-B59) */
  mounted: number;
  /** The horse galloped in the Encounter step, and so walks in the Melee step. (MR-132) */
  galloped: number;
  /** −1: an employer has yet to say it. (MR-141) */
  box: number;
  /** Of head or club, or of the horse. */
  partBox: number;
  /** It hit in this round. (MR-175) */
  hit: number;
  /** Whose Elven Grace and whose Poison is on it. */
  grace: Seat;
  poison: Seat;
}

export type Phase = 'lure' | 'take' | 'charge' | 'act' | 'target' | 'plot' | 'fatigue' | 'over';

export type Ending = '' | 'victory' | 'last' | 'fled' | 'dead' | 'stalemate' | 'limit';

/** A spell that has taken effect, and whose work the days carry out before the combat goes on. */
export interface Call {
  readonly seat: Seat;
  readonly spell: number;
  readonly chit: number;
  /** Whom it hits; nobody: it is on the place. */
  readonly at: Who;
}

export interface MrState {
  readonly game: MrGame;
  phase: Phase;
  round: number;
  /** Place in the order of whom the phase asks. */
  turn: number;
  /** Seats clockwise from the first, and as their counters were drawn for targets. (MR-102, MR-134) */
  order: Seat[];
  drawn: Seat[];
  quiet: number;
  /** Something happened that keeps the combat going. (MR-R51) */
  stirred: number;
  heroes: HeroState[];
  foes: FoeState[];
  /** Empty but in an evening of the realm. */
  calls: Call[];
  winners: Seat[];
  by: Ending;
}

export type MrChoice =
  | { readonly type: 'lure'; readonly who: Who; readonly by: Who }
  | { readonly type: 'lured' }
  | { readonly type: 'take'; readonly who: Who; readonly by: Who }
  | {
      readonly type: 'deploy';
      readonly by: Who;
      readonly who: Who;
      readonly side: number;
      readonly gallop: number;
    }
  | { readonly type: 'charge'; readonly at: Seat; readonly chit: number }
  | { readonly type: 'stay' }
  | { readonly type: 'alert'; readonly chit: number }
  | { readonly type: 'run'; readonly chit: number }
  | { readonly type: 'rage'; readonly chit: number }
  | { readonly type: 'cast'; readonly spell: number; readonly chit: number; readonly color: number }
  | { readonly type: 'activate'; readonly item: number }
  | { readonly type: 'deactivate'; readonly item: number }
  | { readonly type: 'abandon'; readonly item: number }
  | { readonly type: 'done' }
  | { readonly type: 'target'; readonly who: Who }
  | { readonly type: 'enough' }
  | { readonly type: 'pick'; readonly by: Who; readonly who: Who }
  | { readonly type: 'place'; readonly who: Who; readonly part: boolean; readonly to: number }
  | { readonly type: 'attack'; readonly chit: number }
  | { readonly type: 'direct'; readonly to: number }
  | { readonly type: 'maneuver'; readonly chit: number }
  | { readonly type: 'toward'; readonly to: number }
  | { readonly type: 'shield'; readonly to: number }
  | { readonly type: 'box'; readonly to: number }
  | { readonly type: 'post'; readonly to: number }
  | { readonly type: 'fatigue'; readonly chit: number; readonly back: number }
  | { readonly type: 'wound'; readonly chit: number };

export const NO_PLOT = (): Plot => ({
  step: 'attack',
  attack: NOBODY,
  direct: NOBODY,
  maneuver: NOBODY,
  toward: NOBODY,
  shield: NOBODY,
  boxes: [],
  posts: [],
});

const cloneHero = (h: HeroState): HeroState => ({
  ...h,
  chits: h.chits.slice(),
  used: h.used.slice(),
  items: h.items.slice(),
  stars: [h.stars[0], h.stars[1], h.stars[2]],
  targets: h.targets.slice(),
  slayers: h.slayers.slice(),
  plot: { ...h.plot, boxes: h.plot.boxes.slice(), posts: h.plot.posts.slice() },
});

export const clone = (s: MrState): MrState => ({
  ...s,
  order: s.order.slice(),
  drawn: s.drawn.slice(),
  heroes: s.heroes.map(cloneHero),
  foes: s.foes.map((f) => ({ ...f })),
  calls: s.calls.slice(),
  winners: s.winners.slice(),
});

export const isThere = (s: MrState, seat: Seat): boolean => s.heroes[seat]!.life === ALIVE;
export const foeAt = (s: MrState, who: Who): FoeState => s.foes[who - FOE]!;
export const foeOf = (s: MrState, who: Who): Foe => s.game.foes[who - FOE]!;

/** May he charge and aim at the other one, who may be hidden? (MR-033, MR-116, MR-138) */
export const sees = (s: MrState, seat: Seat, other: Seat): boolean =>
  s.heroes[other]!.hidden === 0 || (s.heroes[seat]!.found & (1 << other)) !== 0;

/** Is it in the clearing, character or denizen? */
export const isPresent = (s: MrState, who: Who): boolean =>
  isFoe(who) ? foeAt(s, who).alive === 1 : isThere(s, who);

export const isTremendous = ({ vulnerability, native }: Foe): boolean => vulnerability === 4 && !native;

/** Red side up it holds its target. (MR-175, MR-B54) */
export const isRed = (s: MrState, who: Who): boolean =>
  foeAt(s, who).side === 1 && isTremendous(foeOf(s, who));

/** Who stands as an attacker on the sheet of that character or denizen. */
export function foesOn(s: MrState, sheet: Who): Who[] {
  const out: Who[] = [];
  for (let i = 0; i < s.foes.length; i++)
    if (s.foes[i]!.alive === 1 && s.foes[i]!.on === sheet) out.push(FOE + i);
  return out;
}

/** Does somebody attack there? */
export function isManned(s: MrState, sheet: Who): boolean {
  for (const { alive, on } of s.foes) if (on === sheet && alive === 1) return true;
  return false;
}

/** Is it alive, and in nobody's service? */
export const isWild = ({ alive, owner }: FoeState): boolean => alive === 1 && owner < 0;

export const hasWild = (s: MrState): boolean => s.foes.some(isWild);

/** Is it in the service of that seat, and there? */
export const serves = ({ alive, owner }: FoeState, seat: Seat): boolean => alive === 1 && owner === seat;

/** Is a native on his horse, outside a cave? (MR-152) */
export const isRidden = (s: MrState, who: Who): boolean => foeAt(s, who).mounted === 1;

/** Is somebody in a grip, that of a monster on a sheet of its own included? (MR-123, MR-B54) */
export function isHeld(s: MrState, who: Who): boolean {
  for (let i = 0; i < s.foes.length; i++) {
    const { alive, side, on, target } = s.foes[i]!;
    if (alive === 1 && side === 1 && (on === who || target === who) && isTremendous(s.game.foes[i]!))
      return true;
  }
  return false;
}
