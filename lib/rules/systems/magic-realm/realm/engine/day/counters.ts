import type { Dice } from '../../../../../kernel/game/dice';
import { canRest } from '../activities/rest';
import type { Questions, Telling } from '../activity';
import { eveningOrder } from '../evening/combat-of';
import { beginEvening } from '../evening/evening';
import { abilitiesOf, hasEffect } from '../kit';
import { perish } from '../magic/dying';
import { endDaySpells } from '../magic/enspell';
import {
  actsAlone,
  dayOf,
  everybody,
  isBodiless,
  isMover,
  isOut,
  playerOf,
  ruleFor,
  setHidden,
} from '../movers/individuals';
import type { RealmState, Turn, Who } from '../state';
import { NOWHERE } from '../world/ground';
import { bandOf, hiredBy } from '../world/warband';
import { isAsleep, wake } from './sleeping';
import { hopesToRest } from './offers';
import { isSpent } from './take-phase';
import { isAwake, type TurnAsk } from './turn';

/** By what he keeps his counter: an ability of his own, or a spell. (MR-A22, MR-S39) */
export const ruleOfChoice = (s: RealmState, who: Who): string =>
  abilitiesOf(s, who).some(({ kind }) => kind === 'choose-turn') ? 'MR-A22' : 'MR-S39';

/** A turn that has just begun. */
export const newTurn = (seat: Who): Turn => ({
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
  warded: -1,
});

/** Who serves him without a turn of his own today, and follows nobody else. */
const attendants = (s: RealmState, who: Who): readonly number[] =>
  isMover(s, who)
    ? bandOf(s, who)
    : [...hiredBy(s, who).filter((i) => s.after[i]! < 0 && actsAlone(s, i) < 0), ...bandOf(s, who)];

/** He becomes unhidden, and so do those who follow or serve him. (MR-015) */
function comeOut(s: RealmState, who: Who): void {
  for (const one of everybody(s)) {
    if (one !== who && dayOf(s, one).guide !== who) continue;
    setHidden(s, one, 0);
    for (const hired of attendants(s, one)) s.hiding[hired] = 0;
  }
}

/** His counter is drawn. (MR-014) */
function beginTurn(s: RealmState, seat: Who, kept: boolean, tell: Telling): void {
  const { blocked } = dayOf(s, seat);
  if (!isBodiless(s, seat)) {
    s.undrawn = s.undrawn.filter((one) => one !== seat);
    const player = playerOf(s, seat);
    if (s.first < 0) s.first = player;
    if (!s.drawn.includes(player)) s.drawn.push(player);
  }
  if (!isAwake(s, seat)) {
    dayOf(s, seat).done = 1;
    if (isAsleep(s, seat)) dayOf(s, seat).record = [];
    tell?.({ type: 'skipped', rule: blocked === 1 ? 'MR-B47' : 'MR-T27', seat });
    return;
  }
  comeOut(s, seat);
  // Who was blocked before has no turn that could end. (MR-B47)
  for (const who of everybody(s)) {
    const day = dayOf(s, who);
    if (day.guide === seat && day.blocked === 1) Object.assign(day, { guide: -1, done: 1 });
  }
  s.turn = newTurn(seat);
  tell?.({
    type: 'turn',
    rule: kept ? ruleOfChoice(s, seat) : isBodiless(s, seat) ? ruleFor(s, seat, '') : 'MR-014',
    seat,
    kept,
  });
  // Without a chit in play only rest is left; where that is impossible he dies.
  if (isSpent(s, seat) && !canRest(s, seat) && !hopesToRest(s, seat)) perish(s, seat, 'MR-B14', tell);
}

/** Familiars and phantasms that move just before him, or before one who follows him. (MR-A26, MR-S33) */
const heralds = (s: RealmState, who: Who): readonly Who[] =>
  everybody(s).filter((one) => {
    if (!isBodiless(s, one) || !isOut(s, one)) return false;
    const { done, guide } = dayOf(s, one);
    const master = playerOf(s, one);
    return done === 0 && guide < 0 && (master === who || s.who[master]!.guide === who);
  });

/** His turn comes, once all have moved who move just before him. (MR-A26) */
function call(s: RealmState, who: Who, kept: boolean, tell: Telling): void {
  const [herald] = heralds(s, who);
  if (herald === undefined) return beginTurn(s, who, kept, tell);
  s.due = who;
  beginTurn(s, herald, false, tell);
}

/** Who keeps his counter and may choose when to take his turn. (MR-A22, MR-S39) */
const mayChoose = (s: RealmState, seat: Who): boolean => hasEffect(s, seat, 'choose-turn');

function draw(s: RealmState, dice: Dice, tell: Telling): void {
  const drawn = s.undrawn.filter((seat) => isOut(s, seat) && !mayChoose(s, seat));
  if (drawn.length > 0) return call(s, drawn[dice.below(drawn.length)]!, false, tell);
  const [kept] = eveningOrder(
    s,
    s.undrawn.filter((seat) => isOut(s, seat)),
  );
  if (kept !== undefined) return call(s, kept, true, tell);
  s.part = 'evening';
  tell?.({ type: 'sunset', rule: 'MR-089' });
  endDaySpells(s, tell);
  wake(s, tell);
  beginEvening(s, dice);
}

/** Before each draw those who may are asked, once: several clockwise from who moved first. (MR-A22, MR-S39) */
export function nextCounter(s: RealmState, dice: Dice, tell: Telling): void {
  const { due } = s;
  s.due = -1;
  if (due >= 0 && isOut(s, due)) return call(s, due, mayChoose(s, due), tell);
  const others = s.undrawn.some((seat) => isOut(s, seat) && !mayChoose(s, seat));
  const clever = others
    ? s.undrawn.filter((seat) => isOut(s, seat) && isAwake(s, seat) && mayChoose(s, seat))
    : [];
  const asked = s.preempts;
  const [next] = eveningOrder(
    s,
    clever.filter((seat) => !asked.includes(seat)),
  );
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
      call(s, seat, true, tell);
    },
  },
};
