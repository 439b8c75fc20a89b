import type { Dice } from '../../../../../kernel/game/dice';
import type { Seat, Tell } from '../../../../../kernel/game/engine';
import { engine } from '../../../combat/engine';
import { alertFoes } from '../../../combat/engine/encounter/alerted';
import type { MrEvent } from '../../../combat/engine/events';
import { advance, beginRound } from '../../../combat/engine/round';
import { tellHired } from '../../../combat/engine/setup';
import { callTruce, TRUCE } from '../../../combat/engine/magic/truce';
import type { MrChoice } from '../../../combat/engine/choices';
import { FATIGUED, FOE, type MrState } from '../../../combat/engine/state';
import type { Telling } from '../activity';
import type { Told } from '../events';
import { answerCall } from '../magic/calls';
import { renewShapes } from '../magic/becoming';
import { energizings, wakeSpell, type EnspellChoice } from '../magic/enspell';
import { addedByLuck, isFading } from '../magic/in-effect';
import type { Field, RealmState } from '../state';
import { takeBackConjured } from './conjured-fight';
import { combatIn } from './going-on';
import { breakProvoked } from './held-fight';
import { isGone, lend, takeBack } from './in-fight';

/** Something of the combat of a field, in the words of that combat. */
export type FightEvent = Told<
  'fought',
  {
    readonly day: number;
    /** Its place in the fields of the evening. */
    readonly field: number;
    readonly event: MrEvent;
  }
>;

const telling = (s: RealmState, tell: Telling): Tell<MrEvent> | undefined => {
  const { day } = s;
  const field = s.fields.length - 1;
  return tell && ((event) => tell({ type: 'fought', rule: event.rule, day, field, event }));
};

/** The first round begins, in the field that was opened last. */
export function beginFight(s: RealmState, dice: Dice, tell: Telling): void {
  const field = s.fields.at(-1)!;
  const combat = (field.combat = combatIn(s, field));
  const told = telling(s, tell);
  told?.({
    type: 'began',
    rule: 'MR-090',
    foes: combat.foes.flatMap(({ owner }, i) => (owner < 0 ? [FOE + i] : [])),
  });
  tellHired(combat, told);
  alertFoes(combat, dice, told);
  beginRound(combat, told);
  if (s.peace.includes(field.place)) callTruce(combat, TRUCE);
  advance(combat, dice, told);
}

type Fought = Field & { readonly combat: MrState };

/** The field in which is fought now. */
export function fieldOf(s: RealmState): Fought | undefined {
  const field = s.fields.at(-1);
  return field?.combat && field.combat.phase !== 'over' ? (field as Fought) : undefined;
}

/** Seats that owe a decision in the combat that is fought now; undefined: none is fought. */
export function fighting(s: RealmState): readonly Seat[] | undefined {
  const field = fieldOf(s);
  const seats = field && field.lent !== 1 ? engine.toAct(field.combat).map((i) => field.seats[i]!) : [];
  return seats.length > 0 ? seats : undefined;
}

export function fightChoices(s: RealmState, seat: Seat): readonly MrChoice[] {
  const field = fieldOf(s);
  const at = field ? field.seats.indexOf(seat) : -1;
  return field && engine.toAct(field.combat).includes(at) ? engine.choices(field.combat, at) : [];
}

/** Color chits that wake spells in his own action turn, which is no action. (MR-118, MR-B25) */
export function wakings(s: RealmState, seat: Seat): readonly EnspellChoice[] {
  const field = fieldOf(s);
  const at =
    field?.combat.phase === 'act' && field.combat.steered.length === 0 ? field.seats.indexOf(seat) : -1;
  if (at < 0 || !engine.toAct(field!.combat).includes(at)) return [];
  // Whoever has fallen or run is there no more.
  return energizings(s, seat, field!.combat.heroes[at]!.chits).filter((choice) => {
    const on = s.effects[choice.at]!.seat;
    return on < 0 || !isGone(s, on);
  });
}

export function playWaking(
  s: RealmState,
  seat: Seat,
  { chit, at }: EnspellChoice,
  dice: Dice,
  tell: Telling,
): void {
  const field = fieldOf(s)!;
  const { combat, seats } = field;
  combat.heroes[seats.indexOf(seat)]!.chits[chit] = FATIGUED;
  combat.stirred = 1;
  wakeSpell(s, at, chit, tell);
  seats.forEach((one, i) => {
    combat.heroes[i]!.jinx = addedByLuck(s, one);
    combat.heroes[i]!.fades = isFading(s, one) ? 1 : 0;
  });
  renewShapes(s, field, combat);
  // It may have been the last thing that he could do.
  advance(combat, dice, telling(s, tell));
}

/** Carries out a choice in the combat that is fought now. */
export function playFight(s: RealmState, seat: Seat, choice: MrChoice, dice: Dice, tell: Telling): void {
  const field = fieldOf(s)!;
  const { combat, seats } = field;
  engine.play(combat, seats.indexOf(seat), choice, dice, telling(s, tell));
  if (combat.calls.length === 0) return;
  field.lent = 1;
  breakProvoked(s, field, combat, tell);
  takeBackConjured(s, field, combat, tell);
  lend(s, field, combat);
}

/** The next spell of the days does its work; after the last one the combat goes on. */
export function goOnFight(s: RealmState, field: Field, combat: MrState, dice: Dice, tell: Telling): void {
  const call = combat.calls.shift();
  if (call) return answerCall(s, field, combat, call, dice, tell);
  field.lent = 0;
  takeBack(s, field, combat);
  advance(combat, dice, telling(s, tell));
}
