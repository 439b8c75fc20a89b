import type { Dice } from '../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../kernel/game/engine';
import { beastOf, isHerd } from '../../beasts';
import { monsters, natives } from '../../catalogue';
import { dealBoard, type MrBoard } from '../clearings/board';
import { alertFoes } from './encounter/alerted';
import { preparedFor } from './magic/conjured';
import { SQUEAK } from './magic/pit';
import { NO_SHAPES } from './magic/shapes';
import { EVERYBODY } from './fighters/enmity';
import type { MrEvent } from './events';
import { foesOf, monsterFoe, nativeFoe } from './fighters/foes';
import { advance, beginRound } from './round';
import { freshPlot } from './copy';
import { isOil } from './fighters/playing';
import {
  FOE,
  NOBODY,
  PENDING,
  WORN,
  type Alteration,
  type Conjured,
  type Foe,
  type FoeState,
  type Hero,
  type HeroState,
  type MrGame,
  type MrState,
  type Hold,
  type Tie,
} from './state';
import { noThings, numbersOf, thingsOf } from '../../lists';

/** What a combat is set up from. */
export interface MrTable {
  readonly heroes: readonly Hero[];
  /** Natives and monsters by id who serve each seat. */
  readonly hirelings?: readonly (readonly string[])[];
  /** Absent: drawn from the appearance chart by the dice of the setup. */
  readonly board?: MrBoard;
  /** Denizens that the agreement bans: a clearing that is dealt has none of them. */
  readonly closed: readonly string[];
  readonly heads: boolean;
  /** Denizens that begin dark or red side up, by id. (MR-100) */
  readonly darkUp?: readonly string[];
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
    | 'optional'
  >;
}

/** What works on weapons works on the one that is active now, unless it is said on which. */
const oiledBy = ({ things, items, oiled }: Pick<Hero, 'things' | 'items' | 'oiled'>): number[] => {
  const active = things.findIndex(({ weapon }, i) => weapon && (items[i]! & WORN) !== 0);
  return numbersOf(
    things,
    (thing, i) => oiled?.[i] ?? (isOil(thing) && (items[i]! & WORN) !== 0 ? active : NOBODY),
  );
};

// What is replaced when it changes begins as the same for everybody.
const UNALTERED: readonly Alteration[] = noThings();
const NO_MARKS: readonly number[] = [];
const NOTHING_CONJURED: readonly Conjured[] = noThings();
const NO_TIES: readonly Tie[] = noThings();
const NO_HOLDS: readonly Hold[] = noThings();

/** A character before the first round. */
export const heroState = ({ chits, items, playings, curses, ...hero }: Hero, hidden: boolean): HeroState => ({
  life: 0,
  hidden: hidden ? 1 : 0,
  found: 0,
  finder: 0,
  strong: 0,
  berserk: 0,
  curses,
  bound: 0,
  ties: NO_TIES,
  holds: NO_HOLDS,
  plus: 0,
  jinx: 0,
  grace: NOBODY,
  poison: NOBODY,
  poisoned: NOBODY,
  peace: NOBODY,
  pentangle: NOBODY,
  fades: 0,
  conjured: NOTHING_CONJURED,
  lit: 0,
  flew: 0,
  prepared: 0,
  shapes: NO_SHAPES,
  altered: UNALTERED,
  marks: NO_MARKS,
  grip: NOBODY,
  chits: numbersOf(playings, (_, i) => chits[i] ?? 0),
  used: numbersOf(playings, () => 0),
  items: numbersOf(items, (state) => state),
  before: { chits, items },
  oiled: oiledBy({ ...hero, items }),
  acted: 0,
  lured: 0,
  charge: NOBODY,
  chargeTime: 0,
  stars: [0, 0, 0],
  spell: NOBODY,
  spellChit: NOBODY,
  spellState: PENDING,
  targets: [],
  targeted: 0,
  red: 0,
  owes: '',
  shifted: 0,
  wounds: 0,
  due: 0,
  kills: 0,
  fame: 0,
  notoriety: 0,
  gold: 0,
  slayers: [],
  plot: freshPlot(),
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
  charm: NOBODY,
  calm: 0,
  hidden: hidden ? 1 : 0,
  found: 0,
  falls: NOBODY,
  mounted: mounted ? 1 : 0,
  galloped: 0,
  box: 0,
  partBox: 1,
  shapes: NO_SHAPES,
  absorbed: NOBODY,
  hit: 0,
  grace: NOBODY,
  poison: NOBODY,
  peace: NOBODY,
  pentangle: NOBODY,
  away: 0,
  slayer: NOBODY,
  resents: 0,
});

