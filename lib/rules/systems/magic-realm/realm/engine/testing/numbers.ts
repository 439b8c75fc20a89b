import type { Numbering } from '../../../../../conformance/beside';
import {
  anyOf,
  by,
  each,
  fields,
  inAnyOrder,
  named,
  type Places,
  type Turn,
} from '../../../../../conformance/numbers';
import type { Turning } from '../../../../../conformance/turned';
import type { Dice } from '../../../../../kernel/game/dice';
import type { Ask } from '../asks';
import type { RealmChoice } from '../choices';
import type { Deed } from '../deeds';
import type { RealmEvent } from '../events';
import { engine } from '../index';
import { hasEffect } from '../kit';
import { isOut } from '../movers/individuals';
import type { Adventurer, Cache, Field, Mover, RealmState, SpellInEffect, Turn as RealmTurn } from '../state';

type Kind = 'seat';

/** Those who move for seats have numbers beyond them, and keep them. */
const seat = named<Kind>('seat');
const seats = each(seat);
const seatsInAnyOrder = inAnyOrder(seat);
/** `rogues/2`: who meets whom. */
const meeting = (one: string, to: Places<Kind>): string => {
  const [group, at] = one.split('/');
  return `${group}/${seat(Number(at), to)}`;
};

/** `cache-5-1-117`: the cache of a seat, dug on a day in a clearing; other things are called the same everywhere. */
const box = (id: string, to: Places<Kind>): string => {
  const [word, day, by, place] = id.split('-');
  return word === 'cache' && place !== undefined ? `cache-${day}-${seat(Number(by), to)}-${place}` : id;
};
const boxOrWho = (one: number | string, to: Places<Kind>): number | string =>
  typeof one === 'string' ? box(one, to) : seat(one, to);

const deed: Turn<Kind, Deed> = anyOf({ guide: seat });
const day = { guide: seat, record: each(deed), sites: each(box), looked: each(box) };
const ask: Turn<Kind, Ask> = anyOf({
  ...{ seat, guide: seat, of: seat, on: seat, from: boxOrWho, follower: seat, id: box },
  ...{ ahead: seats, along: seats, behind: seats, cast: fields<Kind, { by: number }>({ by: seat }) },
});
/** Who gives and who takes; elsewhere `to` is a clearing. */
const dealing: Turn<Kind, Ask> = anyOf({ to: seat });

const state = fields<Kind, RealmState>({
  caches: each(fields<Kind, Cache>({ id: box, by: seat })),
  piles: (piles, to) => Object.fromEntries(Object.entries(piles).map(([id, held]) => [box(id, to), held])),
  hirer: seats,
  after: seats,
  effects: each(fields<Kind, SpellInEffect>({ by: seat, seat })),
  who: by('seat', fields<Kind, Adventurer>({ ...day, spotted: seatsInAnyOrder })),
  movers: each(fields<Kind, Mover>({ ...day, by: seat })),
  undrawn: seatsInAnyOrder,
  preempts: seats,
  drawn: seats,
  due: seat,
  first: seat,
  turn: (turn, to) => turn && fields<Kind, RealmTurn>({ seat, blockers: seats })(turn, to),
  asks: each((one, to) => {
    const turned = ask(one, to);
    return one.type.startsWith('deal') ? dealing(turned, to) : turned;
  }),
  // Within a combat seats are places in this list, which goes clockwise from who moved first, or as counters were drawn.
  fields: each(fields<Kind, Field>({ seats, meets: each(meeting), battles: each(meeting), unasked: seats })),
  winners: seatsInAnyOrder,
});

const choice: Turn<Kind, RealmChoice> = anyOf({
  ...{
    mover: seat,
    deed,
    of: seat,
    other: seat,
    follower: seat,
    guide: seat,
    from: boxOrWho,
    after: seat,
    box,
    site: box,
  },
});
const withTo: readonly RealmChoice['type'][] = [
  ...(['give-item', 'give-gold', 'offer-deal', 'seek-deal', 'name-swap'] as const),
  ...(['tell-site', 'tell-path', 'pass-item'] as const),
];
const given: Turn<Kind, RealmChoice> = anyOf({ to: seat });
const blocked: Turn<Kind, RealmChoice> = anyOf({ at: seat });

/** Counters and clearings are drawn by what they are, not by where they lie in a list. */
function blindDice(dice: Dice, s: RealmState): Dice {
  const nameOf = (who: number): string => s.who[who]?.id ?? `${who}`;
  return {
    ...dice,
    below(sides) {
      const n = dice.below(sides);
      if (s.part !== 'daylight' || s.turn || s.asks.length > 0) return n;
      const drawn = s.undrawn.filter((who) => isOut(s, who) && !hasEffect(s, who, 'choose-turn'));
      if (drawn.length !== sides) return n;
      const named = [...drawn].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
      return drawn.indexOf(named[n]!);
    },
    shuffle: (items) => dice.shuffle([...items].sort()),
  };
}

/** For tests only: where numbers of seats stand in a game of 28 days. */
const numbering: Numbering<Kind, RealmState, RealmChoice, RealmEvent> = {
  dice: blindDice,
  idle: ['recorded', 'skip', 'strike', 'let-pass', 'later', 'evening-done', 'end-day'],
  state: (s, to) => state(engine.clone(s), to),
  choice(own, _, to) {
    const turned = choice(own, to);
    if (own.type === 'block-seat') return blocked(turned, to);
    return withTo.includes(own.type) ? given(turned, to) : turned;
  },
  seen({ game: _game, ...rest }) {
    return {
      ...rest,
      fields: rest.fields.map(({ combat, ...field }) => {
        const { game: _fight, ...fight } = combat ?? {};
        return { ...field, fight };
      }),
    };
  },
};

const turning: Turning<Kind, RealmState> = {
  seats: 'cycled',
  isSet: () => true,
  places: (_, seats) => ({ seat: seats }),
};

export const numbers = { numbering, turning };
