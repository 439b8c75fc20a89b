import type { Numbering } from '../../../conformance/beside';
import { drawnHouse } from '../../../conformance/drawn-house';
import {
  anyOf,
  by,
  each,
  fields,
  inAnyOrder,
  named,
  withNumber,
  type Places,
} from '../../../conformance/numbers';
import type { Renumbering } from '../../../conformance/renumbered';
import { beginsOf, bySeats, sizesOf, type Turning } from '../../../conformance/turned';
import { seededDice } from '../../../kernel/game/dice';
import { count } from '../../../kernel/game/row';
import { boards } from '../boards';
import { empireIds, specialIds } from '../catalogue/vocabulary';
import { House } from '../house';
import { battleMagic } from '../index';
import type { BmEvent } from './events';
import type { Ground } from './ground';
import {
  clone,
  CUP,
  GONE,
  PILE,
  type BmChoice,
  type BmGame,
  type BmState,
  type Fight,
  type Flight,
  type Phase,
} from './state';
import { tableOf } from './testing';
import type { BmTable } from './table';

type Kind = 'seat' | 'chit' | 'land';

const seat = named<Kind>('seat');
const chit = named<Kind>('chit');
/** A territory, of land or water. */
const land = named<Kind>('land');
const seatAndNumber = withNumber(seat);
/** Numbers of chits that are kept in rising order. */
const rising = inAnyOrder(chit);
const seatsInAnyOrder = inAnyOrder(seat);

const state = fields<Kind, BmState>({
  order: each(seat),
  active: seat,
  alive: by('seat'),
  castles: by('seat'),
  written: by('seat', land),
  at: by('chit', land),
  on: by('chit', chit),
  next: by('chit', chit),
  head: by('land', chit),
  holder: by('land', seat),
  units: by('seat', rising),
  fronts: by('seat'),
  used: by('chit'),
  attacked: by('chit'),
  // One more than the leader.
  rode: by<Kind, number>('chit', (one, to) => (one > 0 ? 1 + chit(one - 1, to) : one)),
  ruined: each(land),
  hand: by('seat'),
  pile: by('seat', each(chit)),
  leader: chit,
  visit: land,
  fight: fields<Kind, Fight>({ attacker: chit, defender: chit, where: land }),
  flight: fields<Kind, Flight>({ unit: chit, from: land }),
  buying: chit,
  finds: inAnyOrder(land),
  winners: seatsInAnyOrder,
});

const rows = <T>() => by<Kind, readonly T[]>('land');
const ground = fields<Kind, Ground>({
  land: by('land'),
  coastal: by('land'),
  neighbours: by<Kind, readonly number[]>('land', each(land)),
  rivers: rows(),
  special: by('land'),
  specials: inAnyOrder(land),
  toll: rows(),
  tollAir: rows(),
  cheapest: each<Kind, readonly (readonly number[])[]>(rows()),
  nearest: each<Kind, readonly number[]>(by('land', land)),
  nearestToll: each<Kind, readonly number[]>(by('land')),
});

function gameAt(game: BmGame, to: Places<Kind>): BmGame {
  const turned = fields<Kind, BmGame>({
    ground,
    kindOf: by('chit'),
    ownerOf: by('chit', seat),
    entryOf: by('chit'),
    nameOf: by('chit'),
    castlesOf: by<Kind, readonly number[]>('seat', rising),
    starters: by<Kind, readonly number[]>('seat', each(chit)),
  })(game, to);
  return { ...turned, first: beginsOf(by<Kind, number>('seat')(sizesOf(game.first), to)) };
}

const choice = anyOf<Kind, BmChoice>({
  ...{ unit: chit, attacker: chit, target: chit, rider: chit, aboard: chit, chit, bearer: chit },
  ...{ at: land, to: land },
});

const event = anyOf<Kind, BmEvent>({
  ...{ only: seat, seat, seats: each(seat), winners: seatsInAnyOrder },
  ...{
    chit,
    bearer: chit,
    unit: chit,
    leader: chit,
    with: rising,
    attacker: chit,
    target: chit,
    rider: chit,
  },
  ...{ at: land, from: land, to: land, find: land },
});

/** For tests only: where numbers of seats, chits and territories stand in a game of Battle Magic. */
const numbering: Numbering<Kind, BmState, BmChoice, BmEvent> = {
  idle: ['done', 'decline'],
  state: (s, to) => ({ ...state(clone(s), to), game: gameAt(s.game, to) }),
  choice: (own, _, to) => choice(own, to),
  event(own, s, to) {
    const told = event(own, to);
    // Those of one kind draw one after the other, and there is nothing to choose (BM-R35).
    if (told.type === 'found') return { ...told, at: -1 };
    if (told.type === 'chit')
      return {
        ...told,
        chit: s.game.kindOf[own.type === 'chit' ? own.chit : -1]!,
        find: Math.min(told.find, 0),
      };
    if (told.type === 'destroyed') return { ...told, by: chit(told.by, to) };
    return told.type === 'cut' ? { ...told, cards: each(seatAndNumber)(told.cards, to) } : told;
  },
  seen: ({ game: _game, ...rest }) => rest,
};

const turning: Turning<Kind, BmState> = {
  seats: 'mixed',
  // The order of play is in the state from the first castle on (BM-R03).
  isSet: () => true,
  places: ({ game }, seats) => ({
    seat: seats,
    chit: bySeats(sizesOf(game.first), seats),
    land: count(game.ground.size),
  }),
};

const setupPhases: readonly Phase[] = ['castle', 'army', 'ship'];
const classOf = ({ kindOf, ownerOf }: BmGame, one: number): string => `${ownerOf[one]!} ${kindOf[one]!}`;

/** Chits of one class and owner, and all territories. */
const renumbering: Renumbering<Kind, BmState> = {
  classes: ({ game }) => ({
    seat: count(game.players),
    chit: game.kindOf.map((_, one) => classOf(game, one)),
    land: game.ground.land.map(() => true),
  }),
  // Those that begin on the map are set apart.
  isSet: ({ phase }) => !setupPhases.includes(phase),
  // Off the map a chit is like the others of its class.
  aside: ({ at, game, pile }) => ({
    chit: at.map((where, one) => {
      const place = where === PILE ? pile[game.ownerOf[one]!]!.indexOf(one) : 0;
      return where === CUP || where === PILE || where === GONE
        ? `${classOf(game, one)} ${where} ${place}`
        : undefined;
    }),
  }),
};

export const numbers = { numbering, turning, renumbering };

const specials = Object.fromEntries(specialIds.map((id) => [id, id === 'ruins' || id === 'mine' ? 2 : 1]));

/** Three tables of so many players on one map with all special territories, under drawn agreements. */
export function drawnTables(players: number): readonly BmTable[] {
  const read = House.parse({ players, specials }) as Parameters<typeof boards.make>[3];
  const map = boards.make('quick', seededDice('seats'), players, read);
  return [0, 1, 2].map((i) => {
    const house = { ...drawnHouse(battleMagic, seededDice(`agreed ${i}`)), players, roundLimit: 30 };
    const sets = Array.from({ length: players }, (_, seat) => empireIds[(seat + i) % 5]!);
    return tableOf(map, house, sets);
  });
}

/** How far each of them is played. */
export const stretch = { alone: 60, beside: 80, times: 6 };
