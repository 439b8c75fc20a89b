import type { Numbering } from '../../../conformance/beside';
import {
  anyOf,
  by,
  each,
  fields,
  inAnyOrder,
  named,
  withNumber,
  type Places,
  type Turn,
} from '../../../conformance/numbers';
import type { Renumbering } from '../../../conformance/renumbered';
import { bySeats, type Turning } from '../../../conformance/turned';
import { count } from '../../../kernel/game/row';
import type { Target } from '../catalogue/effects';
import type { SsEvent } from './events';
import { linkRing, type GameBoard } from './ground';
import { clone } from './clone';
import { isSetup } from './setup';
import {
  MANY_CARDS,
  type Lasting,
  type SsChoice,
  type SsGame,
  type SsState,
  type Task,
  type Waiting,
} from './state';

/** `place`: that of a spot on its board. */
type Kind = 'seat' | 'piece' | 'place' | 'card';

const seat = named<Kind>('seat');
const piece = named<Kind>('piece');
const card = named<Kind>('card');
const place = named<Kind>('place');
const spot: Turn<Kind, number> = (value, to) => {
  const stride = to.place.length;
  return value < 0 ? value : seat(Math.trunc(value / stride), to) * stride + place(value % stride, to);
};
const bySpot =
  (turn: Turn<Kind, number>) =>
  (all: readonly number[], to: Places<Kind>): number[] => {
    const out = [...all];
    all.forEach((one, from) => (out[spot(from, to)] = turn(one, to)));
    return out;
  };
const cards = each(card);
const cardsBySeat = by<Kind, number[]>('seat', cards);
/** A card, and something beside it that is less than the unit. */
const beside =
  (unit: number, rest: Turn<Kind, number>): Turn<Kind, number> =>
  (value, to) =>
    card(Math.trunc(value / unit), to) * unit + rest(value % unit, to);
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
  on: bySpot(piece),
  guest: bySpot(piece),
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
  pile: cards,
  discards: cards,
  hand: cardsBySeat,
  must: cardsBySeat,
  play: cardsBySeat,
  laid: cards,
  able: by('seat'),
  safe: by('card', card),
  used: by('card'),
  known: cardsBySeat,
  lasting: each(fields<Kind, Lasting>({ card, seat, piece })),
  cast: each(beside(8, seat)),
  evaded: cards,
  tried: each(beside(MANY_CARDS, card)),
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
  card,
  'move-die': (die) => die,
  route: (route) => route,
};

/** How what is named for a card is turned, in the order of its targets; where it takes several, all are of one kind. */
function aims(s: SsState, of: number, power: boolean, list: readonly number[]): Turn<Kind, number>[] {
  const { names, powerNames } = s.game.cards[of]!;
  const row = power ? powerNames : names;
  const [first] = row;
  const isMany = first !== undefined && 'count' in first && first.count === 'any';
  return list.map((_, i) => byTarget[(isMany ? first : row[i])?.what ?? 'card']);
}

const aimed = (turns: readonly Turn<Kind, number>[], list: readonly number[], to: Places<Kind>): number[] =>
  list.map((one, i) => turns[i]!(one, to));

const task = fields<Kind, Task>({ seat, piece, spot, card });

function turnedTask(s: SsState, own: Task, to: Places<Kind>): Task {
  const { kind, window, base } = own;
  const list = (): number[] => {
    if (kind === 'target') return aimed(aims(s, own.card, own.left === 1, own.list), own.list, to);
    if (kind === 'missile' || kind === 'saves' || kind === 'raise' || window === 'died')
      return each(piece)(own.list, to);
    return kind === 'zombie' || kind === 'bounce' ? each(spot)(own.list, to) : cards(own.list, to);
  };
  return {
    ...task(own, to),
    base: kind === 'saves' ? seat(base, to) : kind === 'step' ? spot(base, to) : base,
    list: list(),
  };
}

const waiting = (s: SsState, own: Waiting, to: Places<Kind>): Waiting => ({
  ...own,
  card: card(own.card, to),
  seat: seat(own.seat, to),
  back: seat(own.back, to),
  targets: aimed(aims(s, own.card, own.power, own.targets), own.targets, to),
});

const choice = anyOf<Kind, SsChoice>({ seat, piece, spot, card, token: piece, to: spot, over: spot });

const event = anyOf<Kind, SsEvent>({
  ...{ only: seat, seat, winners: seatsInAnyOrder, rolls: each(seatAndNumber), scores: by('seat') },
  ...{ piece, against: piece, initiator: piece, defender: piece, killer: seat },
  ...{ spot, from: spot, to: spot, over: spot, card, cards, modifiers: cards },
});

/** A board with its spots in other places. */
function boardAt(board: GameBoard, to: Places<Kind>): GameBoard {
  const places = each(place);
  return fields<Kind, GameBoard>({
    spots: by('place'),
    adj: by<Kind, readonly number[]>('place', places),
    flights: by<Kind, readonly number[]>('place', places),
    ground: by('place'),
    pads: each<Kind, readonly number[]>(places),
    rocks: places,
  })(board, to);
}

