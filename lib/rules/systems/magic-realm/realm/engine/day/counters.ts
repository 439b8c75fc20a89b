import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat } from '../../../../../kernel/game/engine';
import { canRest } from '../activities/rest';
import type { Questions, Telling } from '../activity';
import { beginEvening } from '../evening/evening';
import { hasEffect } from '../kit';
import { perish } from '../magic/dying';
import { endDaySpells } from '../magic/enspell';
import { isAlive, type RealmState, type Turn } from '../state';
import { NOWHERE } from '../world/ground';
import { hiredBy } from '../world/warband';
import { wake } from './sleeping';
import { isWornOut } from './take-phase';
import { isAwake, type TurnAsk } from './turn';

const newTurn = (seat: Seat): Turn => ({
  seat,
  phase: 0,
  step: 'start',
  sunlight: 0,
  caved: 0,
  climbed: 0,
  climbing: NOWHERE,
  over: -1,
  blockers: [],
  stormed: 0,
  strayed: 0,
});

/** His counter is drawn: he becomes unhidden, and so do those who follow or serve him. (MR-014, MR-015) */
function beginTurn(s: RealmState, seat: Seat, kept: boolean, tell: Telling): void {
  s.undrawn = s.undrawn.filter((one) => one !== seat);
  if (s.first < 0) s.first = seat;
  s.drawn.push(seat);
  const { blocked, asleep } = s.who[seat]!;
  if (blocked === 1 || asleep === 1) {
    s.who[seat]!.done = 1;
    if (asleep === 1) s.who[seat]!.record = [];
    tell?.({ type: 'skipped', rule: blocked === 1 ? 'MR-B47' : 'MR-T27', seat });
    return;
  }
  s.who.forEach((one, other) => {
    if (other !== seat && one.guide !== seat) return;
    one.hidden = 0;
    for (const hired of hiredBy(s, other)) s.hiding[hired] = 0;
  });
  s.turn = newTurn(seat);
  tell?.({ type: 'turn', rule: kept ? 'MR-A22' : 'MR-014', seat, kept });
  // Without a chit in play only rest is left; where that is impossible he dies.
  if (isWornOut(s.who[seat]!) && !canRest(s, seat)) perish(s, seat, 'MR-B14', tell);
}

/** Who keeps his counter and may choose when to take his turn. (MR-A22) */
const mayChoose = (s: RealmState, seat: Seat): boolean => hasEffect(s, seat, 'choose-turn');

function draw(s: RealmState, dice: Dice, tell: Telling): void {
  const drawn = s.undrawn.filter((seat) => isAlive(s, seat) && !mayChoose(s, seat));
  if (drawn.length > 0) return beginTurn(s, drawn[dice.below(drawn.length)]!, false, tell);
  const [kept] = s.undrawn.filter((seat) => isAlive(s, seat));
  if (kept !== undefined) return beginTurn(s, kept, true, tell);
  s.part = 'evening';
  tell?.({ type: 'sunset', rule: 'MR-089' });
  endDaySpells(s, tell);
  wake(s, tell);
  beginEvening(s, dice, tell);
}

/** Before each draw those who may are asked, once. */
export function nextCounter(s: RealmState, dice: Dice, tell: Telling): void {
  const others = s.undrawn.some((seat) => isAlive(s, seat) && !mayChoose(s, seat));
  const clever = others
    ? s.undrawn.filter((seat) => isAlive(s, seat) && isAwake(s, seat) && mayChoose(s, seat))
    : [];
  const asked = s.preempts;
  const [next] = clever.filter((seat) => !asked.includes(seat));
  if (next !== undefined) {
    s.preempts.push(next);
    s.asks.push({ type: 'preempt', seat: next });
    return;
  }
  s.preempts = [];
  draw(s, dice, tell);
}

export const turnAsks: Questions<TurnAsk['type']> = {
  preempt: {
    choices: () => [{ type: 'now' }, { type: 'later' }],
    answer(s, { seat }, choice, _dice, tell) {
      if (choice.type !== 'now') return;
      s.preempts = [];
      beginTurn(s, seat, true, tell);
    },
  },
};
