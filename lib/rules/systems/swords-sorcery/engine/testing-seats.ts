import {
  anyOf,
  by,
  bySeats,
  each,
  fields,
  inAnyOrder,
  named,
  withNumber,
  type Places,
  type Seats,
  type Turn,
  type Turning,
} from '../../../conformance/turned';
import type { Target } from '../catalogue/effects';
import type { SsEvent } from './events';
import { linkRing } from './ground';
import { clone } from './clone';
import { isSetup } from './setup';
import type { Lasting, SsChoice, SsState, Task, Waiting } from './state';

type Kind = 'seat' | 'piece' | 'spot';

/** Where seats, their armies and the spots of their domains go; whoever was summoned keeps his number. */
function placesOf(s: SsState, seats: Seats): Places<Kind> {
  const armies = seats.map((_, seat) => s.born.filter((of) => of === seat).length);
  return {
    seat: seats,
    piece: bySeats(armies, seats),
    spot: bySeats(
      seats.map(() => s.game.stride),
      seats,
    ),
  };
}

const seat = named<Kind>('seat');
const piece = named<Kind>('piece');
const spot = named<Kind>('spot');
const seatAndNumber = withNumber(seat);
const seatsInAnyOrder = inAnyOrder(seat);

/** The ring has no beginning; it is said from the first seat on. */
const ring = (all: readonly number[], to: Places<Kind>): number[] => {
  const turned = each(seat)(all, to);
  const first = turned.indexOf(Math.min(...turned));
  return [...turned.slice(first), ...turned.slice(0, first)];
};

const state = fields<Kind, SsState>({
  first: seat,
  active: seat,
  alive: by('seat'),
  had: by('seat'),
  domain: by('seat'),
  ring,
  plans: by('seat'),
  on: by('spot', piece),
  guest: by('spot', piece),
  hover: each(piece),
  type: by('piece'),
  born: by('piece', seat),
  owner: by('piece', seat),
  at: by('piece', spot),
  from: by('piece', spot),
  flags: by('piece'),
  steps: by('piece'),
  twin: by('piece', piece),
  wizard: by('seat', piece),
  moved: each(piece),
  conflicts: each(spot),
  hand: by('seat'),
  must: by('seat'),
  play: by('seat'),
  able: by('seat'),
  known: by('seat'),
  lasting: each(fields<Kind, Lasting>({ seat, piece })),
  // Eight times the card, and the seat.
  cast: each((one, to) => one - (one & 7) + seat(one & 7, to)),
  fresh: each(piece),
  quiet: by('seat'),
  lost: each(seat),
  winners: seatsInAnyOrder,
});

const byTarget: Readonly<Record<Target['what'], Turn<Kind, number>>> = {
  'own-wizard': piece,
  piece,
  ghost: piece,
  spot,
  rock: spot,
  player: seat,
  card: (card) => card,
  'move-die': (die) => die,
  route: (route) => route,
};

/** How what is named for a card is turned, in the order of its targets; where it takes several, all are of one kind. */
function aims(s: SsState, card: number, power: boolean, list: readonly number[]): Turn<Kind, number>[] {
  const { names, powerNames } = s.game.cards[card]!;
  const row = power ? powerNames : names;
  const [first] = row;
  const isMany = first !== undefined && 'count' in first && first.count === 'any';
  return list.map((_, i) => byTarget[(isMany ? first : row[i])?.what ?? 'card']);
}

const aimed = (turns: readonly Turn<Kind, number>[], list: readonly number[], to: Places<Kind>): number[] =>
  list.map((one, i) => turns[i]!(one, to));

const task = fields<Kind, Task>({ seat, piece, spot });

function turnedTask(s: SsState, own: Task, to: Places<Kind>): Task {
  const { kind, window, base } = own;
  const list = (): number[] => {
    if (kind === 'target') return aimed(aims(s, own.card, own.left === 1, own.list), own.list, to);
    if (kind === 'missile' || kind === 'saves' || kind === 'raise' || window === 'died')
      return each(piece)(own.list, to);
    return kind === 'zombie' || kind === 'bounce' ? each(spot)(own.list, to) : [...own.list];
  };
  return {
    ...task(own, to),
    base: kind === 'saves' ? seat(base, to) : kind === 'step' ? spot(base, to) : base,
    list: list(),
  };
}

const waiting = (s: SsState, own: Waiting, to: Places<Kind>): Waiting => ({
  ...own,
  seat: seat(own.seat, to),
  back: seat(own.back, to),
  targets: aimed(aims(s, own.card, own.power, own.targets), own.targets, to),
});

const choice = anyOf<Kind, SsChoice>({ seat, piece, spot, token: piece, to: spot, over: spot });

const event = anyOf<Kind, SsEvent>({
  ...{ only: seat, seat, winners: seatsInAnyOrder, rolls: each(seatAndNumber), scores: by('seat') },
  ...{ piece, against: piece, initiator: piece, defender: piece, killer: seat },
  ...{ spot, from: spot, to: spot, over: spot },
});

/** For tests only: what of a game of Swords and Sorcery is named by a seat, and what belongs to one. */
export const turning: Turning<SsState, SsChoice, SsEvent> = {
  isSet: (s) => !isSetup(s),
  seats: 'cycled',
  idle: ['pass', 'quiet', 'done'],
  state(s, seats) {
    const to = placesOf(s, seats);
    const turned = state(clone(s), to);
    turned.tasks = s.tasks.map((own) => turnedTask(s, own, to));
    turned.stack = s.stack.map((own) => waiting(s, own, to));
    if (!s.domain.includes(-1)) turned.game = linkRing(s.game, turned.domain, turned.ring);
    return turned;
  },
  choice: (own, s, seats) => choice(own, placesOf(s, seats)),
  event(own, s, seats) {
    const to = placesOf(s, seats);
    switch (own.type) {
      case 'saved':
      case 'notSaved':
        return { ...own, piece: piece(own.piece, to) };
      case 'cardsTaken':
      case 'tookCards':
      case 'stolen':
        return { ...own, only: seat(own.only ?? -1, to), from: seat(own.from, to), seat: seat(own.seat, to) };
      case 'invoked':
      case 'used':
      case 'aimed': {
        const turns = aims(s, own.card, own.type === 'used', own.targets);
        // Of other targets than pieces it says nothing.
        const at = own.at.map((one, i) => (turns[i] === piece ? spot(one, to) : -1));
        return { ...own, seat: seat(own.seat, to), targets: aimed(turns, own.targets, to), at };
      }
      case 'died': {
        const isCard = own.by === 'card';
        return { ...(event(own, to) as typeof own), what: isCard ? own.what : piece(own.what, to) };
      }
      default:
        return event(own, to);
    }
  },
  seen: ({ game: _game, ...rest }) => rest,
};