function made(game: SsGame, to: Places<Kind>): SsGame {
  return {
    ...game,
    cards: by<Kind, SsGame['cards'][number]>('card')(game.cards, to),
    boards: game.boards.map((board) => boardAt(board, to)),
  };
}

const games = new WeakMap<Places<Kind>, WeakMap<readonly GameBoard[], SsGame>>();
/** The game with those numbers, made once. */
function gameAt(game: SsGame, to: Places<Kind>): SsGame {
  const known = games.get(to) ?? new WeakMap<readonly GameBoard[], SsGame>();
  games.set(to, known);
  const ready = known.get(game.boards) ?? made(game, to);
  known.set(game.boards, ready);
  return ready;
}

const rising = (all: readonly number[]): number[] => all.toSorted((a, b) => a - b);

const choosing: readonly Task['kind'][] = ['saves', 'zombie', 'bounce'];
/**
 * Some lists are chosen from in whatever order; who saves goes by owners, and within one the owner says who is next (SS-128).
 * Those who die of one act share a window, and each of them can be taken in it (SS-R85).
 */
function seenTask(own: Task): Task {
  const list = choosing.includes(own.kind) || own.window === 'died' ? rising(own.list) : own.list;
  return { ...own, list, piece: own.window === 'died' ? -1 : own.piece };
}
const seen = ({ game: _game, tasks, fresh, ...rest }: SsState): object => ({
  ...rest,
  tasks: tasks.map(seenTask),
  fresh: rising(fresh),
});

/** For tests only: where numbers of seats, pieces, spots and cards stand in a game of Swords and Sorcery. */
const numbering: Numbering<Kind, SsState, SsChoice, SsEvent> = {
  idle: ['pass', 'quiet', 'done'],
  state(s, to) {
    const turned = state(clone(s), to);
    turned.tasks = s.tasks.map((own) => turnedTask(s, own, to));
    turned.stack = s.stack.map((own) => waiting(s, own, to));
    turned.game = gameAt(s.game, to);
    if (!s.domain.includes(-1)) turned.game = linkRing(turned.game, turned.domain, turned.ring);
    return turned;
  },
  choice: (own, _, to) => choice(own, to),
  event(own, s, to) {
    switch (own.type) {
      case 'saved':
      case 'notSaved':
        return { ...own, piece: piece(own.piece, to), card: card(own.card, to) };
      case 'cardsTaken':
        return { ...own, from: seat(own.from, to), seat: seat(own.seat, to) };
      case 'tookCards':
        return { ...(event(own, to) as typeof own), from: seat(own.from, to) };
      case 'stolen':
        return { ...own, from: seat(own.from, to), seat: seat(own.seat, to), card: card(own.card, to) };
      case 'protected':
        return { ...own, seat: seat(own.seat, to), card: card(own.card, to), target: card(own.target, to) };
      case 'failed':
        return { ...own, seat: seat(own.seat, to), card: card(own.card, to), other: card(own.other, to) };
      case 'invoked':
      case 'used':
      case 'aimed': {
        const turns = aims(s, own.card, own.type === 'used', own.targets);
        // Of other targets than pieces it says nothing.
        const at = own.at.map((one, i) => (turns[i] === piece ? spot(one, to) : -1));
        return { ...(event(own, to) as typeof own), targets: aimed(turns, own.targets, to), at };
      }
      case 'windowOpened':
        return own.window === 'died' ? { ...own, piece: -1 } : event(own, to);
      case 'died':
        return { ...(event(own, to) as typeof own), what: (own.by === 'card' ? card : piece)(own.what, to) };
      default:
        return event(own, to);
    }
  },
  seen,
  // Known cards of another's hand lie by their numbers.
  shown: (view) => ({ ...seen(view), hand: view.hand.map(rising) }),
};

const turning: Turning<Kind, SsState> = {
  isSet: (s) => !isSetup(s),
  seats: 'cycled',
  places: (s, seats) => ({
    seat: seats,
    // Whoever was summoned keeps his number.
    piece: bySeats(
      seats.map((_, of) => s.born.filter((one) => one === of).length),
      seats,
    ),
    place: count(s.game.stride),
    card: count(s.game.cards.length),
  }),
};

/** Pieces by whose army they are of, spots that all boards have, and all cards. */
const renumbering: Renumbering<Kind, SsState> = {
  // Of pieces of one rank the first is placed.
  isSet: (s) => !isSetup(s),
  classes: (s) => ({
    seat: count(s.game.players),
    piece: s.born,
    place: count(s.game.stride).map((one) => s.game.boards.some(({ spots }) => one >= spots.length)),
    card: s.game.cards.map(() => true),
  }),
};

export const numbers = { numbering, turning, renumbering };
