import type { Seat } from '../../../../../kernel/game/engine';
import { EVERYBODY } from '../../../combat/engine/enmity';
import { monsterFoe, nativeFoe } from '../../../combat/engine/foes';
import { foeState } from '../../../combat/engine/setup';
import { AWAY, type Foe, type FoeState, type MrGame, type MrState } from '../../../combat/engine/state';
import { ALIVE, type Field, type RealmState } from '../state';
import { colorsAt } from '../world/colors';
import { denizens } from '../world/denizens';
import { typeAt } from '../world/ground';
import { heroAt, heroStateAt } from './as-hero';
import { isBattled } from './battling';

/** Seats of an evening clockwise from who moved first, or in the order of the draw. (MR-102, MR-R20) */
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

const foeFrom = (s: RealmState, denizen: number, clearing: MrGame['clearing']): Foe => {
  const { name, monster, native } = denizens[denizen]!;
  return native
    ? nativeFoe(native, clearing)
    : monsterFoe(monster!, name, s.game.house['monsters.dragonHeads']);
};

/** What a hired leader who came along has learned of hidden enemies. (MR-111, MR-R07) */
const hasFound = (s: RealmState, denizen: number, { leader }: Foe): boolean => {
  const hirer = s.hirer[denizen]!;
  return leader && hirer >= 0 && s.comes[denizen] === 1 && s.who[hirer]!.found === 1;
};

/** Natives fight whom their group battles, monsters everybody; hirelings stand by their employer. (MR-097, MR-B46, MR-B52) */
function foeStateOf(s: RealmState, field: Field, denizen: number, foe: Foe): FoeState {
  const owner = field.seats.indexOf(s.hirer[denizen]!);
  const group = denizens[denizen]!.native?.group;
  const whom = group
    ? field.seats.reduce((bits, seat, i) => (isBattled(field, group, seat) ? bits | (1 << i) : bits), 0)
    : EVERYBODY;
  return {
    ...foeState(foe.horse !== undefined, owner, s.hiding[denizen] === 1),
    found: hasFound(s, denizen, foe) ? 1 : 0,
    battles: whom,
  };
}

/** The combat of a field before its first round. (MR-090, MR-100) */
export function combatOf(s: RealmState, field: Field): MrState {
  const { house } = s.game;
  const { seats, place } = field;
  const clearing = typeAt(s.sides, place);
  const heroes = seats.map((seat) => heroAt(s, seat));
  const foes = field.denizens.map((denizen) => foeFrom(s, denizen, clearing));
  return {
    game: {
      clearing,
      colors: colorsAt(s, place),
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
      evening: true,
      heroes,
      foes,
    },
    phase: 'lure',
    round: 1,
    turn: 0,
    order: eveningOrder(s, seats).map((seat) => seats.indexOf(seat)),
    drawn: [],
    quiet: 0,
    stirred: 0,
    heroes: heroes.map((hero, i) => ({
      ...heroStateAt(s, hero, seats[i]!, seats),
      ...(isHere(s, field, seats[i]!) ? {} : { life: AWAY }),
    })),
    foes: foes.map((foe, i) => foeStateOf(s, field, field.denizens[i]!, foe)),
    calls: [],
    winners: [],
    by: '',
  };
}
