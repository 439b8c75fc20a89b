import type { Seat } from '../../../../kernel/game/engine';
import type { Hero, MrGame } from './facts';

export * from './conditions';
export type * from './facts';

/** Somebody in the clearing: a seat's character by its number, a denizen by its place after this. */
export type Who = number;
export const FOE = 100;
export const NOBODY = -1;
/** What Magic Sight finds of hirelings in hiding. (MR-X33) */
export const FINDS_ARMS = 2;
export const isFoe = (who: Who): boolean => who >= FOE;

/** THRUST and CHARGE, SWING and DODGE, SMASH and DUCK. (MR-161, MR-R27) */
export const DIRECTIONS = 3;
export const attackNames = ['THRUST', 'SWING', 'SMASH'] as const;
export const maneuverNames = ['CHARGE', 'DODGE', 'DUCK'] as const;

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

/** What a spell has made of somebody: mist, a creature of the Transform table, or a monster, by id. (MR-B29) */
export interface Shape {
  readonly id: string;
  /** Whose spell it is; −1: that of nobody here. */
  readonly by: Seat;
  /** Which of his spells, if it was cast in this combat. (MR-B26) */
  readonly spell?: number;
}

/** MAGIC chits that a spell of their owner has changed. (MR-S10, MR-S12, MR-S18, MR-S35) */
export interface Alteration {
  readonly spell: string;
  readonly chits: readonly number[];
  /** Which of his spells it is, if it was cast in this combat. (MR-B26) */
  readonly box?: number;
}

/** Denizens that a spell of this combat holds: which of the caster’s it is, the chit that it ties up, and whom. (MR-B26, MR-S15, MR-S37) */
export interface Hold {
  readonly spell: number;
  readonly chit: number;
  readonly foes: readonly Who[];
}

/** A spell that stays in effect for the combat: which one, the chit that it ties up, −1 for none, and whom it is on. (MR-B26) */
export interface Tie {
  readonly spell: number;
  readonly chit: number;
  readonly on: Who;
}

/** Something that a spell has put into his hands: its place among his things, whose spell it was, and which; −1: of nobody here. */
export interface Conjured {
  readonly item: number;
  readonly by: Seat;
  readonly spell: number;
}

/** Whose broom may carry somebody who runs, or charges: its place among his things, and the chit that he plays. (MR-S26) */
export interface Steered {
  readonly by: Seat;
  readonly at: Seat;
  readonly item: number;
  readonly chit: number;
  /** Whom he charges; nobody: he runs. */
  readonly against: Seat;
}

/** Something that lies open: the place that it had with somebody, or, where `of` is −1, among what lay there before. (MR-B70) */
export interface Laid {
  readonly of: Seat;
  readonly item: number;
  /** Bits of a thing, and the state of what it is played as. */
  readonly state: number;
  readonly chits: readonly number[];
}

/** What a wind carries off when the round is over. (MR-S20) */
export interface Wind {
  readonly seat: Seat;
  readonly spell: number;
  readonly chit: number;
  readonly at: Who;
}

