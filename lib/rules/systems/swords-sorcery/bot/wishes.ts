import type { Seat } from '../../../kernel/game/engine';
import type { Deed } from '../catalogue/effects';
import { GHOST, HELD, HULK, TOKEN, TRAP, WIZARD, type SsState, type Task } from '../engine/state';
import { blast, harmOf, threatened, windowOf } from './harm';
import { attackIn } from './movement';
import { chanceOf, foesOf, isFoe, isMine, stepsFrom, worthOf, type Reach } from './sight';

/** What the seat sees when it is asked whether it says “Magic”. */
export interface Moment {
  readonly s: SsState;
  readonly me: Seat;
  readonly w: Task | undefined;
  /** In the own turn, before the pieces move. */
  readonly before: boolean;
  /** Own wizard that is about to be attacked, −1: it is not. */
  readonly wizardAtRisk: number;
}

export function momentOf(s: SsState, me: Seat): Moment {
  const w = windowOf(s);
  const risk = threatened(s, me);
  return {
    s,
    me,
    w,
    before: s.active === me && w?.window === 'rolled',
    wizardAtRisk: risk >= 0 && s.type[risk] === WIZARD ? risk : -1,
  };
}

const never = (): number => -1;
const atOnce = (worth: number) => (): number => worth;
const beforeMoving =
  (worth: (m: Moment) => number) =>
  (m: Moment): number =>
    m.before ? worth(m) : -1;
/** To save the wizard: more the larger the danger, less for what costs more than it must. */
const forWizard =
  (less = 0) =>
  (m: Moment): number =>
    m.wizardAtRisk >= 0 && m.w ? chanceOf(m.s, m.w.piece, m.wizardAtRisk) * 6 - less : -1;

const deadOf = (s: SsState, seat: Seat): number[] =>
  [...s.at.keys()].filter((piece) => s.at[piece]! < 0 && s.born[piece] === seat);

const most = (values: readonly number[]): number => values.reduce((a, b) => Math.max(a, b), 0);

/** A foe that has just come to a trap spot, with its worth. */
const trappedFoe = ({ s, me, w }: Moment): number =>
  w?.window === 'arrive' && w.piece >= 0 && s.game.ground[w.spot] === TRAP && isFoe(s, w.piece, me)
    ? worthOf(s, w.piece)
    : 0;

/** A conflict of the seat’s own that is about to be fought, as its piece and the foe. */
const ownConflict = ({ s, me, w }: Moment): readonly [number, number] | undefined => {
  if (w?.window !== 'conflict') return undefined;
  const [guest, host] = [s.guest[w.spot]!, s.on[w.spot]!];
  if (guest < 0 || host < 0) return undefined;
  return isMine(s, guest, me) ? [guest, host] : isMine(s, host, me) ? [host, guest] : undefined;
};

/** The top of the stack, if it hurts so much that it is worth an answer. */
const topHarm = ({ s, me }: Moment): number => {
  const top = s.stack.at(-1);
  return top ? harmOf(s, me, top) : 0;
};

const wizardSteps = (s: SsState, me: Seat): Reach | undefined =>
  s.at[s.wizard[me]!]! >= 0 ? stepsFrom(s, s.at[s.wizard[me]!]!, 8) : undefined;

