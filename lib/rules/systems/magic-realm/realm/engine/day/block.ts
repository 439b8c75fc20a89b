import type { Seat } from '../../../../../kernel/game/engine';
import type { Questions, Telling } from '../activity';
import type { Told } from '../events';
import { abilitiesOf } from '../kit';
import { ALIVE, seatsAt, type RealmState } from '../state';
import { denizensAt, maySee } from '../world/company';
import { denizens } from '../world/denizens';
import { tileAt } from '../world/ground';
import { sharersOf } from './sharing';
import { isProwling } from './sunrise';

/** Whom does he block, now that a phase has ended? He is asked again as long as there is somebody. (MR-078) */
export type BlockAsk = { readonly type: 'block'; readonly seat: Seat };
export type BlockChoice =
  | { readonly type: 'block-seat'; readonly at: Seat }
  | { readonly type: 'block-monster'; readonly denizen: number }
  | { readonly type: 'let-pass' };
export type BlockEvent =
  /** `by`: the id of a monster, or of a trader whose roll went wrong. */
  | Told<'blocked', { readonly seat: Seat; readonly by: string }>
  | Told<'seat-blocked', { readonly seat: Seat; readonly at: Seat }>
  | Told<'monster-blocked', { readonly seat: Seat; readonly denizen: number }>;

/** His turn is over, and everybody sees him. (MR-034, MR-080) */
function stop(s: RealmState, seat: Seat): void {
  const who = s.who[seat]!;
  who.blocked = 1;
  who.hidden = 0;
}

/** A monster or a trader blocks him. (MR-080, MR-081, MR-083) */
export function blockSeat(s: RealmState, seat: Seat, by: string, tell: Telling): void {
  const { blocked, hidden } = s.who[seat]!;
  stop(s, seat);
  if (blocked === 1 && hidden === 0) return;
  const isMonster = denizens.some(({ id, monster }) => monster !== undefined && id === by);
  tell?.({ type: 'blocked', rule: isMonster ? 'MR-081' : 'MR-083', seat, by });
}

/** Some cannot block some. (MR-A17) */
export const mayBlock = (s: RealmState, denizen: number, seat: Seat): boolean =>
  !abilitiesOf(s, seat).some(
    (e) =>
      e.kind === 'protected-from' &&
      e.cannot.includes('block') &&
      e.beasts.some((beast) => beast === denizens[denizen]!.id),
  );

const monstersAt = (s: RealmState, seat: Seat): readonly number[] =>
  denizensAt(s, s.who[seat]!.place).filter((i) => denizens[i]!.monster !== undefined);

/** Every monster of the clearing blocks whoever is unhidden and has ended a phase, and prowls no more today. (MR-081, MR-B47, MR-R16) */
function monstersBlock(s: RealmState, seat: Seat, tell: Telling): void {
  if (s.who[seat]!.hidden === 1) return;
  const blockers = monstersAt(s, seat).filter((i) => mayBlock(s, i, seat));
  for (const i of blockers) s.stopped[i] = 1;
  if (blockers.length > 0) blockSeat(s, seat, denizens[blockers[0]!]!.id, tell);
}

/** May he still have something to do today, himself or with his guide? How much the one has recorded who moves now is his secret. */
function mayAct(s: RealmState, seat: Seat): boolean {
  const { done, blocked, asleep, guide } = s.who[seat]!;
  if (done === 1 || blocked === 1 || asleep === 1) return false;
  const mover = guide < 0 ? seat : guide;
  return s.turn!.seat === mover || s.undrawn.includes(mover);
}

/** Characters whom he may block and for whom it would change something: they lose phases, or are hidden no more. (MR-078, MR-079) */
function rivals(s: RealmState, seat: Seat): readonly Seat[] {
  const { seat: ender } = s.turn!;
  const enders = sharersAt(s, ender);
  const isEnder = enders.includes(seat);
  return seatsAt(s, s.who[seat]!.place).filter(
    (other) =>
      other !== seat &&
      enders.includes(other) !== isEnder &&
      s.who[other]!.blocked === 0 &&
      maySee(s, seat, other) &&
      (s.who[other]!.hidden === 1 || mayAct(s, other)),
  );
}

/** Who ends this phase: its owner, and who follows him. Blocked ones ended it too. */
const sharersAt = (s: RealmState, seat: Seat): readonly Seat[] =>
  s.who.flatMap((one, other) =>
    other === seat || (one.guide === seat && one.place === s.who[seat]!.place) ? [other] : [],
  );

/** Monsters that he keeps from prowling towards somebody else of the tile; equal ones once. (MR-078, MR-B47) */
function prowlers(s: RealmState, seat: Seat): readonly number[] {
  const { place } = s.who[seat]!;
  const isEnder = sharersAt(s, s.turn!.seat).includes(seat);
  const comes = s.who.some(
    (one, other) =>
      one.life === ALIVE && one.place !== place && tileAt(one.place) === tileAt(place) && mayAct(s, other),
  );
  if (!isEnder || !comes) return [];
  const fit = monstersAt(s, seat).filter((i) => s.stopped[i] === 0 && isProwling(s, i));
  return fit.filter((i, at) => fit.findIndex((one) => denizens[one]!.id === denizens[i]!.id) === at);
}

const blocks = (s: RealmState, seat: Seat): BlockChoice[] => [
  ...rivals(s, seat).map((at): BlockChoice => ({ type: 'block-seat', at })),
  ...prowlers(s, seat).map((denizen): BlockChoice => ({ type: 'block-monster', denizen })),
];

function askNext(s: RealmState): void {
  const { blockers } = s.turn!;
  while (blockers.length > 0) {
    const seat = blockers.shift()!;
    const { life, asleep } = s.who[seat]!;
    if (life !== ALIVE || asleep === 1 || blocks(s, seat).length === 0) continue;
    s.asks.push({ type: 'block', seat });
    return;
  }
}

/** The end of a phase: monsters of the clearing block, and characters there are asked. (MR-078 to MR-083) */
export function endPhase(s: RealmState, seat: Seat, tell: Telling): void {
  const turn = s.turn!;
  if (s.who[seat]!.toward >= 0 || turn.over >= 0) return;
  for (const one of sharersOf(s, seat)) monstersBlock(s, one, tell);
  // Whoever has ended his phase decides last: he may still be stopped.
  const others = seatsAt(s, s.who[seat]!.place).filter((one) => one !== seat);
  turn.blockers = [...others, seat];
  askNext(s);
}

export const blockAsks: Questions<BlockAsk['type']> = {
  block: {
    choices: (s, { seat }) => [...blocks(s, seat), { type: 'let-pass' }],
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type === 'block-seat') {
        stop(s, seat);
        stop(s, choice.at);
        tell?.({ type: 'seat-blocked', rule: 'MR-080', seat, at: choice.at });
      } else if (choice.type === 'block-monster') {
        stop(s, seat);
        s.stopped[choice.denizen] = 1;
        tell?.({ type: 'monster-blocked', rule: 'MR-080', seat, denizen: choice.denizen });
      }
      if (choice.type !== 'let-pass') s.turn!.blockers.unshift(seat);
      askNext(s);
    },
  },
};