/** Seats clockwise from one that the dice choose, or all in the order of a draw. (MR-102, MR-R20) */
function orderFor(players: number, drawn: boolean, dice: Dice): Seat[] {
  const seats = Array.from({ length: players }, (_, i) => i);
  if (players === 1) return seats;
  if (drawn) return dice.shuffle(seats);
  const first = dice.below(players);
  return seats.map((_, i) => (first + i) % players);
}

/** One in the service of somebody. @throws where there is no such denizen */
function hiredFoe(
  id: string,
  nth: number,
  { clearing, heads }: { clearing: MrGame['clearing']; heads: boolean },
): Foe {
  const native = natives.find((one) => one.id === id);
  if (native) return nativeFoe(native, clearing);
  const monster = monsters.find((one) => one.id === id);
  if (!monster) throw new Error(`there is no denizen ${id}`);
  return monsterFoe(monster, nth > 1 ? `${monster.name} ${nth}` : monster.name, heads);
}

/** Monsters who cannot be hired serve by a spell. (MR-S37, MR-S44, MR-T19) */
function isCharmed({ id, native }: Foe): boolean {
  const beast = beastOf(id);
  return !native && beast !== undefined && !isHerd(beast);
}

/** With their dark sides up whom a sheet names so. (MR-100) */
const turned = (foes: readonly Foe[], darkUp: readonly string[], states: FoeState[]): FoeState[] =>
  states.map((state, i) => (darkUp.includes(foes[i]!.id) ? { ...state, side: 1 } : state));

/** The state before the first round. */
export function place(
  { heroes, hirelings = [], board, closed, heads, darkUp = [], rules }: MrTable,
  dice: Dice,
): MrState {
  const { clearing, colors, rivals, hidden, denizens } =
    board ?? dealBoard(dice, (id) => !closed.includes(id));
  const wild = foesOf(denizens, clearing, heads);
  const counts = new Map(Object.entries(denizens));
  const hired = hirelings.flatMap((ids, seat) =>
    ids.map((id) => {
      const nth = (counts.get(id) ?? 0) + 1;
      counts.set(id, nth);
      return { foe: hiredFoe(id, nth, { clearing, heads }), seat };
    }),
  );
  const foes = [...wild, ...hired.map(({ foe }) => foe)];
  const all = preparedFor(heroes, rules.optional?.enhanced === true);
  const breathes = heads ? { heads: true as const } : {};
  const game: MrGame = { clearing, colors, rivals, hidden, ...breathes, ...rules, heroes: all, foes };
  return {
    game,
    phase: 'lure',
    round: rules.firstRound,
    turn: 0,
    order: orderFor(heroes.length, rules.drawnOrder, dice),
    drawn: [],
    quiet: 0,
    stirred: 0,
    // Whoever squeaks is not hidden. (MR-X02)
    heroes: thingsOf(all, (hero) => heroState(hero, hidden && (hero.curses & SQUEAK) === 0)),
    foes: turned(foes, darkUp, [
      ...wild.map(({ horse }) => foeState(horse !== undefined, NOBODY, false)),
      // They follow their employer, and hide with him. (MR-B46)
      ...hired.map(({ foe, seat }) => ({
        ...foeState(foe.horse !== undefined, seat, hidden),
        charm: isCharmed(foe) ? seat : NOBODY,
      })),
    ]),
    steered: noThings(),
    winds: noThings(),
    truce: 0,
    lying: [],
    calls: noThings(),
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
  alertFoes(s, dice, tell);
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
