import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import { natives } from '../../catalogue';
import { dealBoard, type MrBoard } from '../clearings/board';
import { EVERYBODY } from './enmity';
import type { MrEvent } from './events';
import { foesOf, nativeFoe } from './foes';
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
  /** Natives by id who serve each seat. */
  readonly hirelings?: readonly (readonly string[])[];
  /** Absent: drawn from the appearance chart by the dice of the setup. */
  readonly board?: MrBoard;
  /** Denizens that the agreement bans: a clearing that is dealt has none of them. */
  readonly closed: readonly string[];
  readonly heads: boolean;
  readonly rules: Pick<
    MrGame,
    | 'firstRound'
    | 'quietRounds'
    | 'maxRounds'
    | 'seriousWounds'
    | 'ambush'
    | 'walksTwice'
    | 'drawnOrder'
    | 'benevolent'
  >;
}

export const heroState = ({ chits, items, playings }: Hero, hidden: boolean): HeroState => ({
  life: 0,
  hidden: hidden ? 1 : 0,
  found: 0,
  strong: 0,
  berserk: 0,
  curses: 0,
  bound: 0,
  plus: 0,
  grace: NOBODY,
  poison: NOBODY,
  poisoned: NOBODY,
  prepared: 0,
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
  slayers: [],
  plot: NO_PLOT(),
});

/** Heavy and Medium monsters light side up, Tremendous ones red side down, horses walking. (MR-100) */
export const foeState = (mounted: boolean, owner: Seat, hidden: boolean): FoeState => ({
  alive: 1,
  side: 0,
  partSide: 0,
  on: NOBODY,
  battles: EVERYBODY,
  at: 0,
  target: NOBODY,
  owner,
  hidden: hidden ? 1 : 0,
  found: 0,
  falls: NOBODY,
  mounted: mounted ? 1 : 0,
  galloped: 0,
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

/** Natives in the service of a seat. @throws where there is no such native */
const hiredBy = (ids: readonly string[], seat: Seat, clearing: MrGame['clearing']) =>
  ids.map((id) => {
    const native = natives.find((one) => one.id === id);
    if (!native) throw new Error(`there is no native ${id}`);
    return { foe: nativeFoe(native, clearing), seat };
  });

/** The state before the first round. */
export function place({ heroes, hirelings = [], board, closed, heads, rules }: MrTable, dice: Dice): MrState {
  const { clearing, colors, rivals, hidden, denizens } =
    board ?? dealBoard(dice, (id) => !closed.includes(id));
  const wild = foesOf(denizens, clearing, heads);
  const hired = hirelings.flatMap((ids, seat) => hiredBy(ids, seat, clearing));
  const foes = [...wild, ...hired.map(({ foe }) => foe)];
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
    foes: [
      ...wild.map(({ horse }) => foeState(horse !== undefined, NOBODY, false)),
      // They follow their employer, and hide with him. (MR-B46)
      ...hired.map(({ foe: { horse }, seat }) => foeState(horse !== undefined, seat, hidden)),
    ],
    calls: [],
    winners: [],
    by: '',
  };
}

export function setup(table: MrTable, dice: Dice, tell?: Tell<MrEvent>): MrState {
  const s = place(table, dice);
  tell?.({
    type: 'began',
    rule: 'MR-090',
    foes: s.foes.flatMap(({ owner }, i) => (owner < 0 ? [FOE + i] : [])),
  });
  tellHired(s, tell);
  s.game.heroes.forEach(({ without }, seat) => {
    if (without.length > 0) tell?.({ type: 'without', rule: 'MR-L28', seat, entries: without });
  });
  beginRound(s, tell);
  advance(s, dice, tell);
  return s;
}

/** Who brought whom. */
export function tellHired(s: MrState, tell?: Tell<MrEvent>): void {
  if (!tell) return;
  s.heroes.forEach((_, seat) => {
    const foes = s.foes.flatMap(({ owner }, i) => (owner === seat ? [FOE + i] : []));
    if (foes.length > 0) tell({ type: 'hired', rule: 'MR-B44', seat, foes });
  });
}