export interface HeroState {
  life: number;
  hidden: number;
  /** Characters whom he sees though they be hidden, as bits. (MR-X30) */
  found: number;
  /** 1: he found hidden enemies today, and so sees hidden hirelings of others too; FINDS_ARMS: only those who bear arms. (MR-X30, MR-X33) */
  finder: number;
  /** The next blow that hits does exactly tremendous harm. (MR-X12) */
  strong: number;
  berserk: number;
  /** Bits of the Curse table. (MR-X01 to MR-X06) */
  curses: number;
  /** Recorded spells that are in effect, as bits: they are tied up. (MR-B26) */
  bound: number;
  /** Spells of his that stay in effect here. */
  ties: readonly Tie[];
  /** What spells of his hold that were cast in this combat. */
  holds: readonly Hold[];
  /** What the place adds to every table roll, and what spells on him add. (MR-T14, MR-S42) */
  plus: number;
  jinx: number;
  /** Whose Elven Grace and whose Poison is on him, −1: nobody's; and on which weapon the poison is. (MR-S11, MR-S45) */
  grace: Seat;
  poison: Seat;
  poisoned: number;
  /** Whose Peace and whose Pentangle is on him, −1: nobody's. (MR-S03, MR-S28) */
  peace: Seat;
  pentangle: Seat;
  /** The world fades for him: after a round he may vanish from sight. (MR-S36) */
  fades: number;
  /** Brooms to fly on, and tokens against magic. (MR-S26, MR-S40) */
  conjured: readonly Conjured[];
  /** Carpets that a color chit has lit, as bits of their places. (MR-T28) */
  lit: number;
  /** He left through the air. (MR-B37) */
  flew: number;
  /** MAGIC chits that were prepared, as bits: they have time 0. (MR-037, MR-126) */
  prepared: number;
  /** What spells make of him now; the strongest counts. (MR-B29) */
  shapes: readonly Shape[];
  /** What spells have made of his chits, in the order in which they were cast. */
  altered: readonly Alteration[];
  /** Chits that the spell which he casts shall change. */
  marks: readonly number[];
  /** Whom he holds as a Tremendous monster, red side up. (MR-S24, MR-175) */
  grip: Who;
  /** State of each playing, and whether it was played this round. */
  chits: number[];
  used: number[];
  items: number[];
  /** How chits and things were when the round began. (MR-S02) */
  before: Pick<Hero, 'chits' | 'items'>;
  /** On which weapon each thing works, a potion or grease, by its place; −1: on none. (MR-T38, MR-T50, MR-T51, MR-T53) */
  oiled: number[];
  /** What was done in the action turn, as bits. */
  acted: number;
  /** 1: he lures nobody more, 2: he deploys and charges nobody more. */
  lured: number;
  charge: Who;
  chargeTime: number;
  /** Asterisks played this round on FIGHT, MOVE and MAGIC chits. */
  stars: [fight: number, move: number, magic: number];
  spell: number;
  spellChit: number;
  /** Of the spell that he casts. */
  spellState: number;
  /** Targets, the one with the attention counter first. */
  targets: Who[];
  targeted: number;
  /** The red die that he has chosen for the roll of his spell; 0: none. (MR-T45) */
  red: number;
  /** What a card or spell has still to be told: which magic it breaks, what his red die shows, or whom it sends away. (MR-T03, MR-T45, MR-T74) */
  owes: '' | 'break' | 'dissolve' | 'die' | 'wish' | 'send';
  /** What he has said after the reveal: bits 1 of his attack, 2 of his maneuver, 4 of a broom. (MR-T05, MR-T21, MR-S26) */
  shifted: number;
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
  /** Whose spell makes it serve, −1: nobody's; without an owner that service rests (MR-S28). And characters whom it spares by spells of theirs, as bits. (MR-S15, MR-S37) */
  charm: Seat;
  calm: number;
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
  /** What spells make of it now; the strongest counts. (MR-B29) */
  shapes: readonly Shape[];
  /** Who has taken it up into himself; −1: nobody. (MR-S24) */
  absorbed: Seat;
  /** It hit in this round. (MR-175) */
  hit: number;
  /** Whose Elven Grace, Poison, Peace and Pentangle is on it. */
  grace: Seat;
  poison: Seat;
  peace: Seat;
  pentangle: Seat;
  /** It is not dead, but elsewhere. (MR-S20, MR-X08) */
  away: number;
  /** Who killed it; nobody: it lives. (MR-184) */
  slayer: Who;
  /** Who killed it while it served nobody, as bits: its group remembers. (MR-B70) */
  resents: number;
}

export type Phase = 'lure' | 'take' | 'charge' | 'act' | 'target' | 'plot' | 'shift' | 'fatigue' | 'over';

export type Ending = '' | 'victory' | 'last' | 'fled' | 'dead' | 'stalemate' | 'limit';

/** A spell that has taken effect, and whose work the days carry out before the combat goes on. */
export interface Call {
  readonly seat: Seat;
  readonly spell: number;
  readonly chit: number;
  /** Whom it hits; nobody: it is on the place. */
  readonly at: Who;
  /** Denizens that it holds. */
  readonly held: readonly Who[];
  /** The card that was activated, and no spell. (MR-T03, MR-T74) */
  readonly item?: number;
  /** What it has made of its target: a shape by id. (MR-B29) */
  readonly shape?: string;
  /** Chits of its caster that it has changed. */
  readonly chits?: readonly number[];
}

export interface MrState {
  game: MrGame;
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
  /** A run or a charge that waits for what casters of brooms say, the one who is asked first. (MR-S26) */
  steered: readonly Steered[];
  /** What is carried off when the round is over. (MR-S20) */
  winds: readonly Wind[];
  /** Rounds that a wish for peace leaves, this one counted: there are only actions in them; 0: there was no such wish. (MR-X10) */
  truce: number;
  /** What lies open in the clearing. (MR-B70) */
  lying: Laid[];
  /** Empty but in an evening of the realm. */
  calls: Call[];
  winners: Seat[];
  by: Ending;
}
