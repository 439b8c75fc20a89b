import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import { dealBoard, type MrBoard } from '../clearings/board';
import type { MrEvent } from './events';
import { foesOf } from './foes';
import { advance, beginRound } from './round';
import {
  FOE,
  NO_PLOT,
  NOBODY,
  type FoeState,
  type Hero,
  type HeroState,
  type MrGame,
  type MrState,
} from './state';

/** What a combat is set up from. */
export interface MrTable {
  readonly heroes: readonly Hero[];
  /** Absent: drawn from the appearance chart by the dice of the setup. */
  readonly board?: MrBoard;
  /** Denizens that the agreement bans: a clearing that is dealt has none of them. */
  readonly closed: readonly string[];
  readonly heads: boolean;
  readonly rules: Pick<
    MrGame,
    'firstRound' | 'quietRounds' | 'maxRounds' | 'seriousWounds' | 'ambush' | 'walksTwice' | 'drawnOrder'
  >;
}

const heroState = ({ chits, items, playings }: Hero, hidden: boolean): HeroState => ({
  life: 0,
  hidden: hidden ? 1 : 0,
  berserk: 0,
  curses: 0,
  bound: 0,
  grace: NOBODY,
  poison: NOBODY,
  poisoned: NOBODY,
  chits: playings.map((_, i) => chits[i] ?? 0),
  used: playings.map(() => 0),
  items: [...items],
  acted: 0,
  lured: 0,
  charge: NOBODY,
  chargeTime: 0,
  stars: [0, 0, 0],
  spell: NOBODY,
  spellChit: NOBODY,
  spellState: 0,
  targets: [],
  targeted: 0,
  wounds: 0,
  due: 0,
  kills: 0,
  fame: 0,
  notoriety: 0,
  gold: 0,
  plot: NO_PLOT(),
});

/** Heavy and Medium monsters light side up, Tremendous ones red side down, horses walking. (MR-100) */
const foeState = (mounted: boolean): FoeState => ({
  alive: 1,
  side: 0,
  partSide: 0,
  on: NOBODY,
  mounted: mounted ? 1 : 0,
  box: 0,
  partBox: 1,
  hit: 0,
  grace: NOBODY,
  poison: NOBODY,
});

/** Seats clockwise from one that the dice choose, or all in the order of a draw. (MR-102, MR-R20) */
function orderFor(players: number, drawn: boolean, dice: Dice): Seat[] {
  const seats = Array.from({ length: players }, (_, i) => i);
  if (players === 1) return seats;
  if (drawn) return dice.shuffle(seats);
  const first = dice.below(players);
  return seats.map((_, i) => (first + i) % players);
}

/** The state before the first round. */
export function place({ heroes, board, closed, heads, rules }: MrTable, dice: Dice): MrState {
  const { clearing, colors, rivals, hidden, denizens } =
    board ?? dealBoard(dice, (id) => !closed.includes(id));
  const foes = foesOf(denizens, clearing, heads);
  const game: MrGame = { clearing, colors, rivals, hidden, ...rules, heroes, foes };
  return {
    game,
    phase: 'lure',
    round: rules.firstRound,
    turn: 0,
    order: orderFor(heroes.length, rules.drawnOrder, dice),
    drawn: [],
    quiet: 0,
    stirred: 0,
    heroes: heroes.map((hero) => heroState(hero, hidden)),
    foes: foes.map(({ horse }) => foeState(horse !== undefined)),
    winners: [],
    by: '',
  };
}

export function setup(table: MrTable, dice: Dice, tell?: Tell<MrEvent>): MrState {
  const s = place(table, dice);
  tell?.({ type: 'began', rule: 'MR-090', foes: s.foes.map((_, i) => FOE + i) });
  s.game.heroes.forEach(({ without }, seat) => {
    if (without.length > 0) tell?.({ type: 'without', rule: 'MR-L28', seat, entries: without });
  });
  beginRound(s, tell);
  advance(s, dice, tell);
  return s;
}