/** How much the seat would like to say a card of each kind now; what is not above 0 waits. */
const wishes: {
  readonly [K in Deed['kind']]: (m: Moment, deed: Extract<Deed, { kind: K }>) => number;
} = {
  weapon: atOnce(4),
  'roll-bonus': atOnce(4),
  'win-ties': atOnce(2),
  'block-weapons': atOnce(2),
  'ward-targeting': atOnce(3),
  'ignore-traps': atOnce(2),
  'extra-draw': atOnce(3),
  'die-substitute': atOnce(3),
  flight: atOnce(3),
  'hold-on-trap': atOnce(2),
  'reveal-hands': atOnce(2),
  'rock-shift': atOnce(1),
  'trap-save-card': atOnce(2),
  'protect-card': atOnce(1),
  'teleport-piece': (m, { within }) => {
    if (within === 'home-domain') return 2;
    return forWizard()(m);
  },
  'create-piece': beforeMoving(atOnce(4)),
  'create-hulk': beforeMoving(({ s, me }) => (foesOf(s, me).length > 0 ? 4 : -1)),
  'draw-and-use': beforeMoving(atOnce(3)),
  'raise-dead': beforeMoving(({ s, me }) => {
    const dead = deadOf(s, me).reduce((sum, piece) => sum + worthOf(s, piece), 0);
    return dead >= 6 ? dead : -1;
  }),
  'take-dead': ({ s }) => most(s.fresh.map((piece) => worthOf(s, piece))) - 2.5,
  'change-owner': beforeMoving(({ s, me }) => most(foesOf(s, me).map((piece) => worthOf(s, piece) - 3))),
  'make-ghosts': beforeMoving(({ s, me }) => foesOf(s, me).length - 3),
  'destroy-ghosts': ({ s, me }) =>
    s.flags.reduce(
      (n, flags, piece) => n + (flags & GHOST && s.owner[piece] !== me && s.at[piece]! >= 0 ? 1 : 0),
      0,
    ) - 1,
  plague: beforeMoving(
    ({ s, me }) =>
      most(foesOf(s, me).map((p) => (s.type[p] === WIZARD ? 0 : worthOf(s, p) + blast(s, me, p, 0.4)))) - 3.5,
  ),
  carrier: beforeMoving(({ s, me }) => most(foesOf(s, me).map((p) => blast(s, me, p, 0.25))) - 2),
  'destroy-adjacent': ({ s, me, w }) =>
    w?.window === 'start' || w?.window === 'rolled' || w?.window === 'moved'
      ? most([...s.at.keys()].map((p) => (isMine(s, p, me) ? blast(s, me, p, 1) - worthOf(s, p) : 0))) - 3
      : -1,
  missile: beforeMoving(({ s, me }) => {
    const steps = wizardSteps(s, me);
    if (!steps) return -1;
    return (
      most(foesOf(s, me).map((p) => (steps[s.at[p]!]! > 0 ? worthOf(s, p) - 0.2 * steps[s.at[p]!]! : 0))) -
      2.5
    );
  }),
  'steal-card': ({ s, me }) => most(s.play.map((cards, seat) => (seat === me ? 0 : cards.length * 2))),
  'steal-random': atOnce(2),
  'destroy-cards': ({ s, me }) =>
    s.play.reduce(
      (sum, cards, seat) =>
        sum + (seat === me ? -1 : 1) * cards.filter((c) => s.game.cards[c]!.sort === 'scroll').length,
      0,
    ),
  'ruin-all': ({ s, me }) =>
    s.play.reduce((sum, cards, seat) => sum + (seat === me ? -1 : 1) * cards.length, 0) - 2,
  shield: forWizard(),
  unkillable: forWizard(0.1),
  'become-rock': forWizard(1.1),
  'free-move': forWizard(0.5),
  'extra-dice': forWizard(0.3),
  'pass-through': never,
  doppelganger: ({ s, me, before }) => {
    const wizard = s.wizard[me]!;
    if (!before || s.at[wizard]! < 0) return -1;
    return s.game.adj[s.at[wizard]!]!.filter((spot) => s.on[spot] === -1).length - 1;
  },
  curse: (m) => {
    const fight = ownConflict(m);
    return fight ? (worthOf(m.s, fight[0]) + worthOf(m.s, fight[1])) / 2 - 2.4 : -1;
  },
  paralyse: beforeMoving(({ s, me }) => {
    const strong = foesOf(s, me).filter((p) => worthOf(s, p) >= 4);
    const near = [...s.at.keys()].filter((p) => isMine(s, p, me) && s.type[p] !== WIZARD);
    const reach = near.map((p) => stepsFrom(s, s.at[p]!, Math.max(...s.move)));
    return strong.some((foe) => reach.some((steps) => steps[s.at[foe]!]! > 0)) ? 4 : -1;
  }),
  hold: ({ s, me, w }) => {
    if (w?.window !== 'rolled' || s.active === me) return -1;
    return (
      most(foesOf(s, me).map((p) => (s.type[p] !== WIZARD && s.owner[p] === s.active ? worthOf(s, p) : 0))) -
      3
    );
  },
  'trap-save': (m) => trappedFoe(m) - 1.5,
  'trap-teleport': (m) => trappedFoe(m) - 3.5,
  'redirect-teleport': ({ s, me, w }) =>
    w && w.piece >= 0 && isFoe(s, w.piece, me) ? worthOf(s, w.piece) - 2.5 : -1,
  'create-rocks': ({ s, me, w }) => {
    const wizard = s.wizard[me]!;
    if (w?.window !== 'end' || s.active !== me || s.at[wizard]! < 0) return -1;
    return s.game.adj[s.at[wizard]!]!.filter((spot) => s.on[spot] === -1).length;
  },
  'destroy-rocks': never,
  'return-card': ({ s, me }) => (s.cast.some((one) => (one & 7) === me) ? 1 : -1),
  'extra-moves': ({ s, me }) =>
    most(
      [...s.at.keys()].map((p) =>
        isMine(s, p, me) && s.type[p] !== HULK && s.type[p] !== TOKEN ? attackIn(s, me, p, 3) : 0,
      ),
    ) - 0.3,
  'cancel-spell': (m) => topHarm(m) - 2.9,
  'control-spell': (m) => topHarm(m) - 2.9,
  'cancel-trap': (m) => topHarm(m) - 0.5,
};

/** Is it an answer, so that it may be said on top of other cards? */
const answering: ReadonlySet<Deed['kind']> = new Set([
  'cancel-spell',
  'control-spell',
  'cancel-trap',
  'trap-save-card',
]);

/** How much the seat wishes to invoke the card now. */
export function wishFor(m: Moment, card: number): number {
  const deed = m.s.game.cards[card]?.deed;
  if (!deed) return -1;
  if (m.s.stack.length > 0 && !answering.has(deed.kind)) return -1;
  return (wishes[deed.kind] as (m: Moment, deed: Deed) => number)(m, deed);
}

/** Powers: hold a foe, stop a trap, or move a piece within the own domain out of harm’s way. */
export function wishToUse(m: Moment, card: number): number {
  switch (m.s.game.cards[card]?.deed?.kind) {
    case 'hold-on-trap':
      return m.s.stack.length === 0 && m.w && !(m.s.flags[m.w.piece]! & HELD) ? trappedFoe(m) - 0.5 : -1;
    case 'trap-save-card':
      return topHarm(m) - 0.1;
    case 'teleport-piece':
      return m.s.stack.length === 0 ? forWizard()(m) : -1;
    default:
      return -1;
  }
}
