import type { Seat } from '../../../../../kernel/game/engine';
import { preparedFor } from '../../../combat/engine/magic/conjured';
import { EVERYBODY } from '../../../combat/engine/fighters/enmity';
import { monsterFoe, nativeFoe } from '../../../combat/engine/fighters/foes';
import { optionalRules } from '../../../combat/engine/optional';
import { foeState } from '../../../combat/engine/setup';
import {
  AWAY,
  NOBODY,
  type Foe,
  type FoeState,
  type MrGame,
  type MrState,
} from '../../../combat/engine/state';
import { denizenShapesIn } from '../magic/changes';
import { actsAs, dayOf } from '../movers/individuals';
import { ALIVE, type Field, type RealmState } from '../state';
import { colorsOf } from '../world/colors';
import { denizens } from '../world/denizens';
import { typeAt } from '../world/ground';
import { wheresAt } from '../world/surroundings';
import { isUnderling } from '../world/warband';
import { heroAt, heroStateAt } from './as-hero';
import { isBattled } from './battling';
import { conjuredFor, lendConjured } from './conjured-fight';
import { calmIn, charmIn } from './held-fight';
import { laidOf, lyingAt } from './laid-fight';
import { noThings, numbersOf, thingsOf } from '../../../lists';

/** Seats clockwise from who moved first today, or in the order of the draw. (MR-102, MR-R20) */
export function eveningOrder(s: RealmState, seats: readonly Seat[]): Seat[] {
  const all = s.who.length;
  const clockwise = (seat: Seat): number => (seat - Math.max(0, s.first) + all) % all;
  const rank = (seat: Seat): number => {
    const at = s.game.house['order.mode'] === 'draw-order' ? s.drawn.indexOf(seat) : -1;
    return at < 0 ? all + clockwise(seat) : at;
  };
  return [...seats].sort((a, b) => rank(a) - rank(b));
}

/** Does he stand in the clearing himself? */
export const isHere = (s: RealmState, { place }: Field, seat: Seat): boolean => {
  const who = s.who[seat]!;
  return who.life === ALIVE && who.place === place && who.toward < 0;
};

/** What each denizen is in a combat, by what it depends on: in caves natives have no horse, and dragon heads may be missiles. */
const foes = denizens.map((): [Foe?, Foe?] => []);

function foeFrom(s: RealmState, denizen: number, clearing: MrGame['clearing']): Foe {
  const { name, monster, native } = denizens[denizen]!;
  const heads = s.game.house['monsters.dragonHeads'];
  const known = foes[denizen]!;
  if (native) return (known[clearing === 'cave' ? 1 : 0] ??= nativeFoe(native, clearing));
  return (known[heads ? 1 : 0] ??= monsterFoe(monster!, name, heads));
}

/** What a hired leader or a controlled monster has learned of hidden enemies, alone or with his employer. (MR-111, MR-R07) */
function hasFound(s: RealmState, denizen: number): boolean {
  const hirer = s.hirer[denizen]!;
  if (hirer < 0 || isUnderling(s, denizen)) return false;
  if (s.comes[denizen] === 1) return s.who[hirer]!.found === 1;
  const who = actsAs(s, denizen);
  return who >= 0 && dayOf(s, who).found === 1;
}

/** Natives fight whom their group battles, monsters everybody; hirelings stand by their employer. (MR-097, MR-B46, MR-B52) */
function foeStateOf(s: RealmState, field: Field, denizen: number, foe: Foe): FoeState {
  const owner = field.seats.indexOf(s.hirer[denizen]!);
  const group = denizens[denizen]!.native?.group;
  const whom = group
    ? field.seats.reduce((bits, seat, i) => (isBattled(field, group, seat) ? bits | (1 << i) : bits), 0)
    : EVERYBODY;
  const isMounted = foe.horse !== undefined && s.unhorsed[denizen] === 0;
  const state = foeState(isMounted, owner, s.hiding[denizen] === 1);
  state.found = hasFound(s, denizen) ? 1 : 0;
  state.battles = whom;
  if (s.effects.length > 0) bewitch(s, field, denizen, state);
  return state;
}

/** What spells of the days have done to it. */
function bewitch(s: RealmState, { seats }: Field, denizen: number, state: FoeState): void {
  state.charm = charmIn(s, seats, denizen);
  state.calm = calmIn(s, seats, denizen);
  state.shapes = denizenShapesIn(s, seats, denizen);
  // What somebody there has taken up is in the combat, and out of play. (MR-S24)
  const one = s.effects.find(({ essence }) => essence === denizen);
  if (!one) return;
  state.alive = 0;
  state.owner = NOBODY;
  state.absorbed = seats.indexOf(one.by);
}

/** The combat of a field before its first round. (MR-090, MR-100) */
export function combatOf(s: RealmState, field: Field): MrState {
  const { house } = s.game;
  const { seats, place } = field;
  const clearing = typeAt(s.sides, place);
  const heroes = preparedFor(
    thingsOf(seats, (seat) => heroAt(s, seat)),
    house['magic.enhanced'],
    (at, kind) => conjuredFor(s, seats[at]!, kind).length,
  );
  const foes = thingsOf(field.denizens, (denizen) => foeFrom(s, denizen, clearing));
  const lying = lyingAt(s, place);
  const combat: MrState = {
    game: {
      clearing,
      // What somebody carries or what lies open gives its color as long as it is there.
      colors: colorsOf(s, place),
      places: wheresAt(s, place),
      rivals: seats.length > 1,
      hidden: seats.some((seat) => s.who[seat]!.hidden === 1),
      firstRound: 1,
      quietRounds: house['combat.quietRoundsToEnd'],
      maxRounds: house['combat.maxRounds'],
      seriousWounds: house['combat.seriousWounds'],
      ambush: house['combat.ambush'],
      walksTwice: house['combat.horseSides'] === 'gallop-once',
      drawnOrder: house['order.mode'] === 'draw-order',
      benevolent: house['magic.benevolent'],
      ...optionalRules(house),
      evening: true,
      ...(house['monsters.dragonHeads'] ? { heads: true as const } : {}),
      ...(lying.length > 0 ? { lying } : {}),
      heroes,
      foes,
    },
    phase: 'lure',
    round: field.from ?? 1,
    turn: 0,
    order: numbersOf(eveningOrder(s, seats), (seat) => seats.indexOf(seat)),
    drawn: [],
    quiet: 0,
    stirred: 0,
    heroes: thingsOf(heroes, (hero, i) => {
      const state = heroStateAt(s, hero, seats[i]!, seats);
      if (!isHere(s, field, seats[i]!)) state.life = AWAY;
      return state;
    }),
    foes: thingsOf(foes, (foe, i) => foeStateOf(s, field, field.denizens[i]!, foe)),
    truce: 0,
    steered: noThings(),
    winds: noThings(),
    lying: laidOf(lying),
    calls: noThings(),
    winners: [],
    by: '',
  };
  lendConjured(s, field, combat);
  return combat;
}
